# A move that is told to a player alone with computers, and the facts behind it.

button-hint = Hint
hint-thinking = 💡 Thinking about it …
hint-line = **Hint:** {$move}
hint-marked = -# This deal counts as one with hints in your statistics.
refusal-no-hint = There are no hints here. You can get them on your turn when you play alone with computers, but not in a league, a deal of the day or a duplicate match.

reason-flower = { $count ->
    [0] every other card of that flower has been seen
    [one] one more card of that flower is unseen
   *[other] {$count} more cards of that flower are unseen
}
reason-denies = {$name} can no longer make {$combinations}
reason-nearer = brings you within one card of {$combinations}
reason-pays = {$points} points for you
reason-held = { $count ->
    [0] no cards left in hand
    [one] one card left in hand
   *[other] {$count} cards left in hand
}
reason-beaten = { $count ->
    [0] no unseen tile beats it
    [one] one kind of unseen tile beats it
   *[other] {$count} kinds of unseen tiles beat it
}
reason-beaten-sets = { $count ->
    [0] no set of unseen tiles beats it
    [one] one set of unseen tiles beats it
   *[other] {$count} sets of unseen tiles beat it
}
reason-tricks = { $count ->
    [0] you have no stack yet
    [one] you have one stack so far
   *[other] you have {$count} stacks so far
}
reason-over = beats {$name}’s {$cards}
reason-weak = { $count ->
    [0] beats no tile at all
    [one] beats only one tile
   *[other] beats {$count} of the 32 tiles
}
reason-keeps = keeps {$card}: {$beaten}
reason-away = { $count ->
    [0] the hand is complete
    [one] one tile from a win
   *[other] {$count} tiles from a win
}; { $nearer ->
    [one] one unseen tile brings the hand nearer
   *[other] {$nearer} unseen tiles bring the hand nearer
}
reason-away--liangxi = { $count ->
    [0] the hand is complete
    [one] one tile from a win
   *[other] {$count} tiles from a win
}{ $farther ->
    [0] {" "}of about {$points} points
   *[other] , {$far} tiles from a win of about {$points} points
}; { $nearer ->
    [one] one unseen tile brings a win nearer
   *[other] {$nearer} unseen tiles bring a win nearer
}
reason-before = { $count ->
    [one] one tile from a win now; after this claim:
   *[other] {$count} tiles from a win now; after this claim:
}
reason-risk = { $count ->
    [0] no other {$card} is unseen, so nobody can pung it
    [one] one other {$card} is unseen
   *[other] {$count} other {$card} tiles are unseen
}
reason-wall = { $count ->
    [one] one tile left to draw
   *[other] {$count} tiles left to draw
}
career-hinted = Deals with hints
career-reviewed = Deals reviewed
