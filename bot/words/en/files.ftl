# Who owes whom; files that are handed out and read.

settle-title = **{ $transfers ->
    [one] One transfer settles
   *[other] {$transfers} transfers settle
} the debts between {$people} accounts:**
settle-line = {$payer} → {$receiver}: **{$points}**
settle-more = … and {$more} more
settle-even = Nobody owes anybody anything.
settle-dry = -# This is only a calculation: nothing has been recorded.
export-head = Here is the file.
export-entries = entries
export-standings = standings
export-statistics = statistics by game
export-records = records of all matches
format-csv = table (CSV)
format-json = data (JSON)
import-preview = **Preview**: { $results ->
    [one] one result
   *[other] {$results} results
}. Nothing has been entered yet.
import-line = - {$match} · {$game}: {$who}
import-more = … and {$more} more
import-encoding = The file was read as {$encoding}.
import-before = Already in the ledger, and not entered again: {$before} of {$all} results.
import-early = Results dated before this season, counted as played on its first day: {$results}.
import-left-out = Number of lines left out: {$lines}. Penalties, handicaps and voided entries are not imported.
import-nothing = There is nothing new to enter.
import-how = To enter the results, run the command again with the same file and `enter: True`.
import-done = { $results ->
    [one] One result was entered as import {$number}.
   *[other] {$results} results were entered as import {$number}.
}
import-faults = **Nothing was entered**: { $faults ->
    [one] one fault.
   *[other] {$faults} faults.
}
import-fault = Line {$line}: {$why}
import-fault-columns = the first line must name the columns match, game, player, points; missing: {$value}
import-fault-columns-twice = more than one column is called {$value} in the first line; leave only one
import-fault-too-many = at most {$value} lines can be read at once
import-fault-too-much = at most {$value} gains and losses can be entered at once; divide the file
import-fault-match-name = the name of a match may have at most {$value} characters
import-fault-unreadable = this line cannot be read
import-fault-no-match-name = the match has no name
import-fault-game = “{$value}” is not a game played here
import-fault-player = nobody here is called “{$value}”; use their ID or a mention
import-fault-players = several people are called “{$value}”; use an ID or a mention
import-fault-points = “{$value}” is not a whole number between −1,000,000 and 1,000,000
import-fault-date = “{$value}” is not a date; write dates as 2026-11-26
import-fault-closed = this match was played in an earlier season, which is closed
import-fault-future = this date is in the future
import-fault-other-game = this line says {$value}, but an earlier line of this match names another game
import-fault-twice = {$value} appears twice in this match
import-fault-sum = the points of a match must add up to zero, not to {$value}
import-fault-alone = {$value} has only one player
import-fault-entered-otherwise = this match has been entered as {$value}, with another game or other points; void that entry, correct it, or give this match another name
import-void = Import {$number} has been voided: { $results ->
    [one] one result.
   *[other] {$results} results.
}
reported = Entered as #{$number}.
results-unrated = -# Reported and imported results do not change ratings in this league.
results-leagueless = -# Without the option `league`, results stand in the server’s ledger and count in no league.
button-undo = Undo
undone = entered by mistake
act-import = imported { $results ->
    [one] one result
   *[other] {$results} results
}, {$league} (import {$number})
act-void-import = voided import {$number}
act-report = {$league}: reported a result of {$game}
log-server = no league
refusal-unbalanced = Name at least two players with their points, adding up to zero: `Aki 12, Ben -12`.
refusal-not-zero = The points add up to {$points}, but the sum must be zero.
refusal-points-large = A player can win or lose at most {$most} points in one match.
refusal-nobody-called = Nobody known here is called “{$name}”; use a mention or an ID.
refusal-named-twice = {$name} is named more than once. Name each player once.
refusal-namesakes = Several people are called “{$name}”; use a mention or an ID.
refusal-no-such-import = Import {$number} has no results that count here. The log shows the number of each import: `/league log`.
refusal-nothing-to-export = There is nothing to export.
refusal-export-large = The export is too large for one file; choose a single season.
refusal-results-large = That file is too large to read. Divide it into smaller files.
refusal-not-results = This file cannot be read as text. Save the table of results as CSV in UTF-8.
