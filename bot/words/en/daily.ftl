# The deal of the day: one a game, the same for everybody.

command-daily = daily
command-daily-about = The deal of the day: one for each game, the same for everybody
game-daily = Deal of the day
button-daily = Deal of the day
button-daily-before = Day before
button-daily-after = Day after
button-daily-week = This week
button-daily-all = All games
button-daily-begin = Begin
button-daily-go-on = Go on
daily-head = **Deal of the day** · {$day}
daily-about = One deal for each game, the same for everybody, alone against computers. The day ends {$time} (midnight UTC).
daily-not-played = - {$game}
daily-playing = - {$game} · begun, not finished
daily-unfinished = - {$game} · not finished
daily-played = - {$game} · **{$points}** · place {$place} of {$of}
daily-league = -# Counts in **{$league}** for its members, once the day is over.
daily-promise = -# Promise (SHA-256): `{$promise}`
daily-tomorrow = -# Promise for tomorrow: `{$promise}`
daily-secret = -# Secret: `{$secret}`
daily-board = 📅 **Deal of the day** · {$day} · the same for everybody, alone against computers
    -# Promise (SHA-256): `{$promise}`
daily-title = **{$game}** · deal of the day, {$day}
daily-mark = Deal of the day, {$day}.
daily-begin = You play alone against computers, whenever you like before the day ends ({$time}). You can begin a deal only once, and cannot take moves back. A deal you begin and do not finish in time counts as last place.
daily-go-on = You have begun this deal. Finish it before the day ends ({$time}); otherwise it counts as last place.
daily-left = You began this deal and did not finish it, so it counts as last place.
daily-missed = You did not play this deal, and its day is over.
daily-points = Your points: **{$points}**
daily-place = Place **{$place}** of {$of}, ahead of **{$percent}%** of the others (ties count half)
daily-average = Average of all: {$points}
daily-alone = Nobody else has finished this deal.
daily-so-far = -# Standings so far. Hands, secret, replay and review open when the day is over ({$time}).
daily-unranked = You run this bot and could know the secret, so you are not compared with others.
daily-week = **Deals of the day** · {$first} to {$last}
daily-week-line = { $deals ->
    [one] {$place} · {$name} · **{$percent}%** in one deal
   *[other] {$place} · {$name} · **{$percent}%** in {$deals} deals
}
daily-week-none = Nobody has finished a deal this week.
daily-week-about = -# The percentages of all deals are added up. The list shows players on this server, compared with everybody who played.
daily-fair = The deal of the day is the same for everybody, so nobody adds a number to it. Its secret follows from the secret of the day, whose hash, the promise, is published the day before. *Fair?* below `/daily` shows the promise, and the secret once the day is over.
daily-hidden = The secret is shown when the day is over.
privacy-dailies = - { $number ->
    [one] one deal of the day
   *[other] {$number} deals of the day
} you began
refusal-daily-none = There are no deals of that day. `/daily` shows today’s.
refusal-daily-over = The day of this deal is over. `/daily` shows how it ended, and today’s deals.
refusal-daily-begun = You began this deal before your data were deleted. It cannot be begun a second time.
refusal-daily-shut = Others can still play this deal. It will be revealed when the day is over (midnight UTC).
