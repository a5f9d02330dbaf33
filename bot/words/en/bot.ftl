# The name of the language on Discord.
locale = en-US
# --- The lobby
lobby-title = **{$game}**{ $deals ->
    [0] {""}
    [one] {" "}· one deal
   *[other] {" "}· {$deals} deals
}
lobby-seat = **{$number}** {$name}
lobby-free = **{$number}** *(free)*
lobby-free-more = {$count} seats free
lobby-owner = {$name} (owner)
lobby-teams = Teams: {$teams}
lobby-against = {" "}against{" "}
lobby-nobody = free seat
lobby-resting = Sitting out the first deal: {$names}
lobby-rules = -# House rules: {$preset}
lobby-differences = -# House rules: {$preset}, changed: {$differences}
lobby-hint = Press *Join* to play, or *Start with computers*.
lobby-hint-private = Press *Start with computers* to play.
lobby-there = The match at that table has not begun: you can still join there ({ $free ->
    [one] one free seat
   *[other] {$free} free seats
}).
button-lobby-there = Go there
lobby-private = A table for you alone, with computers and without a clock. The results are kept for you alone: they count in no server’s ledger and in no league.
lobby-start = Press *Start* when everybody is here; { $more ->
    [one] one more
   *[other] {$more} more
} can still join.
lobby-full = Every seat is taken: press *Start*.
lobby-changed = ⚠ Changed since {$names} joined: {$parts}
lobby-agree = Waiting for {$names}: press *Agree* to stay, or *Join* to leave.
button-join = Join
button-leave = Leave
button-computer = Add computer player
button-no-computer = Remove computer
button-chairs = Number of seats
button-seat = Change seat
button-rules-panel = House rules
button-start = Start
button-fill = Start with computers
button-agree = Agree
computer-name = Computer
game-mushi = Mushi
game-sakura = Sakura (Higobana)
game-koikoi = Koi-Koi
preset-mushi = main rules
preset-some-play = variant rules
preset-sakura = main rules
preset-teams = two teams
preset-to-the-letter = the source to the letter
preset-sheet = the printed sheet
preset-koikoi = no points for further cards
preset-no-viewing = no points for further cards, no viewings

# --- The table
table-deal = **{$game}** · deal {$number}{ $deals ->
    [0] {""}
   *[other] {" "}of {$deals}
}
table-turn = ➤ {$who}, it is your turn.
table-turn-cut = ➤ {$who}, cut the pack or touch it.
table-turn-keep = ➤ {$who}, look at your hand.
table-turn-take = ➤ {$who}, you turned a card that can take more than one: choose.
table-turn-call = ➤ {$who}: hiki or pass?
table-turn-koikoi = ➤ {$who}, stop or koi-koi?
table-computer = ➤ The computer is thinking.
table-ready = ➤ {$who}: press *Ready* for the next deal.
table-resting = -# Sitting out the next deal: {$names}
table-over = **{$game}** · the match is over
table-last = -# Last deal – {$ending}
rematch-offered = ➤ {$who}: play again? Press *Ready*, or *No, thanks*.
rematch-declined = {$name} does not play again.
rematch-there = A rematch has already been offered. It begins once everybody has pressed *Ready* there.
button-decline = No, thanks
match-won = { $count ->
    [one] {$names} wins the match
   *[other] {$names} share the win
}
table-ended = **{$game}** · this table was closed
table-closed = **{$game}** · everybody has left the table
table-standing = {$place} · {$name}: {$points}
button-hand = My hand
button-help = How to play
button-scores = Scores
button-ready = Ready
button-rematch = Rematch
button-opened = All hands
button-large = Large print and numbers
button-wide = Wide, for big screens
comma = ,{" "}
semicolon = ;{" "}
labelled = {$label}: {$value}
explained = {$label} – {$value}
changed-to = {$label} – {$value}
with-points = {$name} for { $points ->
    [one] one point
   *[other] {$points} points
}
noted = {$text} ({$note})
gap = {" "}
names-both = { $after ->
    [0] {" "}and{" "}
   *[other] {comma}
}
names-and = { $after ->
    [0] {" "}and{" "}
   *[other] {comma}
}

