# Who owes whom; files that are handed out and read.

settle-title = **Settled by { $transfers ->
    [one] one transfer
   *[other] {$transfers} transfers
}** among {$people} accounts:
settle-line = {$payer} → {$receiver}: **{$points}**
settle-more = … and {$more} more
settle-even = Nobody owes anybody anything.
settle-dry = -# This is only a reckoning: nothing has been recorded.
export-head = Here it is.
export-entries = entries
export-standings = standings
export-statistics = statistics by game
export-records = records of all matches
format-csv = table (CSV)
format-json = data (JSON)
import-preview = **Preview**: { $results ->
    [one] one result
   *[other] {$results} results
}, nothing has been entered yet.
import-line = - {$match} · {$game}: {$who}
import-more = … and {$more} more
import-how = Give the same file again with `enter: True` to enter it.
import-done = { $results ->
    [one] One result is entered.
   *[other] {$results} results are entered.
}
import-faults = **Nothing was entered**: { $faults ->
    [one] one fault.
   *[other] {$faults} faults.
}
import-fault = Line {$line}: {$why}
import-fault-columns = the first line must name the columns match, game, player, points; missing: {$value}
import-fault-too-many = more than {$value} lines are not read at once
import-fault-no-match-name = the match has no name
import-fault-game = “{$value}” is no game that is played here
import-fault-player = nobody here is called “{$value}”; write their number or a mention
import-fault-players = several are called “{$value}”; write their number or a mention
import-fault-points = “{$value}” is no whole number of points
import-fault-other-game = the match was begun with another game than {$value}
import-fault-twice = {$value} stands in this match twice
import-fault-sum = the points of a match sum to zero; {$value}
import-fault-alone = {$value} has one player only
reported = Entered as #{$number}.
act-import = imported {$results} results, {$league}
act-report = {$league}: reported a result of {$game}
log-server = no league
refusal-unbalanced = Write at least two players with their points, which sum to zero: `@Aki 12 @Ben -12`.
refusal-nothing-to-export = There is nothing to export.
refusal-export-large = That is too much for one file; choose a season.
refusal-results-large = That file is too large to be read.
refusal-not-results = This is not a table of results.
