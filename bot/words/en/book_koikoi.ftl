# The book of Koi-Koi.

book-about--koikoi =
    {""}**Koi-Koi** is a game for two with all 48 flower cards.
    You capture cards by matching flowers until you have made a combination (**yaku**). Then you stop and are paid, or risk it for more.
    A match has { $hands ->
        [one] one deal
       *[other] { $hands } deals
    }. The picture shows one in progress.
book-pieces--koikoi =
    Four classes: **brights**, **animals**, **ribbons** and **junk**. Cards are worth nothing by themselves; combinations are. The rain man is a bright, but not one of three.
    Cards match by their flower; their class does not matter.
book-deal--koikoi =
    The non-dealer touches or cuts the pack. Each player gets eight cards, and eight lie on the table.
    Four of a flower on the table: { $table_four ->
        [playOn] they stay there, and nobody can take them.
        [redealPairs] the cards are dealt again; the same goes for four pairs.
       *[redeal] the cards are dealt again.
    }
    Four of a flower{ $pairs_luck ->
        [false] {""}
       *[true] , or four pairs,
    } in a dealt hand: { $hand_luck ->
        [false] they win nothing.
       *[true] they win six points at once. If both players have such a hand, nobody is paid.
    }
book-turn--koikoi =
    The dealer begins; then you take turns.
    Play a card from your hand, then turn the top card of the stock.
    Each of these two takes a table card of its flower; { $three_together ->
        [false] if three lie there, it takes one of them.
       *[true] if three lie there, it takes all three.
    }
    A card that takes nothing stays on the table.
book-koikoi--koikoi =
    When you make a new or better combination, choose: *stop* and be paid, or call *koi-koi* and play on. With an empty hand you stop.
    { $calls ->
        [any] If the other player stops first after that, you get nothing.
       *[once] Koi-koi can be called only once in a deal. Then the first to make more wins at once; the other gets nothing.
    }
    When the cards run out and nobody has won, { $nobody_wins ->
        [dealer] the dealer receives six points and deals again.
        [dealerOne] the dealer receives one point and deals again.
       *[nobody] nobody is paid.
    }
    { $unstopped ->
        [better] But if somebody had called koi-koi, the player with more points wins. With equal points the dealer wins.
       *[nobody] {""}
    }
book-combinations--koikoi =
    Five brights, four, rainy four and three: { $brights ->
        [n15_10_8_6] 15, 10, 8 and 6 points.
        [n10_8_7_6] 10, 8, 7 and 6 points.
       *[n10_8_7_5] 10, 8, 7 and 5 points.
    }
    { $further_cards ->
        [false] {""}
       *[true] Each further animal adds 1 to inoshikachō, each further ribbon to red poems or blue ribbons.
    }
    Five animals, five ribbons or ten junk are 1, each further card 1 more. { $counted_beside ->
        [true] {""}
       *[false] Animals do not count if you have inoshikachō, nor ribbons if you have red poems or blue ribbons.
    }
book-viewings--koikoi =
    Cup and curtain (hanami 花見): { $flower_viewing ->
        [false] nothing.
       *[true] { $viewing_points } points.
    } Cup and moon (tsukimi 月見): { $moon_viewing ->
        [false] nothing.
       *[true] { $viewing_points } points.
    }
    { $viewings_lost ->
        [rainMan] Capturing the rain man costs you both.
        [rainAndFog] Capturing the rain man costs you hanami, and any paulownia costs you tsukimi.
       *[never] {""}
    }
    { $cup_as_junk ->
        [true] The cup counts among the junk as well.
       *[false] {""}
    }
    { $month_cards ->
        [true] All four cards of the month of the deal are worth 4 points.
       *[false] {""}
    }
book-pays--koikoi =
    The loser pays the points of the winner, who deals next. After a deal that pays nobody, { $draw_dealer ->
        [stays] the same player deals again.
       *[alternates] the other player deals.
    }
    { $seven_doubles ->
        [false] Seven points or more are not doubled.
       *[true] Seven points or more are doubled.
    }
    { $calls_double ->
        [each] Each koi-koi of the deal adds the points once more: one call makes them ×2, two make them ×3.
        [off] Calling koi-koi doubles nothing.
       *[opponent] If the loser had called koi-koi, the points are doubled{ $seven_doubles ->
            [false] .
           *[true] , too: both together are ×4.
        }
    }
    The picture shows how a deal is paid under these rules.
