rules-xiamen =
    {""}**Xiamen mahjong** is for four, each alone, with 144 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each, and eight flowers. Everybody has 16 tiles and wins with five sets and a pair; the dealer begins with 17.

    {-xiamen-play}

    {""}**Payment.** Each of the other three pays (base + water) × multiplier, on a discard too. The base is 1; if the dealer wins or pays it is 2, doubled for each deal the dealer has stayed. The dealer stays after winning or after a drawn deal.

    {""}**Water** (numbers / winds and dragons): open pung 0 / 1, concealed pung 1 / 2, open kong 2 / 3, concealed kong 3 / 4; each flower and each gold 1; all seasons 8, all plants 8.

    {""}**Multipliers.** On a discard (pinghu) 1; by self-draw (zimo) or robbing a kong 2; lone gold (youjin) 4, after discarding one gold for it (shuangyou) 8, after two (sanyou) 12; three golds when the wall is used up 3. When the gold is opened, 4: for three golds; for a dealer’s hand complete as dealt (tianhu); or for a hand that the opened tile completes as a gold (qiangjin).

# How both cities play.
-xiamen-play =
    {""}**Flowers** are laid open at once and replaced from the end of the wall. Each counts one water.

    {""}**The gold.** Before the first turn the dice open a tile, which stays where it is. The other three of its kind are **gold**: they stand for any tile but a flower. The **white dragon** then always stands for the tile that was opened.

    {""}**Turn.** Draw a tile, discard one. You can **chow** (three in a row in one suit) from the player on your left; **pung** (three alike) or **kong** (four alike, with a replacement) from anybody. A win comes before a pung or kong, and these before a chow; between two wins, the player next in turn. No chow, pung or kong may use a gold, and nobody can take a discarded gold: until the player who discarded it plays again, nobody may chow, pung, kong or win on a discard.

    {""}**Following.** When a wind or dragon is discarded and you hold just one of it, you must discard yours as soon as you can.

    {""}**A win** may use gold anywhere, but a discard cannot complete a pair that uses a gold. Five sets and a lone gold win by self-draw with any tile, and never on a discard. When 16 tiles are left the deal is drawn, unless somebody holds three golds.
