# How a move is picked and made in the hand, and what a person chooses about it.

hand-chosen = **{$move}?** *Play* makes the move.
hand-sure = **{$move}** – are you sure? Press it once more.
hand-folded = -# This hand is folded up: the newer one below is in play.
button-play = Play
button-next-table = Next table
button-lay = Lay down …
hand-mark = Choose the tile to discard; then mark what you would claim.
button-mark = Mark claims first …
settings-moves = **How you make your moves**
look-confirm = Confirm moves
look-confirm-long = at leisure
look-confirm-long-help = a move is picked, then played, wherever you have an hour or more for it.
look-confirm-always = always
look-confirm-always-help = a move is always picked first, then played.
look-confirm-never = never
look-confirm-never-help = one press plays at once.
look-controls = Pieces
look-controls-buttons = buttons
look-controls-buttons-help = one press for each piece, where a message holds them all.
look-controls-lists = lists
look-controls-lists-help = one line of the screen; the list says more about each piece.
signs-hanafuda = -# The sign on a card is its class: ★ {$bright} (hikari 光), ◆ {$animal} (tane タネ), ▮ {$ribbon} (tan タン), ● {$junk} (kasu カス). D on a name plate is the dealer.
signs-mahjong = -# C is characters, D dots, B bamboo; E, S, W and N are the winds. On a name plate, D is the dealer.
signs-teams = -# {$first} and {$second} on name plates are the two teams.
signs-tiengow = -# On a name plate, D is the dealer, × how many times the dealer’s points count; the number beside the pile is how many stacks were taken.{ $face ->
    [traditional] {""}
    [old] {""}
   *[other] {" "}On a tile, the round plate is civil 文, the square one military 武, with its rank: 1 is the best.
}
signs-rivers = -# A dark bar on a discard: thrown as it was drawn. A small arrow: claimed, by whoever it points at.
