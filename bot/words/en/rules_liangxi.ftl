rules-liangxi =
    {""}**Liangxi** (“lay open the xi”) is the great game of old Beijing, for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14. One of each dragon is a set too, run or pung as it suits, but only from the hand.

    {""}**Wild tiles.** A tile is turned up; the next two in its suit, winds or dragons are wild (Red, Green and White: the two others). A wild stands for any tile and is a point. It cannot be used to claim, no set or pair is of wilds alone, and whoever discards one cannot win any more.

    {""}**Xi.** Before your second draw (the dealer: before the first) you may lay open three different winds, or the three nines, or the three ones: a xi, one point. Wilds and ones may stand in. You go on as if you had ten tiles. Winds and nines together are a xi of six. More tiles of its kind are added for a tile drawn each, three of them are a point; others may rob such a tile or pung it. No tile of its kind may stay in the hand that wins. A wild tile in it can be taken back for the tile it stands for.

    {""}**Turn.** Draw, discard. The player on the left’s discard can make a **chow**, anybody’s a **pung** or a **kong** with a tile from the end of the wall. A win goes before these; of two wins a pointless hand, then the player next in turn. The last four tiles are drawn without a discard.

    {""}**Points.** A big hand, and one point for each small element; at 40 no more are counted. A hand without any point is *qionghu*, a limit. The pages below show them all.

    {""}**Limited hands.** Before the dice the dealer may lay down what alone may win: a set of three that tells a story, a kind of hand, a rule for chows, other wilds or none, and what it is worth. So many points lie on the table for who wins.

    {""}**Payment.** Whether drawn or discarded, each of the three others pays the points; the dealer pays and receives double. Whoever discards the winning tile to a hand of four tiles without waiting pays for all. The dealer stays after a win of the own or when nobody wins.
