# 长春麻将与大连穷胡：大厅与牌桌

game-changchun = 长春麻将
game-dalian = 大连穷胡
preset-changchun = 基本规则
preset-dalian = 基本规则
table-turn-look = ➤ 请{$who}决定：看宝牌，还是直接摸牌？
event-deal--northern = 每人起手13张牌，庄家多一张。
event-ready = {$name}报听。
event-xi = {$name}亮出{ $kong ->
    [xuanfeng] 旋风杠
    [xigang] 喜杠
    [yaodan] 幺蛋
    [jiudan] 九蛋
   *[other] 特殊杠
}：{$cards}。
event-add = {$name}要把{$cards}加进{ $kong ->
    [xuanfeng] 旋风杠
    [xigang] 喜杠
    [yaodan] 幺蛋
    [jiudan] 九蛋
   *[other] 特殊杠
}。
event-die = {$name}掷出{$cards}点。
event-treasure = 一张宝牌扣着放在一旁。
event-looked = { $count ->
    [0] {$name}看了宝牌。
   *[other] {$name}看了宝牌：{$cards}。
}
event-treasure-gone = 与宝牌相同的牌出了三张，宝牌放回原处，另定一张。

# 出法

move-ready = 报听，打{$cards}
move-xi = { $kong ->
    [xuanfeng] 旋风杠
    [xigang] 喜杠
    [yaodan] 幺蛋
    [jiudan] 九蛋
   *[other] 特殊杠
}：{$cards}
move-add = 把{$cards}加进{ $kong ->
    [xuanfeng] 旋风杠
    [xigang] 喜杠
    [yaodan] 幺蛋
    [jiudan] 九蛋
   *[other] 特殊杠
}
move-look = 看宝牌
move-draw = 不看，直接摸牌

# 手牌

hand-look = **你已报听。** 摸牌以前可以看宝牌：宝牌正是你听的牌就立即胡；以后摸到与宝牌相同的牌，可以当任何牌。看了以后不能再换手牌。
hand-look-not = **你已报听**，但不能看宝牌：{ $why ->
    [outside] 手里和亮出的牌都没有幺九、字牌。
   *[other] 你已不再听牌，或没有宝牌了。
}请摸牌。
hand-added-xi--northern = **{$name}要把{$card}加进特殊杠。** { $claims ->
    [0] 这张牌你不能要，只能过。
   *[other] 要这张牌，还是过？
}
hand-frozen = 你看过宝牌了，只能胡牌，或打出刚摸到的牌；听的牌不变时，也可以开杠。
hand-treasure = -# 宝牌：{$card}
hand-select-ready = 报听，并打出……

# 胡牌的条件：会排成一行，要短

condition-three-suits = 三门齐全
condition-outside = 有幺九或字牌
condition-pung = 有刻子或杠（或三元牌作将）
condition-single-pungs = 只剩一张时全是刻子或杠
condition-opened = 已开门
condition-chow = 有顺子
condition-pair = 将不是2或8
condition-not-single = 手上不止一张
condition-no-dragons = 没有三元牌的刻子或杠
condition-no-winds = 没有门风、圈风的刻子或杠
condition-no-four = 没有四张相同的牌

# 战绩

sheet-dianpao = {$name}胡牌（点炮胡）：{$points}
sheet-mobao = {$name}摸到宝牌（摸宝）：{$points}
sheet-chongbao = {$name}看到的宝牌正是所听的牌（冲宝）：{$points}
sheet-draw--northern = 流局（黄庄），无人胡牌，庄家连庄。杠的分照算。
sheet-met = -# {$conditions}
line-rate = 底分
line-menqing = 门清{$times}
line-kanzhang = 嵌张{$times}
line-bianzhang = 边张{$times}
line-dandiao = 单吊{$times}
line-piaohu = 飘胡{$times}
line-mobao = 摸宝{$times}
line-chongbao = 冲宝{$times}
line-gangkai = 杠上开花{$times}
line-qianggang = 抢杠{$times}
line-dealer--mahjong = 庄家{$times}
line-dianpao = 点炮胡{$times}
line-shooter = 点炮者付{$times}
line-payer-closed = 付分者门清{$times}
line-all-closed = 三家都门清{$times}
line-open-kong = 明杠
line-added-kong = 加杠
line-closed-kong = 暗杠
line-open-dadan = 明大蛋
line-added-dadan = 明大蛋（加杠）
line-closed-dadan = 暗大蛋
line-xuanfeng = 旋风杠
line-xigang = 喜杠
line-yaodan = 幺蛋
line-jiudan = 九蛋

# 拒绝

refusal-lacks = 这手牌不能胡。{$clashes}
refusal-lacks-three-suits = 万、筒、条三门都要有。
refusal-lacks-outside = 要有幺九或字牌。
refusal-lacks-pung = 四组都是顺子，要用三元牌作将。
refusal-lacks-single-pungs = 手上只剩一张，各组要全是刻子或杠才能胡。
refusal-lacks-opened = 要先开门（吃、碰或明杠）。
refusal-lacks-chow = 要有顺子。
refusal-lacks-pair = 2和8不能作将。
refusal-lacks-not-single = 手上只剩一张不能胡。
refusal-lacks-no-dragons = 按本桌规则，有三元牌的刻子或杠，不能胡。
refusal-lacks-no-winds = 按本桌规则，有门风、圈风的刻子或杠，不能胡。
refusal-lacks-no-four = 按本桌规则，有四张相同的牌不能胡。

