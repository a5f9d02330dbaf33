rules-sakura =
    {""}**Sakura** (Higobana) came to Hawaii with Japanese settlers. Two to four people play with all 48 flower cards, alone or two against two; more can sit at the table and drop out in turn.

    {""}**Deal.** The dealer’s right-hand neighbour touches the pack or cuts it. Two players receive 10 cards each, three receive 7, four receive 5; 8 cards (with three players 6) lie on the table. Four of a flower on the table go to the dealer at once.

    {""}**Turn.** The dealer begins, then counter-clockwise. Play a card from your hand, then the top card of the stock is turned. A card takes one table card of the same flower, if there is one, else it stays on the table.

    {""}**The gaji** (the rain junk, with the drum and the lightning) takes any card when it is played or turned; on the table it is a plain rain. Cards left without a partner because of it go to who used it.

    {""}**Hiki.** When table and hand together hold all four cards of a flower, say hiki and take them, out of turn too. Before a gaji takes a card everyone who might hold the others is asked, and a hiki goes first. Having fewer cards than turns, you may turn only the stock when you like.

    {""}**Points.** Bright 20, ribbon 10 (with the yellow paulownia), animal 5 (with the rain man), junk 0. Each of the eight combinations of three costs every other player 50. The most points win the deal, the dealer before others when equal. Every loser pays a win, two when the margin is 100 or more; the winner deals next.
