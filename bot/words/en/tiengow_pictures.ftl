# Words on the pictures of Tien Gow: short, they stand in small boxes.

label-round = { $wind } { $round }
label-deal-open = Deal { $number }
label-down = Face down
mark-led = Led
mark-best = Best
mark-won = Won
mark-winner = Winner
table-sit = { $name } chooses a seat
table-wall = { $name } chooses how the wall is taken
table-play = { $name } leads

# The score sheet.

ending-plain = { $name } wins the deal
ending-supreme = { $name } wins: supreme
ending-four = { $name } wins: four tiles
ending-smallest = { $name } wins: smallest
ending-kam = { $name } wins: kam
ending-seven = { $name } wins: 7 stacks
ending-eight = { $name } wins: 8 stacks
ending-dealt-seven = { $name } wins as dealt, ×2
ending-dealt-eight = { $name } wins as dealt, ×4
row-count = Stacks taken
row-stacks = Stacks short of 4
row-nyu = 5 or 6 stacks
row-dealer = Dealer
row-supreme = Supreme last
row-four = Four tiles last
row-smallest = Smallest last
row-seven = Seven stacks
row-eight = Eight stacks
row-kam-covers = Kam: pays for all
row-kam = Kam
row-bonus-supreme = Bonus: supreme
row-bonus-four = Bonus: four tiles
row-dealt = Dealt hand
row-dealt-seven = Seven stacks
row-dealt-eight = Eight stacks

# Everything in the picture in words: the text beside it, read by screen readers.

tell-round = { $round }. { $deal }.
tell-dealer-times = { $name } is the dealer, multiplier { $times }.
tell-sit = { $name } chooses a seat.
tell-wall = The wall is built. { $name } chooses how it is taken.
tell-lead = { $name } leads.
tell-follow = { $name } follows.
tell-thrown = { $name } rolled { $first } and { $second }.
tell-drawn = { $name } has drawn { $card }.
tell-led = { $name } led { $cards }.
tell-beat = { $name } played { $cards }, the best so far.
tell-folded = { $name } played { $count ->
    [one] a tile
   *[other] { $count } tiles
} face down.
tell-best = { $name } is winning the trick.
tell-trick-won = { $name } won the trick and { $count ->
    [one] one stack
   *[other] { $count } stacks
}.
tell-stacks = { $name } has { $count ->
    [0] no stack
    [one] one stack
   *[other] { $count } stacks
}
tell-stacks-won = { $name } has { $count ->
    [one] one stack
   *[other] { $count } stacks
} won with { $cards }
tell-opened = { $stacks }; tiles beaten or played face down: { $cards }.
tell-not-opened = { $stacks }.
tell-held = Tiles in the hands: { $held }.
tell-held-one = { $name } { $count }
tell-own-down = You played face down: { $cards }.
tell-dealt = { $name } wins with the hand as dealt: { $cards }.
tell-winner = { $name } has won the deal.

# The pages beside the rules. A line holds about fifty letters.

guide-civil = Civil tiles, two of each, high to low
guide-military = Military tiles, one of each
guide-equal = Between equal tiles the first played stays best.
guide-rank-9 = Nines
guide-rank-8 = Eights
guide-rank-7 = Sevens
guide-rank-6 = Six
guide-rank-5 = Fives
guide-rank-3 = Three
guide-sets = A set beats lower sets of its own kind only
guide-civil-pair = Civil pair
guide-military-pair = Military pair
guide-mixed-pair = Mixed pair
guide-civil-three = Three tiles, two of them civil
guide-military-three = Three tiles, two of them military
guide-four = Four tiles
guide-supreme = The supreme 至尊: wins when led, never beats
guide-partner = Either tile of a military rank will do.
guide-won = The winner of the last trick wins the deal
guide-won-seven = Seven stacks, or the last trick, win the deal
guide-owed = What the others pay, by their stacks
guide-times = Multipliers
guide-dealer = The dealer pays or receives
guide-dealer-times = { $first ->
    [1] ×1, ×2 …
   *[other] ×2, ×3 …
}
guide-supreme-last = Last trick won by the supreme
guide-four-last = Last trick won with four tiles
guide-civil-last = Last trick won by leading a pair of 1-5
guide-civil-beaten-last = A last pair of 1-5 beaten by a pair of 1-6
guide-smallest-last = Last trick won by leading { $led }
guide-kam-last = A last { $led } beaten by { $best } (kam 擒)
guide-civil-kam-last = A last pair of 1-5 beaten by 1-6 (kam 擒)
guide-four-kam-last = Four tiles led last and beaten: kam 擒, too
guide-seven-last = All eight stacks; the last lead could have lost
guide-eight-last = All eight stacks; the last lead could not lose
guide-seven-contested-last = Seven stacks, the last trick lost
guide-eight-contested-last = All eight stacks
guide-dealt-seven = A dealt hand that pays as seven stacks
guide-dealt-eight = A dealt hand that pays as eight stacks
guide-bonus = Paid at once, before the last trick
guide-bonus-always = Paid at once
guide-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} each
guide-players = A B C D
guide-example-plain = A deals (×2). B wins the last trick.
guide-example-kam = A deals (×2). B leads 1-2 last, C beats it.
tell-able--tiengow = Tiles that can beat that: { $cards }.
