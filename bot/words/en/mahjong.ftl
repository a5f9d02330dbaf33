# Mahjong: the lobby and the table.

game-xiamen = Xiamen mahjong
game-quanzhou = Quanzhou mahjong
preset-xiamen = main rules
preset-quanzhou = main rules
lobby-title-rounds = **{$game}** · { $rounds ->
    [one] one circle of dealers
   *[other] {$rounds} circles of dealers
}
table-deal-rounds = **{$game}** · circle {$round} of {$rounds}, dealer {$dealer} of {$dealers} · deal {$number}
table-turn-claim = ➤ {$who}: claim it or pass.
table-turn-opening = ➤ {$who}: the gold lies open. Win at once, or pass.
table-commitment--mahjong = {table-commitment--tiengow}
lobby-commitment--mahjong = {lobby-commitment--tiengow}
table-secret--mahjong = {table-secret--tiengow}

# What happened.

event-deal--xiamen = Everybody has sixteen tiles, the dealer one more.
event-turned-back = {$cards} is a flower and is turned back.
event-gold = The gold is {$cards}.
event-flower = {$name} exposes {$cards}.
event-drawn = { $count ->
    [0] {$name} draws a tile.
   *[other] {$name} draws {$cards}.
}
event-discard = {$name} discards {$cards}.
event-answer = {$name} has answered.
event-chow = {$name} makes a chow: {$cards}.
event-pung = {$name} makes a pung: {$cards}.
event-kong = {$name} makes a kong: {$cards}.
event-concealed = {$name} lays down a concealed kong: {$cards}.
event-added = {$name} adds {$cards} to a pung.
event-win = { $count ->
    [0] {$name} wins.
   *[other] {$name} wins with {$cards}.
}
event-foul = {$name} declares a win that is none.
event-used-up = The wall is used up.

# Moves.

move-discard = Discard {$cards}
move-chow = Chow with {$cards}
move-pung = Pung
move-kong = { $count ->
    [0] Kong
   *[other] Kong of {$cards}
}
move-win = Win

# The hand.

hand-drawn = You have drawn {$card}.{" "}
hand-discard = **Your turn.** {$drawn}Discard a tile.
hand-follow = **{$cards} was discarded: you must follow.** You hold just one of it. {$drawn}
hand-thrown = **{$name} has discarded {$card}.** { $claims ->
    [0] Nothing you hold claims it: pass.
   *[other] Claim it, or pass.
}
hand-added = **{$name} adds {$card} to a pung.** { $claims ->
    [0] You cannot rob the kong: pass.
   *[other] Rob the kong, or pass.
}
hand-opening = **The gold lies open: {$card}.** { $claims ->
    [0] Your hand does not win at once: pass.
   *[other] Win at once, or pass.
}
hand-worth = You can win: {$win}, {$points} points.
hand-order = -# Standing order: {$order}
hand-select-discard = Choose a tile to discard
tile-drawn = just drawn
tile-gold = gold
tile-stands = counts as {$card}
tile-held = {$count} in the hand

# The standing order.

order-line--mahjong = {$order}; pass all else; {$scope}
order-win = win on anything
order-kong = any kong
order-pung = any pung
order-chow = any chow
order-k = kong of {$cards}
order-p = pung of {$cards}
order-c = chow with {$cards}
order-pass--mahjong = claim nothing
order-sets3 = stop when another has three open sets
order-wall40 = stop with fewer than 40 tiles to draw
order-wall20 = stop with fewer than 20 tiles to draw
order-scope-turn--mahjong = until my next draw
order-draft = To be given: {$order}.
order-at-once = -# It answers at once whatever you hold, also what is asked now.
order-select-claims = What it claims; all else is passed
order-select-scope = How long it holds
order-select-stops = When it stops
button-give = Give this order
button-no-order = Answer myself

# Scores.

sheet-pinghu = {$name} wins on a discard: {$points}.
sheet-zimo = {$name} wins on a tile drawn: {$points}.
sheet-robbed = {$name} robs a kong and wins: {$points}.
sheet-youjin = {$name} wins with the lone gold (youjin): {$points}.
sheet-shuangyou = {$name} wins with the lone gold after discarding one (shuangyou): {$points}.
sheet-sanyou = {$name} wins with the lone gold after discarding two (sanyou): {$points}.
sheet-sanjindao = {$name} wins with three golds as the wall is used up: {$points}.
sheet-sanjindao-opening = {$name} wins with three golds at the opening: {$points}.
sheet-qiangjin = {$name} robs the gold (qiangjin): {$points}.
sheet-tianhu = {$name} wins as dealt (tianhu): {$points}.
sheet-eight-flowers = {$name} wins with all eight flowers: {$points}.
sheet-foul = {$name} has declared a false win: {$points}.
sheet-water = -# Water {$points}: {$elements}
sheet-element = {$name} ({$cards}) {$points}
line-base = Base
line-water = Water
line-pinghu = On a discard {$times}
line-zimo = Tile drawn {$times}
line-robbed = Robbed kong {$times}
line-youjin = Lone gold {$times}
line-shuangyou = Lone gold, one discarded {$times}
line-sanyou = Lone gold, two discarded {$times}
line-sanjindao = Three golds {$times}
line-sanjindao-opening = Three golds at the opening {$times}
line-qiangjin = Robbed gold {$times}
line-tianhu = Win as dealt {$times}
line-eight-flowers = Eight flowers {$times}
line-foul = False win
line-foul-you = False win against a lone gold

# Refusals.

refusal-not-complete = These tiles are not sets and a pair.
refusal-gold-in-pair = A gold may not be in the pair that another’s tile completes.
refusal-three-golds = By these house rules three golds win only as such or alone.
refusal-golds-lacking = Three golds are needed for this win.
refusal-flowers-lacking = All eight flowers are needed for this win.
refusal-gold-discarded = A discarded gold cannot be won on.
refusal-holds-gold = By these house rules whoever holds a gold wins only on a tile drawn.
refusal-lone-gold = Five sets and a lone gold win on no discard.
refusal-no-such-rule = There is no such house rule: {$rule}
refusal-sheet-lacks = The hand is not complete: {$what}
refusal-no-such-tile = “{$tile}” is no tile.
refusal-no-such-seat = Seats are numbered 0 to 3.

# The score calculator.

appraise-water = Water: {$points}
appraise-sum = Together
appraise-winner = winner {$points}
appraise-dealer = dealer {$points}
appraise-other = { $count ->
    [one] another {$points}
   *[other] {$count} others {$points} each
}
appraise-house = -# House rules of this table: {$differences}
refusal-no-such-source = “{$source}” is no way to win.
refusal-no-such-meld = “{$meld}” is no meld.
refusal-too-many-alike = There are not so many of {$tile}.
refusal-wrong-count = A hand has {$size} tiles and the winning one, each kong counted as three; these are {$count}.
