# 通知：牌桌在等谁，在哪里、什么时候告诉他

notice-call = {$who}：{$what}
notice-turn = {$game}轮到你了 → {$link}
notice-claim = {$game}：等你回答 → {$link}
notice-ready = {$game}要开下一局，等你按“准备”→ {$link}
notice-rematch = {$game}：再来一场吗？→ {$link}
notice-agree = {$game}等你同意牌桌的条件 → {$link}

habit-title = **通知**：牌桌在等你时通知你，你正在打牌时不打扰；出牌或回答后，通知就会删除。
habit-notify-channel = 在频道里提及我
habit-notify-channel-help = 在牌桌的频道里提及你。
habit-notify-direct = 给我发私信
habit-notify-direct-help = 给你发私信；若你不收私信，就在频道里提及你。
habit-notify-none = 不要通知我
habit-notify-none-help = 不会通知你，请自己留意牌桌。
habit-remind = { $hours ->
    [0] 不再提醒
   *[other] 每{$hours}小时再提醒一次
}
habit-wakes = 起床时间：{$time}
habit-sleeps = 就寝时间：{$time}
habit-waking = 只在你醒着的**{$wakes}**到**{$sleeps}**通知。
habit-waking-always = 任何时候都通知。在下面选好作息，睡觉时就不会通知你。
habit-zone = {$zone}现在是**{$now}**。要换时区，请用 `/settings hours`。
habit-clocks = 时限“只算醒着的时间”的牌桌，也照这段时间计时。

command-settings-notices = 通知
command-settings-notices-about = 牌桌在等你时，在哪里、隔多久、什么时段通知你
command-settings-hours = 时段
command-settings-hours-about = 你的时区和醒着的时间
option-zone = 时区
option-zone-about = 你的时区，例如Asia/Shanghai：请输入城市的英文名
option-weekly = 每周小结
option-weekly-about = 有牌局的那一周，是否给你看小结
option-wakes = 起床
option-wakes-about = 几点起床，例如08:00
option-sleeps = 就寝
option-sleeps-about = 几点就寝，例如23:00；与起床时间相同，就是全天都算醒着
refusal-no-such-zone = 没有“{$zone}”这个时区。请输入城市的英文名，再从列表选取。
refusal-no-such-time = “{$time}”不是时间，请按08:00这样的格式填写。
