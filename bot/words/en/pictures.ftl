# Words on pictures: short, they stand in small boxes.

mark-dealer = D
mark-turn = Turn
label-deal = Deal
head-deal = Deal { $number } / { $deals }
label-stock = Stock
label-reserved = Aside
label-turned = Turned
label-aimed = In the air
label-resting = Sitting out: { $names }
label-points = { $points } pts
mark-koikoi = { $count ->
    [one] Koi-koi
   *[other] Koi-koi ×{ $count }
}
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
ending-draw = Nobody wins the deal
ending-nobody = Nobody wins the deal
line-doubled-seven = Seven points or more: doubled
line-doubled-call = After a call of koi-koi: doubled
line-card-points = Points of the cards
combination-three = The Three (sankō)
combination-four-wisteria = Four Wisteria
combination-four-paulownia = Four Paulownia
combination-curtain-moon-cup = Curtain, moon, cup
combination-boar-deer-geese = Boar, deer, geese
combination-red-pictures = Red pictures
combination-red-ribbons = Red ribbons
combination-blue-pictures = Blue pictures
combination-blue-ribbons = Blue ribbons
combination-grass-pictures = Grass pictures
combination-grass-ribbons = Grass ribbons
combination-five-brights = Five brights
combination-four-brights = Four brights
combination-rainy-four = Rainy four brights
combination-three-brights = Three brights
combination-flower-viewing = Flower viewing
combination-moon-viewing = Moon viewing
combination-boar-deer-butterflies = Boar, deer, butterflies
combination-red-and-blue = Red and blue ribbons
combination-animals = Animals
combination-ribbons = Ribbons
combination-junk = Junk
combination-month = Cards of the month
combination-hand-four = Four of a flower in hand
combination-hand-pairs = Four pairs in hand
line-total = Total
line-cards = Cards above 115
line-payment = This deal
column-deal = Deal
column-match = Match
column-won = Won
column-points = Points
standings-title = { $deals ->
    [one] The match after one deal
   *[other] The match after { $deals } deals
}
standings-ahead = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
}
standings-even = All are even

# Everything in the picture in words: the text beside it, read by screen readers.

tell-deal = Deal { $number } of { $deals }.
tell-turn = It is { $name }’s turn.
tell-cut = { $name } cuts the pack.
tell-keep = { $name } may show four of a flower or play on.
tell-take = { $name } turned { $card } and chooses what it takes.
tell-aimed = { $name } may answer before { $card } takes { $cards }.
tell-teams = { $first } play together against { $second }.
tell-resting = Sitting out: { $names }.
tell-made = { $name } has made { $combinations }.
tell-koikoi = { $name } called koi-koi { $count ->
    [one] once
   *[other] { $count } times
}.
tell-captures-worth = { $name } has captured { $cards }, worth { $points } points.
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
