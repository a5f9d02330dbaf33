# The pages of public leagues on the web.

web-leagues = Leagues
web-leagues-lead = Leagues that their organisers have made public.
web-leagues-none = No league is public here.
web-archived = archived
web-league-about = Seasons, standings and matches of { $league }.
web-season = Season { $number }
web-season-column = Season
web-season-of = { $league }, season { $number }
web-season-about = Standings, curves and matches of season { $number } of { $league }.
web-person-about = Results of { $name } in { $league }.
web-match = match
web-match-of = { $game }, { $date }
web-match-about = A match of { $game } in { $league }.
web-tournament-of = Tournament: { $game }, { $kind }
web-tournament-about = Rounds, pairings and standings of a tournament of { $league }.
web-seasons = Seasons
web-games = Games
web-game = Game
web-stake = { $stake ->
    [0] only the places count
    [one] a point is worth one league point
   *[other] a point is worth { $stake } league points
}
web-tournaments = Tournaments
web-members = Players
web-members-rest = { $number ->
    [one] and one who is not named
   *[other] and { $number } who are not named
}
web-person-player = a player
web-person-computer = computer
web-person-pot = pot
web-person-gone = out of play
web-standings = Standings
web-place = Place
web-player = Player
web-points = Points
web-deals = Deals
web-won = Won
web-rating = Rating
web-date = Date
web-result = Result
web-curve = Points over time
web-curve-table = The points as a table
web-best = Best deals
web-matches = Latest matches
web-void = This match was voided and does not count.
web-places = Places in matches
web-opponents = Head to head
web-balance = Points won
web-rest = players who are not named
web-all-games = All games
web-entries = Deals
web-record = Record
web-record-lead = The record has every deal with its secret, so anybody can verify it. Players who are not named appear in it by their seat.
web-record-open = Show the record
web-score = Score
web-opposition = Opponents’ score
web-round = Round { $number }
web-byes = Without a match:
web-ties-swiss = A win counts one point, a tie half a point. Players with equal scores rank by their opponents’ score, then by points.
web-ties-knock-out = The score counts the rounds passed. After a tie the better seed advances.
web-ties-duplicate = Everybody plays the same deals. Players with equal scores rank by points.
web-feed = Results of { $league }
web-feed-link = Results as a feed (Atom)
web-seat = Seat { $number }
web-sheet = Points of the deal
web-entry = Entry in the ledger
web-entry-about = An entry in the ledger of { $league }, with its reasons.
web-deal-about = A finished deal of { $league }, step by step with all hands.
web-steps = Steps
web-keys = The arrow keys ← and → lead from step to step.
web-steps-on = Next steps
web-steps-first = Back to the first steps
web-deal-open = Watch the deal
web-match-open = The match of this entry
web-grounds = Reasons for the points
web-reason = Reason
web-sum = Total
web-rules-on = About this entry
web-rulings = Later rulings
web-entry-deal = { $game }, deal { $number }
web-entry-place = { $game }, points for places
web-entry-handicap = Handicap
web-entry-penalty = Penalty
web-entry-correction = Correction of an entry
web-entry-void = Voided entry
web-entry-freeze = Frozen entry
web-entry-release = Released entry
web-entry-report = { $game }, reported result
web-entry-daily = { $game }, deal of the day
web-entry-import = { $game }, imported result
web-example = This is an example: the people are invented, and computers play for them.
