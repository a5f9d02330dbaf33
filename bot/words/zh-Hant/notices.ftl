# 通知：牌桌在等誰，在哪裡、什麼時候告訴他

notice-call = {$who}：{$what}
notice-turn = {$game}輪到你了 → {$link}
notice-claim = {$game}：等你回答 → {$link}
notice-ready = {$game}要開下一局，等你按「準備」→ {$link}
notice-rematch = {$game}：再來一場嗎？→ {$link}
notice-agree = {$game}等你同意牌桌的條件 → {$link}

habit-title = **通知**：牌桌在等你時通知你，你正在打牌時不打擾；出牌或回答後，通知就會刪除。
habit-notify-channel = 在頻道裡提及我
habit-notify-channel-help = 在牌桌的頻道裡提及你。
habit-notify-direct = 傳私訊給我
habit-notify-direct-help = 傳私訊給你；若你不收私訊，就在頻道裡提及你。
habit-notify-none = 不要通知我
habit-notify-none-help = 不會通知你，請自己留意牌桌。
habit-remind = { $hours ->
    [0] 不再提醒
   *[other] 每{$hours}小時再提醒一次
}
habit-wakes = 起床時間：{$time}
habit-sleeps = 就寢時間：{$time}
habit-waking = 只在你醒著的**{$wakes}**到**{$sleeps}**通知。
habit-waking-always = 任何時候都通知。在下面選好作息，睡覺時就不會通知你。
habit-zone = {$zone}現在是**{$now}**。要換時區，請用 `/settings hours`。
habit-clocks = 有「只計醒著的時間」的牌桌，也照這段時間計時。

command-settings-notices = 通知
command-settings-notices-about = 牌桌在等你時，在哪裡、隔多久、什麼時段通知你
command-settings-hours = 時段
command-settings-hours-about = 你的時區和醒著的時間
option-zone = 時區
option-zone-about = 你的時區，例如 Asia/Taipei：請輸入城市的英文名
option-weekly = 每週小結
option-weekly-about = 有牌局的那一週，是否給你看小結
option-wakes = 起床
option-wakes-about = 幾點起床，例如 08:00
option-sleeps = 就寢
option-sleeps-about = 幾點就寢，例如 23:00；與起床時間相同，就是全天都算醒著
refusal-no-such-zone = 沒有「{$zone}」這個時區。請輸入城市的英文名，再從清單選取。
refusal-no-such-time = 「{$time}」不是時間，請照 08:00 的格式寫。
