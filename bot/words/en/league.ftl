# Leagues: their rules, their standings, their organisers.

lobby-league = Counts in **{$league}**, season {$number}: { $stake ->
    [0] only the places count.
    [one] a point is worth a point.
   *[other] a point is worth {$stake}.
}
lobby-league-not = This channel plays **{$league}**, and as it is the match may not start:
lobby-league-game = - the league does not play {$game}
lobby-league-rule = - {$label}: {$value}, in the league **{$wanted}**
lobby-league-people = - computer players are not allowed
lobby-league-members = - not yet members (`/league join`): {$names}
lobby-league-mend = Put that right, or play in another channel or thread.
table-league = -# House rules `{$hash}` · counts in {$league}, season {$number}
table-rules = -# House rules `{$hash}`

# --- Standings
column-deals = Deals
column-rating = Rating
ladder-title = **{$league}** · season {$number}
ladder-title-closed = **{$league}** · season {$number}, final standings
ladder-page = Page {$page} of {$pages}
ladder-won = { $count ->
    [one] {$names} has won
   *[other] {$names} have won
}
ladder-line = {$place} {$name} · **{$points}** · {$won} of {$deals} deals won{$rating}
ladder-line-idle = {$place} {$name} · **{$points}**
ladder-rated = {" "}· {$rating}
ladder-told = {$place} {$name}: {$points} points, { $deals ->
    [one] one deal
   *[other] {$deals} deals
}, rating {$rating}
ladder-empty = Nobody has played yet.
rating = {$rating} ±{$margin}
rating-provisional = {$rating} ±{$margin}?
season-open = -# Since {$opened}
season-closes = -# Since {$opened}, closes {$closes}
season-closed = -# {$opened} to {$closed}
seasons-title = **Seasons** of {$league}
seasons-line = {$number} · {$who}
    {$dates}
seasons-line-nobody = {$number} · nobody has a place
    {$dates}
button-league-join = Join
button-league-standings = Standings
button-league-rules = Rules

# --- Rules
terms-title = **Rules** of {$league}
terms-game = {$game}: {$rules} · a point is worth {$stake} · `{$hash}`
terms-deals = { $deals ->
    [one] one deal
   *[other] {$deals} deals
}
terms-channels = Matches count in {$channels}
terms-next = -# Changed for the next season: the open one is played as it began.
value-anyone = anyone
value-members = members
value-shared = share the place
value-won = more deals won
value-fewer = fewer deals played
value-pot = into the pot
value-gone = out of play

# --- What was done
league-created = **{$league}** is founded and its first season open. Matches in this channel count. `/league rules` and `/league game` change what it is played by; what was changed before the first deal counts at once.
league-created-elsewhere = **{$league}** is founded and its first season open. This channel belongs to another league already: let the matches of another one count with `/league channel`.
league-joined = You have joined **{$league}**.
league-left = You have left **{$league}**. What you have won stays in the standings.
league-bound = Matches in {$channel} count in **{$league}** from now on.
league-unbound = Matches in {$channel} count in no league any more.
league-close = Season {$number} of **{$league}** is closed. Open the next one with `/league season`.
league-archive = **{$league}** is archived. Its standings can still be read.
match-void = Table {$table} is taken back: { $entries ->
    [one] one entry.
   *[other] {$entries} entries.
}
handicap-set = {$who} begins each season of **{$league}** with {$points} points.
substituted = {$coming} plays on for {$leaving}. Deals that have ended stay with whoever played them.
role-set = Members with {$role} organise the leagues of this server.
role-none = Only members with Manage Server organise the leagues of this server.
flows-none = Nothing unusual in **{$league}**. Pairs with fewer than {$fewest} deals together are not compared.
flows-title = **Unusual point flows** in {$league}, season {$number}
flows-line = {$giver} → {$taker}: {$points} a deal in {$deals} deals, usually {$others} a deal ({$errors} standard errors)
flows-caution = -# This shows where to look, it proves nothing. Only you see it.

# --- The log
log-title = **What organisers have done**
log-empty = Organisers have done nothing yet.
log-line = {$when} {$who}: {$what}{$why}
log-why = {" "}({$why})
log-nobody = nobody
act-create = founded {$league}
act-term = {$league}: {$term} – {$value}
act-game = {$league}: plays {$game}, a point is worth {$stake}
act-drop = {$league}: plays {$game} no more
act-bind = {$league}: matches in {$channel} count
act-unbind = {$league}: matches in {$channel} count no more
act-open = {$league}: opened season {$number}
act-close = {$league}: closed season {$number}
act-archive = archived {$league}
act-role = organisers are {$role}
act-correct = corrected #{$number}: {$payer} pays {$receiver} {$points}
act-void = took #{$number} back
act-void-match = took table {$table} back
act-freeze = froze #{$number}
act-release = #{$number} stands
act-penalty = {$league}: penalty of {$points} for {$user}
act-handicap = {$league}: {$user} begins with {$points}
act-substitute = table {$table}: {$coming} for {$leaving}

# --- Refusals
refusal-about-another = That entry is itself a ruling; rule on #{$of}.
refusal-not-standing = #{$number} is frozen or taken back.
refusal-void-already = #{$number} was taken back already.
refusal-not-frozen = #{$number} is not frozen.
refusal-no-such-match = Nothing of table {$table} counts on this server.
refusal-organisers-only = Only organisers do that: members with the role they have here, or with Manage Server.
refusal-role-manager-only = Only members with the permission Manage Server choose the role of the organisers.
refusal-same-player = Points move between two different players.
refusal-no-points = Between 1 and {$most} points can be moved.
refusal-season-closed = No season of {$league} is open.
refusal-season-open = A season of {$league} is open; close it first.
refusal-which-league = There are several leagues here; name one.
refusal-no-league = There is no such league on this server.
refusal-no-season = There is no season {$number}.
refusal-league-name = A league’s name has at most {$most} characters.
refusal-league-exists = There is a league called {$name} already.
refusal-league-many = A server has at most {$most} leagues at once.
refusal-league-empty = A league plays at least one game.
refusal-league-archived = {$league} is archived.
refusal-joined = You have joined {$league} already.
refusal-not-joined = You are not a member of {$league}.
refusal-no-stake = A point is worth between 0 and {$most}.
refusal-league-game = {$league} does not play this game.
refusal-league-rules = The house rules differ from those of {$league}; the lobby shows where.
refusal-league-people = In {$league} people play without computer players.
refusal-league-members = Not members of {$league} yet: {$who}. They join with `/league join`.
refusal-seated-already = {$who} sits at this table already.
refusal-nobody-left = A person must be left at the table.
refusal-no-match = No match is being played here.
refusal-no-bots = Bots do not play.
refusal-other-game = The table of this channel plays another game.
