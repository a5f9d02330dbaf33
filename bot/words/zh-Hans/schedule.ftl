# 赛季的赛程

plan-round-robin = 循环赛
plan-swiss = 瑞士制
people-2 = 两人
people-4 = 四人
schedule-title = {$league}第{$number}赛季的**赛程**
schedule-none = {$league}还没有赛程。
schedule-round = **第{$number}轮**，{$due}截止
schedule-against = {" "}–{" "}
schedule-open = {$who}
schedule-left = {$who}（已不在联赛：{$names}）
schedule-played = {$who}（已打：牌桌{$table}）
schedule-reminder = **{$league}**：这些场次快要截止了。
schedule-begins = **{$league}**：锦标赛第{$number}轮开始了。按锦标赛消息下面的按钮，就能到你的牌桌；剩余时间也写在那条消息里。
schedule-meets = - {$match}
schedule-due = - {$match}，{$due}
act-schedule = {$league}：排定{$rounds}轮
refusal-too-few-members = 要排赛程，至少要有{$fewest}位成员。用 `/league join` 成为成员。
refusal-too-many-members = 循环赛最多{$most}位成员，请选瑞士制。
refusal-too-many-for-swiss = 瑞士制一轮最多{$most}位成员。请改用 `/league tournament` 宣布锦标赛，只编排报名的人。
refusal-schedule-exists = 本赛季已有赛程，只能加排瑞士制轮次。
