# The summary of a week.

week-title = **Your last week:** { $deals ->
    [one] one deal
   *[other] {$deals} deals
}
week-game = - {$game}: {deals-won}
week-places = - Places in matches: {$places}
week-best = - Your best deal ({$game}): {$points} points, in the picture
week-yes = You get a summary of each week in which you play.
week-no = You get no more weekly summaries. `/settings mine` turns them on again.
button-weekly-yes = Summaries on again
button-weekly-no = No more summaries
