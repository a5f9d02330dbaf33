# Values of the house rules of mahjong.

value-checked = only real wins
value-free = at any time; false wins are penalised
value-dealer_turns_tail = the dealer turns up the last tile
value-none = nobody
value-others = the three others
value-strict = never wins
value-decomposition = wins if the hand can also be read another way
value-one = by one
value-multiplier = by the multiplier of the win
value-heap = in one heap, in no order
value-rivers = in front of each player, in order
