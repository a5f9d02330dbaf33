rules-tiengow =
    {""}**Tien Gow** (heaven and nine) is a game of tricks for four, each alone, with 32 tiles. Whoever wins the **last trick** wins the deal and deals next.

    {""}**Tiles.** Civil, two of each, high to low: 6-6 Heaven, 1-1 Earth, 4-4 Man, 1-3 Goose, 5-5 Plum, 3-3 Long Three, 2-2 Bench, 5-6 Axe, 4-6 Red Ten, 1-6 Long Leg, 1-5 Bell. Military, one of each, by their sum: nines 3-6 4-5, eights 2-6 3-5, sevens 2-5 3-4, six 2-4, fives 1-4 2-3, three 1-2. Civil and military never beat each other.

    {""}**Leading.** The dealer leads, then whoever won the trick: one tile; a pair of equal civil tiles or of equal military sums; or partners, two to four tiles, at most two of a kind: 6-6 with nines, 1-1 with eights, 4-4 with sevens, 1-3 with fives. The **supreme**, 2-4 with 1-2, wins whenever it is led and beats nothing.

    {""}**Following.** Counter-clockwise, with as many tiles: show a higher set of the same kind, or put any tiles face down. Nobody must beat. Of equals the first stays best. The winner takes a stack for each tile led, eight in a deal.

    {""}**The last trick.** When it is a single tile, only who has a stack may win it: the others play face down.

    {""}**Payment.** Each loser pays the winner 5 without a stack, 3 with one, 2 with two, 1 with three, none with four; with five or six the winner pays the loser 1 or 2. All the dealer pays or receives is doubled, and one more time with each deal the dealer wins. Winning the last trick with the supreme or by leading 1-2 doubles, with four tiles it is fourfold. If 2-4 beats that 1-2 (*kam*), who led it pays for all, doubled. All eight stacks are paid fourfold, twofold if only the rule of the last trick saved it.

    {""}**Bonuses.** Before the last trick, 2 from everybody for leading the supreme, 4 for winning with four tiles.

    {""}**House rules** may add a civil supreme, the pair of 1-5, which only the pair of 1-6 beats; hands that win when dealt (one red pip or seven military tiles, better none or eight); a match until the dealer has changed so often.