# --- What happened
event-lot = {$name} is the first dealer.
event-draw = {$name} draws {$card}.
event-touch = {$name} touches the pack and leaves it uncut.
event-cut = {$name} cuts the pack after {$card} cards.
event-deal--hanafuda = The cards are dealt.
event-keep = {$name} keeps their hand.
event-redeal = {$name} shows {$cards}: the deal is called off.
event-void = The deal is void; the same dealer deals again.
event-dealer-takes = As the dealer, {$name} takes {$cards}.
event-reserve = {$cards}: set aside for the player who takes the oni.
event-brings = {$name} also gets {$cards} with the oni.
event-play-takes = {$name} plays {$card} and takes {$cards}.
event-play-stays = {$name} lays {$card} on the table.
event-turn-takes = From the stock, {$card} takes {$cards}.
event-turn-stays = From the stock, {$card} stays on the table.
event-choose = {$name} turns {$card} and chooses what it takes.
event-take = {$name} takes {$cards} with {$card}.
event-alone = {$name} turns {$card}, the last card of the stock, and takes it without another.
event-aim = {$name} wants to take {$cards} with {$card}, unless somebody calls hiki first.
event-pass = {$name} passes.
event-hiki = Hiki! {$name} takes {$cards}.
event-skip = {$name} plays no card.
event-luck = {$name} shows a lucky hand: {$cards}.
event-made = {$name} has made {$made}.
event-koikoi = {$name} calls koi-koi!
event-stop = {$name} stops.
event-leftover = {$name} gets what was left on the table: {$cards}.

# --- The hand
hand-turn = **Your turn.** Choose a card.
hand-choose-capture = **{$card}**: which card do you take?
hand-choose-turned = You turned **{$card}**. What does it take?
hand-cut = **Cut the pack.** Touch it to accept the shuffle, or choose where to cut.
hand-keep = **Here is your hand.** Press *Keep the hand* to play on.
hand-keep-four = **You hold four of a flower.** You may show them and have the cards dealt again.
hand-call = The gaji is about to take **{$cards}**. Call hiki 引き to take all four of that flower first, or pass.
hand-koikoi = **You have made {$made}.** Stop and be paid, or call koi-koi and play on?
hand-koikoi-risk = Koi-koi: you are not paid yet. To win before the cards run out, you must make more. If {$name} wins first, you get nothing{ $times ->
    [1] .
   *[other] , and {$name}’s points count ×{$times}.
}
hand-koikoi-pays = -# Other combinations and their points: {$combinations}{ $doubled ->
    [yes] . Seven points or more are doubled.
   *[no] .
}
hand-resting = You are sitting this deal out.
hand-resting-next = You sit out the next deal.
hand-waiting = Waiting for {$who}.
hand-next = Press *Ready* for the next deal.
hand-over = The match is over.
hand-nothing = The match has not begun.
hand-select = Choose a card to play
hand-select-cut = Cut the pack after …
hand-select-take = Choose what to take
hand-takes = takes {$cards}
hand-takes-worth = takes {$cards}: {$worth}
hand-brings = -# Brings: {$worth}
hand-takes-choice = {$number} captures to choose from
hand-stays = stays on the table
hand-short = -# You are one card short of {$combinations}.
hand-short-other =
    -# { $count ->
        [one] { $name } is
       *[other] { $name } are
    } one card short of { $combinations }.
short-card = {$name} ({$cards})
short-any = {$name} (any of {$count} cards)
short-hand = {$card} in your hand
short-table = {$card} on the table
short-out = {$card} not seen yet
button-back = Back
button-refresh = Refresh

# --- Moves
move-touch = Touch the pack
move-cut = Cut after {$card} cards
move-keep = Keep the hand
move-redeal = Show the four and redeal
move-play-takes = {$card} takes {$cards}
move-play-stays = Lay {$card}
move-take = Take {$cards}
move-hiki = Hiki: {$card} and 3 more
move-pass = Pass
move-turn = Only turn the stock
move-koikoi = Koi-koi!
move-koikoi-times = Koi-koi!{ $times ->
    [1] {""}
   *[other] {" "}(their points ×{$times})
}
move-stop = Stop
move-stop-pays = Stop: {$points}

