# 联赛：章程、排名、主办

lobby-league = 计入**{$league}**第{$number}赛季：{ $stake ->
    [0] 只计名次分。
   *[other] 牌桌1分算联赛{$stake}分。
}
lobby-league-not = 此频道是**{$league}**的赛场，按现在的设置不能开始：
lobby-league-game = - 联赛不打{$game}
lobby-league-rule = - {$label}：{$value}，联赛为**{$wanted}**
lobby-league-people = - 不能有电脑玩家
lobby-league-members = - 还不是成员（`/league join`）：{$names}
lobby-league-mend = 请改正以上各项，或到别的频道或子区打。
table-league = -# 计入{$league}第{$number}赛季
table-league-closed = -# {$league}第{$number}赛季在这一局打完前已结束，这一局不计入

# --- 排名
ladder-title = **{$league}** · 第{$number}赛季
ladder-title-closed = **{$league}** · 第{$number}赛季最终排名
ladder-page = -# 第{$page}页，共{$pages}页
ladder-won = {$names}夺冠
ladder-line = {$place} · {$name} · **{$points}** · {deals-won}{$rating}
ladder-line-idle = {$place} · {$name} · **{$points}**
ladder-rated = {" "}· {$rating}
ladder-empty = 还没有人打过。
rating = {$rating} ±{$margin}
rating-provisional = {$rating} ±{$margin}?
season-open = -# 自{$opened}起
season-closes = -# 自{$opened}起，{$closes}结束
season-closed = -# {$opened}至{$closed}
seasons-title = {$league}的**赛季**
seasons-line = {$number} · {$who}
    {$dates}
seasons-line-nobody = {$number} · 没有人有名次
    {$dates}
button-league-join = 加入
button-league-standings = 排名
button-league-rules = 章程

# --- 章程
terms-title = {$league}的**章程**
terms-game = {$game}：{$rules} · { $stake ->
    [0] 只计名次分
   *[other] 牌桌1分算联赛{$stake}分
} · `{$hash}`
terms-daily = 每日一局：开始了同一局的成员两两相比，成绩好的一方从对方得{$stake}分
terms-deals = 共{$deals}局
terms-channels = 计分的频道：{$channels}
terms-next = -# 已为下一赛季更改；本赛季照开始时的章程打完。
terms-stake = {$game}×{$stake}
terms-proposed = -# 各游戏一局的输赢大小不同。要让各游戏的一局分量相当，可用这些倍数：{$stakes}。
button-even = 采用这些倍数
option-season_days = 一个赛季的天数
option-season_days-help = 赛季满此天数就自动结束，下一赛季随即开始；0：由主办方结束。
option-minimum_deals = 上榜所需局数
option-minimum_deals-help = 局数不足的人没有名次，排在下面。每笔登记的结果也算一局。
option-admitted = 谁可以打
option-admitted-help = 入座就成为成员，或只有先加入的人才能打。
option-computers = 可有电脑玩家
option-computers-help = 有电脑玩家的牌桌，能不能打联赛、计入成绩。
option-uma = 名次分
option-uma-help = 一场结束时，四人中第一得此数的三倍，第二得一倍，第三付一倍，第四付三倍；三人中第一得两倍，第三付两倍；两人时胜者得一倍，败者付一倍。同分平分。
option-ties = 同分
option-ties-help = 并列，或胜局多者在前，或局数少者在前。
option-penalties = 罚分去向
option-penalties-help = 归入排名下方的公池，或没收。
option-vacation_days = 休假天数
option-vacation_days-help = 每个赛季内，休假累计在这个天数以内时暂停计时。
option-provisional = 评定等级分所需场数
option-provisional-help = 打满这么多场之前，等级分标为暂定。
option-daily = 每日一局
option-daily-help = 当天结束后，各游戏的每日一局计入联赛：开始了同一局的成员两两相比，成绩好的一方从对方得到这些分；0：不计入。
option-reported = 登记的结果计等级分
option-reported-help = 主办方登记或导入的结果，也像在这里打的对局一样计入等级分。
option-reviews = 复盘
option-reviews-help = 自己的选择要整场结束后才能复盘，还是每局之后就可以。
value-anyone = 任何人
value-members = 成员
value-after-match = 整场结束后
value-after-deal = 每局之后
value-shared = 并列
value-won = 胜局多者
value-fewer = 局数少者
value-pot = 归公池
value-gone = 没收

