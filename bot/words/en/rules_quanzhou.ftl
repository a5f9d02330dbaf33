rules-quanzhou =
    {""}**Quanzhou mahjong** is Xiamen mahjong with different scoring. Four people play, each alone, with 144 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each, and eight flowers. Everybody has 16 tiles and wins with five sets and a pair; the dealer begins with 17.

    {-xiamen-play}

    {""}**Payment.** Each of the other three pays (base + water) × multiplier, on a discard too. The base is 1; if the dealer wins or pays it is 2, plus one for each deal the dealer has stayed. The dealer stays after winning or after a drawn deal.

    {""}**Water** (numbers / winds and dragons): open pung 0 / 1, concealed pung and a kong made by adding to an open pung 1 / 2, kong of a discard 2 / 3, concealed kong 3 / 4; each flower and each gold 1.

    {""}**Multipliers.** On a discard (pinghu) 1; by self-draw (zimo) or robbing a kong 2; lone gold (youjin) 3, after discarding one gold for it (shuangyou) 6, after two (sanyou) 9; three golds when the gold is opened or when the wall is used up 3; all eight flowers 3, at once.