# --- House rules
rules-panel-title = **House rules** of {$game}
rules-panel-page = Page {$page} of {$pages}
rules-panel-preset = Preset: {$preset}
rules-panel-same = Same as the preset.
rules-panel-differs = Differs from the preset: {$differences}
rules-panel-locked = Only the table’s owner can change these, and only before the match starts.
button-rule-missed = A rule is missing?
rules-needs = needs {$label}: {$value}
rules-inert = {$line} ({$needs})
button-next = Next page
rules-in-force = House rules in force ({$hash})
rules-line = {$label}: **{$value}**{$mark}
rules-changed-mark = {" "}✎
value-true = yes
value-false = no

# --- Scores
scores-table = **This table**
scores-server = **This server**
scores-own = **Your games alone with computers**
deals-won = { $deals ->
    [one] one deal, { $won ->
        [0] not won
       *[other] won
    }
   *[other] {$deals} deals, { $won ->
        [0] none won
       *[other] {$won} won
    }
}
scores-line = {$place} · {$name} · {$points} points · {deals-won}
scores-none = No deal is finished yet.
sheet-win = { $count ->
    [one] {$name} wins the deal: {$points}.
   *[other] {$name} win the deal: {$points} each.
}
sheet-tie = 115 points each: nobody pays.
sheet-luck = {$name} wins at once with a lucky hand: {$points}.
sheet-draw = Nobody wins the deal.
sheet-void = The deal is void. Nobody pays; the same dealer deals again.
sheet-cancelled = The deal was called off. Nobody pays; the same dealer deals again.
sheet-line = {$reason}: {$who}
sheet-bound = -# No single payment can be more than {$points} points.
sheet-hurried = { $times ->
    [one] -# In one case a master had no time to think, and a club player answered instead.
   *[other] -# In {$times} cases a master had no time to think, and a club player answered instead.
}

# --- Lists and records
list-head = **Tables on this server**
list-line = <#{$channel}> · {$game} · {$phase}
list-none = There is no open table on this server. Open one with `/table open`.
phase-lobby = waiting for players
phase-playing = being played
phase-between = between deals
ended = The table has been closed. A deal still in progress counts for nobody; finished deals stay in the ledger.
record-head = The record of this match. Check it with `/verify` or `paifuda verify FILE`.
record-none = No deal of this match is finished yet, so there is no record.
verify-head = **Fairness check**
verify-working = Checking { $deals } deals; this takes a few seconds.
verify-so-far = { $deals ->
    [one] The first deal checks out so far.
   *[other] Deals 1–{ $deals } check out so far.
}
verify-good = { $deals ->
    [0] No deal checks out.
    [one] One deal checks out: the promise, the shuffle and every move.
   *[other] { $deals } deals check out: every promise, shuffle and move.
}
verify-bad = Deal {$deal}: {$fault}
fault-wrong-commitment = the secret does not match the promise made before the deal.
fault-wrong-deck = the deck and dice do not follow from the secret and the players’ additions.
fault-illegal-move = a move is not legal.
fault-unfinished = the deal does not end, though its secret is shown: its last moves are missing.
fault-still-secret = the secret has not been revealed yet.

