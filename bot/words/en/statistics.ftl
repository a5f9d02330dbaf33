# What somebody’s deals come to.

career-title = **{$who}** · {$game}
career-all = all games
career-head = -# {$head}
career-line = {$label}: **{$value}**
career-deals = Deals
career-won = Won
career-share = {$won} ({$part} %)
career-points = Points
career-average = Points a deal
career-best = Best deal
career-worst = Worst deal
career-streak = Longest streak as the dealer
career-won-by = How deals were won
career-made = Paid for most often
career-times = ×{$times}
career-opponents = Opponents
career-met = { $deals ->
    [one] one deal
   *[other] {$deals} deals
}, {$points}
refusal-no-career = No deal has been finished there yet.
