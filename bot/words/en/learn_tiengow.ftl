# The lesson of Tien Gow.

learn-tiengow = Tien Gow
learn-tiengow-civil-title = Civil tiles
learn-tiengow-civil-ask =
    One player **leads** a tile and the others play one each: the best takes the **trick**, and the **last** trick wins the deal.
    {""}**Civil** tiles go by rank, not by pips: 6-6, 1-1, 4-4, 1-3, 5-5 are the highest. A 5-5 was led: beat it.
learn-tiengow-civil-good = Man (4-4) ranks above Plum (5-5), though it has fewer pips. The two players after you may still beat it with 1-1 or 6-6.
learn-tiengow-civil-bad = A tile played face down takes nothing. Which of your tiles ranks above 5-5?
learn-tiengow-civil-why =
    The whole order is 6-6, 1-1, 4-4, 1-3, 5-5, 3-3, 2-2, 5-6, 4-6, 1-6, 1-5.
    You never have to beat a tile, but what you pay or are paid depends on what you take.
learn-tiengow-military-title = Military tiles
learn-tiengow-military-ask = **Military** tiles go by the sum of their pips: nine is the highest. Civil and military tiles never beat each other. An eight was led: beat it.
learn-tiengow-military-good = A nine beats an eight, and no military tile beats a nine. Your 6-6 is the highest civil tile, but it could not have helped here.
learn-tiengow-military-bad = That takes nothing. You need a military tile with more than eight pips.
learn-tiengow-military-why =
    There are ten military tiles: two each of nines, eights, sevens and fives, one six and one three.
    An equal tile does not beat the one played before it.
learn-tiengow-down-title = Playing face down
learn-tiengow-down-ask = The 6-6 was led, and nothing beats it. You must play one tile **face down**, and nobody will see it. Which one can you spare?
learn-tiengow-down-good = The 1-6 is almost the lowest civil tile, so you lose nothing with it. Your high tiles stay for later tricks.
learn-tiengow-down-bad = That tile could still win a trick. Give up the weakest.
learn-tiengow-down-why = What counts is to be strong at the end. So play low tiles face down early, and keep what can win.
learn-tiengow-pair-title = Two at once
learn-tiengow-pair-ask =
    Two equal tiles may be led together. Then everybody plays two, only a higher pair beats them, and the winner takes two **stacks**, not one.
    A pair of 2-2 was led: beat it.
learn-tiengow-pair-good = Unless somebody has a higher pair, you take two stacks at once. The winner of a trick leads to the next one.
learn-tiengow-pair-bad = You can beat the 2-2 with a higher pair of your own.
learn-tiengow-pair-why = There are eight stacks, one for each tile led. Losers with fewer than four stacks pay; those with five or six are paid.
learn-tiengow-partners-title = Partners
learn-tiengow-partners-ask =
    Some civil and military tiles are **partners** and may be led together: 6-6 with nines, 1-1 with eights, 4-4 with sevens, 1-3 with fives.
    These are your last two tiles: lead them so that they win.
learn-tiengow-partners-good = Only 1-1 with an eight or 6-6 with a nine could beat that. The last trick, and with it the deal, is most likely yours.
learn-tiengow-partners-bad = Alone, each can be beaten: the 4-4 by 1-1 or 6-6, the seven by eights and nines. Try them together.
learn-tiengow-partners-why = The more tiles you lead together, the harder they are to beat: only a higher set of the same kind can.
learn-tiengow-supreme-title = The supreme
learn-tiengow-supreme-ask = 2-4 and 1-2 are weak alone, but together they are the **supreme**. When led, it always wins, and you are paid for it at once. Lead it!
learn-tiengow-supreme-good = Nobody can beat it, and everybody pays you 4 points: 2, doubled as you are the dealer. But it never beats anything, so you need the lead.
learn-tiengow-supreme-bad = Together these two tiles cannot lose. Lead both: 2-4 and 1-2.
learn-tiengow-supreme-why = Alone, the 1-2 is the lowest military tile. In the last trick the supreme brings no bonus, but the deal counts double.
learn-tiengow-stack-title = A stack for the last trick
learn-tiengow-stack-ask = You have two tiles and no stack. Only a player with a **stack** can win a last trick of one tile. A 5-5 was led, and you come next.
learn-tiengow-stack-good = Only a 6-6 can still beat that. If it does not come, you have a stack and lead last, with a nine, which nothing beats: the deal is yours.
learn-tiengow-stack-bad = Without a stack your last tile has to go face down, even a nine. Take this trick.
learn-tiengow-stack-why = Only the last trick decides who wins the deal. So one trick on the way is worth a high tile.
learn-tiengow-dealer-title = Against the dealer
learn-tiengow-dealer-ask =
    Two tiles are left. The **dealer**, on your right, leads 4-4, and the two others play face down.
    The winner of this trick leads the last one. What do you play?
learn-tiengow-dealer-good = Now you lead last, not the dealer. A dealer who wins is paid double by everybody and deals again, with a higher multiplier.
learn-tiengow-dealer-bad = Then the dealer takes this trick and leads the last one, for double points. Your 1-1 beats the 4-4.
learn-tiengow-dealer-why = Above all, **keep the dealer from winning**. Take a trick that the dealer would win, even with a high tile.
learn-tiengow-others-title = Leaving a trick to another
learn-tiengow-others-ask =
    In the third trick the player on your right, who is not the dealer, leads 5-5. The dealer has played face down, and you come last.
    Is the trick worth your 1-1?
learn-tiengow-others-good = The dealer does not get this stack. You lose only your weakest tile, and the 1-1 stays for a trick that the dealer would win.
learn-tiengow-others-bad = The dealer can no longer win this trick, so that tile is too good for it. Play your weakest one face down.
learn-tiengow-others-why =
    In the first three tricks, do not beat another player who is not the dealer.
    As the dealer you can play it safe and lead tiles early that are sure to win: you win less often, but lose less.
