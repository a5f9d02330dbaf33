# Words on pictures: short, they stand in small boxes.

mark-dealer = D
mark-turn = Turn
label-deal = Deal
label-stock = Stock
label-reserved = Aside
label-turned = Turned
table-cut = { $name } cuts the pack
hand-facts = Deal { $number } / { $deals } · Stock { $stock }
turn-yours = Your turn
turn-of = { $name } to play
turn-over = The deal is over

# The score sheet.

score-title = Deal { $number } of { $deals }
ending-win = { $name } wins the deal
ending-tie = A tie
ending-luck = { $name } wins by luck in the hand
ending-draw = Nobody wins the deal
ending-void = Thrown in: the table cards
ending-cancelled = Thrown in: four of a flower
line-card-points = Points of the cards
combination-three = The Three (sankō)
combination-four-wisteria = Four Wisteria
combination-four-paulownia = Four Paulownia
line-total = Total
line-cards = Cards above 115
line-payment = This deal
line-running = Match so far
score-plot = Score after each deal

# Everything in the picture in words: the text beside it, read by screen readers.

tell-deal = Deal { $number } of { $deals }.
tell-turn = It is { $name }’s turn.
tell-cut = { $name } cuts the pack.
tell-keep = { $name } may show four of a flower or play on.
tell-take = { $name } turned { $card } and chooses what it takes.
tell-over = The deal is over.
tell-dealer = { $name } is the dealer.
tell-scores = Score before this deal: { $scores }.
tell-result = In this deal: { $scores }.
tell-score = { $name } { $score }
tell-field = Table: { $cards }.
tell-field-none = The table is empty.
tell-group = { $cards } together
tell-stock = { $count ->
    [0] The stock is used up.
    [one] One card in the stock.
   *[other] { $count } cards in the stock.
}
tell-reserved = Set aside for whoever takes the oni: { $cards }.
tell-captures = { $name } has captured { $cards }.
tell-captures-none = { $name } has captured nothing.
tell-pile = { $kind } { $count }
tell-pile-named = { $kind } { $count } ({ $cards })
tell-hidden = { $name } holds { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
tell-hand = Your hand: { $cards }.
tell-list = ,
