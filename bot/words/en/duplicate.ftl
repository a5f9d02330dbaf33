# Duplicate matches: the same deals at several tables, compared.

command-duplicate = duplicate
command-duplicate-about = The same deals at several tables: luck cancels out, and the sum of points decides
option-side = side
option-side-about = How many people play together on a side (usually 1: everybody for themselves)
option-match-days = days
option-match-days-about = How many days players have once the match has begun
button-duplicate-join = Join
button-duplicate-leave = Leave
button-duplicate-give-up = Give up
button-duplicate-begin = Begin
button-duplicate-play = My table
button-duplicate-show = How I compare
button-duplicate-fair = Fair?
duplicate-title = { $deals ->
    [one] **{$game}** · duplicate match {$number} · one deal
   *[other] **{$game}** · duplicate match {$number} · { $deals } deals
}
duplicate-alone = Everybody plays the same deals in the same seat, alone against the same computer players.
duplicate-sides = Sides of {$side} players. The same deals are played at several tables with seats exchanged: every side holds the same hands, and members of one side never meet.
duplicate-about = Luck cancels out, and the sum of points decides. Nobody sees another table before all have finished. Once the match begins, everybody has {$time} to play.
duplicate-person = - {$name}
duplicate-hint = Press *Join* to play; {$owner} starts the match with *Begin*.
duplicate-until = The match ends {$time}, or as soon as everybody has finished. Unfinished deals rank below those that others have finished.
duplicate-waits = {$name} (not begun)
duplicate-plays = {$name} ({$done} of {$deals})
duplicate-ended = {$name} ✅
duplicate-gone = {$name} (gave up)
duplicate-off = Nobody is left, so this match does not take place.
duplicate-line = {$place} · **{$names}** · **{$points}**
duplicate-line-short = {$place} · **{$names}** · **{$points}** ({$done} of { $deals ->
    [one] one deal
   *[other] {$deals} deals
})
duplicate-deal = Deal {$deal}: {$told}
duplicate-best = **{$names} {$points}**
duplicate-other = {$names} {$points}
duplicate-mark = Duplicate match {$number}, deal {$deal} of {$deals}.
duplicate-thread = {$game} · duplicate · table {$table}
duplicate-table = Your table is in {$thread}. Only those who play there see it.
duplicate-invited = {$names}: {$owner} invites you to a duplicate match of {$game}. Join here: {$match}
duplicate-done-join = You are taking part. When the match begins, your table waits for you under *My table*.
duplicate-done-leave = You are no longer taking part.
duplicate-done-begin = The match has begun. Everybody finds their table under *My table*.
duplicate-own = Deal {$deal}: **{$points}**
duplicate-later = You will see how you compare once everybody has finished or the time is up.
duplicate-place = **{$names}**: place {$place} of {$of}
duplicate-compared = Deal {$deal}: **{$points}** · ahead of {$percent}% of the others (ties count half) · average {$average}
duplicate-review = Review deal {$deal}
duplicate-fair = All tables share one secret. Its hash, the *promise*, was published before anybody joined. Before any table is dealt, everybody adds a number: the one that Discord gave to the press of their button. The deals follow from the secret and these numbers, and are the same at every table.
duplicate-hidden = The secret is shown once everybody has finished or the time is up.
duplicate-adds-later = {$who}: adds a number by pressing *Begin*
duplicate-verify = The secret of deal `n` is `HMAC-SHA-256` of all additions, a colon and `n`. *Share* under a replay gives a text; with it, `paifuda verify FILE` and `/verify` check this, every shuffle and every move.
fault-wrong-common = the deal does not follow from the secret of its duplicate match and the numbers everybody added.
privacy-rivals = - Duplicate matches you took part in: {$number}
refusal-no-duplicate = There is no such duplicate match. `/table duplicate` opens a new one.
refusal-duplicate-begun = This duplicate match has already begun or was called off, so nobody can join or begin it now. `/table duplicate` opens a new one.
refusal-duplicate-joined = You are already taking part.
refusal-duplicate-full = This duplicate match is full: at most {$most} people can take part.
refusal-duplicate-not-in = You are not taking part in this duplicate match. Only people who take part can do that.
refusal-duplicate-not-begun = This duplicate match has not begun yet. Your table opens once it has begun.
refusal-duplicate-over = You cannot play on in this duplicate match: you have finished or given up, or its time is up.
refusal-duplicate-people = { $side ->
    [1] To begin, at least {$least} people are needed.
   *[other] To begin, at least {$least} people are needed, with {$side} on every side.
}
refusal-duplicate-side = In this game a side can have at most {$most} people.
refusal-duplicate-stays = A table of a duplicate match cannot be ended, moved or handed on: it is played to its end where it is. While you are away, a computer player can sit in for you.
refusal-duplicate-stays-alone = Your table of a duplicate match is played to its end. It closes by itself once the time of the match is up.
refusal-duplicate-no-room = Players who share a table here need a private thread, and I cannot make one in this channel. I need the permissions Create Private Threads and Send Messages in Threads.
refusal-duplicate-no-room-thread = Players who share a table here need a private thread, and a thread cannot hold one. Open the match in a channel.
refusal-duplicate-shut = Others are still playing these deals. The deals will be revealed once everybody has finished or the time is up.
