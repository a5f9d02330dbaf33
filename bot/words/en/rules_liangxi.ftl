rules-liangxi =
    {""}**Liangxi** (“lay open the xi”) is the great game of old Beijing, for four, each alone, with 136 tiles: characters, dots and bamboo from 1 to 9, winds and dragons, four of each. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14. One of each dragon is a set too: it counts as a chow or a pung, as suits you, but only from your hand.

    {""}**Wild tiles.** A tile is turned up; the next two in its suit or among the winds are wild (for a dragon: the other two dragons). A wild stands for any tile and is a point. You cannot claim with it, no set or pair may be made of wilds only, and if you discard one you can no longer win.

    {""}**Xi.** Before your second draw (the dealer: before the first) you may lay open three different winds, the three nines or the three ones: a xi, one point. Wilds and ones may stand in. You go on as if you had been dealt ten tiles. Winds and nines together are a xi of six. You may add more tiles of its kind and draw one for each; every three added are a point, and others may rob or pung a tile you add. No tile of its kind may be in your hand when you win. You may take back a wild tile for the tile it stands for.

    {""}**Turn.** Draw a tile, discard one. You can **chow** from the player on your left; **pung** or **kong** (with a tile from the end of the wall) from anybody. A win comes before these; between two wins a qionghu comes first, then the player next in turn. The last four tiles are drawn without a discard.

    {""}**Points.** A big hand, and one point for each small element; from 40 on small points no longer count. A hand without any point is *qionghu*, which is worth the limit of 40. The pages below show them all.

    {""}**Limited hands.** Before the dice the dealer may limit what can win: a set of three that tells a story, a kind of hand, a rule for chows, other wilds or none, and what the hand is worth. The dealer puts that many points on the table for the winner.

    {""}**Payment.** On a discard or a self-draw, each of the other three pays the points; the dealer pays and receives double. If you feed a player who has four tiles in hand, and you are not waiting yourself, you pay for everybody. The dealer stays after winning or after a drawn deal.
