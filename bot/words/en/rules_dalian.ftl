rules-dalian =
    {""}**Dalian qionghu** is for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14. It is won by “poor” hands (qionghu), which have none of the usual scoring patterns.

    {""}**A win** needs a set claimed from another player; a pung or kong, or a pair of dragons; a chow; a pair other than 2 or 8; all three suits; a 1, a 9, a wind or a dragon; and more than one tile left in hand.

    {-northern-play}

    {""}**Dragons.** On any of your turns you may lay down three different dragons as a kong, which brings 1 from everybody. No tile is drawn for it, and it does not count as claimed.

    {""}**Kongs pay at once**, even if nobody wins the deal, and the dealer pays and receives no more than others. A concealed kong brings 2 from everybody, a tile added to a pung 1; a kong of a discard brings 3 from the discarder.

    {""}**Payment.** Each of the other three pays the rate: doubled once each for a self-draw, for drawing the treasure, for winning on the tile drawn after a kong, for robbing a kong, and for a closed, edge or single wait; twice (×4) if the treasure you looked at is your wait. The dealer pays and receives double; the discarder pays double; so does a payer who has claimed nothing, and if no payer has claimed anything all three pay double once more.
