rules-changchun =
    {""}**Changchun mahjong** is for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14.

    {""}**A win** needs all three suits; a 1, a 9, a wind or a dragon; and, with four chows, a pair of dragons. With one tile left in hand you need four pungs or kongs. Seven pairs do not win.

    {-northern-play}

    {""}**Special kongs.** Before your first discard you may lay down four different winds (and draw one tile), three different dragons, the three ones or the three nines. Each is a set and brings 1 from everybody. In a later turn you may add more winds, dragons, ones or nines: each brings another 1 from everybody and a tile drawn. The dealer may not add in the first turn. A tile that is added may be robbed, or claimed for a pung.

    {""}**Kongs pay at once**, even if nobody wins the deal, and the dealer pays and receives no more than others. A concealed kong brings 2 from everybody, a tile added to a pung 1; a kong of a discard brings 3 from the discarder. Four 1 Dot, four 1 Bamboo or four of a dragon bring twice that.

    {""}**Payment.** Each of the other three pays the rate: doubled once for a concealed hand; once for a closed, edge or single wait; once for a self-draw; twice (×4) for all pungs; twice (×4) for the treasure. The dealer pays and receives double, and the discarder pays double.

# How both cities play.
-northern-play =
    {""}**Turn.** Draw a tile, discard one. You can **chow** (three in a row in one suit) from the player on your left; **pung** (three alike) or **kong** (four alike, with a tile from the end of the wall) from anybody. A win comes before a pung, a pung before a kong, a kong before a chow; between two wins, the player next in turn. Fourteen tiles stay in the wall, and one more for each tile drawn from its end. The dealer stays after winning or after a drawn deal.

    {""}**The treasure.** When you are one tile away from winning you may declare **ready** with a discard. Before your next draw you may look at the treasure: the first player to look rolls a die, which finds it near the end of the wall. Once you have looked, your hand cannot change, except for kongs that do not change your wait. If the treasure is a tile you wait for, you win at once; if you draw one like it later, it stands for any tile. When three like it have been discarded, a new treasure is found. You cannot look if your hand has no 1, 9, wind or dragon. You may win without declaring.
