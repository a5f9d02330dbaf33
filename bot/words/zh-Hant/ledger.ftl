# 帳本：一頁頁的帳目，以及每筆帳的緣由

account-pot = 公池
account-gone = 沒收
somebody = 匿名玩家{$number}
ledger-server = 此伺服器的**帳本**
ledger-season = 賽季的**帳本**
ledger-table = 牌桌{$number}的**帳本**
ledger-player = {$who}的**帳本**
ledger-empty = 還沒有帳目。
ledger-hint = -# 選一筆帳目，看看為什麼這樣付。
ledger-line = `#{$number}` {$when} · {$what}{$points}
ledger-gain = {" "}· {$points}
ledger-option = #{$number} · {$what}
ledger-select = 為什麼這樣付？
ledger-plot = 最近的帳目
slip-deal = {$game}，第{$deal}局（牌桌{$table}）
slip-place = {$game}，名次分（牌桌{$table}）
slip-handicap = 讓分
slip-penalty = 罰分
slip-correction = 更正#{$of}
slip-void = 撤銷#{$of}
slip-freeze = 凍結#{$of}
slip-release = 解凍#{$of}
slip-report = {$game}，回報的結果
slip-daily = {$game}，{$day}每日一局
slip-import = {$game}，匯入的結果
reason-place = 名次分
reason-unpaid = 沒有輸贏
reason-handicap = 讓分
reason-penalty = 罰分
reason-correction = 更正
reason-report = 回報的結果
reason-import = 匯入的結果
entry-title = **#{$number}** · {$what} · {$when}
entry-rules = -# 規則 `{$hash}`
entry-stake = -# { $stake ->
    [0] 在聯賽排名中，這些分不計，只計名次分。
   *[other] 在聯賽排名中，這裡的1分算聯賽{$stake}分。
}
entry-import = 來自第{$number}號匯入，場次：{$match}
entry-by = 記帳人：{$who}
entry-why = > {$why}
entry-line = {$reason}：{$who}
button-newer = 較新
button-older = 較舊
plot-told = {$name}：{$steps}筆帳目後{$points}分，最低{$low}，最高{$high}。
meeting-none = {$one}與{$other}目前沒有一起打完的局。
meeting-title = **{$one}與{$other}**一起打了{$deals}局。
meeting-line = {$name}：{$points}分，有{$ahead}局分數較高
meeting-between = 兩人之間的輸贏：{$name} **{$points}**分
refusal-no-such-entry = 此伺服器沒有編號#{$number}的帳目。編號可用 `/ledger server` 查看。
