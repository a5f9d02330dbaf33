# What somebody’s deals come to.

career-title = **{$who}** · {$game}
career-all = all games
career-head = -# {$head}
career-line = {$label}: **{$value}**
career-deals = Deals
career-won = Won
career-share = {$won} ({$part}%)
career-points = Points
career-average = Points per deal
career-average-won = Points per deal won
career-average-lost = Points per deal lost
career-dealt-in = Discarded the winning tile
career-since = {$won} of {$deals} ({$part}%), since {$since}
career-places = Places in matches
career-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] {$place}th
} ×{$times}
career-best = Best deal
career-worst = Worst deal
career-extreme = {$points} (#{$number})
career-streak = Longest run as dealer
career-won-by = How deals were won
career-made = Scored most often
career-times = ×{$times}
career-opponents = Points won from opponents
career-met = { $deals ->
    [one] one deal
   *[other] {$deals} deals
}, {$points} points
refusal-no-career = There are no finished deals to show yet.
