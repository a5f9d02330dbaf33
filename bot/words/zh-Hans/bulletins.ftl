# 机器人运营者给所有人的公告。

refusal-maintenance = 机器人正在维护，{ $until ->
    [unknown] 请稍后再试。
   *[other] 预计{$until}恢复。
}维护期间各牌桌的计时都暂停。
announcement = 📢 {$text}
announcement-at = 📢 {$text}（{$begin}至{$end}）
announcement-away = 🔧 机器人将于{$begin}至{$end}停机维护，期间各牌桌的计时都暂停。
