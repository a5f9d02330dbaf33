# What the operator of the bot tells everybody.

refusal-maintenance = { $until ->
    [unknown] The bot is down for maintenance. Please try again in a while
   *[other] The bot is down for maintenance. It will be back at {$until}
}. The clocks of all tables stand still meanwhile.
announcement = 📢 {$text}
announcement-at = 📢 {$text} ({$begin} to {$end})
announcement-away = 🔧 The bot is down for maintenance from {$begin} to {$end}. The clocks of all tables stand still meanwhile.
