# What the owner of a table sets up before the match.

lobby-between = {" "}·{" "}
lobby-seated = You are at this table, in seat {$number}.
button-setup = Set up
setup-title = **Set up** · {$game}
setup-title-locked = **Set up** · {$game}: only the table’s owner can change this, before the match starts.
setup-left = There is nothing left to set up: the match has started, or the table is closed.
setup-chairs = Name a computer player, or remove somebody
setup-chair = Seat {$number}: {$name}
setup-seats = { $count ->
    [one] one seat
   *[other] {$count} seats
}
setup-called = Name of the computer player
button-remove = Remove {$name}
refusal-owner-stays = You own this table and cannot be removed. Press *Leave* to go.
refusal-removed = The table’s owner has removed you. You can sit down again if they invite you: `/table invite`.
rules-panel-head = {$head} · {$group} · {$place}
rules-group-match = The match
rules-group-deal = The deal
rules-group-play = Playing
rules-group-win = Winning
rules-group-points = Points
rules-group-inert = Without effect now
lobby-invited = -# Invited: {$names}
invited-done = Invited: {$names}
invited-known = Not invited: {$names}. They sit here already, have been asked before, or were removed by the table’s owner; or this table can send no more invitations.
invited-closed = Not invited, because they accept no invitations or may not take part here: {$names}
invited-declined = You have declined.
notice-invited = {$name} invites you to a table: {$game} → {$link}
habit-invites-yes = Others may invite me to tables
habit-invites-no = Do not invite me to tables
refusal-not-invited = You are not invited here, or the invitation has lapsed.
option-invite = invite
option-invite-about = A player to invite
option-invite2 = invite2
option-invite2-about = Another player to invite
option-invite3 = invite3
option-invite3-about = Another player to invite
