# The book of Koi-Koi.

book-about--koikoi =
    {""}**Koi-Koi** is a game for two with all 48 flower cards.
    You capture cards by matching flowers until you have made a combination (**yaku**). Then you stop and are paid, or risk it for more.
    A match has { $hands ->
        [one] one deal
       *[other] { $hands } deals
    }. The picture shows one in progress.
book-pieces--koikoi =
    Four classes: **brights**, **animals**, **ribbons** and **junk**. Cards are worth nothing by themselves; combinations are.
    Cards match by their flower; their class does not matter.
book-deal--koikoi =
    The non-dealer touches or cuts the pack. Each player gets eight cards, and eight lie on the table.
    Four of a flower on the table: { $table_four ->
        [playOn] they stay there, and nobody can take them.
       *[redeal] the cards are dealt again.
    }
    Four of a flower, or four pairs, in a dealt hand: { $hand_luck ->
        [false] they win nothing.
       *[true] they win six points at once.
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
    When your captures make a new or a better combination, choose: *stop* and be paid, or call *koi-koi* and play on.
    If the other player stops first after that, you get nothing.
    When the cards run out and nobody has stopped, { $nobody_wins ->
        [dealer] the dealer receives six points.
       *[nobody] nobody is paid.
    }
book-combinations--koikoi =
    The picture has what counts here.
    Five brights, four without the rain man, four with him, three without him: { $brights ->
        [n15_10_8_6] 15, 10, 8 and 6.
        [n10_8_7_6] 10, 8, 7 and 6.
       *[n10_8_7_5] 10, 8, 7 and 5.
    }
    Five animals, five ribbons or ten junk are 1, and each further card adds 1.
    Cup and curtain (hanami 花見): { $flower_viewing ->
        [false] nothing.
       *[true] 5.
    } Cup and moon (tsukimi 月見): { $moon_viewing ->
        [false] nothing.
       *[true] 5.
    }
    { $cup_as_junk ->
        [true] The cup counts among the junk as well.
       *[false] {""}
    }
    { $month_cards ->
        [true] All four cards of the month of the deal are worth 4.
       *[false] {""}
    }
book-pays--koikoi =
    The loser pays the points of the player who stopped. The winner deals next.
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
