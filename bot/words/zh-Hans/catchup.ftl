# 离开时牌桌上发生的事，以及自己所在的牌桌

command-catchup = 前情提要
command-catchup-about = 从你上次查看之后，这张牌桌发生的事
command-games = 我的牌局
command-games-about = 你在所有服务器的牌局，以及轮到谁
button-catchup = 前情提要
catchup-head = **你上次查看之后**
catchup-anew = **这一局到目前为止**
catchup-nothing = 你上次查看之后，没有新的动静。
catchup-deals = ……之前还有{$count}局
catchup-moves = ……之前还有{$count}步
catchup-asked = -# {$when}开始等待
games-head = **我的牌局**{ $turns ->
    [0] {""}
   *[other] {" "}· {$turns}桌在等你
}
games-none = 你现在不在任何牌桌上。在频道中用 `/table open` 开一张。
games-turn = ➤ **{$game}：轮到你了** · {$when}开始等待 · {$place}
games-waiting = {$game}：正在等{$who} · {$when}开始等待 · {$place}
games-lobby = {$game}：还没开始 · {$when}开桌 · {$place}
games-private = 你自己的一桌（用 `/table show` 可移到这里）
games-lost = {$game}：我看不到这张牌桌的频道 · {$place}
games-unreadable = {$game}：牌局记录已损坏，无法继续 · {$place}
games-more = ……还有{$count}桌
