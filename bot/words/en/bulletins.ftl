# What the operator of the bot tells everybody.

refusal-maintenance = { $until ->
    [unknown] The bot is down for maintenance. Please try again in a while
   *[other] The bot is down for maintenance. We are back at {$until}
}. Nobody’s time runs out meanwhile.
announcement = 📢 {$text}
announcement-at = 📢 {$text} ({$begin} to {$end})
announcement-away = 🔧 The bot is down for maintenance from {$begin} to {$end}. Nobody’s time runs out meanwhile.
