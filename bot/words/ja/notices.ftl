# お知らせ：卓が待っている人に、どこで、いつ知らせるか。

notice-call = {$who}さん、{$what}
notice-turn = {$game}であなたの番です → {$link}
notice-claim = {$game}で取るか見送るか答えてください → {$link}
notice-ready = {$game}の次の局の準備はいいですか → {$link}
notice-rematch = {$game}をもう一勝負しますか → {$link}
notice-agree = {$game}の卓が、条件への同意を待っています → {$link}

habit-title = **お知らせ** あなたの番や返事待ちになったときに知らせます。打っている間は知らせません。あなたが答えると、お知らせは消えます。
habit-notify-channel = チャンネルでメンションする
habit-notify-channel-help = 卓のチャンネルでメンションします。
habit-notify-direct = ダイレクトメッセージを送る
habit-notify-direct-help = ダイレクトメッセージを送ります。受け取れない設定なら、チャンネルでメンションします。
habit-notify-none = 知らせない
habit-notify-none-help = お知らせはしません。自分で卓を確かめてください。
habit-remind = { $hours ->
    [0] 二度目は知らせない
   *[other] {$hours}時間ごとにもう一度知らせる
}
habit-wakes = 起きる時刻 {$time}
habit-sleeps = 寝る時刻 {$time}
habit-waking = 知らせるのは、起きている時間（**{$wakes}**〜**{$sleeps}**）だけです。
habit-waking-always = いつでも知らせます。下で起きる時刻と寝る時刻を選ぶと、寝ている間は知らせません。
habit-zone = {$zone}は今**{$now}**です。タイムゾーンは`/settings hours`で変えられます。
habit-clocks = 起きている間だけ持ち時間が減る卓でも、この時間を使います。

command-settings-notices = お知らせ
command-settings-notices-about = 自分の番が来たことを、どこで、何時間おきに、どの時間に知らせるか
command-settings-hours = 起きている時間
command-settings-hours-about = 自分のタイムゾーンと起きている時間
option-zone = タイムゾーン
option-zone-about = タイムゾーン（例 Asia/Tokyo）。都市の名を英字で入れてください
option-weekly = 週のまとめ
option-weekly-about = 打った週のまとめを見るかどうか
option-wakes = 起床
option-wakes-about = 起きる時刻（例 08:00）
option-sleeps = 就寝
option-sleeps-about = 寝る時刻（例 23:00）。起床と同じなら、一日中起きていることになります
refusal-no-such-zone = 「{$zone}」というタイムゾーンはありません。都市の名を英字で入れ、候補から選んでください。
refusal-no-such-time = 「{$time}」は時刻ではありません。08:00のように書いてください。
