# 麻将：大厅与牌桌

game-xiamen = 厦门麻将
game-quanzhou = 泉州麻将
preset-xiamen = 基本规则
preset-quanzhou = 基本规则
lobby-title-rounds = **{$game}** · 共{$rounds}圈
table-deal-rounds = **{$game}** · 第{$round}圈，共{$rounds}圈，第{$dealer}庄 · 第{$number}局
table-turn-claim = ➤ 请{$who}决定：要这张牌，还是过？
table-turn-opening = ➤ 开金了，请{$who}决定：胡，还是过？

# 经过

event-deal--xiamen = 每人起手16张牌，庄家多一张。
event-turned-back = 翻到花牌{$cards}，扣回去重翻。
event-gold = 开金：翻出{$cards}，另外三张同样的是金牌。
event-flower = {$name}补花：{$cards}。
event-drawn = { $count ->
    [0] {$name}摸牌。
   *[other] {$name}摸到{$cards}。
}
event-discard = {$name}打出{$cards}。
event-answer = {$name}已回答。
event-chow = {$name}吃牌：{$cards}。
event-pung = {$name}碰牌：{$cards}。
event-kong = {$name}杠牌：{$cards}。
event-concealed = {$name}暗杠：{$cards}。
event-added = {$name}加杠{$cards}。
event-win = { $count ->
    [0] {$name}胡牌。
   *[other] {$name}胡{$cards}。
}
event-foul = {$name}诈胡。
event-used-up = 牌摸完了，流局。
event-used-up--xiamen = 牌摸完了，臭庄。
event-used-up--quanzhou = {event-used-up--xiamen}

# 出法

move-discard = 打{$cards}
move-chow = 用{$cards}吃
move-pung = 碰
move-kong = { $count ->
    [0] 杠
   *[other] 杠{$cards}
}
move-win = 胡

# 手牌

hand-drawn = 你摸到{$card}。
hand-discard = **轮到你了。** {$drawn}{ $wins ->
    [yes] 可以胡，也可以打一张牌。
   *[no] 请打一张牌。
}
hand-follow = **必须跟打：{$cards}。** 有人打出字牌，你手上同样的字牌只有一张，要先打出去。{$drawn}
hand-thrown = **{$name}打出{$card}。** { $claims ->
    [0] 这张牌你不能要，只能过。
   *[other] 要这张牌，还是过？
}
hand-added = **{$name}加杠{$card}。** { $claims ->
    [0] 你不能抢杠，只能过。
   *[other] 抢杠，还是过？
}
hand-opening = **开金：{$card}。** { $claims ->
    [0] 你现在不能胡，只能过。
   *[other] 胡，还是过？
}
hand-worth = 可以胡：{$win}，{$points}分。
hand-order = -# 预设应答：{$order}
hand-select-discard = 选一张牌打出
tile-drawn = 刚摸到
tile-gold = 金牌（可以当任何牌）
tile-stands = 当作{$card}
tile-held = 手上{$count}张
tile-lately = 有人报听之后打出过
hand-lately = -# 有人报听之后，已打出过{$card}。但报听的人当时可能是放过没胡，再打仍可能点炮。
hand-waits = { $after ->
    [yes] 打出后听{$cards}。
   *[no] 你听{$cards}。
}
hand-waits-many = { $after ->
    [yes] 打出后听
   *[no] 你听
}{$count}种牌，还有{$left}张没出现。
hand-lacks = { $after ->
    [yes] 打出后只差一张，但凑齐了也还不能胡。
   *[no] 只差一张，但凑齐了也还不能胡。
}未满足：{$conditions}。
hand-why = -# {$reason}
wait = {$card}（{$facts}）
wait-treasure = 宝牌
wait-left = 剩{$count}张
wait-points = {$points}分
wait-between = {$fewest}～{$most}分
wait-self = 自摸{$points}分
wait-short = { $kinds ->
    [1] {$card}
   *[other] {$card}（{$left}）
}
wait-drawn = 只能自摸
wait-given = 只能胡别人打的
wait-not = 不能胡
tile-waits = 听{$cards}，剩{$left}张
tile-waits-many = 听{$count}种，剩{$left}张
tile-lacks = 只差一张，但未满足：{$conditions}

# 预先交代

order-line--mahjong = { $count ->
    [0] {$order}；{$scope}
   *[other] {$order}；其余一律过；{$scope}
}
order-win = 能胡就胡
order-kong = 能杠就杠
order-pung = 能碰就碰
order-chow = 能吃就吃
order-k = 杠{$cards}
order-p = 碰{$cards}
order-c = 用{$cards}吃
order-pass--mahjong = 什么都不要
order-sets3 = 别人亮出三组就停用
order-wall40 = 可摸的牌少于40张就停用
order-wall20 = 可摸的牌少于20张就停用
order-draft = 将设为：{$order}。
order-at-once = -# 不论手牌如何都会立即回答，包括现在正在问的。
order-select-claims = 要哪些牌（其余一律过）
order-select-scope = 有效到什么时候
order-select-stops = 什么情况下停用
button-give = 就这样设置
button-no-order = 自己回答