# --- 完成
league-created = **{$league}**成立了，第一赛季已开始，此频道的场次都计分。章程用 `/league rules` 和 `/league game` 更改，开打或排赛之前的更改立即生效。
league-created-elsewhere = **{$league}**成立了，第一赛季已开始。此频道已属于别的联赛；请用 `/league channel` 让别的频道计分。
league-joined = 你加入了**{$league}**。
league-left = 你退出了**{$league}**。得到的分数留在排名里。
league-renamed = **{$league}**已改名为**{$name}**。
league-removed = {$who}不再是**{$league}**的成员。成绩会保留，进行中的牌可以打完。对方之后可以再加入；要禁止加入，请用 `/organise exclude`。
season-reopened = **{$league}**第{$number}赛季重新开放。在这个赛季里开始的各场牌重新计入，但关闭期间打完的局除外。已结束的锦标赛不会恢复。
season-ended = **{$league}**：第{$number}赛季结束了。
season-waits = **{$league}**第{$number}赛季在第{$before}赛季结束后开始。
own-role-set = 拥有{$role}身份组的成员现在可以主办**{$league}**，不需要“管理服务器”权限。这个身份组只管这个联赛。
own-role-none = **{$league}**只由此服务器的主办方主办。
league-bound = 从现在起，{$channel}的场次计入**{$league}**。
league-unbound = {$channel}的场次不再计入任何联赛。
league-close = **{$league}**第{$number}赛季结束了。用 `/league season` 的“开赛季”开下一赛季。
league-archive = **{$league}**已封存，排名仍可查看。
match-void = 牌桌{$table}的整场牌已撤销：{$entries}笔账目。
handicap-set = {$who}在**{$league}**每个赛季从{$points}分开始。
substituted = {$coming}接替{$leaving}。已打完的局仍记在原来的人名下。
role-set = 拥有{$role}身份组的成员主办此服务器的联赛。
role-none = 只有具备“管理服务器”权限的成员主办此服务器的联赛。
flows-none = **{$league}**没有异常的分数流向。同局不到{$fewest}次的两人不列入比较。
flows-title = {$league}第{$number}赛季**异常的分数流向**
flows-line = {$giver} → {$taker}：{$deals}局，平均每局{$points}分，平常为{$others}分（相差{$errors}个标准误）
flows-caution = -# 这份比较只指出该看哪里，并不证明什么。只有你看得到。

# --- 纪录
log-title = **主办方的操作记录**
log-empty = 主办方还没有任何操作。
log-line = {$when} {$who}：{$what}{$why}
log-why = （{$why}）
log-own = {" "}· 涉及本人
log-nobody = 无
log-itself = 机器人
act-create = 成立{$league}
act-term = {$league}：“{$term}”改为“{$value}”
act-game = {$league}：打{$game}，{ $stake ->
    [0] 只计名次分
   *[other] 牌桌1分算联赛{$stake}分
}
act-drop = {$league}：不再打{$game}
act-even = {$league}：采用了建议的倍数
act-bind = {$league}：{$channel}计分
act-unbind = {$league}：{$channel}不再计分
act-open = {$league}：开始第{$number}赛季
act-close = {$league}：结束第{$number}赛季
act-archive = 封存{$league}
act-rename = 把{$league}改名为{$name}
act-remove = {$league}：把{$user}移出成员
act-reopen = {$league}：重开第{$number}赛季
act-own-role = {$league}：本联赛的主办身份组改为{$role}
act-role = 主办方身份组：{$role}
act-correct = 更正#{$number}：{$payer}付给{$receiver}{$points}分
act-void = 撤销#{$number}
act-void-match = 撤销牌桌{$table}的整场牌
act-freeze = 冻结#{$number}
act-release = 解冻#{$number}
act-penalty = {$league}：{$user}罚{$points}分
act-handicap = {$league}：{$user}从{$points}分开始
act-rate = {$league}：重新计算全部等级分，因为名次并列时曾经算错
act-substitute = 牌桌{$table}：{$coming}接替{$leaving}

