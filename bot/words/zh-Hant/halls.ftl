# 伺服器的牌桌在哪裡：各桌的討論串，與列出牌桌的看板。

command-hall = 大廳
command-hall-about = 牌桌的討論串與牌桌看板（需要「管理伺服器」權限）
command-hall-threads = 討論串
command-hall-threads-about = 是否為每張新牌桌開一個討論串
command-hall-board = 看板
command-hall-board-about = 在此頻道放一個隨時更新的牌桌看板，或移除看板
option-threads = 開啟
option-threads-about = 新牌桌是否有自己的討論串
option-board = 顯示
option-board-about = 是否要有看板
hall-threads-on = 從現在起，新牌桌各有自己的討論串；一場結束一小時後封存。
hall-threads-off = 從現在起，新牌桌就開在頻道裡。
hall-board-up = 看板已放在此頻道，會隨時更新。
hall-board-down = 此伺服器不再有看板。
hall-thread = {$game} · {$name}
hall-opened = **{$game}** · {$name}開了一桌：{$thread}
hall-no-thread = 我無法開討論串，所以牌桌開在這裡。我在此頻道需要「建立公開討論串」和「在討論串中傳送訊息」權限。
hall-free = 空位{$seats}個
hall-room = 還可以再坐{$more}人
hall-full = 已坐滿
hall-waits = 等{$who}
hall-more = -# 另有{$number}桌：`/table list`
refusal-hall-managers-only = 只有具備「管理伺服器」權限的成員才能使用。
