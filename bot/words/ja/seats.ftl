# 席を離れること、投票、待った。

away-computer = 🤖 {$name}さんの代わりにコンピューターが打っています。
away-open = 🪑 {$name}さんの席が空いています。
table-waits = ➤ {$names}さんの席に座る人を待っています。
table-rests = ➤ 全員が席を外しています。誰かが手札（手牌）のボタンを押すまで休みます。
table-resigned = 🏳 {$name}さんは投了しました。この局は点になり、この局で勝負は終わりです。
table-deal-lost = 途中の局は誰の点にもなりません。終わった局は帳簿に残ります。
table-called-off = ⚠️ アップデートで{$game}のルールが修正され、途中の局を続けられなくなりました。この局は無効とし、誰の点にもせず、親も持ち点も始める前のままで配り直します。
welcome-back = **お帰りなさい。ここからまた自分で打てます。**
left-computer = コンピューターが代わりに打ちます。戻ったら手札（手牌）のボタンを押してください。
left-open = 席を空けました。誰でも座れます。戻りたいときは手札（手牌）のボタンを押してください。
left-behind = {$name}さんはこのサーバーを抜けました。コンピューターが代わりに打ちます。戻ったら手札（手牌）のボタンを押してもらってください。
button-seat-of = {$name}さんの席に座る
button-seat-take = 席に座る
button-seat-consent = 認める
button-seat-decline = やめておく
seat-offered = {$coming}さん、{$leaving}さんがこの席を譲りたいそうです。終わった局の点は{$leaving}さんのもの、途中の局はあなたのものになります。
seat-wanted = {$leaving}さんに代わって{$coming}さんが続けたいそうです。リーグの勝負なので、運営の承認が必要です。
seat-kept = {$leaving}さんは席に残ります。
seat-still-open = {$leaving}さんの席は空いたままです。
resign-sure = この勝負を投了しますか。途中の局は誰の点にもならず、点はそのままで、あなたは最下位になります。取り消せません。
resign-sure-league = この勝負を投了しますか。リーグの勝負なので、途中の局は最後まで打たれ、点になります。あなたの代わりにコンピューターが打ちます。その局で勝負は終わり、あなたは最下位になります。取り消せません。
button-resign = 投了する
resigned = 🏳 **{$name}**さんが投了しました。
resigned-league = 🏳 **{$name}**さんが投了しました。途中の局はコンピューターが代わりに最後まで打ち、点になります。その局で勝負は終わりです。

# --- 投票
vote-end = **勝負を終えますか。** 点はそのままで、途中の局は誰の点にもなりません。
vote-end-ask = **勝負を終えるかどうか、投票にかけますか。** 投票は全員に見え、あなたは賛成したことになります。
button-put-end = 投票にかける
vote-end-done = **投票により、勝負を終えました。**
vote-end-not = **勝負を続けます。**
vote-back = **{$name}さんが「待った」をかけました。** 最後の一手を戻すには全員の同意が必要です。
vote-back-done = **{$name}さんの最後の一手を戻しました。**
vote-back-not = **{$name}さんの一手はそのままです。**
vote-ayes = 👍 {$names}
vote-noes = 👎 {$names}
vote-open = 必要な賛成：{$needed}票 · まだの人：{$who}さん
button-end-aye = 勝負を終える
button-end-no = 続ける
button-back-aye = 同意する
button-back-no = 断る
button-show-vote = 投票を出す
button-take-back = 待った

# --- お断り
refusal-not-vacant = その席はもう空いていません。
refusal-seat-of-another = その席の人は、席をほかの人に譲ると申し出ています。
refusal-seat-declined = {$who}さんは、この勝負では席を断っています。ほかの人に譲るか、`/seat open`で席を空けてください。空けた席なら{$who}さんも座れます。
refusal-gone-away = その人はもうこのサーバーにいません。ほかの人を選んでください。
refusal-still-member = {$who}さんはまだこのサーバーにいます。席を離れられるのは本人だけです。
refusal-member-unknown = {$who}さんがまだこのサーバーにいるか、今は確かめられません。少し待ってからもう一度お試しください。
refusal-resign-two = 投了できるのは2人の勝負だけです。席を譲るか（`/seat give`、`/seat open`）、投票で終えてください（`/table vote`）。
refusal-resign-two-alone = 投了できるのは2人の勝負だけです。この勝負は`/table end`で終わりにできます。
refusal-away = 席を外しています。先に手札（手牌）のボタンを押して戻ってください。
refusal-voted-already = もう賛成しています。ほかの人の返事を待つか、投票をもう一度出してください。
refusal-vote-over = その投票はもう終わりました。勝負が先へ進んだか、終わっています。
refusal-refused-end = この局では、勝負を終える投票は否決されました。次の局までにもう一度投票にかけられるのは、反対した人だけです。
refusal-refused-back = この一手の「待った」はもう断られているので、戻せません。
refusal-refused-wait = 待つことは否決されました。もう一度投票にかけられるのは、反対した人だけです。
refusal-not-taken-back = 最後の一手は戻せません。勝負が先へ進んだか、隠れていたものが見えたためです。

# --- コマンド
command-seat = 席
command-seat-about = 席を離れる：しばらく休む、誰かに譲る、または空ける
command-seat-give = 譲る
command-seat-give-about = 自分の席を誰かに譲る
command-seat-open = 空ける
command-seat-open-about = 自分の席を空ける。誰かが座るまで卓は待ちます
command-seat-computer = 代打ち
command-seat-computer-about = 戻るまでコンピューターに代わってもらう
option-gone = 抜けた人
option-gone-about = サーバーを抜けた、この卓の人
command-seat-resign = 投了
command-seat-resign-about = 2人の勝負で投了する
command-vote = 投票
command-vote-about = 今の点で勝負を終えることに投票する
command-takeback = 待った
command-takeback-about = 最後の一手を戻してよいか、みんなに尋ねる
option-member = 相手
option-member-about = 席を譲る相手
