# Words on the pictures of Tien Gow: short, they stand in small boxes.

label-round = { $wind } { $round }
label-deal-open = Deal { $number }
label-stacks = { $count ->
    [one] 1 stack
   *[other] { $count } stacks
}
label-down = Face down
mark-led = Led
mark-best = Best
mark-won = Won
mark-winner = Winner
table-sit = { $name } chooses a seat
table-wall = { $name } says how the wall is taken
table-play = { $name } leads

# The score sheet.

ending-plain = { $name } wins the last trick
ending-supreme = { $name } wins with the supreme
ending-four = { $name } wins with four tiles
ending-smallest = { $name } wins with the smallest
ending-kam = { $name } captures: kam
ending-seven = { $name } shuts all out: seven
ending-eight = { $name } shuts all out: eight
ending-dealt-seven = { $name }: dealt hand, seven
ending-dealt-eight = { $name }: dealt hand, eight
row-count = Stacks taken
row-stacks = Short of four
row-nyu = Five or six
row-dealer = Dealer
row-supreme = Supreme last
row-four = Four tiles last
row-smallest = Smallest last
row-seven = Seven stacks
row-eight = Eight stacks
row-kam-covers = Kam pays for all
row-kam = Kam
row-bonus-supreme = Bonus: supreme
row-bonus-four = Bonus: four
row-dealt = Dealt hand
row-dealt-seven = Seven stacks
row-dealt-eight = Eight stacks

# Everything in the picture in words: the text beside it, read by screen readers.

tell-round = { $round }. { $deal }.
tell-dealer-times = { $name } is the dealer, multiple { $times }.
tell-sit = { $name } chooses a seat.
tell-wall = The wall stands. { $name } says how it is taken.
tell-lead = { $name } leads.
tell-follow = { $name } follows.
tell-thrown = { $name } has thrown { $first } and { $second }.
tell-drawn = { $name } has drawn { $card }.
tell-led = { $name } led { $cards }.
tell-beat = { $name } beat that with { $cards }.
tell-folded = { $name } played { $count ->
    [one] a tile
   *[other] { $count } tiles
} face down.
tell-best = { $name } has the best tiles.
tell-trick-won = { $name } won the trick and { $count ->
    [one] one stack
   *[other] { $count } stacks
}.
tell-stacks = { $name } has { $count ->
    [0] no stack
    [one] one stack
   *[other] { $count } stacks
}, won with { $cards }.
tell-stacks-plain = { $name } has { $count ->
    [0] no stack
    [one] one stack
   *[other] { $count } stacks
}.
tell-held = Tiles in the hands: { $scores }.
tell-held-one = { $name } { $count }
tell-own-down = You put face down: { $cards }.
tell-opened = { $name } had beaten or face down: { $cards }.
tell-dealt = { $name } shows the dealt hand: { $cards }.
tell-winner = { $name } has won the deal.
