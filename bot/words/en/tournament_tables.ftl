# The tables of tournaments.

tournament-clock = -# Clock at the tables: {$clock}
tournament-long = ⚠ A match usually takes {$match}, longer than a round. Organisers can give the rounds more time, or set fewer deals for the game with `/league game`.
refusal-tournament-people = A match of {$game} cannot be played by {$most} people in this league. Choose another number of people at a table.

button-tournament-play = Play
tournament-thread = Round {$number}: {$who}
tournament-at = {$who} → {$place}
tournament-seated = Round {$number}, with {$who}: your table is in {$place}.
lobby-tournament = **Round {$number} of the tournament**: {$who}
lobby-tournament-clock = ⚠ A round lasts {$time}. The clock that fits it is: {$clock}. With the clock of this table the match may not end in time.
lobby-tournament-others = ⚠ The match counts for nothing in the tournament as long as others sit here: {$names}.
lobby-tournament-waits = Still to come: {$names}. They press *Join* here, or *Play* below the tournament.
notice-tournament = Round {$number} of the tournament, your match of {$game} → {$link}
refusal-tournament-not-begun = The first round has not begun yet. *Play* works as soon as it has.
refusal-tournament-sits-out = You have a bye in round {$number}, so you have no match. The next pairings come once the round has ended.
refusal-tournament-no-match = You have no match in round {$number}. Players still in the tournament are paired again when the round has ended.
refusal-tournament-played = Your match of round {$number} is over. There is nothing left to play in this round.
refusal-tournament-gone-away = An opponent has withdrawn, so this match is not played. You get a walkover when the round ends.
refusal-tournament-table = This table is reserved for the players of a match in round {$number} of the tournament. Open another table in another channel or thread.
refusal-tournament-stays = This table is for a match in round {$number} of the tournament. Its players, house rules, claims and clock stay as they are.
refusal-tournament-waits = The match cannot start yet. It starts as soon as all its players are seated here; the lobby lists the missing ones.
refusal-tournament-no-room = No thread can be opened here for your match, and the league’s channel has no room for its table. Ask an organiser to let me create threads, or open a table yourself in another channel of the league.
schedule-reported = {$who} (reported: #{$number})
reported-round = This is the result of their match in round {$number} of the tournament.
reported-planned = This is the result of their match in round {$number} of the schedule.
