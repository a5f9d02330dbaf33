# 与 zh-Hant 意思相同；用词依大陆习惯，不逐字转换。

# 这种语言在 Discord 的地区代码
locale = zh-CN

# --- 大厅
lobby-title = **{$game}**{ $deals ->
    [0] {""}
   *[other] {" "}· 共{$deals}局
}
lobby-seat = **{$number}** {$name}
lobby-free = **{$number}** （空）
lobby-free-more = 还有{$count}个空位
lobby-owner = {$name}（桌主）
lobby-teams = 队伍：{$teams}
lobby-against = {" "}对{" "}
lobby-nobody = 空位
lobby-resting = 第一局轮空：{$names}
lobby-rules = -# 本桌规则：{$preset}
lobby-differences = -# 本桌规则：{$preset}，更改：{$differences}
lobby-hint = 请按“入座”，或按“和电脑一起开始”。
lobby-hint-private = 按“和电脑一起开始”就开打。
lobby-there = 这桌还没开打，可以去入座（还有{$free}个空位）。
button-lobby-there = 去那张牌桌
lobby-private = 你一个人和电脑打，不限时间。输赢记在你自己的账户里，不进任何服务器的账本，也不算进联赛。
lobby-start = 人齐了就按“开始”；还可以再坐{$more}人。
lobby-full = 座位已满，请按“开始”。
lobby-changed = ⚠ {$names}入座后改动了：{$parts}
lobby-agree = 等{$names}按“同意”；也可以按“入座”离开座位。
button-join = 入座
button-leave = 离座
button-computer = 添加电脑玩家
button-no-computer = 移除电脑玩家
button-chairs = 座位数
button-seat = 换位
button-rules-panel = 本桌规则
button-start = 开始
button-fill = 和电脑一起开始
button-agree = 同意
computer-name = 电脑
game-mushi = 虫花札
game-sakura = 樱花札（肥后花）
game-koikoi = 来来（花札）
preset-mushi = 基本规则
preset-some-play = 变体规则
preset-sakura = 基本规则
preset-teams = 两队对战
preset-to-the-letter = 照资料原文
preset-sheet = 说明书规则
preset-koikoi = 不计追加分
preset-no-viewing = 不计追加分、花见酒、月见酒

# --- 牌桌
table-deal = **{$game}** · 第{$number}局{ $deals ->
    [0] {""}
   *[other] ，共{$deals}局
}
table-turn = ➤ 轮到{$who}了。
table-turn-cut = ➤ 请{$who}切牌或敲牌。
table-turn-keep = ➤ 请{$who}确认手牌。
table-turn-take = ➤ 请{$who}决定：翻开的牌要吃哪张？
table-turn-call = ➤ 请{$who}决定：引牌还是过？
table-turn-koikoi = ➤ 请{$who}决定：收手，还是喊“来来”？
table-computer = ➤ 电脑正在思考。
table-ready = ➤ 请{$who}按“准备”，开始下一局。
table-resting = -# 下一局轮空：{$names}
table-over = **{$game}** · 这场牌打完了
table-last = -# 最后一局，{$ending}
rematch-offered = ➤ {$who}：再来一场吗？请按“准备”或“不用了”。
rematch-declined = {$name}这次不打了。
rematch-there = 再来一场已经提出了。大家都在那张牌桌按“准备”后就会开始。
button-decline = 不用了
match-won = { $count ->
    [1] {$names}赢得这场牌
   *[other] {$names}并列第一
}
table-ended = **{$game}** · 这张牌桌已结束
table-closed = **{$game}** · 所有人都离座了
table-standing = {$place} · {$name}：{$points}
button-hand = 我的手牌
button-help = 玩法
button-scores = 战绩
button-ready = 准备
button-rematch = 再来一场
button-opened = 所有人的手牌
button-large = 大字与数字
button-wide = 横屏图片，适合电脑
comma = 、
semicolon = ；
labelled = {$label}：{$value}
explained = {$label}：{$value}
changed-to = {$label}为“{$value}”
with-points = {$name}（{$points}分）
noted = {$text}（{$note}）
gap = {""}
names-both = 、
names-and = 、

