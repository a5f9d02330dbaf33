# ページに分けた遊び方：ボタン、見出し、どのページにもある言葉。

book-numbered = { $title } { $number }
book-place = { $title }（{ $number }／{ $count }）
book-contents = **{ $game }**：遊び方を、1ページずつ。
book-here = この卓の取り決めで書いてあります：{ $preset }{ $changes ->
    [0] 。
   *[other] 、変更{ $changes }件。
}
book-usual = ふつうの取り決めで書いてあります。
book-choose = ページを選ぶ
book-note = ▸ { $label }：{ $value }
book-differs = 「{ $preset }」と違うところ：
book-same = すべて「{ $preset }」のとおりです。
book-source-line = **{ $label }** { $source }
book-source = 出典：{ $source }
button-contents = 目次
button-previous = 前へ
button-following = 次へ
button-book-back = 取り決めへ戻る
button-source = 出典は？
button-how = 遊び方
button-book-hand = 自分の手で見る
button-book-page = ページに戻る
book-hand = **{ $title }**：あなたの手では
book-hand-after = { $card }を捨てると：{ $waits }
book-hand-sets = まとめて出せる組：{ $sets }
book-hand-none = 今の手には、まだ当てはまるものがありません。
page-contents = 目次
page-about = どんなゲームか
page-pieces = 札
page-pieces--mahjong = 牌
page-pieces--tiengow = 牌
page-deal = 配り方
page-turn = 進め方
page-claims = 鳴き
page-oni = 鬼札
page-gaji = ガジ
page-hiki = 引き
page-koikoi = こいこい
page-combinations = 役
page-viewings = 花見・月見と盃
page-sets = 先手
page-follow = 後手
page-last = 最後の周
page-kam = 擒
page-bonus = 祝儀
page-dealt = 配牌の役
page-tactics = 戦術
page-gold = 金牌
page-win = 上がり
page-ready = 聴牌宣言
page-water = 水
page-times = 支払い
page-treasure = 宝牌
page-kongs = カン
page-wilds = 混
page-xi = 喜
page-sum = 点の数え方
page-big = 大役
page-small = 小役
page-limited = 限定局
page-stories = 限定局の例
page-ending = 終わり
page-pays = 点と支払い
page-house = この卓の取り決め
page-source = 取り決めの出典
page-words = 用語

# 取り決めの例（計算した値）

example-wild_rule = たとえば{ $turned }が表なら、上2枚は{ $up2 }、下2枚は{ $down2 }、上下は{ $updown }です。
example-base_scale = たとえば{ $scale }なら、底は親が{ $dealer }、子が{ $child }です。
