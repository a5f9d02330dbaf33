# Problems: positions of deals that computers have played, each with one right answer.

command-problem = problem
command-problem-about = Solve a position from a deal that computers played, and see your rating
command-hall-problems = problems
command-hall-problems-about = Post a problem of the day in this channel, or stop doing so
option-problems = posted
option-problems-about = Whether a problem is posted here each day
hall-problems-on = From now on a problem of the day is posted in this channel, soon after midnight UTC. Today’s comes at once.
hall-problems-off = This server no longer has a problem of the day.
problem-head = **Problem** · {$game} · {$grade}
problem-head-day = **Problem of the day** · {$game} · {$grade}
problem-easy = easy
problem-middle = medium
problem-hard = hard
problem-ask-waits = It is not your turn yet. How many kinds of tile would win for you if you drew one next?
problem-ask-discard = You have just drawn. Which discard leaves the most tiles that win on your next draw? Count the tiles you have not seen.
problem-ask-claim = {$tile} has just been discarded. Pass, or claim it and then make the best discard: which leaves the most tiles that win on your next draw? Count the tiles you have not seen.
problem-ask-worth = You win with the tile you have just drawn. How many points do you receive in all?
problem-ask-lead = Which lead can nobody beat, no matter which tiles the others hold?
problem-played = Seen in the tricks so far: {$cards}.
problem-ask-take = Which play takes cards worth the most points, before the stock card is turned?
problem-ask-koikoi = You can stop, or call koi-koi. Which brings more points on average?
problem-ask-give = Nothing you hold takes a card. Which card do you lay on the table?
problem-ask-deny = Take what brings you most now, or what somebody else needs? Which play is best?
problem-ask-nearest = Several plays bring you within one card of a combination. Which play is best?
problem-ask-wild = Spend your {$card} now, or keep it? Which play is best?
problem-ask-pair = You lead. Do you lead a set of several tiles, or keep it? Which lead is best?
problem-ask-down = You cannot win this trick. Which tiles do you play face down?
problem-ask-race = Several discards leave your hand one tile away from winning. Do you choose more winning tiles, or a win that pays more? Which discard is best?
problem-ask-onward = You can win now, or go on for more. Which is best?
problem-ask-call = {$tile} has just been discarded. You can claim it or pass. Which is best?
problem-ask-best = The best one brings you the most points on average.
problem-right = ✅ **{$answer}** is right.
problem-wrong = ❌ Not “{$answer}”: **{$right}** is right.
problem-why-waits = You win with {$cards}.
problem-why-discard = - {$choice}: { $number ->
    [0] no winning tile left
    [one] one winning tile left
   *[other] {$number} winning tiles left
}
problem-why-take = - {$choice}: { $number ->
    [one] one point
   *[other] {$number} points
}
problem-why-safe = - {$lead}: nobody can beat it
problem-why-beaten = - {$lead}: {$cards} can beat it
problem-why-koikoi = A computer player has played the deal out many times from here: the right answer brings {$points} more points on average.
problem-why-best = - **{$choice}**: best
problem-why-less = - {$choice}: { $points ->
    [1.0] one point less
   *[other] {$points} points less
}
problem-why-drawn = for example, drawing {$tile} pays { $points ->
    [one] one point
   *[other] {$points} points
}
problem-why-decided = -# A computer player of the level *master* has played each answer out in many deals that fit what you see.
problem-why-decided--mahjong = -# Computer players of the level *club player* have played each answer out in many deals that fit what you see.
problem-groups = In the picture: first the groups that every win shares, then the groups for each winning tile, which is ringed. If there are too many winning tiles, the last ones stand alone at the bottom.
problem-counted = You have answered this problem before, or its day is over, so this answer does not count.
problem-change = {" "}({$gained})
problem-margin = {" "}±{$margin}
problem-rating = -# Your rating for problems: **{$points}**{$margin}{$change} · {$word} · { $days ->
    [0] no days in a row yet
    [one] one day in a row
   *[other] {$days} days in a row
}
rating-newcomer = newcomer
rating-novice = novice
rating-learner = learner
rating-skilled = skilled
rating-strong = strong
rating-expert = expert
problem-resumed = **The problem, played out** · nothing here counts
problem-yesterday = Yesterday’s answer: **{$answer}**. {$right} of {$count} here got it right.
problem-private = -# Your answer is private. The right one will be posted here tomorrow.
problem-month = **Problems of the day**, {$month}
problem-month-line = {$place} · {$name} · **{$right}** of {$count} right
problem-month-none = Nobody here has answered a problem yet.
button-problem = Answer
button-problem-next = Next problem
button-problem-resume = Play it out
button-problem-month = This month
privacy-solutions = - { $number ->
    [one] one problem
   *[other] {$number} problems
} that you have answered
refusal-no-problem = That problem is no longer there; `/problem` has others.
