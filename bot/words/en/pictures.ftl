# Words on pictures: short, they stand in small boxes.

mark-dealer = D
mark-turn = Turn
label-deal = Deal
head-deal = Deal { $number } / { $deals }
label-stock = Stock
label-reserved = Set aside
label-turned = Turned
label-aimed = About to take
label-resting = Sitting out: { $names }
label-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
label-of-par = { $points } of { $par }
mark-koikoi = { $count ->
    [one] Koi-koi
   *[other] Koi-koi ×{ $count }
}
table-cut = { $name } cuts the pack
hand-facts = Deal { $number } / { $deals } · Stock { $stock }
turn-yours = Your turn
turn-of = { $name } to play
turn-window = Waiting for answers
turn-over = The deal is over

# The score sheet.

score-title = Deal { $number } of { $deals }
ending-win = { $count ->
    [one] { $name } wins the deal
   *[other] { $name } win the deal
}
ending-tie = A tie
ending-luck = { $name } wins: lucky hand
ending-draw = Nobody wins the deal
ending-void = Void: dealt again
ending-cancelled = Called off: four of a flower
line-card-points = Card points
combination-three = The Three (sankō 三光)
combination-four-wisteria = Four Wisteria 藤シマ
combination-four-paulownia = Four Paulownia 桐シマ
line-total = Total
line-cards = Card points over 115
line-payment = This deal
line-match = Match
column-won = Won
column-points = Points
standings-title = { $deals ->
    [one] The match after one deal
   *[other] The match after { $deals } deals
}
standings-ahead = { $count ->
    [one] { $names } has the most points
   *[other] { $names } have the most points
}
standings-even = Everybody is level

# Everything in the picture in words: the text beside it, read by screen readers.

tell-deal = Deal { $number } of { $deals }.
tell-turn = It is { $name }’s turn.
tell-cut = { $name } cuts the pack.
tell-keep = { $name } is asked whether to keep the hand; if it holds four of a flower, they may be shown for a new deal.
tell-take = { $name } turned { $card } and chooses what it takes.
tell-aimed = A hiki may be called before { $card } takes { $cards }.
tell-teams = { $first } play together against { $second }.
tell-resting = Sitting out: { $names }.
tell-made = { $name } has made { $combinations }.
tell-koikoi = { $name } called koi-koi { $count ->
    [one] once
   *[other] { $count } times
}.
tell-captures-worth = { $name } has captured: { $cards }; worth { $points ->
    [one] one point
   *[other] { $points } points
}.
tell-over = The deal is over.
tell-dealer = { $name } is the dealer.
tell-scores = Score before this deal: { $scores }.
tell-result = In this deal: { $scores }.
tell-score = { $name } { $score }
tell-sheet-line = { $line }.
tell-row = { $label }: { $scores }.
tell-field = Table: { $cards }.
tell-field-none = The table is empty.
tell-group = { $cards } as a group
tell-stock = { $count ->
    [0] The stock is used up.
    [one] One card in the stock.
   *[other] { $count } cards in the stock.
}
tell-reserved = Set aside for the player who takes the oni: { $cards }.
tell-captures = { $name } has captured: { $cards }.
tell-captures-none = { $name } has captured nothing.
tell-pile = { $kind } ×{ $count }
tell-pile-named = { $kind } ×{ $count } ({ $cards })
tell-hidden = { $name } holds { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
tell-hand = Your hand: { $cards }.
tell-able = Cards that can take from the table: { $cards }.
tell-ring-thick = A thick ring marks { $cards }.
tell-ring-thin = A thin ring marks { $cards }.
guide-combination = { $name } { $points }
guide-counted = { $name } ×{ $count }: { $points }+

# --- An appraised hand
appraised-seat = { $role ->
    [winner] Winner
    [giver] Discarder
    [dealer] Dealer
   *[other] Other {$number}
}{ $deals ->
    [yes] { $role ->
        [dealer] {""}
       *[other] {" "}(dealer)
    }
   *[no] {""}
}
