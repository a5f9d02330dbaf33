# Notices: who is told that a table waits for them, where, and when.

notice-call = {$who}: {$what}
notice-turn = Your move in {$game} → {$link}
notice-claim = Claim or pass in {$game} → {$link}
notice-ready = Ready for the next deal of {$game}? → {$link}
notice-rematch = {$game}: play again? → {$link}
notice-agree = {$game} waits for you to agree to the terms of the table → {$link}

habit-title = **Notices** come when a table waits for you, but not while you are playing there. The message is deleted once you have moved.
habit-notify-channel = Mention me in the channel
habit-notify-channel-help = You are mentioned in the channel of the table.
habit-notify-direct = Send me a direct message
habit-notify-direct-help = You get a direct message; if it cannot reach you, you are mentioned in the channel.
habit-notify-none = Don’t notify me
habit-notify-none-help = You get no notices; check the table yourself.
habit-remind = { $hours ->
    [0] No reminders
   *[other] Remind me every {$hours} hours
}
habit-wakes = Awake from {$time}
habit-sleeps = Asleep from {$time}
habit-waking = Only from **{$wakes}** to **{$sleeps}**, your waking hours.
habit-waking-always = At any hour. Set your waking hours below and you get no notices while you sleep.
habit-zone = It is now **{$now}** in {$zone}. You can change your time zone with `/settings hours`.
habit-clocks = Clocks that count only waking hours use these hours, too.

command-settings-notices = notices
command-settings-notices-about = How, how often and at what hours you are notified
command-settings-hours = hours
command-settings-hours-about = Your time zone and your waking hours
option-zone = zone
option-zone-about = Your time zone, such as Asia/Tokyo: type a city
option-weekly = weekly
option-weekly-about = Whether you get a summary of each week in which you played
option-wakes = wakes
option-wakes-about = When you wake, such as 08:00
option-sleeps = sleeps
option-sleeps-about = When you go to sleep, such as 23:00; if both times are the same, you count as always awake
refusal-no-such-zone = There is no time zone “{$zone}”. Type a city, such as Tokyo, and choose from the list.
refusal-no-such-time = “{$time}” is not a time of day. Write it as 08:00.
