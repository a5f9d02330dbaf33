# Questions before acts of organisers that cannot be undone.

question-lapses = -# Only you can press the button. The question lapses {$until}.
question-changed = **Nothing has been done yet: things have changed since you were asked.**
refusal-question-lapsed = This question has lapsed, and nothing was done. Use the command again.
refusal-question-of-another = Only the person who was asked can answer this question.

# --- Leagues and tournaments
question-close = Close season {$number} of **{$league}**? This makes the standings of { $people ->
    [one] one person
   *[other] {$people} people
} final.
question-archive = Archive **{$league}** for good? The standings of its { $members ->
    [one] one member
   *[other] {$members} members
} stay, but no later result counts in it.
question-matches = { $matches ->
    [0] No match of the season is being played.
    [one] One match is being played. It goes on, but deals that end after you confirm do not count.
   *[other] {$matches} matches are being played. They go on, but deals that end after you confirm do not count.
}
question-tournament = The tournament ends with the season, before its last round.
question-reopen = For a day after it closes, `/league reopen` opens the season again, as long as nothing has been played or planned in the next one.
question-off = Call off the tournament of **{$league}**? { $people ->
    [one] One person has signed up.
   *[other] {$people} people have signed up.
}
question-open = { $matches ->
    [0] Every match of round {$round} has been played.
    [one] One match of round {$round} has not been played.
   *[other] {$matches} matches of round {$round} have not been played.
} Results stay, but nobody wins.
question-round-robin = Plan a round-robin of **{$league}** for {$people} members, {$seats} at a table? { $days ->
    [one] A round lasts one day.
   *[other] A round lasts {$days} days.
} Planned matches cannot be taken out of the schedule.
question-swiss = Plan Swiss round {$number} of **{$league}** for {$people} members, {$seats} at a table? { $days ->
    [one] It lasts one day.
   *[other] It lasts {$days} days.
} Planned matches cannot be taken out of the schedule.
question-withdraw = Withdraw {$who}? After that, no match of round {$number} is left to play, so the round ends.
button-sure-close = Close the season
button-sure-archive = Archive the league
button-sure-off = Call off the tournament
button-sure-round-end = End the round now
button-sure-withdraw = Withdraw, end the round
button-sure-plan = Plan the matches

# --- Entries and seats
question-report = An equal result of the same people was entered {$when}: #{$entry}. Is this another match?
question-correct = Correct #{$entry}: {$payer} pays {$receiver} { $points ->
    [one] one point?
   *[other] {$points} points?
}
question-more = With its corrections, #{$entry} has moved { $points ->
    [0] no points.
    [one] only one point.
   *[other] only {$points} points.
}
question-outside = {$who} is not in #{$entry}.
refusal-correct-strangers = Neither of the two is in this entry, so a correction of it cannot move their points. Enter another result with `/league report`.
question-void-entry = Void #{$number} for good? { $points ->
    [0] It has moved no points.
    [one] One point goes back.
   *[other] {$points} points go back.
}
question-corrections = { $corrections ->
    [one] Its correction is voided, too.
   *[other] Its {$corrections} corrections are voided, too.
}
question-void-match = Void the match at table {$number} for good? Its places and ratings no longer count. { $entries ->
    [one] One entry is voided,
   *[other] {$entries} entries are voided,
} and { $points ->
    [0] no points go back.
    [one] one point goes back.
   *[other] {$points} points go back.
}
question-void-import = Void import {$number} for good? { $entries ->
    [one] One entry is voided,
   *[other] {$entries} entries are voided,
} and { $points ->
    [0] no points go back.
    [one] one point goes back.
   *[other] {$points} points go back.
}
question-substitute = Give the seat of {$leaving} at table {$table} to a computer player? Nobody can take it back in this match.
button-sure-report = Enter it, too
button-sure-correct = Correct the entry
button-sure-void-entry = Void the entry
button-sure-void-match = Void the match
button-sure-substitute = Give the seat away
button-sure-void-import = Void the import
