# How a move is picked and made in the hand, and what a person chooses about it.

hand-chosen = **{$move}?** *Play* makes the move.
hand-sure = **{$move}** – are you sure? Press the button once more.
hand-folded = -# This copy of your hand is out of date: play from the newer one below.
button-play = Play
button-next-table = Next table
button-lay = Lay down …
hand-mark = Choose the tile to discard; then mark what you would claim.
button-mark = Mark claims first …
look-confirm = Confirm moves
look-confirm-long = when there is time
look-confirm-long-help = at tables with other people where you have an hour or more, a move is picked first, then played.
look-confirm-always = always
look-confirm-always-help = a move is always picked first, then played.
look-confirm-never = never
look-confirm-never-help = one press plays at once.
look-controls = Picking cards and tiles
look-controls-buttons = buttons
look-controls-buttons-help = one button for each card or tile, if they all fit in a message.
look-controls-lists = lists
look-controls-lists-help = one list to choose from; it says more about each card or tile.
signs-hanafuda = -# The sign on a card is its class: ★ {$bright} (hikari 光), ◆ {$animal} (tane タネ), ▮ {$ribbon} (tan タン), ● {$junk} (kasu カス). D on a name plate is the dealer.
signs-able = -# A card with a highlighted button can take from the table; any other stays there.
signs-able--tiengow = -# Tiles with highlighted buttons can beat that; any other is played face down.
signs-mahjong = -# C is characters, D dots, B bamboo; E, S, W and N are the winds. On a name plate, D is the dealer.
signs-teams = -# {$first} and {$second} on name plates are the two teams.
signs-tiengow = -# On a name plate, D is the dealer and × the dealer’s multiplier; the number beside the pile is how many stacks were taken.{ $face ->
    [traditional] {""}
    [old] {""}
   *[other] {" "}On a tile, the round plate is civil 文, the square one military 武, with its rank: 1 is the best.
}
signs-rivers = -# A dark bar on a discard means that it was discarded as drawn. A small arrow points at the player who claimed it.
signs-notch = -# Somebody is ready. A notch now marks tiles discarded since then; the player who is ready may have passed on them.
voice-ready = { $pick ->
    [0] “Now I wait.”
    [1] “One more tile.”
    [2] “I like this hand.”
   *[other] {""}
}
voice-koikoi = { $pick ->
    [0] “Not yet!”
    [1] “I want more.”
    [2] “Let’s see.”
   *[other] {""}
}
voice-win = { $pick ->
    [0] “Thank you all.”
    [1] “What luck.”
    [2] “That was close.”
   *[other] {""}
}
