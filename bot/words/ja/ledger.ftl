# 帳簿：明細のページと、その根拠

account-pot = ポット
account-gone = 没収分
somebody = 匿名{$number}
ledger-server = このサーバーの**帳簿**
ledger-season = シーズンの**帳簿**
ledger-table = 卓{$number}の**帳簿**
ledger-player = {$who}さんの**帳簿**
ledger-empty = まだ明細がありません。
ledger-hint = -# 明細を選ぶと、点が動いた理由が分かります。
ledger-line = `#{$number}` {$when} · {$what}{$points}
ledger-gain = {" "}· {$points}
ledger-option = #{$number} · {$what}
ledger-select = 点が動いた理由を見る
ledger-plot = 最近の明細
slip-deal = {$game} 第{$deal}局（卓{$table}）
slip-place = {$game} 順位点（卓{$table}）
slip-handicap = ハンデ
slip-penalty = 罰点
slip-correction = #{$of}の訂正
slip-void = #{$of}の取り消し
slip-freeze = #{$of}の保留
slip-release = #{$of}の確定
slip-report = {$game} 報告された結果
slip-daily = {$game} {$day}
slip-import = {$game} 取り込んだ結果
reason-place = 順位点
reason-unpaid = 支払いなし
reason-handicap = ハンデ
reason-penalty = 罰点
reason-correction = 訂正
reason-report = 報告された結果
reason-import = 取り込んだ結果
entry-title = **#{$number}** · {$what} · {$when}
entry-rules = -# 取り決め：`{$hash}`
entry-stake = -# { $stake ->
    [0] リーグの成績では、この点は数えず、順位点だけが入ります。
   *[other] リーグの成績では、ここの1点がリーグの{$stake}点になります。
}
entry-import = 取り込み{$number}の勝負：{$match}
entry-by = 記帳した人：{$who}
entry-why = > {$why}
entry-line = {$reason}：{$who}
button-newer = 新しい方へ
button-older = 古い方へ
plot-told = {$name}：明細{$steps}件で{$points}点（最低{$low}点、最高{$high}点）。
meeting-none = {$one}さんと{$other}さんは、まだ同卓していません。
meeting-title = **{$one}さんと{$other}さん**は{$deals}局で同卓しました。
meeting-line = {$name}：{$points}点、相手を上回ったのは{$ahead}局
meeting-between = 2人の間のやりとり：{$name}が**{$points}**点
refusal-no-such-entry = このサーバーに明細#{$number}はありません。番号は`/ledger server`の帳簿で分かります。
