# 服务器的牌桌在哪里：各桌的子区，与列出牌桌的看板。

command-hall = 大厅
command-hall-about = 牌桌的子区与牌桌看板（需要“管理服务器”权限）
command-hall-threads = 子区
command-hall-threads-about = 是否为每张新牌桌开一个子区
command-hall-board = 看板
command-hall-board-about = 在此频道放一个随时更新的牌桌看板，或移除看板
option-threads = 开启
option-threads-about = 新牌桌是否有自己的子区
option-board = 显示
option-board-about = 是否要有看板
hall-threads-on = 从现在起，新牌桌各有自己的子区；整场打完一小时后，子区归档。
hall-threads-off = 从现在起，新牌桌就开在频道里。
hall-board-up = 看板已放在此频道，会随时更新。
hall-board-down = 此服务器不再有看板。
hall-thread = {$game} · {$name}
hall-opened = **{$game}** · {$name}开了一桌：{$thread}
hall-no-thread = 我无法开子区，所以牌桌开在这里。我在此频道需要“创建公共子区”和“在子区内发送消息”权限。
hall-free = {$seats}个空位
hall-room = 还可以再坐{$more}人
hall-full = 已坐满
hall-waits = 等{$who}
hall-more = -# 另有{$number}桌：`/table list`
refusal-hall-managers-only = 只有具备“管理服务器”权限的成员才能使用。
