# What a player could have done better in a deal that is over.

button-review = Review
review-title = **Review** · {$game} · deal {$deal}
review-progress = { $count ->
    [one] One choice is looked at …
   *[other] {$done} of {$count} choices looked at …
}
review-nothing = { $count ->
    [0] You had no choice in this deal.
    [one] You had one choice, and nothing would have been clearly better.
   *[other] You had {$count} choices, and nowhere would something else have been clearly better.
}
review-choice = {$mark} You played: {$made}. Better: **{$better}** ({$cost})
review-points = about {$points} points
review-passed = Passed up: {$what}
review-win = a win
review-kong = a kong
review-pung = a pung
review-chow = a chow
review-about = { $count ->
    [one] -# Of one choice, as a master estimates it from what you could see: deals that agree with it, played out.
   *[other] -# Of {$count} choices, as a master estimates them from what you could see: deals that agree with it, played out.
}
review-estimate = { $count ->
    [one] -# Of one choice, as a master estimates it from what you could see: by what the hand lacks, what helps it and what a win pays. The points are rough.
   *[other] -# Of {$count} choices, as a master estimates them from what you could see: by what the hand lacks, what helps it and what a win pays. The points are rough.
}
refusal-review-not-yours = You did not play in this deal. Everybody can review only their own choices.
refusal-review-later = In this league choices are reviewed once the match is over.
