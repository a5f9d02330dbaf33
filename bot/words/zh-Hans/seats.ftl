# 离席、表决、悔牌。

away-computer = 🤖 电脑正在替{$name}打牌。
away-open = 🪑 {$name}的座位空着。
table-waits = ➤ 正在等人接手{$names}的座位。
table-rests = ➤ 大家都离开了。有人按“我的手牌”之前，牌局暂停。
table-resigned = 🏳 {$name}已认输：这一局照常计分，打完牌局就结束。
table-deal-lost = 没打完的这一局不计分，已打完的各局仍留在账本里。
table-called-off = ⚠️ 更新修正了{$game}的规则，进行中的这一局无法继续，因此作废：不计分，庄家和分数维持开局前的状态，重新发牌。
welcome-back = **欢迎回来，现在由你自己打。**
left-computer = 电脑会替你打。回来时请按“我的手牌”。
left-open = 你的座位空出来了，谁都可以坐。想拿回座位请按“我的手牌”。
left-behind = {$name}已离开此服务器，由电脑代打。对方若回来，按“我的手牌”就能接着打。
button-seat-of = 接手{$name}的座位
button-seat-take = 接手座位
button-seat-consent = 同意
button-seat-decline = 不用了
seat-offered = {$coming}，{$leaving}想把座位让给你。打完的各局仍算{$leaving}的，正在打的这一局算你的。
seat-wanted = {$coming}想接替{$leaving}。这场牌计入联赛，须由主办方同意。
seat-kept = {$leaving}保留座位。
seat-still-open = {$leaving}的座位仍然空着。
resign-sure = 要认输吗？没打完的这一局不计分，分数维持现状，你排最后一名。无法反悔。
resign-sure-league = 要认输吗？这场牌计入联赛，没打完的这一局由电脑代你打完，照常计分。然后牌局结束，你排最后一名。无法反悔。
button-resign = 认输
resigned = 🏳 **{$name}**认输了。
resigned-league = 🏳 **{$name}**认输了。这一局由电脑代打到底，照常计分，然后牌局结束。

# --- 表决
vote-end = **要结束这场牌吗？** 分数维持现状，没打完的这一局不计分。
vote-end-ask = **要请同桌的人表决，结束这场牌吗？** 大家会看到是你提议的，也算你投了赞成票。
button-put-end = 请大家表决
vote-end-done = **表决通过，这场牌结束了。**
vote-end-not = **表决没有通过，这场牌继续打。**
vote-back = **{$name}想悔牌，收回上一步。** 须全体同意。
vote-back-done = **{$name}收回了上一步。**
vote-back-not = **悔牌没有通过，{$name}的上一步照算。**
vote-ayes = 👍 {$names}
vote-noes = 👎 {$names}
vote-open = 共需{$needed}票赞成 · 尚未表决：{$who}
button-end-aye = 结束这场牌
button-end-no = 继续打
button-back-aye = 同意
button-back-no = 不同意
button-show-vote = 显示表决
button-take-back = 悔牌

# --- 婉拒
refusal-not-vacant = 这个座位现在不能接手：已有人接手，或不再让出。
refusal-seat-of-another = 这个座位是让给别人的，只有那个人能接手。
refusal-seat-declined = {$who}在这场牌局里已经谢绝过座位，不再询问。请让给别人，或用 `/seat open` 空出座位：那时{$who}仍可以坐下。
refusal-gone-away = 对方已不在此服务器，请选别人。
refusal-still-member = {$who}仍在此服务器，只有本人可以离座。
refusal-member-unknown = 目前无法确认{$who}是否仍在此服务器，请稍后再试。
refusal-resign-two = 只有两人的牌局才能认输。请让出座位（`/seat give`、`/seat open`），或提出表决（`/table vote`）。
refusal-resign-two-alone = 只有两人的牌局才能认输。这一场可以用 `/table end` 结束。
refusal-away = 你目前离座，请先按“我的手牌”回来。
refusal-voted-already = 你已经投过赞成票。请等其他人，或再显示一次表决。
refusal-vote-over = 这次表决已经结束：牌局已有进展，或已经打完。
refusal-refused-end = 这一局里，结束这场牌的表决没有通过。到下一局之前，只有投反对票的人可以再提。
refusal-refused-back = 已经有人不同意悔这一步，所以这一步照算。
refusal-refused-wait = 等待的表决没有通过。只有投反对票的人可以再提。
refusal-not-taken-back = 上一步不能收回：牌局已有进展，或已露出原本看不到的牌。

# --- 命令
command-seat = 座位
command-seat-about = 离开座位：暂离、让给别人，或认输
command-seat-give = 让座
command-seat-give-about = 把座位让给某人
command-seat-open = 空出
command-seat-open-about = 空出座位，谁都可以坐；牌局会等
command-seat-computer = 代打
command-seat-computer-about = 离开时由电脑替你打
option-gone = 已离开者
option-gone-about = 已离开此服务器的同桌玩家
command-seat-resign = 认输
command-seat-resign-about = 两人打牌时认输
command-vote = 表决
command-vote-about = 表决是否按目前的分数结束这场牌
command-takeback = 悔牌
command-takeback-about = 请大家同意收回你的上一步
option-member = 成员
option-member-about = 把座位让给谁
