# The book of Tien Gow.

book-about--tiengow =
    {""}**Tien Gow** (heaven and nine) is a trick-taking game for four players, each for themselves, with 32 tiles. { $eighth_trick ->
        [contested] A player with **seven stacks**, otherwise the winner of the **last trick**,
       *[mustDiscard] The winner of the **last trick**
    } wins the deal and deals next.
    { $length ->
        [dealerChanges] A match ends after { $hands } changes of dealer.
       *[deals] A match has { $hands ->
            [one] one deal.
           *[other] { $hands } deals.
        }
    } Everybody begins with { $start_points } points.
book-pieces--tiengow =
    {""}**Civil** tiles, two of each, have a fixed order from heaven down to the bell. **Military** tiles, one of each, rank by their pips.
    Civil and military tiles never beat each other.
book-deal--tiengow =
    The tiles are built into a wall; dice say who takes first, and the wall is taken in one of seven ways. Everybody has eight tiles.
book-sets--tiengow =
    The dealer leads first, then the winner of each trick. Lead one tile, two equal civil tiles, two military of equal pips, or 2 to 4 **partners**: 6-6 with nines, 1-1 with eights, 4-4 with sevens, 1-3 with fives.
    The **supreme**, 2-4 with 1-2, always wins when led and never beats anything. { $wenwuzun ->
        [true] The same goes for two bells (1-5){ $gaojiao_beats_wenzun ->
            [true] , but two 1-6 beat them.
           *[false] .
        }
       *[false] {""}
    }
book-follow--tiengow =
    Counter-clockwise, play as many tiles as were led: a higher set of the same kind face up, or any tiles face down. You never have to beat.
    Between equals the first played stays best. The winner takes a **stack** for each tile led; there are eight stacks in a deal.
book-last--tiengow =
    If the last trick is a single tile, only players who have a stack may win it; the others play face down.
    { $eighth_trick ->
        [contested] A player who holds seven stacks has won the deal and deals next: ×2. The others may still win the last trick, with any tile, to keep that player from all eight, which are ×4. All three pay for no stack, even the player who wins it.
       *[mustDiscard] If one player holds seven stacks, all the others play face down. All eight are ×4 if the last trick had several tiles, or if { $eight_test ->
            [publicInfo] no tile that is still unseen could have beaten the one led;
            [topTileOnly] the tile led is heaven or a nine;
           *[actualTiles] the others’ last tiles could not have beaten the one led;
        } otherwise ×2, as seven.
    }
book-pays--tiengow =
    The picture shows how much losers pay or get, by their stacks.
    The dealer pays and receives { $first_multiplier ->
        [2] ×2.
       *[other] ×{ $first_multiplier } as the first dealer, ×2 as a later one.
    } Each deal the dealer stays adds 1 to it.
    { $nyu_special ->
        [false] Losers with five or six stacks are paid with all multipliers.
       *[true] Losers with five or six stacks are paid without the multiplier for the win, and with the dealer’s only if the dealer won. A losing dealer gets 1 point for five, 2 for six.
    }
book-kam--tiengow =
    If 1-2 is led to the last trick and 2-4 beats it, that is a **kam**, and it counts ×{ $kam_multiplier }.{ $wenwuzun ->
        [true] {" "}The same holds when 1-6 beats a last 1-5.
       *[false] {""}
    }
    { $kam_scope ->
        [ownOnly] The player who led the last trick pays their own debt; the others pay nothing.
        [othersNormal] The player who led the last trick pays their own debt at that multiplier; the others pay as usual.
       *[coverAll] The player who led the last trick pays for everybody.
    }
    The picture has an example.
book-bonus--tiengow =
    A player who leads the supreme{ $wenwuzun ->
        [true] {" "}or two bells
       *[false] {""}
    } gets 2 points from everybody at once, and { $sidahe_recipient ->
        [allPlayers] each player who shows four tiles gets
        [leader] a player who leads four tiles gets
        [leaderIfWins] a player who wins by leading four tiles gets
       *[winner] a player who wins a trick with four tiles gets
    } 4.{ $wenwuzun ->
        [true] { $gaojiao_beats_wenzun ->
            [true] {" "}A player who beats a pair of 1-5 with a pair of 1-6 gets the 2 instead, from { $wenzun_capture_payer ->
                [leader] the leader alone.
               *[allThree] everybody.
            }
           *[false] {""}
        }
       *[false] {""}
    } { $last_trick_bonus ->
        [true] That holds in the last trick, too.
       *[false] In the last trick there are no bonuses.
    }
    The dealer’s multiplier applies. The picture shows a plain deal.
book-dealt--tiengow =
    { $dealt_hands ->
        [true] These hands win at once when they are dealt. Paid as seven stacks: one red, or seven military tiles. Paid as eight: no red, eight military tiles, or all four mixed pairs. Red is counted by { $red_unit ->
            [pip] pips: a 4 counts four, a 1 counts one
           *[face] halves: a 4 counts one, a 1 counts one
        }, and 6-6 { $six_six_red ->
            [false] counts none.
           *[true] { $red_unit ->
                [pip] counts six.
               *[face] counts two.
            }
        }
       *[false] No hand wins as it is dealt: every deal is played out. The picture shows how one ended.
    }
book-tactics--tiengow =
    {""}**Keep the dealer from winning.** A dealer who wins is paid a multiple and deals again, for more. Take tricks that the dealer would win.
    In the first three tricks, do not beat a winning player who is not the dealer.
    As the dealer you may play safe: lead tiles that are sure to win. You win less often, but lose less.
