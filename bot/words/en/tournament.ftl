# Tournaments of leagues.

tournament-swiss = Swiss
tournament-knock-out = knock-out
tournament-duplicate = duplicate rounds
tournament-title = **Tournament** of {$league}: {$game}
tournament-form = {$kind}, {$people} at a table, {$time} for a round
tournament-form-duplicate = { $deals ->
    [one] {$kind} of one deal, {$time} for a round
   *[other] {$kind} of { $deals } deals, {$time} for a round
}
tournament-begins = Begins {$left} ({$due}). Sign up below.
tournament-round = **Round {$number} of {$rounds}**, until {$due} ({$left})
tournament-late = **Round {$number} of {$rounds}**: time is up. Matches that have begun may be finished until {$due} ({$left}).
tournament-won = { $count ->
    [one] The winner is {$names}.
   *[other] {$names} share first place.
}
tournament-ended = **{$league}**: the tournament of {$game} is over.
tournament-off = This tournament ended before its last round.
tournament-none = {$league} has had no tournament this season.
tournament-nobody = Nobody has signed up yet.
tournament-entered = Signed up ({$count}): {$names}
tournament-more = and {$count} more
tournament-rule-swiss = -# *Play* leads to the table of your match; you may also play it at another table of this league. If your opponents do not come, wait at a table and you get a walkover. Players who miss a round are out until they sign up again.
tournament-rule-knock-out = -# *Play* leads to the table of your match; you may also play it at another table of this league. If the match is tied, the better seed advances. If it is not played, the player waiting at a table advances; if nobody waits, the better seed does.
tournament-rule-duplicate = -# In each round everybody plays the same deals alone against the same computers, at any time before the round ends: *My table*. Each player you beat in a round is worth a point, a tie half a point. Players who do not begin a round are out until they sign up again.
tournament-paused = **Round {$number} of {$rounds}** is paused.
tournament-stalled = **Round {$number} of {$rounds}**: time is up, and the round waits for an organiser. Matches can still be played.
tournament-nobody-won = The tournament ended without a winner.
tournament-calls = {$who} Time is up in round {$number} of the tournament of {$league}, but its matches are not finished. The round waits until an organiser extends it, enters results or ends it: *Organise* below its message. It also goes on once all matches are played.
tournament-rule-wait = -# A match still being played when time is up may go on for the time of another round. If one is still not over then, or nobody has finished a match, an organiser decides.
tournament-rule-points = -# A match still being played when time is up counts by the points of its finished deals. If nobody has finished a match by then, an organiser decides.
late-wait = may be finished in the time of another round
late-points = counts by its points so far
tournament-walkover = {$who} ({$names} by walkover)
tournament-unplayed = {$who} (not played)
tournament-decided = {$who} (by ruling)
tournament-byes = Without a match: {$names}
tournament-standings-swiss = **Standings** by points, then opponents’ points (Buchholz), then points at the table
tournament-standings-duplicate = **Standings** by points, then points at the table
tournament-standings-byes = -# For opponents’ points, a round without a match counts as one against opponents with as many points as the player.
tournament-standings-knock-out = **Standings**
tournament-line-swiss = {$place} · {$name} · **{$score}** · {$opposition} · {$points}
tournament-line-duplicate = {$place} · {$name} · **{$score}** · {$points}
tournament-line-to-play = {$place} · {$name} · yet to play
tournament-line-knock-out = {$place} · {$name} · { $rounds ->
    [0] no round won
    [one] through one round
   *[other] through {$rounds} rounds
}
tournament-together = { $count ->
    [one] One person is playing the deals.
   *[other] { $count } people are playing the same deals.
} Their results are shown once all have finished or the time is up.
tournament-together-line = {$place} · {$name} · **{$points}**
tournament-fair = The secret of this round follows from that of the tournament: `HMAC-SHA-256` of `{$about}`. The promise has been in the tournament’s message since it was announced, and each press on *Sign up* since then has added a number. The tournament’s secret is shown when all rounds are over.
tournament-gone = {$name} (out)
tournament-done-enter = You have signed up.
tournament-done-withdraw = You have withdrawn.
button-tournament-enter = Sign up
button-tournament-withdraw = Withdraw
button-tournament-all = Everybody
act-tournament = {$league}: announced a tournament of {$game}
act-call-off = {$league}: called the tournament off
refusal-no-tournament = There is no tournament. Organisers can announce one with `/league tournament`.
refusal-tournament-runs = {$league} already has a tournament; it has to end first.
refusal-tournament-game = {$league} does not play this game. An organiser can add it with `/league game`.
refusal-tournament-two = A knock-out cannot have more than two players at a table. Set *people* to 2 and choose a game for two.
refusal-tournament-over = This tournament has ended: nobody can join, play or change it now. An organiser can announce another one.
refusal-tournament-begun = You can sign up for a knock-out only before it begins.
refusal-tournament-entered = You have already signed up. *Withdraw* takes you out again.
refusal-tournament-not-entered = You have not signed up for this tournament, so this cannot be done.
refusal-tournament-full = The tournament is full: at most {$most} people can sign up.
command-league-tournament = tournament
command-league-tournament-about = See the tournament; organisers can announce one
option-tournament = form
option-tournament-about = Announce a Swiss tournament, a knock-out or duplicate rounds (organisers)
option-begins = start
option-begins-about = How soon the tournament begins; a number alone means minutes
option-round-time = time
option-round-time-about = The time for a round; a number alone means minutes
option-swiss-rounds = rounds
option-swiss-rounds-about = How many rounds; 0: as many as a Swiss needs for one winner, or three duplicate rounds
option-late = late
option-late-about = A match still being played when time is up: it may be finished, or its points count
option-off = off
option-off-about = Call the tournament off (organisers)
