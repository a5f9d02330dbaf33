# The book of Liangxi.

book-about--liangxi =
    {""}**Liangxi** (“lay open the xi”) is the great mahjong of old Beijing, for four players, each for themselves. Everybody has 13 tiles and wins with four sets and a pair; the dealer begins with 14.
    A match has { $rounds ->
        [one] one round: everybody is dealer once.
       *[other] { $rounds } rounds: in each, everybody is dealer once.
    } The picture shows a deal in progress.
book-pieces--liangxi =
    Characters, dots and bamboo from 1 to 9, winds and dragons, four of each.
    Sets are chows, pungs and kongs. One of each **dragon**, all from your own hand, is a set too: it counts as a chow or a pung, as suits you.
book-wilds--liangxi =
    { $wild_rule ->
        [designated] There are **wild** tiles only where the dealer names some before the deal.
       *[other] A tile is turned up; { $wild_rule ->
            [down2] the two before it
            [updown] it and its two neighbours
           *[up2] the two after it
        } are **wild**. Each suit, the winds and the dragons go in a circle: 1 follows 9.
    }
    A wild tile stands for any other and is worth a point. But you cannot claim with it, and no set or pair may be made of wilds only{ $pure_dragons ->
        [true] {" "}(one of each dragon may)
       *[false] {""}
    }. If you discard one, you can no longer win. { $claim_wild ->
        [true] Others may win on it.
       *[false] Nobody may claim it.
    }
book-xi--liangxi =
    Before your second draw (as dealer, your first), even out of turn, you may lay open a **xi**: three tiles as in the picture, for one point. Wilds and { $ones_in_xi ->
        [n1s_only] 1 Bamboo
       *[any] ones
    } may stand in.
    Add tiles of its kind and draw for each: three are a point, but others may rob or pung them. You cannot win with such a tile in hand. A wild in it can be swapped for the real tile.
book-turn--liangxi =
    Draw a tile, discard one. You can **chow** from your left, **pung** or **kong** from anybody. A win comes first; of several wins, a hand without points (qionghu), then the next in turn.
    { $reserve } tiles stay in the wall, and one more for each replacement. Nobody discards after the last four draws. The dealer stays after winning or after a drawn deal.
book-sum--liangxi =
    { $small_counts ->
        [false] Only big hands bring points. A hand with small points alone cannot win.
       *[true] Points are added up: what a big hand is worth, and one for each small thing.
    } The picture adds up one hand.
    { $min_points ->
        [1] { $small_counts ->
            [false] {""}
           *[true] Every complete hand can win.
        }
       *[other] A hand of fewer than { $min_points } points cannot win.
    } { $small_counts ->
        [false] {""}
       *[true] Small points count only until the hand is worth 40 in all.
    } A hand without any point is *qionghu* 窮和, which is worth 40.
book-big--liangxi =
    The first number is what the name brings, the second what the hand shown is worth under these rules; a dash means that it cannot win.
    { $small_counts ->
        [false] Small points do not count.
       *[true] The small points of a big hand { $small_with_big ->
            [false] do not count.
           *[true] are added.
        }
    }
    One suit and the four kinds of all pungs are worth 10 points less if they hold a pair or pung of honours.
    Three pages show all big hands.
book-small--liangxi =
    { $small_counts ->
        [false] At this table these points do not count. Still, a hand that has one is not a qionghu.
       *[true] Each of these is one point. A hand may have several.
    }
book-pays--liangxi =
    All three others pay the points, on a discard too; the dealer pays and receives double.
    A player who is not waiting for a win and discards the winning tile to somebody with four tiles in hand pays for everybody.
    { $limited_hands ->
        [true] The dealer’s stake for limited hands goes to the winner as well.
       *[false] {""}
    }
    { $declare ->
        [free] Anyone may declare a win at any time. After a false one that player can no longer win this deal, and pays for everybody { $chombo_scope ->
            [same] in this deal.
            [next] in the next deal.
           *[same_or_next] in this deal, or in the next if nobody wins this one.
        }
       *[checked] {""}
    }
book-limited--liangxi =
    { $limited_hands ->
        [false] At this table the dealer cannot limit the hands.
       *[true] Before rolling the dice, the dealer may limit which hands win: by a set with a story, a kind of hand, chows, wilds or points. The dealer stakes the points named{ $stick ->
            [0] , or nothing if none are named.
           *[other] , { $stick } if none are named, and at least { $stick } if wilds are named, ruled out or shown. An ordinary win brings about 50 points.
        } The stake stays until somebody wins it.
    }
book-stories--liangxi =
    More hands that the dealer may ask for.
