rules-dalian =
    {""}**Dalian qionghu** is for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14. It is won by “poor” hands, which have no merit at all.

    {""}**A win** needs a set that was claimed from another player; a pung or kong, or a pair of dragons; a run; a pair other than 2 or 8; all three suits; a 1, a 9, a wind or a dragon; and more than one tile left in the hand.

    {-northern-play}

    {""}**Dragons.** In any turn of yours you may lay down three different dragons as a kong, which brings 1 from everybody. Nothing is drawn for it, and it does not count as claimed.

    {""}**Kongs pay at once**, also when nobody wins, and the dealer no more than others. A concealed kong brings 2 from everybody, a tile added to a pung 1, a kong of a discard 3 from who discarded it.

    {""}**Payment.** Each of the three others pays the rate, doubled for each that applies: tile drawn; the treasure drawn; twice for the treasure looked at; a tile drawn after a kong; a robbed kong; a closed, edge or single wait. The dealer pays and receives double, who discarded the tile pays double, so does who has claimed nothing, and once more all three when none of them has.
