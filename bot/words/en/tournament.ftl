# Tournaments of leagues.

tournament-swiss = Swiss
tournament-knock-out = knock-out
tournament-title = **Tournament** of {$league}: {$game}
tournament-form = {$kind}, {$people} at a table, {$time} for a round
tournament-begins = Begins {$left} ({$due}). Sign up below.
tournament-round = **Round {$number} of {$rounds}**, until {$due} ({$left})
tournament-won = { $count ->
    [one] The winner is {$names}.
   *[other] {$names} share the first place.
}
tournament-off = It has ended before its last round.
tournament-none = {$league} has had no tournament this season.
tournament-nobody = Nobody has signed up yet.
tournament-entered = Signed up ({$count}): {$names}
tournament-more = and {$count} more
tournament-rule-swiss = -# Play your match at a table of this league. If somebody does not come, whoever waits at a table has a bye; whoever is missing is out until they sign up again.
tournament-rule-knock-out = -# Play your match at a table of this league. If it is tied, the better seed goes on. If it is not played, whoever waits at a table goes on, else the better seed.
tournament-byes = Without a match: {$names}
tournament-standings-swiss = **Standings**: points · opponents’ points · points at the table
tournament-standings-knock-out = **Standings**
tournament-line-swiss = {$place} · {$name} · **{$score}** · {$opposition} · {$points}
tournament-line-knock-out = {$place} · {$name} · { $rounds ->
    [one] through one round
   *[other] through {$rounds} rounds
}
tournament-gone = {$name} (out)
tournament-done-enter = You have signed up.
tournament-done-withdraw = You have withdrawn.
button-tournament-enter = Sign up
button-tournament-withdraw = Withdraw
button-tournament-all = Everybody
act-tournament = {$league}: announced a tournament of {$game}
act-call-off = {$league}: called the tournament off
refusal-no-tournament = There is no tournament.
refusal-tournament-runs = {$league} already has a tournament; it has to end first.
refusal-tournament-game = {$league} does not play this game.
refusal-tournament-two = A knock-out has two at a table.
refusal-tournament-over = This tournament has ended.
refusal-tournament-begun = A knock-out can be entered only before it begins.
refusal-tournament-entered = You have already signed up.
refusal-tournament-not-entered = You are not signed up.
refusal-tournament-full = At most {$most} people can sign up.
command-league-tournament = tournament
command-league-tournament-about = See the tournament; organisers can announce one
option-tournament = form
option-tournament-about = Announce a Swiss or a knock-out (organisers)
option-begins = start
option-begins-about = How soon it begins; a number means minutes
option-round-time = time
option-round-time-about = The time for a round; a number means minutes
option-swiss-rounds = rounds
option-swiss-rounds-about = How many rounds a Swiss has; 0: as many as single out one winner
option-off = off
option-off-about = Call the tournament off (organisers)