# --- 经过
event-lot = 由{$name}起庄。
event-draw = {$name}抽到{$card}。
event-touch = {$name}敲牌，不切。
event-cut = {$name}在第{$card}张之后切牌。
event-deal--hanafuda = 发牌完毕。
event-keep = {$name}保留手牌。
event-redeal = {$name}亮出{$cards}，本局作废，重新发牌。
event-void = 本局作废，由同一位庄家重新发牌。
event-dealer-takes = 庄家{$name}收下{$cards}。
event-reserve = {$cards}摆在一旁，留给吃到鬼牌的人。
event-brings = {$name}因鬼牌另得{$cards}。
event-play-takes = {$name}用{$card}吃{$cards}。
event-play-stays = {$name}打出{$card}，留在场上。
event-turn-takes = 牌堆翻出{$card}，吃{$cards}。
event-turn-stays = 牌堆翻出{$card}，留在场上。
event-choose = {$name}翻出{$card}，要选吃哪张。
event-take = {$name}用{$card}吃{$cards}。
event-alone = {$name}翻出最后一张牌{$card}，直接收下。
event-aim = {$name}想用{$card}吃{$cards}；引牌优先。
event-pass = {$name}不引。
event-hiki = 引牌！{$name}收下{$cards}。
event-skip = {$name}不出手牌。
event-luck = {$name}亮出起手役：{$cards}。
event-made = {$name}凑成了役：{$made}。
event-koikoi = {$name}喊“来来”！
event-stop = {$name}收手。
event-leftover = 场上剩下的{$cards}归{$name}。

# --- 手牌
hand-turn = **轮到你了。** 请选一张牌。
hand-choose-capture = **{$card}**：要吃哪张？
hand-choose-turned = 翻开了**{$card}**，要吃哪张？
hand-cut = **请你切牌。** 敲牌表示不切，或选择从哪里切。
hand-keep = **这是你的手牌。** 请按“保留手牌”开始。
hand-keep-four = **你有同一种花的四张牌。** 可以亮出来，要求重新发牌。
hand-call = 百搭要吃**{$cards}**。引牌优先：要引，还是过？
hand-koikoi = **你凑成了{$made}。** 收手，还是喊“来来”继续打？
hand-koikoi-risk = 喊“来来”，现在先不得分。要在牌用完之前再凑出役并获胜，才有分。{$name}若先凑成役并获胜，你就没有分{ $times ->
    [1] 。
   *[other] ，而且{$name}的分数算{$times}倍。
}
hand-koikoi-pays = -# 还没凑成的役：{$combinations}{ $doubled ->
    [yes] 。7分以上加倍。
   *[no] 。
}
hand-resting = 这一局你轮空。
hand-resting-next = 下一局你轮空。
hand-waiting = 正在等{$who}。
hand-next = 请按“准备”，开始下一局。
hand-over = 这场牌打完了。
hand-nothing = 这场牌还没开始。
hand-select = 选一张牌打出
hand-select-cut = 在第几张之后切牌？
hand-select-take = 选择要吃的牌
hand-takes = 吃{$cards}
hand-takes-worth = 吃{$cards}：{$worth}
hand-brings = -# 可得：{$worth}
hand-takes-choice = 有{ $number }种吃法可选
hand-stays = 留在场上
hand-short = -# 你只差一张：{$combinations}
hand-short-other = -# {$name}只差一张：{$combinations}
short-card = {$name}，{$cards}
short-any = {$name}，{$count}张中任一张
short-hand = {$card}在你手上
short-table = {$card}在场上
short-out = {$card}还没出现
button-back = 返回
button-refresh = 刷新

# --- 出法
move-touch = 敲牌（不切）
move-cut = 在第{$card}张之后切
move-keep = 保留手牌
move-redeal = 亮出四张，重新发牌
move-play-takes = {$card}吃{$cards}
move-play-stays = 打出{$card}
move-take = 吃{$cards}
move-hiki = 引牌：{$card}等四张
move-pass = 过
move-turn = 只翻牌堆
move-koikoi = 来来！
move-koikoi-times = 来来！{ $times ->
    [1] {""}
   *[other] （对方赢则×{$times}）
}
move-stop = 收手
move-stop-pays = 收手：{$points}

# --- 本桌规则
rules-panel-title = {$game}的**本桌规则**
rules-panel-page = 第{$page}页，共{$pages}页
rules-panel-preset = 预设：{$preset}
rules-panel-same = 与预设相同。
rules-panel-differs = 与预设不同：{$differences}
rules-panel-locked = 本桌规则只能由桌主在开始前更改。
button-rule-missed = 缺少规则？
rules-needs = 只在“{$label}”为“{$value}”时有效
rules-inert = {$line}（{$needs}）
button-next = 下一页
rules-in-force = 目前的本桌规则（{$hash}）
rules-line = {$label}：**{$value}**{$mark}
rules-changed-mark = {" "}✎
value-true = 是
value-false = 否

