# Leagues: their rules, their standings, their organisers.

lobby-league = Counts in **{$league}**, season {$number}: { $stake ->
    [0] only the places count.
    [one] a point is worth one league point.
   *[other] a point is worth {$stake} league points.
}
lobby-league-not = Matches in this channel count in **{$league}**, but this match cannot start yet:
lobby-league-game = - the league does not play {$game}
lobby-league-rule = - {$label}: here {$value}, in the league **{$wanted}**
lobby-league-people = - computer players are not allowed
lobby-league-members = - not yet members (`/league join`): {$names}
lobby-league-mend = Fix this, or play in another channel or thread.
table-league = -# Counts in {$league}, season {$number}
table-league-closed = -# Season {$number} of {$league} closed before this deal ended, so the deal does not count there

# --- Standings
ladder-title = **{$league}** · season {$number}
ladder-title-closed = **{$league}** · season {$number}, final standings
ladder-page = -# Page {$page} of {$pages}
ladder-won = { $count ->
    [one] {$names} has won
   *[other] {$names} have won
}
ladder-line = {$place} · {$name} · **{$points}** · {deals-won}{$rating}
ladder-line-idle = {$place} · {$name} · **{$points}**
ladder-rated = {" "}· {$rating}
ladder-empty = Nobody has played yet.
rating = {$rating} ±{$margin}
rating-provisional = {$rating} ±{$margin}?
season-open = -# Since {$opened}
season-closes = -# Since {$opened}, closes {$closes}
season-closed = -# {$opened} to {$closed}
seasons-title = **Seasons** of {$league}
seasons-line = {$number} · {$who}
    {$dates}
seasons-line-nobody = {$number} · no placings
    {$dates}
button-league-join = Join
button-league-standings = Standings
button-league-rules = Rules

# --- Rules
terms-title = **Rules** of {$league}
terms-game = {$game}: {$rules} · { $stake ->
    [0] only the places count
    [one] a point is worth one league point
   *[other] a point is worth {$stake} league points
} · `{$hash}`
terms-daily = Deal of the day: when two members have begun the same deal, the one who did better gains { $stake ->
    [one] one point
   *[other] {$stake} points
} from the other
terms-deals = { $deals ->
    [one] one deal
   *[other] {$deals} deals
}
terms-channels = Matches count in {$channels}
terms-next = -# The rules have been changed for next season; the current season keeps the rules it began with.
terms-stake = {$game} ×{$stake}
terms-proposed = -# In a typical deal some games move more points than others. With these stakes, a deal counts about the same in each: {$stakes}.
button-even = Use these stakes
value-anyone = anyone
value-members = members
value-after-match = once the match is over
value-after-deal = after each deal
value-shared = they share the place
value-won = the player with more deals won ranks first
value-fewer = the player with fewer deals played ranks first
value-pot = to the pot
value-gone = out of play

# --- What was done
league-created = **{$league}** has been created and its first season is open. Matches in this channel count. Change its rules with `/league rules` and `/league game`; changes made before anything is played or planned apply at once.
league-created-elsewhere = **{$league}** has been created and its first season is open. This channel already belongs to another league: run `/league channel` in the channel whose matches should count.
league-joined = You have joined **{$league}**.
league-left = You have left **{$league}**. Your results stay in the standings.
league-renamed = **{$league}** is now called **{$name}**.
league-removed = {$who} is no longer a member of **{$league}**. Their results stay, and matches under way go on. They can join again unless they are excluded: `/organise exclude`.
season-reopened = Season {$number} of **{$league}** is open again. Matches that began in it count again, but not the deals that ended in the meantime. A tournament that has ended is not resumed.
season-ended = **{$league}**: season {$number} is over.
season-waits = Season {$number} of **{$league}** begins when season {$before} closes.
own-role-set = Members with {$role} now organise **{$league}**, but no other league. They do not need the Manage Server permission.
own-role-none = Only the organisers of this server organise **{$league}**.
league-bound = Matches in {$channel} now count in **{$league}**.
league-unbound = Matches in {$channel} no longer count in any league.
league-close = Season {$number} of **{$league}** is closed. Open the next one with `/league season open: True`.
league-archive = **{$league}** is archived. Its standings can still be read.
match-void = The match at table {$table} has been voided: { $entries ->
    [one] one entry.
   *[other] {$entries} entries.
}
handicap-set = {$who} begins each season of **{$league}** with { $points ->
    [one] one point
   *[other] {$points} points
}.
substituted = {$coming} takes over for {$leaving}. Finished deals still count for the players who played them.
role-set = Members with {$role} now organise this server’s leagues.
role-none = Only members with Manage Server organise this server’s leagues.
flows-none = Nothing unusual in **{$league}**. Pairs with fewer than {$fewest} shared deals are not compared.
flows-title = **Unusual point flows** in {$league}, season {$number}
flows-line = {$giver} → {$taker}: {$points} points per deal over {$deals} deals; usual: {$others} points ({$errors} standard errors away)
flows-caution = -# This shows where to look; it proves nothing. Only you can see it.

