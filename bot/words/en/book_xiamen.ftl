# The book of Xiamen and Quanzhou.

book-about--xiamen =
    {""}**Xiamen mahjong** is for four players, each for themselves, with 144 tiles. Everybody has 16 tiles and wins with five sets and a pair; the dealer begins with 17.
    Three tiles of the deal are **gold** and stand for any other.
    A match has { $rounds ->
        [one] one round: everybody is dealer once.
       *[other] { $rounds } rounds: in each, everybody is dealer once.
    } The picture shows a deal in progress.
book-about--quanzhou =
    {""}**Quanzhou mahjong** is Xiamen mahjong with different scoring, for four players, with 144 tiles. Everybody has 16 and wins with five sets and a pair; the dealer begins with 17.
    Three tiles are **gold** and stand for any other.
    A match has { $rounds ->
        [one] one round: everybody is dealer once.
       *[other] { $rounds } rounds: in each, everybody is dealer once.
    } The picture shows a deal in progress.
book-pieces--xiamen =
    Characters, dots and bamboo from 1 to 9, winds and dragons, four of each, and eight flowers.
    {""}**Flowers** are laid open at once and replaced from the end of the wall. Each counts one **water**: a point if its owner wins.
book-gold--xiamen =
    { $gold_reveal ->
        [dealer_turns_tail] Before the first turn the dealer turns up the last tile of the wall.
       *[dice] Before the first turn a tile of the wall is turned up; dice say which.
    } It stays there. The other three of its kind are **gold**: they stand for any tile but a flower.
    The **white dragon** stands for the tile that was turned up.
    No claim may use a gold, and nobody can claim a discarded gold.
    { $gold_discard_forfeits ->
        [true] If you discard a gold other than for shuangyou or sanyou, you can no longer win.
       *[false] {""}
    }
book-turn--xiamen =
    Draw, then discard { $discards ->
        [rivers] in front of you.
       *[heap] on the heap.
    }
    {""}**Following:** if you hold just one of a discarded wind or dragon, you must discard it as soon as you can; tiles owed since an earlier turn go first.
    When only 16 tiles are left, the deal is drawn, or won by a player with all three golds.
    The dealer stays after winning or after a drawn deal.
book-claims--xiamen =
    You can **chow** from the player on your left, and **pung** or **kong** from anybody. A win beats a pung or kong, and those beat a chow; if two players want to win, the next in turn does.
    After a gold is discarded, nobody may chow, pung or kong a discard{ $gold_lap_ron ->
        [others] {""}
       *[none] , or win on one,
    } until the next turn of the player who discarded it.{ $gold_lap_ron ->
        [others] {" "}The three others may still win on a discard.
       *[none] {""}
    } { $rob_kong_in_lap ->
        [true] A kong may be robbed even then.
       *[false] Until then no kong can be robbed either.
    }
    { $pass_lock ->
        [true] A player who lets a win or pung pass cannot pung that tile or win on it until their next turn comes or is skipped.
       *[false] {""}
    }
book-win--xiamen =
    A win may use gold anywhere, but a discard cannot complete a pair that uses a gold.
    Five sets and a lone gold (**youjin** 游金) win by self-draw with any tile. They never win on a discard{ $youjin_ron ->
        [decomposition] , unless the hand can also be read another way.
       *[strict] .
    }
    { $no_ron_holding_gold ->
        [true] A player who holds a gold wins only by self-draw.
       *[false] {""}
    }
    { $three_gold_restrict ->
        [true] Three golds in a hand win only as three golds, or by youjin, shuangyou or sanyou.
       *[false] {""}
    }
    { $declare ->
        [free] Anyone may declare a win at any time. A false win costs its player what a true one would have brought: each of the others is paid the share they would have owed. A player in shuangyou or sanyou is paid for that win, too. The dealer stays, with the same base.
       *[checked] {""}
    }
book-water--xiamen =
    {""}**Water** is the points of the winner’s sets and tiles. The picture shows how much each is worth.
    { $gold_pung_water ->
        [false] A pung filled with gold has no water.
       *[true] A pung filled with gold has the water of a concealed pung.
    }
book-times--xiamen =
    All three others pay (base + water) × multiplier, even on a discard.
    The dealer’s base doubles with each deal the dealer stays, drawn deals included{ $repeats ->
        [0] .
       *[other] , at most { $repeats } times.
    }
    {""}**Shuangyou** is a youjin won on the next draw after a discarded gold, **sanyou** on the next draw after a second one.
book-times--quanzhou =
    All three others pay (base + water) × multiplier, even on a discard.
    With each deal the dealer stays, the dealer’s base grows { $dealer_step ->
        [multiplier] by the multiplier of the win, or by one after a drawn deal.
       *[one] by one, drawn deals included.
    }
    {""}**Shuangyou** is a youjin won on the next draw after a discarded gold, **sanyou** on the next draw after a second one. All eight flowers win at once.
