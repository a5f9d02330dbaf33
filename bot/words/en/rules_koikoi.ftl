rules-koikoi =
    {""}**Koi-Koi** is a game for two with all 48 flower cards, usually of twelve deals.

    {""}**Deal.** The pack is touched or cut; eight cards for each player, eight on the table. Four of a flower on the table are dealt again; four of a flower or four pairs in a hand win six points at once.

    {""}**Turn.** Play a card from your hand, then the top card of the stock is turned. A card takes a table card of the same flower, or all three when three lie there; else it stays on the table.

    {""}**Koi-koi.** When your captures make a new or better combination, choose: *stop* and be paid, or call *koi-koi* and play on. If the other player stops first, you get nothing; if nobody does, nobody is paid.

    {""}**Combinations.** Five brights 10, four without the rain man 8, four with him 7, three without him 5. Boar, deer and butterflies 5. Red ribbons with writing 5, blue ribbons 5. Curtain and cup, moon and cup 5 each. Five animals or five ribbons 1, ten junk 1, and each further one a point more.

    {""}**Payment.** The loser pays the points: twice for seven or more, twice again when the loser had called koi-koi. The winner deals next.
