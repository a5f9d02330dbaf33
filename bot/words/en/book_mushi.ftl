# The book of Mushi.

book-about--mushi =
    {""}**Mushi** is a game for two with forty flower cards: ten flowers of four cards each. Peony and bush clover stay in the box.
    You capture cards by matching flowers. Each card is worth points, and three combinations bring more.
    A match has { $hands ->
        [one] one deal
       *[other] { $hands } deals
    }. The picture shows one in progress.
book-pieces--mushi =
    Four classes, each with its points: **brights** 20, **animals** 10, **ribbons** 5, **junk** 1. All forty make 230 points.
    Cards match by their flower; their class does not matter.
book-deal--mushi =
    The non-dealer touches or cuts the pack. Both get eight cards; eight go on the table, sixteen in the stock.
    Four of a flower on the table: { $field_four ->
        [toDealer] the dealer captures them.
       *[redeal] the cards are dealt again.
    }
    Three plain rains on the table: { $field_three_rain ->
        [toDealer] the dealer captures them.
        [toOniTaker] they are set aside for the player who captures the oni.
       *[redeal] the cards are dealt again.
    }
    Four of a flower in a hand: { $hand_four ->
        [off] nothing happens.
       *[mayCancel] they may be shown for a new deal.
    }
book-turn--mushi =
    The dealer begins; then you take turns.
    Play any card from your hand, then turn the top card of the stock.
    Each of these two takes one table card of its flower. Three of a flower dealt to the table form a **group**: the fourth takes all three.
    A card that can take must take; if it cannot, it stays on the table.
book-oni--mushi =
    {""}**The oni** is the rain junk with the drum and the lightning. It takes any table card but { $oni_takes_triple ->
        [true] a rain, and even all three of a group.
       *[false] a rain or a card in a group.
    }
    Once it lies on the table, no hand card can take it. The next stock card that is not rain must take it, { $fourth_of_triple_vs_oni ->
        [triple] unless that card is the fourth of a group: then it takes the group.
       *[oni] even if it matches another card.
    }
    Turned as the last stock card, it { $last_stock_oni ->
        [mayTakeRain] takes a rain, if one lies there.
       *[alone] is taken alone.
    }
book-ending--mushi =
    The deal ends when the cards run out. A lone rain goes to the player with the other two rains. A card left without a partner because of the oni goes to the player with the oni.
    The picture shows how a deal is paid under these rules.
book-pays--mushi =
    Add up the points of your cards. All forty make 230: with 115 each nobody pays.
    You also take the points of your combinations (see the picture) from the other player.
    The player above 115 is paid the difference to 115 and deals next. After a tie at 115 { $tie_dealer ->
        [alternates] the other player deals.
       *[stays] the dealer stays.
    }
