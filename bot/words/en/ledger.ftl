# The ledger: pages of entries, and what stands behind each.

account-pot = Pot
account-gone = Out of play
somebody = Somebody {$number}
ledger-server = **Ledger** of this server
ledger-season = **Ledger** of the season
ledger-table = **Ledger** of table {$number}
ledger-player = **Ledger** of {$who}
ledger-empty = Nothing has been entered yet.
ledger-hint = -# Choose an entry to see why it was paid.
ledger-line = `#{$number}` {$when} · {$what}{$points}
ledger-gain = {" "}· {$points}
ledger-option = #{$number} · {$what}
ledger-select = Why these payments?
ledger-plot = The last entries
slip-deal = {$game}, deal {$deal} (table {$table})
slip-place = {$game}, places (table {$table})
slip-handicap = handicap
slip-penalty = penalty
slip-correction = correction of #{$of}
slip-void = #{$of} voided
slip-freeze = #{$of} frozen
slip-release = #{$of} released
slip-report = {$game}, reported result
slip-daily = {$game}, {$day}
slip-import = {$game}, imported result
reason-place = Place in the match
reason-unpaid = No payment
reason-handicap = Handicap
reason-penalty = Penalty
reason-correction = Correction
reason-report = Reported result
reason-import = Imported result
entry-title = **#{$number}** · {$what} · {$when}
entry-rules = -# House rules `{$hash}`
entry-stake = -# { $stake ->
    [0] In the league these points do not count, only the places.
   *[other] In the league each of these points is worth {$stake} league points.
}
entry-import = From import {$number}, match: {$match}
entry-by = By {$who}
entry-why = > {$why}
entry-line = {$reason}: {$who}
button-newer = Newer
button-older = Older
plot-told = {$name}: {$points} points after { $steps ->
    [one] one entry
   *[other] {$steps} entries
}, between {$low} and {$high} on the way.
meeting-none = {$one} and {$other} have not played any deal together.
meeting-title = **{$one} and {$other}** { $deals ->
    [one] played one deal together.
   *[other] played {$deals} deals together.
}
meeting-line = {$name}: {$points} points, ahead in { $ahead ->
    [0] no deal
    [one] one deal
   *[other] {$ahead} deals
}
meeting-between = Payments between the two: {$name} **{$points}** points
refusal-no-such-entry = There is no entry #{$number} on this server. The ledger shows the numbers: `/ledger server`.
