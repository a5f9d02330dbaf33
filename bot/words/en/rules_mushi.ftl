rules-mushi =
    {""}**Mushi** is a game for two with forty flower cards: ten flowers of four cards each. Peony and bush clover stay in the box.

    {""}**Deal.** The non-dealer touches the pack or cuts it. Each player gets eight cards, eight lie on the table, and sixteen form the stock. Three table cards of one flower are kept together as a group.

    {""}**Turn.** Play a card from your hand, then turn the top card of the stock. Each card takes one table card of the same flower, or a whole group of three. You must take if you can; a card that takes nothing stays on the table.

    {""}**The oni** (the rain junk, with the drum and the lightning) takes any table card that is neither rain nor in a group. Once it lies on the table, no hand card can take it: the next card from the stock that is not rain must take it, whatever else it matches.

    {""}**The end.** When the cards run out, a lone rain goes to the player with the other two rains, and a card left without a partner by the oni goes to the player with the oni.

    {""}**Points.** Bright 20, animal 10, ribbon 5, junk 1: 230 in all. Combinations take points from the other player: The Three (crane, nightingale, curtain) 25, Four Wisteria 10, Four Paulownia 10. The player above 115 is paid the difference to 115 and deals next.
