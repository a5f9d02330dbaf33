# ボットの運用者から全員へのお知らせ。

refusal-maintenance = ボットはメンテナンス中です。{ $until ->
    [unknown] しばらくしてからもう一度お試しください。
   *[other] {$until}に再開する予定です。
}そのあいだ、誰の持ち時間も減りません。
announcement = 📢 {$text}
announcement-at = 📢 {$text}（{$begin}から{$end}まで）
announcement-away = 🔧 メンテナンスのため、{$begin}から{$end}までボットを停止します。そのあいだ、誰の持ち時間も減りません。
