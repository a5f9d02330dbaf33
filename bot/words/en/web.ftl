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
web-stake = a point is worth { $stake }
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
web-curve-table = The same as a table
web-best = Best deals
web-matches = Latest matches
web-void = It was voided and does not count.
web-places = Places in matches
web-opponents = Head to head
web-balance = Points won
web-rest = players who are not named
web-all-games = All games
web-entries = Deals
web-record = Record
web-record-lead = The record has every deal with its secret, so anybody can verify it. Seats stand in it for players who are not named.
web-record-open = Show the record
web-score = Score
web-opposition = Opponents’ score
web-round = Round { $number }
web-byes = Without a match:
