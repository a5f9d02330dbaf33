# 大会の卓

tournament-clock = -# 卓の持ち時間：{$clock}
tournament-long = ⚠ 勝負1回にふつう{$match}かかり、回戦の時間に収まりません。運営は、回戦の時間を延ばすか、`/league game`で局数を減らせます。
refusal-tournament-people = このリーグの{$game}は{$most}人ではできません。1卓の人数を選び直してください。

button-tournament-play = 対戦する
tournament-thread = 第{$number}回戦：{$who}
tournament-at = {$who} → {$place}
tournament-seated = 第{$number}回戦、相手は{$who}さんです。卓は{$place}にあります。
lobby-tournament = **大会の第{$number}回戦**：{$who}
lobby-tournament-clock = ⚠ 回戦の時間は{$time}で、それに合う持ち時間は「{$clock}」です。この卓の持ち時間では、時間内に終わらないかもしれません。
lobby-tournament-others = ⚠ ほかの人（{$names}）がいるあいだ、この勝負は大会の結果になりません。
lobby-tournament-waits = まだ来ていない人：{$names}。ここで「座る」を押すか、大会のメッセージの下の「対戦する」を押してください。
notice-tournament = 大会の第{$number}回戦、{$game}の対戦の卓です → {$link}
refusal-tournament-not-begun = 第1回戦はまだ始まっていません。始まったら「対戦する」が使えます。
refusal-tournament-sits-out = 第{$number}回戦は不戦勝で、対戦はありません。次の組み合わせは、この回戦のあとに決まります。
refusal-tournament-no-match = 第{$number}回戦に、あなたの対戦はありません。大会に残っている人には、この回戦が終わると次の組み合わせが決まります。
refusal-tournament-played = 第{$number}回戦のあなたの対戦は、もう終わっています。
refusal-tournament-gone-away = 相手が辞退したので、この対戦はありません。回戦が終わると、あなたの不戦勝になります。
refusal-tournament-table = この卓は、大会の第{$number}回戦で当たった人たちのものです。別のチャンネルかスレッドで卓を開いてください。
refusal-tournament-stays = この卓は、大会の第{$number}回戦のものです。座る人も、取り決めや持ち時間などの条件も変えられません。
refusal-tournament-waits = 対戦は、全員が席に着くと始められます。まだ来ていない人は、卓のメッセージにあります。
refusal-tournament-no-room = ここには対戦のスレッドを作れず、リーグのチャンネルも空いていません。スレッドを作る権限をボットに与えるよう運営に頼むか、リーグの別のチャンネルで卓を開いてください。
schedule-reported = {$who}（記帳済み：#{$number}）
reported-round = 大会の第{$number}回戦の、この人たちの対戦の結果になりました。
reported-planned = 対戦表の第{$number}回戦の、この人たちの対戦の結果になりました。