# --- The log
log-title = **What organisers have done**
log-empty = Organisers have not done anything yet.
log-line = {$when} {$who}: {$what}{$why}
log-why = {" "}({$why})
log-own = {" "}· *in their own case*
log-nobody = nobody
log-itself = The bot
act-create = created {$league}
act-term = {$league}: {$term} – {$value}
act-game = {$league}: added {$game}, { $stake ->
    [0] only the places count
    [one] a point is worth one league point
   *[other] a point is worth {$stake} league points
}
act-drop = {$league}: no longer plays {$game}
act-even = {$league}: used the proposed stakes
act-bind = {$league}: matches in {$channel} now count
act-unbind = {$league}: matches in {$channel} no longer count
act-open = {$league}: opened season {$number}
act-close = {$league}: closed season {$number}
act-archive = archived {$league}
act-rename = renamed {$league} to {$name}
act-remove = {$league}: removed {$user} from the members
act-reopen = {$league}: opened season {$number} again
act-own-role = {$league}: set its own organiser role to {$role}
act-role = set the organiser role to {$role}
act-correct = corrected #{$number}: {$payer} pays {$receiver} { $points ->
    [one] one point
   *[other] {$points} points
}
act-void = voided #{$number}
act-void-match = voided the match at table {$table}
act-freeze = froze #{$number}
act-release = released #{$number}
act-penalty = {$league}: penalty of { $points ->
    [one] one point
   *[other] {$points} points
} for {$user}
act-handicap = {$league}: handicap of { $points ->
    [one] one point
   *[other] {$points} points
} for {$user}
act-rate = {$league}: computed all ratings again, because shared places had distorted them
act-substitute = table {$table}: {$coming} replaced {$leaving}

# --- Refusals
refusal-about-another = That entry is itself a ruling; act on #{$of} instead.
refusal-not-standing = #{$number} is already frozen or voided. A frozen entry must be released first: `/organise release`.
refusal-void-already = #{$number} has already been voided.
refusal-not-frozen = #{$number} is not frozen, so there is nothing to release.
refusal-no-such-match = No match at table {$table} counts on this server. The ledger shows the number of each table: `/ledger server`.
refusal-organisers-only = Only organisers can do that: members with the organiser role, or with Manage Server.
refusal-role-manager-only = You need the Manage Server permission to choose the organiser role.
refusal-same-player = Name two different players.
refusal-no-points = You can move between 1 and {$most} points.
refusal-season-closed = {$league} has no open season. An organiser opens the next one with `/league season open: True`.
refusal-reported-twice = An equal result of the same people has just been entered: #{$entry}. If this is another match, use `/league report` again.
refusal-own-match = You play in this match, so another organiser decides about it.
refusal-season-open = {$league} still has an open season; close it first with `/league close`.
refusal-which-league = There are several leagues here; name one.
refusal-no-league = There is no such league on this server. Choose one from the list.
refusal-no-league-yet = This server has no league yet. Organisers can create one with `/league create`.
refusal-no-season = There is no season {$number}. `/league season` lists the seasons there are.
refusal-league-name = A league’s name can have at most {$most} characters.
refusal-league-exists = There is already a league called {$name}. Choose another name.
refusal-league-many = A server can have at most {$most} leagues at once. Archive one first with `/league archive`.
refusal-league-empty = A league needs at least one game. Add another with `/league game` before you drop this one.
refusal-league-archived = {$league} is archived: its standings can be read, but nothing can be changed.
refusal-joined = You have already joined {$league}.
refusal-not-joined = You are not a member of {$league}.
refusal-no-member = This person is not a member of {$league}.
refusal-season-over = Season {$number} of {$league} closed more than a day ago, so it cannot be opened again. Its entries can still be corrected: `/organise correct`.
refusal-season-begun = Something has been played or planned in season {$number} of {$league}, so the season before it cannot be opened again. Its entries can still be corrected: `/organise correct`.
refusal-season-first = The first season of {$league} is still open; there is none to open again.
refusal-no-stake = A point can be worth between 0 and {$most} league points.
refusal-league-game = {$league} does not play this game. An organiser can add it with `/league game`.
refusal-league-rules = The house rules differ from those of {$league}; the lobby shows where.
refusal-league-people = No computer player can sit in: {$league} is played without them. Give the seat to another player, or leave it open.
refusal-league-members = Not members of {$league} yet: {$who}. They join with `/league join`.
refusal-seated-already = {$who} is already at this table.
refusal-seen-another = {$who} has had another seat in this deal and knows its hand. They can take this seat once the deal has ended.
refusal-nobody-left = At least one person must stay at the table.
refusal-no-match = No match is in progress at this table, so this cannot be done now.
refusal-no-bots = A bot cannot take a seat. Name a person.
refusal-other-game = The table here plays a different game. Open a table of the right game first.
