rules-mushi =
    {""}**Mushi** is a game for two with forty flower cards: ten flowers of four cards. Peony and bush clover stay in the box.

    {""}**Deal.** The younger hand touches the pack or cuts it. Eight cards for each player, eight on the table; sixteen are the stock. Three table cards of one flower lie together as a group.

    {""}**Turn.** Play a card from your hand, then the top card of the stock is turned. A card takes one table card of the same flower, or a whole group of three. Taking is compulsory; a card that takes nothing stays on the table.

    {""}**The oni** (the rain junk, with the drum and the lightning) takes any table card that is neither rain nor in a group. On the table no hand card can take it: the next card from the stock that is not rain must take it, whatever else it matches.

    {""}**The end.** When the cards run out, a lone rain goes to the holder of the other two, and what the oni left without partner goes to its holder.

    {""}**Points.** Bright 20, animal 10, ribbon 5, junk 1: 230 together. Combinations take points from the other player: The Three (crane, nightingale, curtain) 25, Four Wisteria 10, Four Paulownia 10. What you have above 115 the other pays you, and the winner deals next.
