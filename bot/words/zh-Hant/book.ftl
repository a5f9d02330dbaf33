# 分頁的規則書：按鈕、標題，以及每頁都有的話。

book-numbered = { $title }{ $number }
book-place = { $title }（{ $number }／{ $count }）
book-contents = **{ $game }**：一頁一頁學會怎麼玩。
book-here = 書中寫的是這一桌的規則：{ $preset }{ $changes ->
    [0] 。
   *[other] ，另改{ $changes }項。
}
book-usual = 書中寫的是通常的規則。
book-choose = 選一頁
book-note = ▸ { $label }：{ $value }
book-differs = 與規則範本「{ $preset }」不同的是：
book-same = 全部與規則範本「{ $preset }」相同。
book-source-line = **{ $label }** { $source }
book-source = 出處：{ $source }
button-contents = 目錄
button-previous = 上一頁
button-following = 下一頁
button-book-back = 回到本桌規則
button-source = 出自哪裡？
button-how = 怎麼玩
button-book-hand = 看看我的手牌
button-book-page = 回到這一頁
book-hand = **{ $title }**：對照你的手牌
book-hand-after = 打{ $card }：{ $waits }
book-hand-sets = 可以一起出的牌：{ $sets }
book-hand-none = 目前的手牌還用不上這一頁。
page-contents = 目錄
page-about = 這是什麼遊戲
page-pieces = 牌
page-deal = 發牌
page-turn = 行牌
page-claims = 吃碰槓
page-oni = 鬼牌
page-gaji = 百搭
page-hiki = 引牌
page-koikoi = 來來
page-combinations = 役
page-viewings = 花見酒、月見酒與菊盃
page-sets = 先出
page-follow = 跟牌
page-last = 最後一輪
page-kam = 擒
page-bonus = 賀
page-dealt = 例牌
page-tactics = 打法
page-gold = 開金
page-win = 胡牌
page-ready = 報聽
page-water = 水
page-times = 輸贏
page-treasure = 寶牌
page-kongs = 槓
page-wilds = 混
page-xi = 喜
page-sum = 算一手牌
page-big = 大番
page-small = 小番
page-limited = 限定局
page-stories = 更多限定局
page-ending = 一局結束
page-pays = 計分與輸贏
page-house = 本桌規則
page-source = 規則的出處
page-words = 用語

# 規則的例子（算出來的值）

example-wild_rule = 例如翻出{ $turned }：後兩款是{ $up2 }，前兩款是{ $down2 }，連本款前後三款是{ $updown }。
example-base_scale = 例如{ $scale }：莊家的底是{ $dealer }，閒家是{ $child }。
