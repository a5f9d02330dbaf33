rules-koikoi =
    {""}**Koi-Koi** is a game for two with all 48 flower cards, usually over twelve deals.

    {""}**Deal.** The pack is touched or cut; each player gets eight cards, and eight lie on the table. If four of a flower lie on the table, the cards are dealt again; four of a flower or four pairs in a hand win six points at once.

    {""}**Turn.** Play a card from your hand, then turn the top card of the stock. Each card takes a table card of the same flower, or all three if three lie there; otherwise it stays on the table.

    {""}**Koi-koi.** When your captures make a new or better combination (yaku), choose: *stop* and be paid, or call *koi-koi* and play on. If the other player then stops first, you get nothing; if nobody stops, nobody is paid.

    {""}**Combinations.** Five brights (gokō) 10, four without the rain man (shikō) 8, four with him (ameshikō) 7, three without him (sankō) 5. Boar, deer and butterflies (inoshikachō) 5. Red poem ribbons (akatan) 5, blue ribbons (aotan) 5. Curtain and cup (hanami) 5, moon and cup (tsukimi) 5. Five animals (tane) or five ribbons (tan) 1, ten junk (kasu) 1, and a point more for each further one.

    {""}**Payment.** The loser pays the points: doubled for seven or more, and doubled again if the loser had called koi-koi. The winner deals next.
