# 图中的字：放在小格里的短语

mark-dealer = 庄
mark-turn = 行动中
label-deal = 局数
head-deal = 第{ $number }局，共{ $deals }局
label-stock = 牌堆
label-reserved = 另放
label-turned = 翻开
label-aimed = 准备吃牌
label-resting = 轮空：{ $names }
label-points = { $points }分
label-of-par = { $points }／{ $par }分
mark-koikoi = { $count ->
    [1] 来来
   *[other] 来来×{ $count }
}
table-cut = 等{ $name }切牌
hand-facts = 第{ $number }局，共{ $deals }局 · 牌堆{ $stock }张
turn-yours = 轮到你了
turn-of = 轮到{ $name }
turn-window = 等待回答
turn-over = 本局结束

# 计分表

score-title = 第{ $number }局，共{ $deals }局
ending-win = { $name }获胜
ending-tie = 平局
ending-luck = { $name }以起手役获胜
ending-draw = 无人获胜
ending-void = 因场上的牌，本局作废
ending-cancelled = 因手牌同花四张，本局作废
line-card-points = 牌分
combination-three = 三光
combination-four-wisteria = 四藤
combination-four-paulownia = 四桐
line-total = 合计
line-cards = 牌分（超过115的部分）
line-payment = 本局输赢
line-match = 总计
column-won = 胜
column-points = 分
standings-title = { $deals }局后的战绩
standings-ahead = { $names }分数最高
standings-even = 全员同分

# 图中一切的文字说明：替代文字、屏幕阅读器

tell-deal = 第{ $number }局，共{ $deals }局。
tell-turn = 轮到{ $name }。
tell-cut = 轮到{ $name }切牌。
tell-keep = 轮到{ $name }确认手牌：保留，有同花四张时也可以亮出。
tell-take = { $name }翻出{ $card }，要选吃哪张。
tell-aimed = { $card }要吃{ $cards }，先等各家回答引不引牌。
tell-teams = { $first }一队，对{ $second }一队。
tell-resting = 轮空：{ $names }。
tell-made = { $name }凑成的役：{ $combinations }。
tell-koikoi = { $name }喊了{ $count }次“来来”。
tell-captures-worth = { $name }吃到{ $cards }，共{ $points }分。
tell-over = 本局结束。
tell-dealer = 庄家是{ $name }。
tell-scores = 本局之前的总分：{ $scores }。
tell-result = 本局输赢：{ $scores }。
tell-score = { $name } { $score }
tell-sheet-line = { $line }。
tell-row = { $label }：{ $scores }。
tell-field = 场牌：{ $cards }。
tell-field-none = 场上没有牌。
tell-group = 成组的{ $cards }
tell-stock = { $count ->
    [0] 牌堆已用完。
   *[other] 牌堆剩{ $count }张。
}
tell-reserved = 留给吃到鬼牌的人：{ $cards }。
tell-captures = { $name }吃到{ $cards }。
tell-captures-none = { $name }还没有吃到牌。
tell-pile = { $kind }{ $count }张
tell-pile-named = { $kind }{ $count }张（{ $cards }）
tell-hidden = { $count ->
    [0] { $name }手上没有牌。
   *[other] { $name }手上有{ $count }张牌。
}
tell-hand = 你的手牌：{ $cards }。
tell-able = 能吃场上牌的牌：{ $cards }。
tell-ring-thick = 粗框：{ $cards }。
tell-ring-thin = 细框：{ $cards }。
guide-combination = { $name } { $points }
guide-counted = { $name }{ $count }张：{ $points }分起

# --- An appraised hand
appraised-seat = { $role ->
    [winner] 胡家
    [giver] 点炮
    [dealer] 庄家
   *[other] 闲家{$number}
}{ $deals ->
    [yes] { $role ->
        [dealer] {""}
       *[other] （庄）
    }
   *[no] {""}
}
