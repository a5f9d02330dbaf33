# 機器人營運者給所有人的公告。

refusal-maintenance = 機器人正在維護，{ $until ->
    [unknown] 請稍後再試。
   *[other] 預計{$until}恢復。
}維護期間各牌桌的計時都暫停。
announcement = 📢 {$text}
announcement-at = 📢 {$text}（{$begin}至{$end}）
announcement-away = 🔧 機器人將於{$begin}至{$end}停機維護，期間各牌桌的計時都暫停。
