# Values of the house rules of mahjong.

value-checked = only true wins
value-free = at any time; false wins are fined
value-dealer_turns_tail = the dealer turns the last tile
value-none = nobody
value-others = the three others
value-strict = never
value-decomposition = where another reading allows it
value-one = by one
value-multiplier = by the multiple of the win
