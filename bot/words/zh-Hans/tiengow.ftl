# 天九：牌的点数与名称

card-6-6 = 6-6 天
card-1-1 = 1-1 地
card-4-4 = 4-4 人
card-1-3 = 1-3 鹅
card-5-5 = 5-5 梅花
card-3-3 = 3-3 长三
card-2-2 = 2-2 板凳
card-5-6 = 5-6 斧头
card-4-6 = 4-6 红头十
card-1-6 = 1-6 高脚七
card-1-5 = 1-5 伶冧六
card-3-6 = 3-6 杂九
card-4-5 = 4-5 杂九
card-2-6 = 2-6 杂八
card-3-5 = 3-5 杂八
card-2-5 = 2-5 杂七
card-3-4 = 3-4 杂七
card-2-4 = 2-4 大头六
card-1-4 = 1-4 杂五
card-2-3 = 2-3 杂五
card-1-2 = 1-2 幺三

# 牌与组合

tile-civil = 文子，{$ranks}级中第{$rank}大
tile-military = 武子，{$ranks}级中第{$rank}大
tile-beats = {$rank} · 压得过
tile-folds = {$rank} · 垫牌
set-supreme = 至尊（先出必胜）
set-civil = 文子单张
set-military = 武子单张
set-civil-pair = 文子一对
set-military-pair = 武子一对
set-mixed-pair = 文武一对
set-civil-three = 三张（二文一武）
set-military-three = 三张（一文二武）
set-four = 四张（二文二武）

# 座位与牌墙

card-right = 右边
card-opposite = 对面
card-left = 左边
wall-ends2cols = 从首家起，依次拿第1、2叠，第3、4叠，第5、6叠，第7、8叠。
wall-rowsFromTop = 首家拿最上一层八张，下一家拿第二层，依次往下。
wall-rowsFromBottom = 首家拿最下一层八张，下一家拿倒数第二层，依次往上。
wall-oneColTwice = 从首家起，依次拿第1、5叠，第2、6叠，第3、7叠，第4、8叠。
wall-alternating = 从首家起，依次拿第1、3叠，第2、4叠，第5、7叠，第6、8叠。
wall-centreOut = 从首家起，依次拿第4、5叠，第3、6叠，第2、7叠，第1、8叠。
wall-outsideIn = 从首家起，依次拿第1、8叠，第2、7叠，第3、6叠，第4、5叠。

# 大厅与牌桌

game-tiengow = 天九
preset-tiengowA = 香港规则
preset-tiengowB = 东圈与南圈（100分起，有文尊与例牌）
lobby-title-changes = **{$game}** · 换庄满{$deals}次为止
table-deal-changes = **{$game}** · {$wind}圈第{$round}庄 · 第{$number}局
wind-east = 东
wind-south = 南
wind-west = 西
wind-north = 北
table-turn-sit = ➤ 请{$who}选座位，方位以掷出点数最大的{$highest}为准。
table-turn-wall = ➤ 请{$who}决定怎样拿牌。

# 经过

event-roll = {$name}掷出{$card}和{$cards}。
event-sit = 以掷出点数最大的人为准，{$name}坐在{$cards}。
event-draw--tiengow = {$name}翻出{$card}。
event-wall = {$name}决定的拿法：{$cards}。
event-first = 由{$name}先拿。
event-deal--tiengow = 每人拿了八张牌。
event-dealt-hand = {$name}亮出例牌，立即获胜：{$cards}。
event-lead = {$name}先出{$cards}。
event-beat = {$name}压过：{$cards}。
event-fold = { $count ->
    [0] {$name}垫牌。
   *[other] {$name}垫牌：{$cards}。
}
event-stackless = { $count ->
    [0] {$name}一栋也没有，必须垫牌。
   *[other] {$name}一栋也没有，必须垫牌：{$cards}。
}
event-trick = {$name}赢得这一轮，得{$number}栋。
event-bonus-supreme = {$name}收贺尊。
event-bonus-four = {$name}收四大贺。

# 手牌

hand-sit = **请选座位。** 方位以掷出点数最大的{$highest}为准。
hand-wall = **你坐在庄家对面，请决定怎样拿牌。** 牌墙有八叠，每叠四张，从靠近骰子的一端数起。
hand-lead = **轮到你先出。** 请选一张，或能一起出的二至四张牌。
hand-no-set = **{$cards}不能一起出。** 可以出单张、同级的一对、至尊（2-4和1-2），或文武相配的牌（天与九、地与八、人与七、鹅与五）。
hand-picked = 你选了**{$cards}**。
hand-beat = **轮到你了。** 目前最大的是{$name}的{$cards}。请用更大的牌压过，或垫{$count}张牌。
hand-fold = **轮到你了。** 目前最大的是{$name}的{$cards}，你压不过，请垫{$count}张牌。
hand-no-choice = **没有选择：** 目前最大的是{$name}的{$cards}，你压不过，只能垫牌。
hand-select-wall = 决定怎样拿牌
hand-select-lead = 选要先出的牌
hand-select-sets = 或直接先出一组牌
hand-select-tiles = 选{$count}张牌
hand-select-beat = 或直接压过
button-back--tiengow = 重选

# 出法

move-sit = 坐在{$cards}
move-wall = {$cards}
move-lead = 先出：{$cards}
move-beat = 压过：{$cards}
move-fold = 垫牌：{$cards}

# 战绩

sheet-plain = {$name}结牌：{$points}
sheet-supreme = {$name}结，最后一轮先出的是至尊（包尊）：{$points}
sheet-four = {$name}以四张结（四大包）：{$points}
sheet-smallest = {$name}以最小的牌结（幺结）：{$points}
sheet-kam = 擒！{$name}压过了最后一轮先出的牌：{$points}
sheet-seven = {$name}打成七支：{$points}
sheet-eight = {$name}打成八支：{$points}
sheet-dealt-seven = {$name}起手例牌，算七支：{$points}
sheet-dealt-eight = {$name}起手例牌，算八支：{$points}
line-stacks = 不足四栋
line-nyu = 入一、入二
line-dealer = 庄家{$times}
line-supreme = 包尊{$times}
line-four = 四大包{$times}
line-smallest = 幺结{$times}
line-seven = 七支{$times}
line-eight = 八支{$times}
line-kam-covers = 被擒代付
line-kam = 擒{$times}
line-bonus-supreme = 贺尊
line-bonus-four = 四大贺
line-dealt = 例牌
line-dealt-seven = 例牌算七支{$times}
line-dealt-eight = 例牌算八支{$times}

# 拒绝

