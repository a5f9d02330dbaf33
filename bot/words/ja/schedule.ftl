# シーズンの対戦表

plan-round-robin = 総当たり
plan-swiss = スイス式
people-2 = 2人
people-4 = 4人
schedule-title = {$league}第{$number}シーズンの**対戦表**
schedule-none = {$league}に対戦表はありません。
schedule-round = **第{$number}回戦**、{$due}まで
schedule-against = {" "}–{" "}
schedule-open = {$who}
schedule-left = {$who}（会員をやめた人：{$names}）
schedule-played = {$who}（済み：卓{$table}）
schedule-reminder = **{$league}**：期限の近い勝負があります。
schedule-begins = **{$league}**：大会の第{$number}回戦が始まりました。大会のメッセージの下のボタンから、自分の卓に行けます。残り時間もそこにあります。
schedule-meets = - {$match}
schedule-due = - {$match}、{$due}
act-schedule = {$league}：{$rounds}回戦分の対戦を組む
refusal-too-few-members = 会員が{$fewest}人以上必要です。会員になるには`/league join`を使います。
refusal-too-many-members = 総当たりは会員{$most}人までです。スイス式を選んでください。
refusal-too-many-for-swiss = スイス式の回戦は会員{$most}人までです。`/league tournament`で大会を告知すると、申し込んだ人だけで組めます。
refusal-schedule-exists = このシーズンの対戦表はもうあります。加えられるのはスイス式の回戦だけです。
