# The clock of a table: how long everybody may think, and what is done when time has run out.

clock-title = **Clock.** How long everybody may think when others wait for them.
clock-about-each = **Time for a decision**: each one starts with the full time.
clock-about-bank = **Time for the match**: one stock of time; each decision adds a little.
clock-about-waking = **Waking hours**: the hours in which a player has said to be asleep do not count (`/settings hours`). Vacations never count (`/vacation`).
clock-none = no clock
clock-each = {$time} for each decision
clock-bank = {$time} for the match, and {$more} more for each decision
clock-line = {$time}{$waking}; then {$absence}
clock-waking = , waking hours only
clock-hours-all = All hours count
clock-hours-waking = Only waking hours count
clock-absence-move = the least harmful move is made
clock-absence-computer = a computer player sits in
clock-absence-vote = the others may vote to wait
clock-absence-open = the seat is open to anybody
clock-name-live = live: one minute a decision
clock-name-evening = an evening: half an hour for the match
clock-name-days = over days: a day of waking hours a decision
clock-name-none = no clock
clock-then-move = Time out: the least harmful move is made
clock-then-computer = Time out: a computer player sits in until they are back
clock-then-vote = Time out: the others may vote to wait
clock-then-open = Time out: the seat is open to anybody
clock-preset-live = Live: {$clock}
clock-preset-evening = An evening: {$clock}
clock-preset-days = Over days: {$clock}
clock-preset-none = No clock
clock-select-preset = A ready-made clock
clock-select-time = Time
clock-select-hours = Which hours count
clock-select-absence = When time has run out
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
table-time-left = ⏳ {$name}: time runs out {$when}
table-over-time = ⏳ {$name} has run out of time. The others may wait; otherwise the least harmful move is made {$when}.
table-credited = -# The bot was away for {$time}; all clocks were put off by that.
button-clock = Clock
button-wait = Wait for {$name}
vote-wait = **Wait for {$name}?** The clock starts again.
vote-wait-done = **The table waits for {$name}.** The clock starts again.
vote-wait-not = **The table does not wait for {$name}.**
button-wait-aye = Wait
button-wait-no = Play on
refusal-no-such-clock = There is no clock called “{$clock}”.
refusal-no-wait = Nobody has run out of time who is waited for.
option-clock = clock
option-clock-about = How long everybody may think
command-vacation = vacation
command-vacation-about = Your clocks stand still while you are away
command-vacation-from = plan
command-vacation-from-about = Announce a vacation
command-vacation-end = end
command-vacation-end-about = Be back, and drop vacations still to come
command-vacation-show = show
command-vacation-show-about = Your vacations, and how many days are left
option-vacation-days = days
option-vacation-days-about = How many days it lasts
option-in = in
option-in-about = In how many days it begins; without it, now
vacation-none = You have announced no vacation.
vacation-line = - {$first} to {$last}
vacation-head = **Your vacations.** While one lasts your clocks stand still and nothing is sent to you.
vacation-year = -# This year {$used} of {$days} days count at tables outside of a league.
vacation-season = -# {$league}: {$used} of {$days} days in this season count.
vacation-ended = Welcome back: no vacation is announced any more.
refusal-no-vacation = A vacation ends after it begins.
refusal-away-already = You have announced a vacation for that time already.
command-move-here = move
command-move-here-about = Bring a table you sit at to this channel
option-from = table
option-from-about = Which table
moved-here = The table goes on here.
refusal-move-refused = Only the owner of a table, or a member who manages channels, moves it while its channel is there.
refusal-no-such-table = There is no such table on this server.
