# 麻將：開桌訊息與牌桌

game-xiamen = 廈門麻將
game-quanzhou = 泉州麻將
preset-xiamen = 基本規則
preset-quanzhou = 基本規則
lobby-title-rounds = **{$game}** · 共{$rounds}圈
table-deal-rounds = **{$game}** · 第{$round}圈，共{$rounds}圈，第{$dealer}莊 · 第{$number}局
table-turn-claim = ➤ 請{$who}決定：要這張牌，還是過？
table-turn-opening = ➤ 開金了，請{$who}決定：胡，還是過？

# 經過

event-deal--xiamen = 每人拿了16張牌，莊家多一張。
event-turned-back = 翻到花牌{$cards}，蓋回去重翻。
event-gold = 開金：翻出{$cards}，另外三張同樣的是金牌。
event-flower = {$name}補花：{$cards}。
event-drawn = { $count ->
    [0] {$name}摸牌。
   *[other] {$name}摸到{$cards}。
}
event-discard = {$name}打出{$cards}。
event-answer = {$name}已回答。
event-chow = {$name}吃牌：{$cards}。
event-pung = {$name}碰牌：{$cards}。
event-kong = {$name}槓牌：{$cards}。
event-concealed = {$name}暗槓：{$cards}。
event-added = {$name}加槓{$cards}。
event-win = { $count ->
    [0] {$name}胡牌。
   *[other] {$name}胡{$cards}。
}
event-foul = {$name}詐胡。
event-used-up = 牌摸完了，流局。
event-used-up--xiamen = 牌摸完了，臭莊。
event-used-up--quanzhou = {event-used-up--xiamen}

# 出法

move-discard = 打{$cards}
move-chow = 用{$cards}吃
move-pung = 碰
move-kong = { $count ->
    [0] 槓
   *[other] 槓{$cards}
}
move-win = 胡

# 手牌

hand-drawn = 你摸到{$card}。
hand-discard = **輪到你了。** {$drawn}{ $wins ->
    [yes] 可以胡，也可以打一張牌。
   *[no] 請打一張牌。
}
hand-follow = **必須跟打：{$cards}。** 有人打出字牌，你手上同樣的字牌只有一張，要先打出去。{$drawn}
hand-thrown = **{$name}打出{$card}。** { $claims ->
    [0] 這張牌你不能要，只能過。
   *[other] 要這張牌，還是過？
}
hand-added = **{$name}加槓{$card}。** { $claims ->
    [0] 你不能搶槓，只能過。
   *[other] 搶槓，還是過？
}
hand-opening = **開金：{$card}。** { $claims ->
    [0] 你現在不能胡，只能過。
   *[other] 胡，還是過？
}
hand-worth = 可以胡：{$win}，{$points}分。
hand-order = -# 自動回應：{$order}
hand-select-discard = 選一張牌打出
tile-drawn = 剛摸到
tile-gold = 金牌（可以當任何牌）
tile-stands = 當作{$card}
tile-held = 手上{$count}張
tile-lately = 有人報聽之後打出過
hand-lately = -# 有人報聽之後，已打出過{$card}。但報聽的人當時可能是放過沒胡，再打仍可能點炮。
hand-waits = { $after ->
    [yes] 打出後聽{$cards}。
   *[no] 你聽{$cards}。
}
hand-waits-many = { $after ->
    [yes] 打出後聽
   *[no] 你聽
}{$count}種牌，還有{$left}張沒出現。
hand-lacks = { $after ->
    [yes] 打出後只差一張，但湊齊了也還不能胡。
   *[no] 只差一張，但湊齊了也還不能胡。
}尚不符合：{$conditions}。
hand-why = -# {$reason}
wait = {$card}（{$facts}）
wait-treasure = 寶牌
wait-left = 剩{$count}張
wait-points = {$points}分
wait-between = {$fewest}～{$most}分
wait-self = 自摸{$points}分
wait-short = { $kinds ->
    [1] {$card}
   *[other] {$card}（{$left}）
}
wait-drawn = 只能自摸
wait-given = 只能胡別人打的
wait-not = 不能胡
tile-waits = 聽{$cards}，剩{$left}張
tile-waits-many = 聽{$count}種，剩{$left}張
tile-lacks = 只差一張，但尚不符合：{$conditions}

# 自動回應

order-line--mahjong = { $count ->
    [0] {$order}；{$scope}
   *[other] {$order}；其餘一律過；{$scope}
}
order-win = 能胡就胡
order-kong = 能槓就槓
order-pung = 能碰就碰
order-chow = 能吃就吃
order-k = 槓{$cards}
order-p = 碰{$cards}
order-c = 用{$cards}吃
order-pass--mahjong = 什麼都不要
order-sets3 = 別人亮出三組就停用
order-wall40 = 可摸的牌少於40張就停用
order-wall20 = 可摸的牌少於20張就停用
order-draft = 將設定為：{$order}。
order-at-once = -# 不論手牌如何都會立即回應，包括現在正在問的。
order-select-claims = 要哪些牌（其餘一律過）
order-select-scope = 有效到什麼時候
order-select-stops = 什麼情況下停用
button-give = 就這樣設定
button-no-order = 自己回答

