rules-sakura =
    {""}**Sakura** (Higobana) came to Hawaii with Japanese settlers. Two to four people play with all 48 flower cards, alone or two against two; more can sit at the table and take turns sitting out.

    {""}**Deal.** The player to the dealer’s right touches the pack or cuts it. Two players get 10 cards each, three get 7, four get 5; 8 cards (6 with three players) lie on the table. Four of a flower on the table go to the dealer at once.

    {""}**Turn.** The dealer begins, then play goes counter-clockwise. Play a card from your hand, then turn the top card of the stock. Each card takes one table card of the same flower if there is one; otherwise it stays on the table.

    {""}**The gaji** (the rain junk, with the drum and the lightning) takes any card when it is played or turned; on the table it is a plain rain. Cards left without a partner because of it go to the player who used it.

    {""}**Hiki.** When the table and your hand together hold all four cards of a flower, call hiki and take them, even out of turn. Before a gaji takes a card, everybody who might hold the others is asked, and a hiki comes first. A hiki leaves you with fewer cards than turns: on turns of your choice you then only turn the stock.

    {""}**Points.** Bright 20, ribbon 10 (the yellow paulownia is a ribbon), animal 5 (the rain man is an animal), junk 0. Each of the eight combinations of three costs every other player 50. The most points win the deal; in a tie the dealer comes first, then the nearest in turn. Each loser pays 1, or 2 if the margin is 100 or more; the winner deals next.
