# Schedules of seasons.

plan-round-robin = round-robin
plan-swiss = Swiss
people-2 = two
people-4 = four
schedule-title = **Schedule** of {$league}, season {$number}
schedule-none = {$league} has no schedule.
schedule-round = **Round {$number}**, due {$due}
schedule-against = {" "}–{" "}
schedule-open = {$who}
schedule-left = {$who} (no longer in the league: {$names})
schedule-played = {$who} (played: table {$table})
schedule-reminder = **{$league}**: these matches are due soon.
schedule-begins = **{$league}**: round {$number} of the tournament has begun. The button below the tournament’s message leads to your table. The message itself shows the time left.
schedule-meets = - {$match}
schedule-due = - {$match}, {$due}
act-schedule = {$league}: planned { $rounds ->
    [one] one round
   *[other] {$rounds} rounds
}
refusal-too-few-members = A schedule needs at least {$fewest} members. People become members with `/league join`.
refusal-too-many-members = A round-robin can have at most {$most} members; choose Swiss rounds instead.
refusal-too-many-for-swiss = A Swiss round can have at most {$most} members. Announce a tournament with `/league tournament` instead: only players who sign up are paired.
refusal-schedule-exists = This season already has a schedule; only Swiss rounds can be added to it.
