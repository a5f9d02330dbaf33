# Notices: who is told that a table waits for them, where, and when.

notice-call = {$who}: {$what}
notice-turn = Your move in {$game} → {$link}
notice-claim = Claim or pass in {$game} → {$link}
notice-ready = Ready for the next deal of {$game}? → {$link}

habit-title = **Notices** when a table waits for you. You are told once, never while you play, and the message is deleted once you have answered.
habit-notify-channel = Mention me in the channel
habit-notify-channel-help = You are mentioned in the channel of the table.
habit-notify-direct = Send me a direct message
habit-notify-direct-help = You get a direct message; if yours are closed, you are mentioned in the channel.
habit-notify-none = Tell me nothing
habit-notify-none-help = You are told nothing; look at the table yourself.
habit-remind = { $hours ->
    [0] Never tell me again
   *[other] Tell me again every {$hours} hours
}
habit-wakes = Awake from {$time}
habit-sleeps = Asleep from {$time}
habit-waking = Only from **{$wakes}** to **{$sleeps}**, your waking hours.
habit-waking-always = At any hour. Choose below when you are awake, and you are told nothing while you sleep.
habit-zone = In {$zone} it is **{$now}** now. Another time zone: `/settings hours`.
habit-clocks = At tables whose clocks count waking hours only, these are the hours that count for you.

command-settings-notices = notices
command-settings-notices-about = How you are told that a table waits for you, how often, and at which hours
command-settings-hours = hours
command-settings-hours-about = Your time zone and your waking hours
option-zone = zone
option-zone-about = Your time zone, such as Asia/Tokyo: type a city
option-wakes = wakes
option-wakes-about = When your day begins, such as 08:00
option-sleeps = sleeps
option-sleeps-about = When your day ends, such as 23:00; the same as its beginning means always
refusal-no-such-zone = There is no time zone “{$zone}”. Type a city, such as Tokyo, and choose from the list.
refusal-no-such-time = “{$time}” is not a time of day. Write it as 08:00.