# --- Refusals
refusal-not-a-move = That is not a move. Choose one from the list.
refusal-deal-over = This deal is over: no more moves can be made.
refusal-not-your-turn = It is not your turn yet.
refusal-not-legal = The rules do not allow that now. Choose from the list.
refusal-house-rules-clash = Several things stand in the way. {$clashes}
refusal-no-such-value = {$value}
refusal-not-for-so-many = This game is for {$people} players: open a table with {$people} seats.
refusal-teams-of-four = Teams are for exactly four players: choose four seats, or no teams.
refusal-no-such-game = There is no game called “{$key}”.
refusal-no-preset = There is no preset called “{$preset}”. Choose one from the list.
refusal-no-table = There is no table in this channel. Open one with `/table open`.
refusal-no-table-thread = There is no table in this thread. Open one with `/table open`.
refusal-no-table-alone = You have no table of your own now. Open one with `/table open`.
refusal-table-exists = This channel already has a table. Open another one in a thread.
refusal-table-exists-thread = This thread already has a table. Open another one in another channel or thread.
refusal-table-exists-room = This channel already has a table. Open another one in another channel.
refusal-own-table-exists = You are still at a table of your own. Press *Go on there*, or *End it and begin*.
refusal-own-table-stays = You are still at a table of your own. Others play its deals, too, so it cannot be ended early. Press *Go on there* and play it to its end.
button-own-back = Go on there
button-own-instead = End it and begin
refusal-old-table = That button belongs to an earlier table. Use the buttons of the present one.
refusal-seated = You are already at this table.
refusal-not-seated = You are not at this table: only its players can do that. You can follow it with `/catchup`. If a seat is free, there is a button for it below the table.
refusal-not-seated-alone = You are not at this table: only its players can do that.
refusal-announced-many = You have {$most} tables or duplicate matches on this server that have not begun. Before you open another, start one of them, close a table with `/table end`, or leave a match with *Leave*.
refusal-announced-often = You have opened {$most} tables or duplicate matches on this server within an hour. Wait a little before the next one.
refusal-full = Every seat is taken. You can open another table with `/table open`.
refusal-too-few = At least {$fewest} players are needed. Wait for more, or add a computer player.
refusal-too-few-alone = At least {$fewest} players are needed. Press *Start with computers*.
refusal-no-computer = There is no computer player to remove at this table.
refusal-no-deals = The length of this match is not counted in deals: leave `deals` empty.
refusal-begun = The match has already begun, so this is no longer possible.
refusal-unagreed = The terms have changed since others joined, and they have not agreed yet. They press *Agree* below the lobby, or leave. The owner can also change the terms back.
refusal-manages-server-only = You need the Manage Server permission to change how this server’s tables look.
refusal-no-such-look = “{$value}” is not one of the choices. Choose one from the list.
refusal-owner-only = Only the owner of this table or match can do that.
refusal-not-between = *Ready* can be pressed only between two deals.
refusal-not-playing = No deal is in progress, so this cannot be done now.
refusal-stale = Things have changed in the meantime, so nothing was done. Use the newest message.
refusal-unknown-house-rules = This needs house rules that this version of the bot does not know, so nothing was done. Tell the people who run the bot.
refusal-file-not-given = Discord did not give the file, so nothing was done. Attach it once more.
hand-stale = The game has gone on in the meantime, so nothing was done. This is your hand now.
refusal-end-refused = Only the table’s owner, or a member who can manage channels, can close it.
refusal-table-counts = The match here counts in {$league}, so it stays although nobody has moved for a long time. A player who is not asked to move can close it by opening a table here. Members who can manage channels can close it with `/table end`.
refusal-end-counts = This match counts in a league, so nobody who plays here can close it alone. Ask the others (`/table vote`), or hand over your seat (`/seat give`, `/seat open`). A match of two can also be resigned (`/seat resign`).
refusal-not-over = The match is not over yet. *Rematch* works once it is over.
refusal-other-version = This deal was played under version {$version} of the rules, which have been corrected since. It stays in the ledger as it was paid, but can no longer be shown.
refusal-pruned = The moves of this match are no longer kept, so it has no record and can no longer be shown or checked. It stays in the ledger as it was paid.
refusal-not-a-record = This is not the record of a match. Use a file that the bot has given you.
refusal-unknown-rules = This record needs version { $version } of the rules; the newest one here is { $newest }.
refusal-damaged = The record is damaged and cannot be used: {$why}
refusal-cannot-post = I cannot post here. Please give me the permissions View Channel, Send Messages and Attach Files.
refusal-cannot-post-thread = I cannot post here. Please give me the permissions View Channel, Send Messages in Threads and Attach Files.
refusal-server-only = That works only on a server: use it in one of its channels.
refusal-unknown-channel = I do not know this kind of channel. Use the command in a text channel or a thread.
refusal-outdated = This command has changed, and Discord still shows you its old form. Restart Discord, then choose the command from the list again.
refusal-private-table = This table belongs to one person, who plays alone with computers. Open your own with `/table open`.
refusal-too-large = That file is too large to be a record. Use a file that the bot has given you.
refusal-still-working = Your last request is still being worked on. Try again in a moment.
refusal-works-too-long = That takes longer than a minute, so I stopped. Try again later.
refusal-others-checking = Many records are being checked at the moment. Try again in a few minutes.
failure = Something went wrong on my side. Nothing was lost; please try again.
shown = {$game}: here is the table.
