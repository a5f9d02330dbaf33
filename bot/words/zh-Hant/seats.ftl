# 離席、表決、悔牌。

away-computer = 🤖 電腦正在替{$name}打牌。
away-open = 🪑 {$name}的座位空著。
table-waits = ➤ 正在等人接手{$names}的座位。
table-rests = ➤ 大家都離開了。有人按「我的手牌」之前，牌局暫停。
table-resigned = 🏳 {$name}已認輸：這一局照常計分，打完牌局就結束。
table-deal-lost = 沒打完的這一局不計分，已打完的各局仍留在帳本裡。
table-called-off = ⚠️ 更新修正了{$game}的規則，進行中的這一局無法繼續，因此作廢：不計分，莊家和分數維持開局前的狀態，重新發牌。
welcome-back = **歡迎回來，現在由你自己打。**
left-computer = 電腦會替你打。回來時請按「我的手牌」。
left-open = 你的座位空出來了，誰都可以坐。想拿回座位請按「我的手牌」。
left-behind = {$name}已離開此伺服器，由電腦代打。對方若回來，按「我的手牌」就能接著打。
button-seat-of = 接手{$name}的座位
button-seat-take = 接手座位
button-seat-consent = 同意
button-seat-decline = 不用了
seat-offered = {$coming}，{$leaving}想把座位讓給你。打完的各局仍算{$leaving}的，正在打的這一局算你的。
seat-wanted = {$coming}想接替{$leaving}。這場牌計入聯賽，須由主辦人同意。
seat-kept = {$leaving}保留座位。
seat-still-open = {$leaving}的座位仍然空著。
resign-sure = 要認輸嗎？沒打完的這一局不計分，分數維持現狀，你排最後一名。無法復原。
resign-sure-league = 要認輸嗎？這場牌計入聯賽，沒打完的這一局由電腦代你打完，照常計分。然後牌局結束，你排最後一名。無法復原。
button-resign = 認輸
resigned = 🏳 **{$name}**認輸了。
resigned-league = 🏳 **{$name}**認輸了。這一局由電腦代打到底，照常計分，然後牌局結束。

# --- 表決
vote-end = **要結束這場牌嗎？** 分數維持現狀，沒打完的這一局不計分。
vote-end-ask = **要請同桌的人表決，結束這場牌嗎？** 大家會看到是你提議的，也算你投了贊成票。
button-put-end = 請大家表決
vote-end-done = **表決通過，這場牌結束了。**
vote-end-not = **表決沒有通過，這場牌繼續打。**
vote-back = **{$name}想悔牌，收回上一步。** 須全體同意。
vote-back-done = **{$name}收回了上一步。**
vote-back-not = **悔牌沒有通過，{$name}的上一步照算。**
vote-ayes = 👍 {$names}
vote-noes = 👎 {$names}
vote-open = 共需{$needed}票贊成 · 尚未表決：{$who}
button-end-aye = 結束這場牌
button-end-no = 繼續打
button-back-aye = 同意
button-back-no = 不同意
button-show-vote = 顯示表決
button-take-back = 悔牌

# --- 婉拒
refusal-not-vacant = 這個座位現在不能接手：已有人接手，或不再讓出。
refusal-seat-of-another = 這個座位是讓給別人的，只有那個人能接手。
refusal-seat-declined = {$who}在這場牌局裡已經婉拒過座位，不再詢問。請讓給別人，或用 `/seat open` 空出座位：那時{$who}仍可以坐下。
refusal-gone-away = 對方已不在此伺服器，請選別人。
refusal-still-member = {$who}仍在此伺服器，只有本人可以離座。
refusal-member-unknown = 目前無法確認{$who}是否仍在此伺服器，請稍後再試。
refusal-resign-two = 只有兩人的牌局才能認輸。請讓出座位（`/seat give`、`/seat open`），或提出表決（`/table vote`）。
refusal-resign-two-alone = 只有兩人的牌局才能認輸。這一場可以用 `/table end` 結束。
refusal-away = 你目前離座，請先按「我的手牌」回來。
refusal-voted-already = 你已經投過贊成票。請等其他人，或再顯示一次表決。
refusal-vote-over = 這項表決已經結束：牌局已繼續進行，或已經打完。
refusal-refused-end = 這一局裡，結束這場牌的表決沒有通過。到下一局之前，只有投反對票的人可以再提。
refusal-refused-back = 已經有人不同意悔這一步，所以這一步照算。
refusal-refused-wait = 等待的表決沒有通過。只有投反對票的人可以再提。
refusal-not-taken-back = 上一步不能收回：牌局已繼續進行，或已露出原本看不到的牌。

# --- 指令
command-seat = 座位
command-seat-about = 離開座位：暫離、讓給別人，或認輸
command-seat-give = 讓座
command-seat-give-about = 把座位讓給某人
command-seat-open = 空出
command-seat-open-about = 空出座位，誰都可以坐；牌局會等
command-seat-computer = 代打
command-seat-computer-about = 離開時由電腦替你打
option-gone = 已離開者
option-gone-about = 已離開此伺服器的同桌玩家
command-seat-resign = 認輸
command-seat-resign-about = 兩人打牌時認輸
command-vote = 表決
command-vote-about = 表決是否以目前的分數結束這場牌
command-takeback = 悔牌
command-takeback-about = 請大家同意收回你的上一步
option-member = 成員
option-member-about = 把座位讓給誰
