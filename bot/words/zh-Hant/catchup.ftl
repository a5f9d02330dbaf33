# 離開時牌桌上發生的事，以及自己所在的牌桌

command-catchup = 前情提要
command-catchup-about = 從你上次查看之後，這張牌桌發生的事
command-games = 我的牌局
command-games-about = 你在所有伺服器打的牌，以及輪到誰
button-catchup = 前情提要
catchup-head = **你上次查看之後**
catchup-anew = **這一局到目前為止**
catchup-nothing = 你上次查看之後，沒有新的動靜。
catchup-deals = ……之前還有{$count}局
catchup-moves = ……之前還有{$count}步
catchup-asked = -# {$when}開始等待
games-head = **我的牌局**{ $turns ->
    [0] {""}
   *[other] {" "}· {$turns}桌在等你
}
games-none = 你現在不在任何牌桌上。在頻道中用 `/table open` 開一張。
games-turn = ➤ **{$game}：輪到你了** · {$when}開始等待 · {$place}
games-waiting = {$game}：正在等{$who} · {$when}開始等待 · {$place}
games-lobby = {$game}：還沒開始 · {$when}開桌 · {$place}
games-private = 你自己的一桌（用 `/table show` 可移到這裡）
games-lost = {$game}：我看不到這張牌桌的頻道 · {$place}
games-unreadable = {$game}：牌局紀錄已損壞，無法繼續 · {$place}
games-more = ……還有{$count}桌
