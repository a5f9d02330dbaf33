# 禁止參加：聯賽、伺服器、整個機器人

exclude-day = 一天
exclude-week = 一週
exclude-month = 30天
exclude-good = 無限期
exclude-server = 此伺服器
exclude-league = 聯賽「{$league}」
excluded-done = 已禁止{$who}參加（{$where}，{$time}）。正在打的牌由電腦代打。對方下次想參加時會得知。
readmitted-done = 已解除對{$who}的禁令：{$where}。
excluded-title = **禁止參加的人**
excluded-nobody = 此伺服器和各聯賽都沒有人被禁止參加。
excluded-until = 到{$until}為止
excluded-line = {$who}：{$where}，{$until}，由{$by}決定{$why}
excluded-more = 更早的還有{$number}項
act-exclude = {$league}：禁止{$user}參加（{$time}）
act-exclude-server = 禁止{$user}在此伺服器使用機器人（{$time}）
act-readmit = {$league}：解除對{$user}的禁令
act-readmit-server = 解除{$user}在此伺服器的禁令
privacy-exclusions = - 禁止參加的決定（聯賽、伺服器、機器人），對你的或由你作出的：{$number}項
refusal-blocked-server = 機器人營運者已停止為此伺服器提供服務，機器人會離開這裡。如有疑問，請看機器人個人檔案裡的聯絡方式。
refusal-excluded-bot = { $until ->
    [good] 你不能再使用這個機器人了
   *[other] 到{$until}為止，你不能使用這個機器人
}：這是機器人營運者的決定。如有疑問，請看機器人個人檔案裡的聯絡方式。
refusal-excluded-server = { $until ->
    [good] 你不能再在此伺服器使用這個機器人了
   *[other] 到{$until}為止，你不能在此伺服器使用這個機器人
}：這是{ $by ->
    [nobody] 伺服器管理者
   *[other] {$by}
}的決定。有疑問請找對方。
refusal-excluded-league = { $until ->
    [good] 你不能再參加聯賽「{$league}」了
   *[other] 到{$until}為止，你不能參加聯賽「{$league}」
}：這是{ $by ->
    [nobody] 主辦人
   *[other] {$by}
}的決定。有疑問請找對方。
refusal-excluded-other = {$who}目前不能參加，請選別人。
refusal-not-excluded = 那個聯賽或伺服器沒有禁止這個人。名單請看 `/organise excluded`。
refusal-exclude-self = 不能禁止自己參加。要退出聯賽，請用 `/league leave`。
refusal-exclude-manager = 對方有「管理伺服器」權限，不能在整個伺服器禁止對方。請指定聯賽，只禁止對方參加那個聯賽。
refusal-exclude-manager-only = 要在整個伺服器禁止某人，需要「管理伺服器」權限。如果只禁止參加某個聯賽，請指定聯賽。

command-organise-exclude = 禁止參加
command-organise-exclude-about = 禁止某人參加聯賽，或禁止在整個伺服器使用機器人（需要「管理伺服器」權限）
command-organise-readmit = 解除禁止
command-organise-readmit-about = 讓被禁止的人再參加
command-organise-excluded = 禁止名單
command-organise-excluded-about = 此伺服器和各聯賽禁止了誰，為什麼
option-time = 期限
option-time-about = 多久；不填就是無限期
option-reason = 理由
option-reason-about = 理由；只有主辦人看得到
option-scope = 聯賽
option-scope-about = 聯賽；不填就是整個伺服器
