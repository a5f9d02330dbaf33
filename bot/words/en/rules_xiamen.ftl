rules-xiamen =
    {""}**Xiamen mahjong** is for four, each alone, with 144 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each, and eight flowers. Everybody has 16 tiles and wins with five sets and a pair; the dealer begins with 17.

    {-xiamen-play}

    {""}**Payment.** Each of the three others pays (base + water) × multiple, whoever gave the tile. The base is 2 where the dealer wins or pays, doubled with each deal the dealer stays on, else 1. The dealer stays after a win of the own or a draw.

    {""}**Water** (numbers / winds and dragons): open pung 0 / 1, concealed pung 1 / 2, open kong 2 / 3, concealed kong 3 / 4; each flower and each gold 1; all seasons 8, all plants 8.

    {""}**Multiples.** On a discard (pinghu) 1; on a tile drawn (zimo) or robbing a kong 2; lone gold (youjin) 4, after discarding one gold for it (shuangyou) 8, after two (sanyou) 12; three golds as the wall is used up 3. At the opening of the gold 4: three golds; a dealer’s hand complete as dealt (tianhu); or one that the opened tile completes as a gold (qiangjin).

# How both cities play.
-xiamen-play =
    {""}**Flowers** are laid open at once and replaced from the end of the wall. Each counts one water.

    {""}**The gold.** Before the first turn dice open a tile, which stays where it is. The other three of its kind are **gold**: they stand for any tile but a flower. The **white dragon** then always is the tile that was opened.

    {""}**Turn.** Draw a tile, discard one. The player on the left’s discard can make a **chow** (a run), anybody’s a **pung** (three) or a **kong** (four, with a replacement). A win goes before pung and kong, these before a chow; of two wins that of the player next in turn. No chow, pung or kong holds a gold, and a discarded gold can be taken by nobody. Until whoever discarded it plays again, nobody may chow, pung, kong or win on a discard.

    {""}**Following.** When a wind or dragon is discarded, whoever holds just one of it must discard it as soon as possible.

    {""}**A win** may use gold anywhere, but a discard may not complete a pair with it. Five sets and a lone gold win on any tile drawn and on no discard. With 16 tiles left nobody wins, unless somebody holds three golds.
