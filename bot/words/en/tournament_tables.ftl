# The tables of tournaments.

tournament-clock = -# Clock of a round: {$clock}
tournament-long = ⚠ A match usually takes {$match}, longer than a round. Organisers can give the rounds more time, or set fewer deals for the game with `/league game`.
refusal-tournament-people = A match of {$game} cannot be played by {$most} in this league. Choose another number of people at a table.
