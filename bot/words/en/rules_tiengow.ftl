rules-tiengow =
    {""}**Tien Gow** (heaven and nine) is a trick-taking game for four, each alone, with 32 tiles. The winner of the **last trick** wins the deal and deals next.

    {""}**Tiles.** Civil, two of each, high to low: 6-6 Heaven, 1-1 Earth, 4-4 Man, 1-3 Goose, 5-5 Plum, 3-3 Long Three, 2-2 Bench, 5-6 Axe, 4-6 Red Ten, 1-6 Long Leg, 1-5 Bell. Military, one of each, by their sum: nines 3-6 4-5, eights 2-6 3-5, sevens 2-5 3-4, six 2-4, fives 1-4 2-3, three 1-2. Civil and military never beat each other.

    {""}**Leading.** The dealer leads first, then the winner of each trick. You may lead one tile; a pair of equal civil tiles or of equal military sums; or partners, two to four tiles with at most two of a kind: 6-6 with nines, 1-1 with eights, 4-4 with sevens, 1-3 with fives. The **supreme**, 2-4 with 1-2, always wins when led and never beats anything.

    {""}**Following.** Counter-clockwise, play as many tiles as were led: a higher set of the same kind face up, or any tiles face down. You never have to beat. Between equals the first played stays best. The winner takes a stack for each tile led; there are eight stacks in a deal.

    {""}**The last trick.** If it is a single tile, only players who have a stack may win it; the others play face down.

    {""}**Payment.** A loser without a stack pays the winner 5, with one 3, with two 2, with three 1, with four nothing; a loser with five or six is paid 1 or 2 by the winner. Whatever the dealer pays or receives counts ×2, then ×3, ×4 and so on as long as the dealer keeps winning. Winning the last trick with the supreme, or by leading 1-2, counts ×2; with four tiles ×4. If 2-4 beats that 1-2 (*kam*), the player who led it pays for everybody, ×2. All eight stacks count ×4, or ×2 if only the rule of the last trick saved the last one.

    {""}**Bonuses.** Before the last trick, everybody pays 2 to a player who leads the supreme, and 4 to a player who wins with four tiles.

    {""}**House rules** may add a civil supreme, the pair of 1-5, which only the pair of 1-6 beats; hands that win as dealt (one red pip or seven military tiles; none or eight pay more); or a match that ends after a set number of changes of dealer.
