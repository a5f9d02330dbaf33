# Mahjong: the lobby and the table.

game-xiamen = Xiamen mahjong
game-quanzhou = Quanzhou mahjong
preset-xiamen = main rules
preset-quanzhou = main rules
lobby-title-rounds = **{$game}** · { $rounds ->
    [one] one round
   *[other] {$rounds} rounds
}
table-deal-rounds = **{$game}** · round {$round} of {$rounds}, dealer {$dealer} of {$dealers} · deal {$number}
table-turn-claim = ➤ {$who}: claim the tile or pass.
table-turn-opening = ➤ {$who}: the gold is turned up. Win or pass.

# What happened.

event-deal--xiamen = Everybody has sixteen tiles, the dealer one more.
event-turned-back = {$cards} is a flower and goes back; the dice are rolled again.
event-gold = The gold is {$cards}: the other three tiles like it are wild.
event-flower = {$name} exposes {$cards}.
event-drawn = { $count ->
    [0] {$name} draws a tile.
   *[other] {$name} draws {$cards}.
}
event-discard = {$name} discards {$cards}.
event-answer = {$name} has answered.
event-chow = {$name} chows: {$cards}.
event-pung = {$name} pungs: {$cards}.
event-kong = {$name} kongs: {$cards}.
event-concealed = {$name} lays down a concealed kong: {$cards}.
event-added = {$name} adds {$cards} to a pung.
event-win = { $count ->
    [0] {$name} wins.
   *[other] {$name} wins with {$cards}.
}
event-foul = {$name} declares a false win.
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
hand-discard = **Your turn.** {$drawn}{ $wins ->
    [yes] *Win*, or discard a tile.
   *[no] Discard a tile.
}
hand-follow = **You must follow: {$cards}.** You hold just one of a wind or dragon that was discarded: discard it first. {$drawn}
hand-thrown = **{$name} discarded {$card}.** { $claims ->
    [0] You cannot claim it: pass.
   *[other] Claim it, or pass.
}
hand-added = **{$name} added {$card} to a pung.** { $claims ->
    [0] You cannot rob the kong: pass.
   *[other] Rob the kong, or pass.
}
hand-opening = **The gold has been turned up: {$card}.** { $claims ->
    [0] Your hand cannot win at once: pass.
   *[other] Win at once, or pass.
}
hand-worth = You can win: {$win}, { $points ->
    [one] one point
   *[other] {$points} points
}.
hand-order = -# Standing order: {$order}
hand-select-discard = Choose a tile to discard
tile-drawn = just drawn
tile-gold = gold (stands for any tile)
tile-stands = counts as {$card}
tile-held = {$count} in the hand
tile-lately = discarded since a player declared ready
hand-lately = -# {$card} has been discarded since a player declared ready. That player may have passed on it, and may still win with it.
hand-waits = { $after ->
    [yes] Then you wait for {$cards}.
   *[no] You are waiting for {$cards}.
}
hand-waits-many = { $after ->
    [yes] Then you wait
   *[no] You are waiting
} for any of {$count} kinds of tile; {$left} such tiles are unseen.
hand-lacks = { $after ->
    [yes] Then you are one tile short of a complete hand, but it could not win yet.
   *[no] You are one tile short of a complete hand, but it could not win yet.
} Not met: {$conditions}.
hand-why = -# {$reason}
wait = {$card} ({$facts})
wait-treasure = the treasure
wait-left = { $count ->
    [0] none left
   *[other] {$count} left
}
wait-points = { $points ->
    [one] one point
   *[other] {$points} points
}
wait-between = {$fewest}–{$most} points
wait-self = {$points} if you draw it
wait-short = { $kinds ->
    [one] {$card}
   *[other] {$card} ({$left})
}
wait-drawn = only if you draw it
wait-given = only on a discard
wait-not = no win
tile-waits = then you wait for {$cards}; {$left} left
tile-waits-many = then you wait for any of {$count} kinds; {$left} tiles left
tile-lacks = then one tile short; not met: {$conditions}

# The standing order.

order-line--mahjong = { $count ->
    [0] {$order}; {$scope}
   *[other] {$order}; otherwise pass; {$scope}
}
order-win = any win
order-kong = any kong
order-pung = any pung
order-chow = any chow
order-k = kong of {$cards}
order-p = pung of {$cards}
order-c = chow with {$cards}
order-pass--mahjong = claim nothing
order-sets3 = stop when somebody else has three open sets
order-wall40 = stop with fewer than 40 tiles to draw
order-wall20 = stop with fewer than 20 tiles to draw
order-draft = Draft: {$order}.
order-at-once = -# The order answers at once, no matter what you hold. It also answers the question that is open now.
order-select-claims = What to claim (pass on the rest)
order-select-scope = How long the order lasts
order-select-stops = When the order stops
button-give = Set this order
button-no-order = Answer myself