# 战绩

sheet-draw--mahjong = 流局，无人胡牌，庄家连庄。
sheet-draw--xiamen = 臭庄（流局），无人胡牌，庄家连庄。
sheet-draw--quanzhou = {sheet-draw--xiamen}
sheet-pinghu = {$name}平胡（胡别人打的牌）：{$points}
sheet-zimo = {$name}自摸：{$points}
sheet-robbed = {$name}抢杠：{$points}
sheet-youjin = {$name}游金：{$points}
sheet-shuangyou = {$name}双游：{$points}
sheet-sanyou = {$name}三游：{$points}
sheet-sanjindao = {$name}三金倒：{$points}
sheet-sanjindao-opening = {$name}三金倒（开金时）：{$points}
sheet-qiangjin = {$name}抢金：{$points}
sheet-tianhu = {$name}天胡：{$points}
sheet-eight-flowers = {$name}集齐八张花牌：{$points}
sheet-foul = {$name}诈胡：{$points}
sheet-water = -# {$points}水：{$elements}
sheet-element = {$name}（{$cards}）{$points}
line-base = 底
line-water = 水
win-times = {$names}{$times}
line-pinghu = 平胡{$times}
line-zimo = 自摸{$times}
line-robbed = 抢杠{$times}
line-youjin = 游金{$times}
line-shuangyou = 双游{$times}
line-sanyou = 三游{$times}
line-sanjindao = 三金倒{$times}
line-sanjindao-opening = 三金倒（开金时）{$times}
line-qiangjin = 抢金{$times}
line-tianhu = 天胡{$times}
line-eight-flowers = 八张花牌{$times}
line-foul = 诈胡
line-foul-you = 诈胡另赔双游、三游的人

# 拒绝

refusal-not-complete = 这手牌还没凑齐各组和一对将。
refusal-gold-in-pair = 胡别人打的牌时，那张牌不能与金牌配成将。
refusal-three-golds = 按本桌规则，手上三张金只能以三金倒、游金、双游或三游胡牌。
refusal-golds-lacking = 这样胡牌要有三张金。
refusal-flowers-lacking = 这样胡牌要有八张花。
refusal-gold-discarded = 不能胡别人打出的金牌。
refusal-holds-gold = 按本桌规则，手上有金牌的人只能自摸。
refusal-lone-gold = 五组齐全、单剩一张金，只能自摸，不能胡别人打的牌。
refusal-no-such-rule = {$game}没有这条规则：{$rule}
refusal-sheet-lacks = 这手牌缺少：{$what}
refusal-not-one-tile = “{$tiles}”不只一张：胡的那张或翻出的那张，只写一张。
refusal-no-such-tile = 没有“{$tile}”这种牌。写法如 `1m`、`5p`、`9s`、`7z`、`8f`。
refusal-no-such-seat = 座位编号是0到3，请写其中一个。

# 算分

appraise-water = {$points}水：{$elements}
appraise-sum = 合计
appraise-reading = 牌型：{$groups}
appraise-winner = 胡家{$points}
appraise-dealer = 庄家{$points}
appraise-other = { $count ->
    [1] 闲家{$points}
   *[other] {$count}个闲家各{$points}
}
appraise-house = -# 本桌规则：{$differences}
refusal-no-such-source = {$game}没有“{$way}”这种胡法，请从列表中选。
refusal-no-such-meld = “{$meld}”不是吃、碰、杠的牌。写法如 `123m`、`555z`、`5555z`。
refusal-no-meld-here = {$game}没有“{$meld}”这种组合。请写成 `123m`、`555z`、`5555z` 之类。
refusal-too-many-alike = “{$tile}”没有这么多张，请少写几张。
refusal-wrong-count = 手牌应有{$size}张，另加胡的那张（一杠算三张）；现在是{$count}张。
refusal-unread = 看不懂这手牌的这一部分：{$what}
refusal-flower-there = 这里不能是花牌，请换一张：{$tile}
refusal-no-flower = “{$tile}”不是花牌，这里要写花牌。
refusal-dealers-win = 只有庄家能起手就胡。
refusal-melds-at-opening = 还没开始打，不会有吃、碰、杠的牌。
refusal-no-giver = 请写明胡的是谁打的牌。
refusal-own-discard = 不能胡自己打出的牌。
refusal-not-turned-up = 这种胡法胡的是翻开的那张牌，请填那一张。
refusal-not-the-treasure = 这种胡法胡的是宝牌，请写明宝牌。
refusal-wild-melded = 这一组里不能有金牌或混，请换一张牌。
refusal-which-tile = 胡的是哪一张，会影响得分，请写明那张牌。
