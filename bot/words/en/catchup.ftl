# What was missed at a table, and where somebody sits.

command-catchup = catchup
command-catchup-about = What has happened at this table since you last looked
command-games = games
command-games-about = Your games on all servers, and whose turn it is
button-catchup = Catch up
catchup-head = **Since you last looked**
catchup-anew = **The deal so far**
catchup-nothing = Nothing has happened since you last looked.
catchup-deals = … and { $count ->
    [one] one earlier deal
   *[other] {$count} earlier deals
}
catchup-moves = … and { $count ->
    [one] one earlier move
   *[other] {$count} earlier moves
}
catchup-asked = -# Asked {$when}
games-head = **Your games**{ $turns ->
    [0] {""}
    [one] {" "}· one waits for you
   *[other] {" "}· {$turns} wait for you
}
games-none = You are not at any table. Open one in a channel with `/table open`.
games-turn = ➤ **{$game}: your turn** · asked {$when} · {$place}
games-waiting = {$game}: waiting for {$who} · asked {$when} · {$place}
games-lobby = {$game}: not started · opened {$when} · {$place}
games-private = yours alone; `/table show` brings it here
games-lost = {$game}: I cannot reach its channel · {$place}
games-unreadable = {$game}: the record is damaged, so the match cannot go on · {$place}
games-more = … and {$count} more
