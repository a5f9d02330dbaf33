# Tien Gow: the tiles by their pips and their names.

card-6-6 = 6-6 Heaven
card-1-1 = 1-1 Earth
card-4-4 = 4-4 Man
card-1-3 = 1-3 Goose
card-5-5 = 5-5 Plum
card-3-3 = 3-3 Long Three
card-2-2 = 2-2 Bench
card-5-6 = 5-6 Axe
card-4-6 = 4-6 Red Ten
card-1-6 = 1-6 Long Leg
card-1-5 = 1-5 Bell
card-3-6 = 3-6 Nine
card-4-5 = 4-5 Nine
card-2-6 = 2-6 Eight
card-3-5 = 3-5 Eight
card-2-5 = 2-5 Seven
card-3-4 = 3-4 Seven
card-2-4 = 2-4 Six
card-1-4 = 1-4 Five
card-2-3 = 2-3 Five
card-1-2 = 1-2 Three

# What a tile and a set of tiles is.

tile-civil = civil, rank {$rank} of {$ranks}
tile-military = military, rank {$rank} of {$ranks}
tile-beats = {$rank} · beats it
tile-folds = {$rank} · face down
set-supreme = the supreme: nothing beats it when led
set-civil = one civil tile
set-military = one military tile
set-civil-pair = civil pair
set-military-pair = military pair
set-mixed-pair = mixed pair
set-civil-three = three tiles, two of them civil
set-military-three = three tiles, two of them military
set-four = four tiles

# Seats and the wall.

card-right = to the right
card-opposite = opposite
card-left = to the left
wall-ends2cols = Columns 1 and 2 for the first player, then 3 and 4, 5 and 6, 7 and 8.
wall-rowsFromTop = The top row of eight tiles for the first player, then the next one down.
wall-rowsFromBottom = The bottom row of eight tiles for the first player, then the next one up.
wall-oneColTwice = Columns 1 and 5 for the first player, then 2 and 6, 3 and 7, 4 and 8.
wall-alternating = Columns 1 and 3 for the first player, then 2 and 4, 5 and 7, 6 and 8.
wall-centreOut = Columns 4 and 5 for the first player, then 3 and 6, 2 and 7, 1 and 8.
wall-outsideIn = Columns 1 and 8 for the first player, then 2 and 7, 3 and 6, 4 and 5.

# The lobby and the table.

game-tiengow = Tien Gow
preset-tiengowA = Hong Kong rules
preset-tiengowB = East and South (100 points, civil supreme, some hands win as dealt)
lobby-title-changes = **{$game}** · until the dealer has changed { $deals ->
    [one] once
   *[other] {$deals} times
}
table-deal-changes = **{$game}** · {$wind} {$round} · deal {$number}
wind-east = East
wind-south = South
wind-west = West
wind-north = North
table-turn-sit = ➤ {$who}, choose your seat, as seen from {$highest}, who rolled highest.
table-turn-wall = ➤ {$who}, choose how the wall is taken.

# What happened.

event-roll = {$name} rolls {$card} and {$cards}.
event-sit = Seen from the highest roller, {$name} sits {$cards}.
event-draw--tiengow = {$name} turns up {$card}.
event-wall = {$name} chooses how the wall is taken: {$cards}.
event-first = {$name} takes tiles first.
event-deal--tiengow = Everybody has eight tiles.
event-dealt-hand = {$name} wins with the hand as dealt: {$cards}.
event-lead = {$name} leads {$cards}.
event-beat = {$name} plays {$cards}, the best so far.
event-fold = { $count ->
    [0] {$name} plays face down.
   *[other] {$name} plays face down: {$cards}.
}
event-stackless = { $count ->
    [0] {$name} has no stack and must play face down.
   *[other] {$name} has no stack and must play face down: {$cards}.
}
event-trick = {$name} wins the trick and takes { $number ->
    [one] one stack
   *[other] {$number} stacks
}.
event-bonus-supreme = {$name} receives the bonus for the supreme.
event-bonus-four = {$name} receives the bonus for four tiles.

# The hand.

hand-sit = **Choose your seat,** as seen from {$highest}, who rolled highest.
hand-wall = **You sit opposite the dealer: choose how the wall is taken.** It has eight columns of four tiles, counted from the end nearer the dice.
hand-lead = **Your turn: you lead** one tile, or a set of two to four.
hand-no-set = **{$cards} do not form a set.** You can lead one tile, a pair of equal rank, the supreme (2-4 with 1-2), or civil and military partners. Heaven goes with nines, earth with eights, man with sevens, goose with fives.
hand-picked = You have picked **{$cards}**.
hand-beat = **Your turn.** {$name} is winning with {$cards}. Beat that, or play { $count ->
    [one] a tile
   *[other] {$count} tiles
} face down.
hand-fold = **Your turn.** You cannot beat {$name}’s {$cards}: play { $count ->
    [one] a tile
   *[other] {$count} tiles
} face down.
hand-no-choice = **You have no choice:** nothing you hold beats {$name}’s {$cards}.
hand-select-wall = Choose how the wall is taken
hand-select-lead = Pick the tiles you lead
hand-select-sets = Or lead one of your sets at once
hand-select-tiles = { $count ->
    [one] Pick a tile
   *[other] Pick {$count} tiles
}
hand-select-beat = Or beat it at once
button-back--tiengow = Choose again

# Moves.

move-sit = Sit {$cards}
move-wall = Take {$cards}
move-lead = Lead {$cards}
move-beat = Beat with {$cards}
move-fold = Face down: {$cards}

# Scores.

sheet-plain = {$name} wins the last trick and the deal: {$points}.
sheet-supreme = {$name} wins a last trick led with the supreme: {$points}.
sheet-four = {$name} wins the last trick with four tiles: {$points}.
sheet-smallest = {$name} wins the last trick with the smallest tile: {$points}.
sheet-kam = Kam 擒! {$name} captures the last lead: {$points}.
sheet-seven = {$name} wins, paid as seven stacks: {$points}.
sheet-eight = {$name} takes all eight stacks: {$points}.
sheet-dealt-seven = {$name} wins with the hand as dealt, paid as seven stacks: {$points}.
sheet-dealt-eight = {$name} wins with the hand as dealt, paid as eight stacks: {$points}.
line-stacks = Stacks short of four
line-nyu = Five or six stacks
line-dealer = Dealer {$times}
line-supreme = Last trick led with the supreme {$times}
line-four = Last trick with four tiles {$times}
line-smallest = Last trick with the smallest tile {$times}
line-seven = Paid as seven stacks {$times}
line-eight = All eight stacks {$times}
line-kam-covers = Kam: the captured leader pays for everybody
line-kam = Kam 擒 {$times}
line-bonus-supreme = Bonus for the supreme
line-bonus-four = Bonus for four tiles
line-dealt = Dealt hand
line-dealt-seven = Dealt hand, as seven stacks {$times}
line-dealt-eight = Dealt hand, as eight stacks {$times}

# Refusals.