# 戰績

sheet-draw--mahjong = 流局，無人胡牌，莊家連莊。
sheet-draw--xiamen = 臭莊（流局），無人胡牌，莊家連莊。
sheet-draw--quanzhou = {sheet-draw--xiamen}
sheet-pinghu = {$name}平胡（胡別人打的牌）：{$points}
sheet-zimo = {$name}自摸：{$points}
sheet-robbed = {$name}搶槓：{$points}
sheet-youjin = {$name}游金：{$points}
sheet-shuangyou = {$name}雙游：{$points}
sheet-sanyou = {$name}三游：{$points}
sheet-sanjindao = {$name}三金倒：{$points}
sheet-sanjindao-opening = {$name}三金倒（開金時）：{$points}
sheet-qiangjin = {$name}搶金：{$points}
sheet-tianhu = {$name}天胡：{$points}
sheet-eight-flowers = {$name}集齊八張花牌：{$points}
sheet-foul = {$name}詐胡：{$points}
sheet-water = -# {$points}水：{$elements}
sheet-element = {$name}（{$cards}）{$points}
line-base = 底
line-water = 水
win-times = {$names}{$times}
line-pinghu = 平胡{$times}
line-zimo = 自摸{$times}
line-robbed = 搶槓{$times}
line-youjin = 游金{$times}
line-shuangyou = 雙游{$times}
line-sanyou = 三游{$times}
line-sanjindao = 三金倒{$times}
line-sanjindao-opening = 三金倒（開金時）{$times}
line-qiangjin = 搶金{$times}
line-tianhu = 天胡{$times}
line-eight-flowers = 八張花牌{$times}
line-foul = 詐胡
line-foul-you = 詐胡賠雙游、三游

# 拒絕

refusal-not-complete = 這手牌還沒湊齊各組和一對將。
refusal-gold-in-pair = 胡別人打的牌時，那張牌不能與金牌配成將。
refusal-three-golds = 依本桌規則，手上三張金只能以三金倒、游金、雙游或三游胡牌。
refusal-golds-lacking = 這樣胡牌要有三張金。
refusal-flowers-lacking = 這樣胡牌要有八張花。
refusal-gold-discarded = 不能胡別人打出的金牌。
refusal-holds-gold = 依本桌規則，手上有金牌的人只能自摸。
refusal-lone-gold = 五組齊全、單剩一張金，只能自摸，不能胡別人打的牌。
refusal-no-such-rule = {$game}沒有這條規則：{$rule}
refusal-sheet-lacks = 這手牌缺少：{$what}
refusal-not-one-tile = 「{$tiles}」不只一張：胡的那張或翻出的那張，只寫一張。
refusal-no-such-tile = 沒有「{$tile}」這種牌。寫法如 `1m`、`5p`、`9s`、`7z`、`8f`。
refusal-no-such-seat = 座位編號是0到3，請寫其中一個。

# 算分

appraise-water = {$points}水：{$elements}
appraise-sum = 合計
appraise-reading = 牌型：{$groups}
appraise-winner = 胡家{$points}
appraise-dealer = 莊家{$points}
appraise-other = { $count ->
    [1] 閒家{$points}
   *[other] {$count}個閒家各{$points}
}
appraise-house = -# 本桌規則：{$differences}
refusal-no-such-source = {$game}沒有「{$way}」這種胡法，請從清單中選。
refusal-no-such-meld = 「{$meld}」不是吃、碰、槓的牌。寫法如 `123m`、`555z`、`5555z`。
refusal-no-meld-here = {$game}沒有「{$meld}」這種組合。請寫成 `123m`、`555z`、`5555z` 之類。
refusal-too-many-alike = 「{$tile}」沒有這麼多張，請少寫幾張。
refusal-wrong-count = 手牌應有{$size}張，另加胡的那張（一槓算三張）；現在是{$count}張。
refusal-unread = 看不懂這手牌的這一部分：{$what}
refusal-flower-there = 這裡不能是花牌，請換一張：{$tile}
refusal-no-flower = 「{$tile}」不是花牌，這裡要寫花牌。
refusal-dealers-win = 只有莊家能起手就胡。
refusal-melds-at-opening = 還沒開始打，不會有吃、碰、槓的牌。
refusal-no-giver = 請寫明胡的是誰打的牌。
refusal-own-discard = 不能胡自己打出的牌。
refusal-not-turned-up = 這種胡法胡的是翻開的那張牌，請填那一張。
refusal-not-the-treasure = 這種胡法胡的是寶牌，請寫明寶牌。
refusal-wild-melded = 這一組裡不能有金牌或混，請換一張牌。
refusal-which-tile = 胡的是哪一張，會影響得分，請寫明那張牌。