# --- 战绩
scores-table = **这张牌桌**
scores-server = **此服务器**
scores-own = **你一个人打的成绩**
deals-won = { $won ->
    [0] {$deals}局，未胜
   *[other] {$deals}局{$won}胜
}
scores-line = {$place} · {$name} · {$points}分 · {deals-won}
scores-none = 目前一局都还没打完。
sheet-win = { $count ->
    [1] {$name}获胜：{$points}
   *[other] {$name}获胜，每人{$points}
}
sheet-tie = 115比115，互不付分。
sheet-luck = {$name}以起手役获胜：{$points}
sheet-draw = 本局无人获胜。
sheet-void = 本局作废，互不付分，由同一位庄家重新发牌。
sheet-cancelled = 有人亮出同花四张，本局作废，互不付分，由同一位庄家重新发牌。
sheet-line = {$reason}：{$who}
sheet-bound = -# 每笔支付最多{$points}分。
sheet-hurried = -# 电脑“高手”有{$times}次来不及思考，由“熟手”代为出手。

# --- 列表与牌谱
list-head = **此服务器的牌桌**
list-line = <#{$channel}> · {$game} · {$phase}
list-none = 此服务器没有开着的牌桌。用 `/table open` 开一张。
phase-lobby = 等人入座
phase-playing = 进行中
phase-between = 两局之间
ended = 牌桌已结束。没打完的一局不计分，已打完的各局仍留在账本里。
record-head = 这场牌的牌谱。可用 `/verify` 或 `paifuda verify FILE` 验证。
record-none = 这场牌还没有打完任何一局。
verify-head = **公正验证**
verify-working = 正在验证{ $deals }局，需要几秒钟。
verify-so-far = 目前验证到第{ $deals }局，都正确。
verify-good = { $deals ->
    [0] 没有一局通过验证。
   *[other] {$deals}局的承诺、洗牌与每一步都正确。
}
verify-bad = 第{$deal}局：{$fault}
fault-wrong-commitment = 密钥与开局前的承诺不符。
fault-wrong-deck = 牌序与骰子不是由密钥和玩家附加的数得出的。
fault-illegal-move = 有一步不合规则。
fault-unfinished = 密钥已经公开，这一局却没有结束：缺少最后几手。
fault-still-secret = 密钥尚未公开。