# --- 拒绝
refusal-about-another = 这笔账目本身就是裁定，请改对#{$of}操作。
refusal-not-standing = #{$number}已冻结或撤销。若是冻结，请先用 `/organise release` 解冻。
refusal-void-already = #{$number}已经撤销，不能再改。
refusal-not-frozen = #{$number}没有冻结，不必解冻。
refusal-no-such-match = 此服务器没有牌桌{$table}的有效账目。牌桌号码可用 `/ledger server` 查看。
refusal-organisers-only = 只有主办方能这样做：需要主办方身份组，或“管理服务器”权限。
refusal-role-manager-only = 只有具备“管理服务器”权限的成员才能选择主办方身份组。
refusal-same-player = 分数只能在两个不同的人之间转移。
refusal-no-points = 一次可转移1到{$most}分。
refusal-season-closed = {$league}没有进行中的赛季。主办方可用 `/league season` 的“开赛季”开下一赛季。
refusal-reported-twice = 同样这几个人、同样的结果刚刚已经登记，编号#{$entry}。如果是另一场，请再用一次 `/league report`。
refusal-own-match = 你自己在打这场牌，请由其他主办方决定。
refusal-season-open = {$league}有一个赛季正在进行，请先用 `/league close` 结束。
refusal-which-league = 这里有好几个联赛，请选一个。
refusal-no-league = 此服务器没有这个联赛，请从列表中选。
refusal-no-league-yet = 此服务器还没有联赛。主办方可用 `/league create` 成立。
refusal-no-season = 没有第{$number}赛季。所有赛季见 `/league season`。
refusal-league-name = 联赛名称最多{$most}个字，请取短一点的。
refusal-league-exists = 已经有叫{$name}的联赛，请取别的名称。
refusal-league-many = 一个服务器最多同时有{$most}个联赛。请先用 `/league archive` 封存一个。
refusal-league-empty = 联赛至少要打一种游戏。请先用 `/league game` 加入别的游戏。
refusal-league-archived = {$league}已封存，只能查看排名。
refusal-joined = 你已经加入{$league}，不必再加入。
refusal-not-joined = 你不是{$league}的成员，不必退出。
refusal-no-member = 这个人不是{$league}的成员，请选别人。
refusal-season-over = {$league}第{$number}赛季结束已超过一天，不能重开。账目仍可用 `/organise correct` 更正。
refusal-season-begun = {$league}第{$number}赛季已有牌局、账目、赛程或锦标赛，上一赛季不能重开。上一赛季的账目仍可用 `/organise correct` 更正。
refusal-season-first = {$league}的第一赛季还在进行，没有可以重开的赛季。
refusal-no-stake = 牌桌1分可算联赛0到{$most}分。
refusal-league-game = {$league}不打这个游戏。主办方可用 `/league game` 加入。
refusal-league-rules = 规则与{$league}不同。差别列在开局前的面板上，请照着改正。
refusal-league-people = {$league}的牌局不能由电脑玩家代打：请把座位让给别的玩家，或让它空着。
refusal-league-members = 还不是{$league}的成员：{$who}。用 `/league join` 加入。
refusal-seated-already = {$who}已坐在这张牌桌，请选别人。
refusal-seen-another = {$who}在这一局坐过另一个座位，看过那手牌。这一局结束后才能坐这个座位。
refusal-nobody-left = 牌桌上至少要留一个人，不能全由电脑接替。
refusal-no-match = 这张牌桌没有进行中的牌局，现在不能这样做。
refusal-no-bots = 机器人不能打牌，请选别人。
refusal-other-game = 这里的牌桌打的是别的游戏。请先开一张打这个游戏的牌桌。
