# What the owner of a table sets up before the match.

lobby-between = {" "}·{" "}
lobby-seated = You are at this table, on seat {$number}.
button-setup = Set up
setup-title = **Set up** · {$game}
setup-title-locked = **Set up** · {$game}: only the table’s owner can change this, before the match starts.
setup-left = There is nothing left to set up: the match has started, or the table is closed.
setup-chairs = Name or remove somebody
setup-chair = Seat {$number}: {$name}
setup-seats = { $count ->
    [one] one seat
   *[other] {$count} seats
}
setup-called = Name of the computer player
button-remove = Remove {$name}
refusal-owner-stays = The owner stays, or leaves: nobody can remove you.
refusal-removed = The table’s owner has removed you. You can sit down again once they invite you: `/table invite`.
rules-panel-head = {$head} · {$group} · {$place}
rules-group-match = The match
rules-group-deal = The deal
rules-group-play = Playing
rules-group-win = Winning
rules-group-points = Points
rules-group-inert = Without effect now
lobby-invited = -# Invited: {$names}
invited-done = Invited: {$names}
invited-known = Not invited: {$names}. They sit here, were asked before, or were removed by the table’s owner.
invited-closed = Not invited, because they take no invitations: {$names}
invited-declined = You have declined.
notice-invited = {$name} invites you to a table: {$game} → {$link}
habit-invites-yes = May be invited to tables
habit-invites-no = Not to be invited to tables
refusal-not-invited = You are not invited here, or no longer.
option-invite = invite
option-invite-about = Who is asked to join
option-invite2 = invite2
option-invite2-about = Who is asked to join
option-invite3 = invite3
option-invite3-about = Who is asked to join
