# 賽季的賽程

plan-round-robin = 循環賽
plan-swiss = 瑞士制
people-2 = 兩人
people-4 = 四人
schedule-title = {$league}第{$number}季的**賽程**
schedule-none = {$league}還沒有賽程。
schedule-round = **第{$number}輪**，{$due}截止
schedule-against = {" "}–{" "}
schedule-open = {$who}
schedule-left = {$who}（已不在聯賽：{$names}）
schedule-played = {$who}（已打：牌桌{$table}）
schedule-reminder = **{$league}**：這些場次快到期了。
schedule-begins = **{$league}**：錦標賽第{$number}輪開始了。按錦標賽訊息下面的按鈕，就能到你的牌桌；剩餘時間也寫在那則訊息裡。
schedule-meets = - {$match}
schedule-due = - {$match}，{$due}
act-schedule = {$league}：排定{$rounds}輪
refusal-too-few-members = 要排賽程，至少要有{$fewest}位成員。用 `/league join` 成為成員。
refusal-too-many-members = 循環賽最多{$most}位成員，請選瑞士制。
refusal-too-many-for-swiss = 瑞士制一輪最多{$most}位成員。請改用 `/league tournament` 宣布錦標賽，只編排報名的人。
refusal-schedule-exists = 本季已有賽程，只能加排瑞士制輪次。
