# What a player could have done better in a deal that is over.

button-review = Review
review-title = **Review** · {$game} · deal {$deal}
review-progress = { $count ->
    [one] Looking at one choice …
   *[other] {$done} of {$count} choices reviewed …
}
review-nothing = { $count ->
    [0] You had no choice in this deal.
    [one] You had one choice, and no other move was clearly better.
   *[other] You had {$count} choices, and in none of them was another move clearly better.
}
review-choice = {$mark} Your move: {$made}. Better: **{$better}** ({$cost})
review-points = worth about {$points} more points
review-yours = After your move: {$fact}
review-passed = Passed up: {$what}
review-win = a win
review-kong = a kong
review-pung = a pung
review-chow = a chow
review-rings = -# In the pictures, a thick ring marks the better move, and a thin one yours.
review-about = { $count ->
    [one] -# One choice, judged by a computer player of the level *master*, which played out deals that fit what you could see.
   *[other] -# {$count} choices, judged by a computer player of the level *master*, which played out deals that fit what you could see.
}
review-estimate = { $count ->
    [one] -# One choice, judged by a computer player of the level *master* from what you could see: what the hand needs, what helps it, and what a win pays. The points are rough estimates.
   *[other] -# {$count} choices, judged by a computer player of the level *master* from what you could see: what the hand needs, what helps it, and what a win pays. The points are rough estimates.
}
refusal-review-not-yours = You did not play in this deal. You can review only your own choices.
refusal-review-later = In this league you can review your choices once the match is over.
