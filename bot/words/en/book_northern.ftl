# The book of Changchun and Dalian.

book-about--changchun =
    {""}**Changchun mahjong** is for four players, each for themselves, with 136 tiles. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14.
    It is known for special kongs and a hidden treasure.
    A match has { $rounds ->
        [one] one round: everybody is dealer once.
       *[other] { $rounds } rounds: in each, everybody is dealer once.
    } The picture shows a deal in progress.
book-about--dalian =
    {""}**Dalian qionghu** is mahjong for four players, with 136 tiles. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14.
    It is won by “poor” hands (qionghu), without the usual scoring patterns.
    A match has { $rounds ->
        [one] one round: everybody is dealer once.
       *[other] { $rounds } rounds: in each, everybody is dealer once.
    } The picture shows a deal in progress.
book-pieces--northern =
    Characters, dots and bamboo from 1 to 9, winds and dragons, four of each. There are no flowers.
book-turn--northern =
    Draw a tile, discard one.
    Fourteen tiles stay in the wall, and one more for each tile drawn from its end. When only these are left, the deal is drawn.
    The dealer stays after winning or after a drawn deal.
book-claims--northern =
    You can **chow** from the player on your left; **pung** or **kong** (with a tile from the end of the wall) from anybody.
    A win comes before a pung, a pung before a kong, a kong before a chow. If two players want to win, the next in turn does.
book-win--changchun =
    A win needs all three suits; a 1, a 9, a wind or a dragon; and, with four chows, a pair of dragons. With one tile left in hand you need four pungs or kongs. Seven pairs do not win.
    The picture shows where a hand has what it needs.
book-win--dalian =
    A win needs all three suits; a 1, a 9, a wind or a dragon; a chow; and a set claimed from another player. It also needs a pung or kong, or a pair of dragons; a pair other than 2 or 8; and more than one tile left in hand.
    { $no_dragon_pung ->
        [true] The hand cannot hold a pung or kong of dragons.{" "}
       *[false] {""}
    }{ $no_value_wind_pung ->
        [true] The hand cannot hold a pung or kong of your own wind or the round’s.{" "}
       *[false] {""}
    }{ $no_four_same ->
        [true] The hand cannot hold four identical tiles, not even as a kong.
       *[false] {""}
    }
    The picture shows where a hand has what it needs.
book-ready--northern =
    When your discard leaves you one tile from winning, you may declare **ready** with it. You may also win without declaring.
    If you have declared, you may **look** at the treasure before your next draw. Then only kongs that keep your wait may change your hand.
    Without a 1, 9, wind or dragon you cannot look.
book-treasure--northern =
    The **treasure** is a hidden tile near the end of the wall. The first player to look finds it with a die.
    If it is the tile you wait for, you win with it. If not, you also win when you draw one like it.
    When three like it { $treasure_gone ->
        [seen] lie open,
       *[discards] have been discarded,
    } a new treasure is found.
book-kongs--changchun =
    Before your first discard you may lay down a **special kong**. For four winds you draw a tile.
    From your first turn on (as dealer, your second) you may add to it. Each tile added is paid, and you draw one; others may rob it{ $claim_added ->
        [false] .
       *[true] {" "}or pung it.
    }
    Kongs pay at once, even without a win, undoubled for the dealer. The discarder alone pays an open one.
book-kongs--dalian =
    When you have drawn a tile, you may lay down three different dragons as a kong. No tile is drawn for it, and it does not count as claimed.
    Kongs pay at once, even without a win, undoubled for the dealer. The discarder alone pays an open one.
book-pays--changchun =
    Each of the other three pays { $rate ->
        [one] 1 point,
       *[other] { $rate } points,
    } doubled once for each thing in the picture that applies, and twice (×4) for all pungs or the treasure.
    The dealer pays and receives double, and the discarder pays double.
    { $concealed ->
        [special] Claims and special kongs end a concealed hand.
       *[claims] Only claims end a concealed hand.
    }
    Closed, edge and single waits double { $single_wait ->
        [only] when no other tile wins.
       *[any] when the hand can be read that way.
    }
book-pays--dalian =
    Each of the other three pays { $rate ->
        [one] 1 point,
       *[other] { $rate } points,
    } doubled once for each thing in the picture that applies, twice (×4) if the treasure is your wait.
    The dealer pays and receives double. The discarder and a payer without claims pay double. If no payer has made a claim, all pay double again.
    Closed, edge and single waits double { $single_wait ->
        [only] when no other tile wins.
       *[any] when the hand can be read that way.
    }
