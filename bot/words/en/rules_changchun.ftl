rules-changchun =
    {""}**Changchun mahjong** is for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14.

    {""}**A win** needs all three suits; a 1, a 9, a wind or a dragon; and with four runs a pair of dragons. Whoever has one tile left in the hand needs four pungs or kongs. Seven pairs do not win.

    {-northern-play}

    {""}**Special kongs.** Before your first discard you may lay down four different winds (and draw one tile), three different dragons, the three ones or the three nines. Each is a set and brings 1 from everybody. In a later turn you may add more winds, dragons, ones or nines, for 1 more from everybody and a tile drawn; the dealer not in the first turn. A tile added may be robbed, or claimed for a pung.

    {""}**Kongs pay at once**, also when nobody wins, and the dealer no more than others. A concealed kong brings 2 from everybody, a tile added to a pung 1, a kong of a discard 3 from who discarded it. Four 1 dots, 1 bamboo or equal dragons bring twice that.

    {""}**Payment.** Each of the three others pays the rate, doubled for each that applies: concealed hand, closed, edge or single wait, tile drawn; twice for all pungs and for the treasure. The dealer pays and receives double, and who discarded the tile pays double.

# How both cities play.
-northern-play =
    {""}**Turn.** Draw a tile, discard one. The player on the left’s discard can make a **chow** (a run), anybody’s a **pung** (three) or a **kong** (four, with a tile from the end of the wall). A win goes before a pung, this before a kong, this before a chow; of two wins that of the player next in turn. Fourteen tiles stay in the wall, and one more for each that was drawn from its end. The dealer stays after a win of the own or when nobody wins.

    {""}**The treasure.** Who waits for one tile may declare **ready** with a discard. Before the next draw that player may look at the treasure: the first one throws a die, which finds it in the end of the wall. Once you have looked, your hand cannot change, but for kongs that leave your waits. If the treasure is a tile you wait for you win at once; if you draw one like it later it stands for any tile. When three like it are discarded another treasure is found. A hand without a 1, 9, wind or dragon cannot look. You may win without declaring.