# --- 拒绝
refusal-not-a-move = 没有这种动作，请从列表中选。
refusal-deal-over = 这一局已经结束，不能再出牌。
refusal-not-your-turn = 还没轮到你，请等轮到时再出。
refusal-not-legal = 规则不允许现在这样做，请从列表中选。
refusal-house-rules-clash = 这样不行，原因不止一个：{$clashes}
refusal-no-such-value = 有一项规则不能设为这个值，请从列表中选。
refusal-not-for-so-many = 这个游戏是{$people}人玩的：请开{$people}个座位的牌桌。
refusal-teams-of-four = 组队要正好四人：请选四个座位，或不组队。
refusal-no-such-game = 没有叫“{$key}”的游戏，请从列表中选。
refusal-no-preset = 没有叫“{$preset}”的预设，请从列表中选。
refusal-no-table = 此频道没有牌桌。用 `/table open` 开一张。
refusal-no-table-thread = 此子区没有牌桌。用 `/table open` 开一张。
refusal-no-table-alone = 你现在没有自己的牌桌。用 `/table open` 开一张。
refusal-table-exists = 此频道已有牌桌。子区里可以另开一张。
refusal-table-exists-thread = 此子区已有牌桌。请到别的频道或子区另开一张。
refusal-table-exists-room = 此频道已有牌桌。请到别的频道另开一张。
refusal-own-table-exists = 你自己的一桌还没结束。请按“继续那一桌”，或按“结束那一桌并开始”。
refusal-own-table-stays = 你自己的一桌还没结束。那一桌的牌局别人也要打，不能中途结束。请按“继续那一桌”打完。
button-own-back = 继续那一桌
button-own-instead = 结束那一桌并开始
refusal-old-table = 这是先前牌桌的按钮，请按现在这张牌桌的按钮。
refusal-seated = 你已经坐在这张牌桌了。
refusal-not-seated = 你不在这张牌桌上，只有在座的人能这样做。用 `/catchup` 可以看这里打到了哪里。有空位时，可以按牌桌下面的按钮入座。
refusal-not-seated-alone = 你不在这张牌桌上，只有在座的人能这样做。
refusal-announced-many = 你在此服务器已有{$most}个还没开始的牌桌或复式赛。请先开始或收掉其中一个：牌桌用 `/table end` 结束，复式赛按“退出”。
refusal-announced-often = 你在此服务器一小时内已开了{$most}个牌桌或复式赛，请稍后再开。
refusal-full = 座位已满。可以用 `/table open` 另开一桌。
refusal-too-few = 至少需要{$fewest}人。请等人入座，或添加电脑玩家。
refusal-too-few-alone = 至少需要{$fewest}人。请按“和电脑一起开始”。
refusal-no-computer = 这张牌桌没有电脑玩家可以移除。
refusal-no-deals = 这场牌不按局数计算长短，不能选局数。请不要填写“局数”。
refusal-begun = 这场牌已经开始，不能再这样做。
refusal-unagreed = 有人入座后条件有改动，还没同意。请对方在牌桌的消息下按“同意”或离座；桌主也可以把条件改回去。
refusal-manages-server-only = 只有具备“管理服务器”权限的成员才能更改牌桌的外观。
refusal-no-such-look = 没有“{$value}”这个选项，请从列表中选。
refusal-owner-only = 只有桌主（复式赛是发起人）能这样做。
refusal-not-between = “准备”只在两局之间才需要按。
refusal-not-playing = 目前没有正在打的局。
refusal-stale = 这个操作已经过时，没有生效。请用最新的消息。
refusal-unknown-house-rules = 这里用到了当前版本的机器人没有的规则，因此没有任何改动。请告诉机器人的运营者。
refusal-file-not-given = 没能从 Discord 取得文件，因此没有任何改动。请重新附上文件。
hand-stale = 牌局已有变化，这个操作没有生效。这是你现在的牌。
refusal-end-refused = 只有桌主或能管理频道的成员可以结束牌桌。
refusal-table-counts = 这里的牌局计入{$league}，即使久无动静也会保留。没轮到出牌的玩家在这里开一张新桌，就能结束它；能管理频道的成员也可以用 `/table end`。
refusal-end-counts = 这场牌计入联赛，在座的人不能独自结束。请提出表决（`/table vote`），或让出座位（`/seat give`、`/seat open`）。两人的牌局也可以认输（`/seat resign`）。
refusal-not-over = 这场牌还没打完，打完后才能按“再来一场”。
refusal-other-version = 这是按第{$version}版规则打的，规则后来有修正，已无法显示；账本里的记录不变。
refusal-pruned = 这场牌的打牌过程已过保存期限，没有牌谱，也无法再显示或验证；账本里的记录不变。
refusal-not-a-record = 这不是牌谱。请附上机器人给的牌谱文件。
refusal-unknown-rules = 这里没有这套规则的第{ $version }版，最新的是第{ $newest }版。
refusal-damaged = 牌谱已损坏：{$why}
refusal-cannot-post = 我无法在这里发言。请给我“查看频道”“发送消息”“附加文件”的权限。
refusal-cannot-post-thread = 我无法在这里发言。请给我“查看频道”“在子区内发送消息”“附加文件”的权限。
refusal-server-only = 这是服务器的功能，请在服务器的频道里使用。
refusal-unknown-channel = 不支持这种频道，请在文字频道或子区里使用。
refusal-outdated = 这个命令已有变动，Discord 显示的还是旧的。请重启 Discord，再从列表里重新选择命令。
refusal-private-table = 这是一个人单独和电脑打的牌桌。用 `/table open` 可以开自己的一桌。
refusal-too-large = 这个文件太大，不会是牌谱。请附上机器人给的牌谱文件。
refusal-still-working = 你上一次的请求还没处理完，请稍后再试。
refusal-works-too-long = 处理超过一分钟，已经停止。请稍后再试。
refusal-others-checking = 目前有许多牌谱正在验证，请过几分钟再试。
failure = 我这边出了问题。数据都还在，请再试一次。
shown = {$game}：牌桌在这里。
