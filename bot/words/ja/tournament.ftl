# リーグの大会

tournament-swiss = スイス式
tournament-knock-out = 勝ち抜き戦
tournament-duplicate = デュプリケート
tournament-title = {$league}の**大会**：{$game}
tournament-form = {$kind}、1卓{$people}、1回戦ごとに{$time}
tournament-form-duplicate = {$kind}、1回戦ごとに{$deals}局、{$time}
tournament-begins = 開始は{$left}（{$due}）。下のボタンで申し込めます。
tournament-round = **第{$number}回戦**（全{$rounds}回戦）、{$due}まで（{$left}）
tournament-won = { $count ->
   *[other] 優勝は{$names}です。
}
tournament-off = この大会は、最後の回戦の前に終わりました。
tournament-none = {$league}のこのシーズンに大会はまだありません。
tournament-nobody = まだ誰も申し込んでいません。
tournament-entered = 参加者（{$count}人）：{$names}
tournament-more = …ほか{$count}人
tournament-rule-swiss = -# *対戦する*を押すと、対戦の卓に行けます（このリーグのほかの卓でも構いません）。相手が来なければ、卓で待つ人の不戦勝です。来なかった人は、もう一度申し込むまで次の回戦に入りません。
tournament-rule-knock-out = -# *対戦する*を押すと、対戦の卓に行けます（このリーグのほかの卓でも構いません）。同点ならシードが上の人が進みます。対戦がなければ、卓で待つ人が進みます。誰も待っていなければ、シードが上の人が進みます。
tournament-rule-duplicate = -# どの回戦でも、全員に同じ札・牌が配られ、同じコンピューターを相手に一人で、締め切りまでの好きなときに打ちます（*自分の卓*）。回戦で上回った相手1人につき1点、同点なら½点です。始めなかった人は、もう一度申し込むまで次の回戦に入りません。
tournament-paused = **第{$number}回戦**（全{$rounds}回戦）は一時停止中です。
tournament-stalled = **第{$number}回戦**（全{$rounds}回戦）：時間切れです。運営の判断を待っています。対戦はまだ続けられます。
tournament-nobody-won = 優勝者なしで終わりました。
tournament-calls = {$who} {$league}の大会の第{$number}回戦は、対戦が終わらないまま時間が切れました。大会のメッセージの*運営*で延長するか、結果を入れるか、回戦を終えるまで待ちます。すべての対戦が終わったときも次に進みます。
tournament-rule-wait = -# 時間切れのときに続いている対戦は、もう1回戦分の時間だけ続けられます。それまでに対戦が一つも終わらなければ、運営が扱いを決めます。
tournament-rule-points = -# 時間切れのときに続いている対戦は、終わった局の点で決まります。それまでに対戦が一つも終わらなければ、運営が扱いを決めます。
late-wait = もう1回戦分の時間だけ続けられる
late-points = そこまでの点で決める
tournament-walkover = {$who}（{$names}の不戦勝）
tournament-unplayed = {$who}（対戦なし）
tournament-decided = {$who}（裁定）
tournament-byes = 不戦勝：{$names}
tournament-standings-swiss = **順位表**：勝ち点、同点なら相手の勝ち点の和（ソルコフ）、次に卓での点の順
tournament-standings-duplicate = **順位表**：勝ち点、同点なら卓での点の順
tournament-standings-byes = -# 不戦勝の回戦は、自分と同じ勝ち点の相手と当たったものとして、相手の勝ち点の和に加えます。
tournament-standings-knock-out = **順位表**
tournament-line-swiss = {$place} · {$name} · **{$score}** · {$opposition} · {$points}
tournament-line-duplicate = {$place} · {$name} · **{$score}** · {$points}
tournament-line-to-play = {$place} · {$name} · これから対戦
tournament-line-knock-out = {$place} · {$name} · { $rounds ->
    [0] 勝ち抜きなし
   *[other] {$rounds}回勝ち抜き
}
tournament-together = {$count}人が同じ札・牌で打っています。成績は、全員が打ち終えるか、時間が切れると公開されます。
tournament-together-line = {$place}. {$name} · **{$points}**
tournament-fair = この回戦の鍵は大会の鍵から決まります（`{$about}`の`HMAC-SHA-256`）。大会の鍵の封印は告知のときから大会のメッセージにあり、そのあと*申し込む*が押されるたびに数が加わっています。大会の鍵は、すべての回戦が終わると公開されます。
tournament-gone = {$name}（欠場）
tournament-done-enter = 申し込みました。
tournament-done-withdraw = 辞退しました。
button-tournament-enter = 申し込む
button-tournament-withdraw = 辞退する
button-tournament-all = 全員を見る
act-tournament = {$league}：{$game}の大会を告知
act-call-off = {$league}：大会を中止
refusal-no-tournament = 大会はありません。運営は `/league tournament` で告知できます。
refusal-tournament-runs = {$league}では大会が進行中です。終わるまで次は開けません。
refusal-tournament-game = {$league}にこの種目はありません。運営は `/league game` で加えられます。
refusal-tournament-two = 勝ち抜き戦は1卓2人です。2人で遊べるゲームで、人数を2人にしてください。
refusal-tournament-over = この大会は終わりました。
refusal-tournament-begun = 勝ち抜き戦に申し込めるのは開始前だけです。
refusal-tournament-entered = もうこの大会に申し込んでいます。
refusal-tournament-not-entered = この大会に申し込んでいません。
refusal-tournament-full = この大会に申し込めるのは{$most}人までです。
command-league-tournament = 大会
command-league-tournament-about = 大会を見る。運営は告知できます
option-tournament = 方式
option-tournament-about = スイス式、勝ち抜き戦、デュプリケートのどれかを告知する（運営）
option-begins = 開始
option-begins-about = 大会がどれだけ後に始まるか。数字だけなら分
option-round-time = 時間
option-round-time-about = 各回戦の時間。数字だけなら分
option-swiss-rounds = 回戦数
option-swiss-rounds-about = 回戦数。0なら、スイス式は優勝者が決まる最少の数、デュプリケートは3回戦
option-late = 時間切れ
option-late-about = 時間切れのときに続いている対戦を、最後まで打たせるか、そこまでの点で決めるか
option-off = 中止
option-off-about = 大会を中止する（運営）
