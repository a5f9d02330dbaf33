# How claims work at a table: who answers for whom, and how long a claim window stays open.

pace-title = **Claims** in {$game}. Sometimes more than one player is asked about the same tile or card.
pace-about-ahead = **Answered in advance**: nobody waits. Until your next turn, the bot claims what you marked with your last discard, and passes on the rest. If you mark nothing, your standing rule decides. Nobody learns who could have claimed.
pace-about-ask = **Asked each time**: the table waits until everybody who is asked has answered, or the deadline has passed.
pace-about-timed = **Timed**: claims always close after the same time, never earlier. Only those who can claim are told, by direct message or in their open hand.
pace-ahead-wins = answered in advance; without marks, only wins are claimed
pace-ahead-wins--sakura = answered in advance; a hiki is called whenever it can be
pace-ahead-marked = answered in advance; without marks, wins and your last marks are claimed
pace-ahead-computer = answered in advance; without marks, the computer player answers
pace-ahead-computer--sakura = answered in advance by the computer player
pace-ahead-noask = {$pace}; nobody is ever asked
pace-ahead-ask = everybody is asked each time
pace-ahead-until = everybody is asked each time, and has at most {$time}
pace-timed = timed, always {$time}
pace-look = {$pace}; before each deal begins everybody looks at their hand
pace-about-look = **First look**: once the tiles are dealt, everybody is asked once, and may mark claims or, in Liangxi, lay down a xi. Play begins when all have looked.
button-look-on = With a first look
button-look-off = Without a first look
button-looked = Go on
table-looking = ➤ {$who}: first look. Look at your hand and press *Go on*; the deal begins when everybody has done so.
hand-looking = **First look.** Before anybody plays you may mark claims and, in Liangxi, lay down a xi. The deal begins when everybody has pressed *Go on*.
pace-relaxed = relaxed, until everybody has answered
pace-hours = relaxed, at most { $hours ->
    [one] one hour
   *[other] {$hours} hours
}
pace-live = live, always {$seconds} seconds
pace-quick = quick: only players who can claim are asked, so everybody learns that they can
table-pace = -# Claims: {$pace}
table-asking = -# These players answer for themselves, so the table waits for them: {$names}
button-pace = Claims
button-claims = My claims
button-fit = Set the clock that fits: {$clock}
claims-title = **Your claims.** Only you can see this.
claims-asked = You are asked each time, and everybody can see that the table waits for you.
claims-asked-often = Everybody can see that the table waits for you: about {$count} times a deal, even when you cannot claim. Below you can choose to be asked about some tiles only.
claims-alone = You play with computers only, so you are asked whenever you can claim something. The rule below is for tables with other people.
claims-discard = **Discard {$card}.** Mark what you would claim until your next turn, then press *Play*.
claims-only = {$card} is the only tile you can discard. With it you can mark what you would claim until your next turn.
claims-select = Claim until your next turn (pass on the rest)
claims-marked = Until your next turn: {$claims}.
claims-standing = Your claims: {$rule}.
claims-rest = otherwise pass
claims-none = pass on everything
claims-taken = {$card}: {$claim}, as you had marked it.
claims-beaten = {$card}: {$claim}, as you had marked it, but {$name} claimed it first.
claims-passed = {$card} was discarded: passed, as you had set.
claims-guarded = {$card} was discarded: passed, because your condition for passing was met.
claims-called = {$move}: laid down as soon as the claims on this tile are answered. Nobody learns of it earlier.
claims-spoils = After this claim your hand could not win.
button-mark-nearer = What brings me nearer
button-mark-last = As last time
button-mark-wins = Wins only
button-mark-choose = Choose …
mark-nearer = { $away ->
    [0] completes the hand
    [one] one tile from a win, instead of {$now}
   *[other] {$away} tiles from a win, instead of {$now}
}
mark-same = { $away ->
    [one] still one tile from a win
   *[other] still {$away} tiles from a win
}
mark-farther = {$away} tiles from a win, instead of only {$now}
mark-worth = -# {$mark}: {$worth}
mark-more = { $count ->
    [one] -# One other claim would also bring you nearer.
   *[other] -# {$count} other claims would also bring you nearer.
}
mark-none = -# No chow, pung or kong would bring your hand nearer to a win.
standing-wins = wins only
standing-wins--sakura = call every hiki
standing-marked = wins, and what I marked last
standing-marked--sakura = call every hiki (mahjong: wins, and what I marked last)
standing-computer = the computer player answers for me
standing-none = nothing; I win by self-draw only
standing-none--sakura = call no hiki
standing-ask = ask me each time
standing-table = The table’s own rule
standing-least = { $points ->
    [0] Claim every win
   *[other] Claim wins of {$points} points or more
}
standing-opening-yes = Claim at the opening, too
standing-opening-no = Claim nothing at the opening
standing-about-all = every discard
standing-about-z = winds and dragons only
standing-about-m = characters only
standing-about-p = dots only
standing-about-s = bamboo only
standing-ask-cost = Others see the table wait: about {$count} times a deal
standing-ask-seen = Everybody can see that the table waits for you.
standing-select-kind = My rule where I have marked nothing
standing-select-about = Which discards I am asked about
standing-select-least = What a win must be worth
standing-select-opening = Before the first turn of a deal
mark-sets3 = … but claim no set once somebody else has three open sets
mark-wall20 = … but claim no set with fewer than 20 tiles to draw
mark-ready = … but claim no set once somebody is ready
button-answer = Answer
button-pass = Pass
button-order = Standing order
window-passed = You pass.
window-not-asked = You are not being asked for anything right now.
hand-kept = **Your answer is saved: {$move}.** You can change it until claims close, {$when}.
order-title = **Standing order.** It answers for you when several players are asked at once. Only you can see it.
order-now = Now: {$order}.
order-none = I answer myself
order-pass = Always pass
order-call = Claim everything I can
order-line = {$order}, {$scope}
order-scope-turn = until my next turn
order-scope-deal = for this deal
order-scope-match = for the whole match
refusal-look-first = Not everybody has looked at their hand yet. The deal begins when all have looked.
refusal-no-such-pace = There is no way of claiming called “{$pace}”. Choose one from the list.
refusal-no-such-order = “{$order}” is not a standing order in this game. Choose one from the list.
