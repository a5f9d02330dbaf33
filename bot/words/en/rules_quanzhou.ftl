rules-quanzhou =
    {""}**Quanzhou mahjong** is that of Xiamen with other points. Four people play, each alone, with 144 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each, and eight flowers. Everybody has 16 tiles and wins with five sets and a pair; the dealer begins with 17.

    {-xiamen-play}

    {""}**Payment.** Each of the three others pays (base + water) × multiple, whoever gave the tile. The base is 2 where the dealer wins or pays, one more with each deal the dealer stays on, else 1. The dealer stays after a win of the own or a draw.

    {""}**Water** (numbers / winds and dragons): open pung 0 / 1, concealed pung and a kong made by adding to an open pung 1 / 2, kong of a discard 2 / 3, concealed kong 3 / 4; each flower and each gold 1.

    {""}**Multiples.** On a discard (pinghu) 1; on a tile drawn (zimo) or robbing a kong 2; lone gold (youjin) 3, after discarding one gold for it (shuangyou) 6, after two (sanyou) 9; three golds at the opening or as the wall is used up 3; all eight flowers 3, at once.
