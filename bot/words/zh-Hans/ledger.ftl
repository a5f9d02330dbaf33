# 账本：一页页的记账，以及每笔的缘由

account-pot = 公池
account-gone = 没收
somebody = 匿名玩家{$number}
ledger-server = 此服务器的**账本**
ledger-season = 赛季的**账本**
ledger-table = 牌桌{$number}的**账本**
ledger-player = {$who}的**账本**
ledger-empty = 还没有账目。
ledger-hint = -# 选一笔账目，看看为什么这样付。
ledger-line = `#{$number}` {$when} · {$what}{$points}
ledger-gain = {" "}· {$points}
ledger-option = #{$number} · {$what}
ledger-select = 为什么这样付？
ledger-plot = 最近的账目
slip-deal = {$game}，第{$deal}局（牌桌{$table}）
slip-place = {$game}，名次分（牌桌{$table}）
slip-handicap = 让分
slip-penalty = 罚分
slip-correction = 更正#{$of}
slip-void = 撤销#{$of}
slip-freeze = 冻结#{$of}
slip-release = 解冻#{$of}
slip-report = {$game}，登记的结果
slip-daily = {$game}，{$day}每日一局
slip-import = {$game}，导入的结果
reason-place = 名次分
reason-unpaid = 没有输赢
reason-handicap = 让分
reason-penalty = 罚分
reason-correction = 更正
reason-report = 登记的结果
reason-import = 导入的结果
entry-title = **#{$number}** · {$what} · {$when}
entry-rules = -# 规则 `{$hash}`
entry-stake = -# { $stake ->
    [0] 在联赛排名中，这些分不计，只计名次分。
   *[other] 在联赛排名中，这里的1分算联赛{$stake}分。
}
entry-import = 来自第{$number}号导入，场次：{$match}
entry-by = 登记人：{$who}
entry-why = > {$why}
entry-line = {$reason}：{$who}
button-newer = 较新
button-older = 较旧
plot-told = {$name}：{$steps}笔账目后{$points}分，最低{$low}，最高{$high}。
meeting-none = {$one}与{$other}目前没有一起打完的局。
meeting-title = **{$one}与{$other}**一起打了{$deals}局。
meeting-line = {$name}：{$points}分，有{$ahead}局分数较高
meeting-between = 两人之间的输赢：{$name} **{$points}**分
refusal-no-such-entry = 此服务器没有#{$number}这笔账目。编号可用 `/ledger server` 查看。
