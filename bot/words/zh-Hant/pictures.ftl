# 圖中的字：放在小格裡的短語

mark-dealer = 莊
mark-turn = 行動中
label-deal = 局數
head-deal = 第{ $number }局，共{ $deals }局
label-stock = 牌堆
label-reserved = 另放
label-turned = 翻開
label-aimed = 準備吃牌
label-resting = 輪空：{ $names }
label-points = { $points }分
label-of-par = { $points }／{ $par }分
mark-koikoi = { $count ->
    [1] 來來
   *[other] 來來×{ $count }
}
table-cut = 等{ $name }切牌
hand-facts = 第{ $number }局，共{ $deals }局 · 牌堆{ $stock }張
turn-yours = 輪到你了
turn-of = 輪到{ $name }
turn-window = 等待回答
turn-over = 本局結束

# 計分表

score-title = 第{ $number }局，共{ $deals }局
ending-win = { $name }獲勝
ending-tie = 平手
ending-luck = { $name }以起手役獲勝
ending-draw = 無人獲勝
ending-void = 因場上的牌，本局作廢
ending-cancelled = 因手牌同花四張，本局作廢
line-card-points = 牌分
combination-three = 三光
combination-four-wisteria = 四藤
combination-four-paulownia = 四桐
line-total = 合計
line-cards = 牌分（超過115的部分）
line-payment = 本局輸贏
line-match = 總計
column-won = 勝
column-points = 分
standings-title = { $deals }局後的戰績
standings-ahead = { $names }分數最高
standings-even = 全員同分

# 圖中一切的文字說明：替代文字、螢幕閱讀器

tell-deal = 第{ $number }局，共{ $deals }局。
tell-turn = 輪到{ $name }。
tell-cut = 輪到{ $name }切牌。
tell-keep = 輪到{ $name }確認手牌：照打，有同花四張時也可以亮出。
tell-take = { $name }翻出{ $card }，要選吃哪張。
tell-aimed = { $card }要吃{ $cards }，先等各家回答引不引牌。
tell-teams = { $first }一隊，對{ $second }一隊。
tell-resting = 輪空：{ $names }。
tell-made = { $name }湊成的役：{ $combinations }。
tell-koikoi = { $name }喊了{ $count }次「來來」。
tell-captures-worth = { $name }吃到{ $cards }，共{ $points }分。
tell-over = 本局結束。
tell-dealer = 莊家是{ $name }。
tell-scores = 本局之前的總分：{ $scores }。
tell-result = 本局輸贏：{ $scores }。
tell-score = { $name } { $score }
tell-sheet-line = { $line }。
tell-row = { $label }：{ $scores }。
tell-field = 場牌：{ $cards }。
tell-field-none = 場上沒有牌。
tell-group = 成組的{ $cards }
tell-stock = { $count ->
    [0] 牌堆已用完。
   *[other] 牌堆剩{ $count }張。
}
tell-reserved = 留給吃到鬼牌的人：{ $cards }。
tell-captures = { $name }吃到{ $cards }。
tell-captures-none = { $name }還沒有吃到牌。
tell-pile = { $kind }{ $count }張
tell-pile-named = { $kind }{ $count }張（{ $cards }）
tell-hidden = { $count ->
    [0] { $name }手上沒有牌。
   *[other] { $name }手上有{ $count }張牌。
}
tell-hand = 你的手牌：{ $cards }。
tell-able = 能吃場上牌的牌：{ $cards }。
tell-ring-thick = 粗框：{ $cards }。
tell-ring-thin = 細框：{ $cards }。
guide-combination = { $name } { $points }
guide-counted = { $name }{ $count }張：{ $points }分起

# --- An appraised hand
appraised-seat = { $role ->
    [winner] 胡家
    [giver] 點炮
    [dealer] 莊家
   *[other] 閒家{$number}
}{ $deals ->
    [yes] { $role ->
        [dealer] {""}
       *[other] （莊）
    }
   *[no] {""}
}