# 本桌规则

option-rate = 底分
option-rate-help = 胡牌时每家付的分，加倍以前是这个数；杠的分也按它计算。
option-claim_added = 加进特殊杠的牌可以碰
option-claim_added-help = 加进特殊杠的牌，别人可以碰，或只能抢杠。
option-treasure_gone = 何时换宝牌
option-treasure_gone-help = 与宝牌相同的牌打出三张就换；亮出的组里的牌也算，或不算。
option-single_wait = 嵌张、边张、单吊
option-single_wait-help = 能拆成这种听法就加倍，或只听这一张才加倍。
option-concealed = 什么不算门清
option-concealed-help = 只有吃碰杠别人的牌不算门清，或亮出特殊杠也不算。
option-no_dragon_pung = 不许三元牌的刻子
option-no_dragon_pung-help = 有中发白的刻子或杠不能胡。
option-no_value_wind_pung = 不许门风、圈风的刻子
option-no_value_wind_pung-help = 有自己的门风或圈风的刻子或杠不能胡。
option-no_four_same = 不许四张相同
option-no_four_same-help = 手牌与亮出的牌里有四张相同的（杠也算），就不能胡。
value-discards = 打出三张
value-seen = 打出或亮出三张
value-any--mahjong = 能拆成这种听法就算
value-only = 只听这一张才算
value-claims = 要了别人的牌
value-special = 要了别人的牌，或亮出特殊杠

# 图中的字

label-adds-xi--northern = 加进特殊杠
mark-look = 看宝？
mark-declared = 听
mark-looked = 宝
label-treasure = 宝牌
ending-dianpao = { $name }：点炮胡
ending-mobao = { $name }摸宝
ending-chongbao = { $name }冲宝
met-three-suits = ✓ 三门齐
met-outside = ✓ 幺九或字牌
met-pung = ✓ 刻子、杠或三元将
met-single-pungs = ✓ 剩一张时全刻子
met-opened = ✓ 已开门
met-chow = ✓ 顺子
met-pair = ✓ 将非2、8
met-not-single = ✓ 手上不止一张
met-no-dragons = ✓ 无三元刻子
met-no-winds = ✓ 无门风、圈风的刻子
met-no-four = ✓ 无四张相同
row-dianpao = 点炮胡
row-rate = 底分
row-menqing = 门清
row-kanzhang = 嵌张
row-bianzhang = 边张
row-dandiao = 单吊
row-piaohu = 飘胡
row-mobao = 摸宝
row-chongbao = 冲宝
row-gangkai = 杠上开花
row-qianggang = 抢杠
row-zimo--northern = 自摸
row-dealer--mahjong = 庄家
row-shooter = 点炮
row-payer-closed = 付分者门清
row-all-closed = 三家门清
row-kongs = 杠
row-open-kong = 明杠
row-added-kong = 加杠
row-closed-kong = 暗杠
row-open-dadan = 明大蛋
row-added-dadan = 明大蛋
row-closed-dadan = 暗大蛋
row-xuanfeng = 旋风杠
row-xigang = 喜杠
row-yaodan = 幺蛋
row-jiudan = 九蛋

# 图中一切的文字说明

tell-look = { $name }已报听，可以看宝牌。
tell-declared = 已报听：{ $name }。
tell-looked = 已看宝牌：{ $name }。
tell-adds-xi--northern = { $name }要把{ $card }加进特殊杠。
tell-aside = 有一张宝牌扣着。
tell-treasure = 宝牌是{ $card }。
tell-meld-xuanfeng = 旋风杠{ $cards }
tell-meld-xigang = 喜杠{ $cards }
tell-meld-yaodan = 幺蛋{ $cards }
tell-meld-jiudan = 九蛋{ $cards }

# 玩法旁的图：一行最多约27字

guide-four-sets = 胡牌：四组加一对将
guide-whole-northern = 十四张的胡牌牌型
guide-conditions = 胡牌的条件，以及这手牌怎样符合
guide-kongs = 杠当场收的分（合计）
guide-zimo--northern = 自摸：胡自己摸的牌，或胡宝牌
guide-great = 大蛋：下列任何一种牌四张
guide-special = 特殊杠：每副算一组
guide-rate = 每家付底分，下列每项加倍
guide-menqing = 门清
guide-kanzhang = 嵌张（夹）：四、六听五之类
guide-bianzhang = 边张：一二听三，八九听七
guide-dandiao = 单吊：单剩一张，等同样的牌作将
guide-piaohu = 飘胡：全是刻子或杠
guide-mobao = 摸宝：摸到与宝牌相同的牌
guide-chongbao = 冲宝：看到的宝牌正是所听的牌
guide-gangkai = 杠上开花：胡杠后补的牌
guide-qianggang = 抢杠：胡别人加进杠的牌
guide-dealer--mahjong = 庄家：输赢都加倍
guide-shooter = 点炮：打出那张牌的人付
guide-payer-closed = 付分的人没要过别人的牌
guide-all-closed = 付分的三家都没要过别人的牌
guide-treasure-wait = 这手牌单吊，差将的一张
guide-discarded = 打出这张，同时报听