# Scores.

sheet-pinghu = {$name} wins on a discard: {$points}.
sheet-zimo = {$name} wins by self-draw: {$points}.
sheet-robbed = {$name} robs a kong and wins: {$points}.
sheet-youjin = {$name} wins with the lone gold (youjin 游金): {$points}.
sheet-shuangyou = {$name} wins with the lone gold after discarding one (shuangyou 雙游): {$points}.
sheet-sanyou = {$name} wins with the lone gold after discarding two (sanyou 三游): {$points}.
sheet-sanjindao = {$name} wins with three golds when the wall is used up: {$points}.
sheet-sanjindao-opening = {$name} wins with three golds at the opening: {$points}.
sheet-qiangjin = {$name} robs the gold (qiangjin 搶金): {$points}.
sheet-tianhu = {$name} wins as dealt (tianhu 天胡): {$points}.
sheet-eight-flowers = {$name} wins with all eight flowers: {$points}.
sheet-foul = {$name} declared a false win: {$points}.
sheet-water = -# Water {$points}: {$elements}
sheet-element = {$name} ({$cards}) {$points}
line-base = Base
line-water = Water
win-times = {$names} {$times}
line-pinghu = On a discard {$times}
line-zimo = Self-draw {$times}
line-robbed = Robbing a kong {$times}
line-youjin = Lone gold {$times}
line-shuangyou = Lone gold, one discarded {$times}
line-sanyou = Lone gold, two discarded {$times}
line-sanjindao = Three golds {$times}
line-sanjindao-opening = Three golds at the opening {$times}
line-qiangjin = Robbed gold {$times}
line-tianhu = Win as dealt {$times}
line-eight-flowers = Eight flowers {$times}
line-foul = False win
line-foul-you = False win during shuangyou or sanyou

# Refusals.

refusal-not-complete = These tiles do not make up sets and a pair.
refusal-gold-in-pair = A discard cannot complete a pair that uses a gold.
refusal-three-golds = Under these house rules three golds win only as *three golds*, or by youjin, shuangyou or sanyou.
refusal-golds-lacking = This win needs three golds.
refusal-flowers-lacking = This win needs all eight flowers.
refusal-gold-discarded = You cannot win on a discarded gold.
refusal-holds-gold = Under these house rules you can win only by self-draw while you hold a gold.
refusal-lone-gold = Five sets and a lone gold cannot win on a discard, only by self-draw.
refusal-no-such-rule = {$game} has no house rule “{$rule}”.
refusal-sheet-lacks = The hand is not complete: {$what}
refusal-not-one-tile = “{$tiles}” is more than one tile: write just the one that completes the hand, or the one turned up.
refusal-no-such-tile = “{$tile}” is not a tile. Write tiles like 1m, 5p, 9s, 7z or 8f.
refusal-no-such-seat = Seats are numbered from 0 to 3.

# The score calculator.

appraise-water = Water {$points}: {$elements}
appraise-sum = Total
appraise-reading = Read as: {$groups}
appraise-winner = winner {$points}
appraise-dealer = dealer {$points}
appraise-other = { $count ->
    [one] one other {$points}
   *[other] {$count} others {$points} each
}
appraise-house = -# House rules of this table: {$differences}
refusal-no-such-source = {$game} has no win by “{$way}”. Choose a way from the list.
refusal-no-such-meld = “{$meld}” is not a meld. Write melds like 123m, 555z or 5555z.
refusal-no-meld-here = {$game} has no meld “{$meld}”.
refusal-too-many-alike = There are not that many tiles of this kind: {$tile}. Use fewer of them.
refusal-wrong-count = A hand has {$size} tiles plus the winning one (a kong counts as three); you gave {$count}.
refusal-unread = This part of the hand cannot be understood: {$what}
refusal-flower-there = A flower cannot stand here: {$tile}. Choose another tile.
refusal-no-flower = “{$tile}” is not a flower.
refusal-dealers-win = Only the dealer can win as dealt.
refusal-melds-at-opening = No meld can lie on the table before the first turn.
refusal-no-giver = Say which player discarded the winning tile.
refusal-own-discard = You cannot win on your own discard.
refusal-not-turned-up = This win uses the tile turned up: name that tile.
refusal-not-the-treasure = This win uses the treasure: name that tile.
refusal-wild-melded = A wild tile cannot be in this meld. Choose another tile.
refusal-which-tile = What this hand is worth depends on the tile that completed it: name that tile.
