# The clock of a table: how long everybody may think, and what is done when time has run out.

clock-title = **Clock.** How long players may think while others wait for them.
clock-about-each = **Time per decision**: every decision starts with the full time.
clock-about-bank = **Time for the match**: each player has one budget for the whole match, and each decision adds a little to it.
clock-about-waking = **Waking hours**: the hours a player has marked as sleep do not count (`/settings hours`). Vacations do not count either, within the days allowed (`/vacation plan`).
clock-none = no clock
clock-each = {$time} per decision
clock-bank = {$time} for the match plus {$more} per decision
clock-line = {$time}{$waking}; then {$absence}
clock-waking = , waking hours only
clock-hours-all = All hours count
clock-hours-waking = Only waking hours count
clock-absence-move = the least harmful move is made
clock-absence-computer = a computer player sits in
clock-absence-vote = the others may vote to wait
clock-absence-open = anybody may take the seat
clock-name-live = live: one minute per decision
clock-name-evening = one evening: half an hour for the match
clock-name-days = over several days: one day of waking hours per decision
clock-name-none = no clock
clock-then-move = When time is up: the least harmful move is made for the player
clock-then-computer = When time is up: a computer player sits in until the player is back
clock-then-vote = When time is up: the others may vote to wait
clock-then-open = When time is up: anybody may take the seat
clock-preset-live = Live: {$clock}
clock-preset-evening = One evening: {$clock}
clock-preset-days = Over several days: {$clock}
clock-preset-none = No clock
clock-select-preset = Ready-made clocks
clock-select-time = Time
clock-select-hours = Which hours count
clock-select-absence = When time is up
time-seconds = { $count ->
    [one] one second
   *[other] {$count} seconds
}
time-minutes = { $count ->
    [one] one minute
   *[other] {$count} minutes
}
time-hours = { $count ->
    [one] one hour
   *[other] {$count} hours
}
time-days = { $count ->
    [one] one day
   *[other] {$count} days
}
table-clock = -# Clock: {$clock}
table-over-time = ⏳ {$name} has run out of time. The others may vote to wait; otherwise the least harmful move is made for {$name} {$when}.
table-credited = The bot was offline for {$time}; all clocks were extended by that much.
button-clock = Clock
button-wait = Wait for {$name}
vote-wait = **Wait for {$name}?** If so, the clock starts again.
vote-wait-done = **The table waits for {$name}.** The clock starts again.
vote-wait-not = **The table does not wait for {$name}.**
button-wait-aye = Wait
button-wait-no = Play on
refusal-no-such-clock = There is no clock called “{$clock}”. Choose one from the list.
refusal-no-wait = Nobody has run out of time, so there is nothing to vote on.
option-clock = clock
option-clock-about = How long players may think
command-vacation = vacation
command-vacation-about = Stop your clocks while you are away
command-vacation-from = plan
command-vacation-from-about = Announce a vacation
command-vacation-end = end
command-vacation-end-about = End your vacation and cancel any still to come
command-vacation-show = show
command-vacation-show-about = Your vacations, and how many days are left
option-vacation-days = days
option-vacation-days-about = How many days the vacation lasts
option-in = in
option-in-about = In how many days the vacation starts; leave empty to start now
vacation-none = You have no vacation planned.
vacation-line = - {$first} to {$last}
vacation-head = **Your vacations.** During a vacation you get no notices, and your clocks stand still within the days allowed below.
vacation-year = -# Used this year at tables outside leagues: {$used} of {$days} days.
vacation-season = -# Used this season in {$league}: {$used} of {$days} days.
vacation-ended = Your vacations are over or cancelled: none is running, and none is planned.
refusal-no-vacation = A vacation must end after it starts: choose at least one day.
refusal-away-already = You already have a vacation planned for that time. `/vacation end` cancels your vacations.
command-move-here = move
command-move-here-about = Move one of your tables to this channel
option-from = table
option-from-about = Which table to move
moved-here = The table has moved here.
refusal-move-refused = As long as the table’s channel exists, only the table’s owner, or a member who can manage channels, can move the table.
refusal-move-league = This match counts in {$league}. Move it to a channel or thread of that league.
refusal-no-such-table = There is no such table on this server. Choose one from the list.

# Days, as the language writes them.

date = {$day} { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} {$year}
date-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} {$year}
