# リーグ：規定、成績、運営

lobby-league = **{$league}** 第{$number}シーズンの対象：{ $stake ->
    [0] 順位点だけが付きます。
   *[other] 卓の1点がリーグの{$stake}点になります。
}
lobby-league-not = このチャンネルは**{$league}**の勝負をする場所です。このままでは始められません：
lobby-league-game = - {$game}はこのリーグの種目ではありません
lobby-league-rule = - {$label}：{$value}。リーグでは**{$wanted}**
lobby-league-people = - コンピューターは参加できません
lobby-league-members = - まだ会員でない人（`/league join`）：{$names}
lobby-league-mend = それを直すか、別のチャンネルかスレッドで遊んでください。
table-league = -# {$league} 第{$number}シーズンの対象
table-league-closed = -# {$league} 第{$number}シーズンは先に終わったため、この局は対象外

# --- 成績
ladder-title = **{$league}** · 第{$number}シーズン
ladder-title-closed = **{$league}** · 第{$number}シーズン最終成績
ladder-page = -# {$page}/{$pages}ページ
ladder-won = 優勝：{$names}
ladder-line = {$place} · {$name} · **{$points}** · {deals-won}{$rating}
ladder-line-idle = {$place} · {$name} · **{$points}**
ladder-rated = {" "}· {$rating}
ladder-empty = まだ誰も遊んでいません。
rating = {$rating} ±{$margin}
rating-provisional = {$rating} ±{$margin}?
season-open = -# {$opened}から
season-closes = -# {$opened}から、{$closes}に終了予定
season-closed = -# {$opened}から{$closed}まで
seasons-title = {$league}の**シーズン**
seasons-line = {$number} · {$who}
    {$dates}
seasons-line-nobody = {$number} · 順位の付いた人はいません
    {$dates}
button-league-join = 参加する
button-league-standings = 成績
button-league-rules = 規定

# --- 規定
terms-title = {$league}の**規定**
terms-game = {$game}：{$rules} · { $stake ->
    [0] 順位点だけ
   *[other] 卓の1点がリーグの{$stake}点
} · `{$hash}`
terms-daily = 日替わりの一局：同じ局を始めた会員どうしで比べ、成績のよいほうが相手から{$stake}点を得ます
terms-deals = 全{$deals}局
terms-channels = 対象のチャンネル：{$channels}
terms-next = -# 次のシーズンからの変更です。今のシーズンは始まったときの規定のまま続きます。
terms-stake = {$game} ×{$stake}
terms-proposed = -# 1局で動く点はゲームによって違います。どのゲームの1局も同じくらいの点になる倍率：{$stakes}
button-even = この倍率にする
option-season_days = シーズンの日数
option-season_days-help = この日数でシーズンが終わり、次が始まります。0なら運営が終わらせます。
option-minimum_deals = 順位に必要な局数
option-minimum_deals-help = 局数がこれより少ない人は、順位なしで下に並びます。報告された結果も1局と数えます。
option-admitted = 参加できる人
option-admitted-help = 席に着けば会員になるか、先に参加した人だけが遊べるか。
option-computers = コンピューター
option-computers-help = コンピューターのいる勝負も成績に数えます。「なし」なら、コンピューターは座れません。
option-uma = 順位点
option-uma-help = 勝負の終わりに、4人なら1位がこの点の3倍、2位が1倍を得て、3位が1倍、4位が3倍を払います。3人なら1位が2倍を得て、3位が2倍を払います。2人なら、負けた人が1倍を払います。同点は分け合います。
option-ties = 同点の扱い
option-ties-help = 順位を分け合うか、勝ちの多いほうが上か、局数の少ないほうが上か。
option-penalties = 罰点の行き先
option-penalties-help = 成績の下に並ぶポットに入るか、没収されるか。
option-vacation_days = 休暇の日数
option-vacation_days-help = 1シーズンのうち、この日数までは休暇中の人の持ち時間が止まります。
option-provisional = レーティングに必要な勝負の数
option-provisional-help = これだけ遊ぶまで、レーティングは仮の値として示されます。
option-daily = 日替わりの一局
option-daily-help = その日が終わると、ゲームごとの日替わりの一局が点になります。同じ局を始めた会員どうしで比べ、成績のよいほうが相手からこの点を得ます。0なら数えません。
option-reported = 報告された結果のレーティング
option-reported-help = 運営が報告した結果や取り込んだ結果も、ここでの勝負と同じようにレーティングに反映します。
option-reviews = 検討
option-reviews-help = 自分の選択を検討できるのは、勝負が終わってからか、1局ごとか。
value-anyone = 誰でも
value-members = 会員
value-after-match = 勝負が終わってから
value-after-deal = 1局ごと
value-shared = 順位を分け合う
value-won = 勝ちの多い順
value-fewer = 局数の少ない順
value-pot = ポットへ
value-gone = 没収

# --- したこと
league-created = **{$league}**を設立し、最初のシーズンを始めました。このチャンネルの勝負が対象になります。規定は`/league rules`と`/league game`で変えられ、勝負や大会が始まる前の変更はすぐに効きます。
league-created-elsewhere = **{$league}**を設立し、最初のシーズンを始めました。このチャンネルはもう別のリーグの対象です。`/league channel`でほかのチャンネルを対象にしてください。
league-joined = **{$league}**に参加しました。
league-left = **{$league}**を抜けました。得た点は成績に残ります。
league-renamed = **{$league}**の名前を**{$name}**に変えました。
league-removed = {$who}さんを**{$league}**の会員から外しました。成績は残り、進行中の勝負は続きます。本人はまた入会できるので、参加させないときは`/organise exclude`を使ってください。
season-reopened = **{$league}**の第{$number}シーズンをもう一度開きました。このシーズンに始まった勝負は、また数えます。閉じている間に終わった局は数えません。終わった大会は再開しません。
season-ended = **{$league}**：第{$number}シーズンが終わりました。
season-waits = **{$league}**の第{$number}シーズンは、第{$before}シーズンの終了後に始まります。
own-role-set = {$role}の人が**{$league}**を運営できるようになりました。このロールでほかのリーグは運営できません。「サーバー管理」の権限は要りません。
own-role-none = **{$league}**を運営するのは、このサーバーの運営だけです。
league-bound = これから{$channel}の勝負は**{$league}**の対象です。
league-unbound = {$channel}の勝負はもうどのリーグの対象でもありません。
league-close = **{$league}**の第{$number}シーズンを終了しました。次のシーズンは`/league season`の「開始」で始められます。
league-archive = **{$league}**をアーカイブしました。成績はこれからも見られます。
match-void = 卓{$table}の勝負を取り消しました：明細{$entries}件。
handicap-set = {$who}さんは**{$league}**の各シーズンを{$points}点から始めます。
substituted = {$leaving}さんに代わって{$coming}さんが続けます。終わった局の点は打った人のものです。
role-set = {$role}の人がこのサーバーのリーグを運営します。
role-none = 「サーバー管理」の権限を持つ人だけがリーグを運営します。
flows-none = **{$league}**に不自然な点の動きはありません。同卓が{$fewest}局に満たない組み合わせは比べません。
flows-title = **不自然な点の動き** {$league} 第{$number}シーズン
flows-line = {$giver} → {$taker}：{$deals}局で1局あたり{$points}点、ふだんは{$others}点（差は標準誤差の{$errors}倍）
flows-caution = -# 調べる手がかりにすぎず、証拠ではありません。あなただけに見えています。

# --- 記録
log-title = **運営の記録**
log-empty = 運営の記録はまだありません。
log-line = {$when} {$who}：{$what}{$why}
log-why = （{$why}）
log-own = {" "}· 本人に関わる件
log-nobody = なし
log-itself = ボット
act-create = {$league}を設立
act-term = {$league}：{$term} – {$value}
act-game = {$league}：{$game}を種目に、{ $stake ->
    [0] 順位点だけ
   *[other] 1点が{$stake}点
}
act-drop = {$league}：{$game}を種目から外す
act-even = {$league}：倍率をそろえる
act-bind = {$league}：{$channel}を対象に
act-unbind = {$league}：{$channel}を対象から外す
act-open = {$league}：第{$number}シーズンを開始
act-close = {$league}：第{$number}シーズンを終了
act-archive = {$league}をアーカイブ
act-rename = {$league}を{$name}に改名
act-remove = {$league}：{$user}さんを会員から外す
act-reopen = {$league}：第{$number}シーズンを再開
act-own-role = {$league}：このリーグの運営のロールを{$role}に
act-role = 運営のロールは{$role}
act-correct = #{$number}を訂正：{$payer}さんから{$receiver}さんへ{$points}点
act-void = #{$number}を取り消し
act-void-match = 卓{$table}の勝負を取り消し
act-freeze = #{$number}を保留
act-release = #{$number}を確定
act-penalty = {$league}：{$user}さんに罰点{$points}
act-handicap = {$league}：{$user}さんは{$points}点から
act-rate = {$league}：全レーティングを再計算（同順位のある勝負で値がゆがんでいたため）
act-substitute = 卓{$table}：{$leaving}さんに代わって{$coming}さん

# --- お断り
refusal-about-another = #{$of}についての裁定に、重ねて裁定はできません。#{$of}そのものに裁定してください。
refusal-not-standing = #{$number}は保留中か、取り消し済みです。保留中なら、先に`/organise release`で確定してください。
refusal-void-already = #{$number}はもう取り消されています。
refusal-not-frozen = #{$number}は保留中ではないので、確定の必要はありません。
refusal-no-such-match = このサーバーの帳簿に、卓{$table}の勝負はありません。卓の番号は`/ledger server`で分かります。
refusal-organisers-only = 運営だけができます：運営のロールか、「サーバー管理」の権限が必要です。
refusal-role-manager-only = 運営のロールを選べるのは、「サーバー管理」の権限を持つ人だけです。
refusal-same-player = 払う人と受け取る人には、別の人を選んでください。
refusal-no-points = 動かせるのは1点から{$most}点までです。
refusal-season-closed = {$league}で開いているシーズンはありません。運営が`/league season`の「開始」で次のシーズンを始められます。
refusal-reported-twice = 同じ人たちの同じ結果が、今しがた#{$entry}として記帳されました。別の勝負なら、もう一度`/league report`を使ってください。
refusal-own-match = この勝負にはあなた自身が参加しています。ほかの運営に任せてください。
refusal-season-open = {$league}のシーズンが開いています。先に`/league close`で終えてください。
refusal-which-league = ここにはリーグがいくつもあります。どのリーグか選んでください。
refusal-no-league = そのリーグはこのサーバーにありません。一覧から選んでください。
refusal-no-league-yet = このサーバーにはまだリーグがありません。運営は`/league create`で設立できます。
refusal-no-season = 第{$number}シーズンはありません。シーズンの一覧は`/league season`にあります。
refusal-league-name = リーグの名前は{$most}字までです。
refusal-league-exists = {$name}というリーグはもうあります。別の名前にしてください。
refusal-league-many = 1つのサーバーで同時に持てるリーグの数は{$most}までです。先に`/league archive`で1つアーカイブしてください。
refusal-league-empty = リーグには種目が1つ以上必要です。先に`/league game`で別の種目を加えてください。
refusal-league-archived = {$league}はアーカイブされているので、もう変えられません。成績は見られます。
refusal-joined = もう{$league}に参加しています。
refusal-not-joined = {$league}の会員ではありません。
refusal-no-member = この人は{$league}の会員ではありません。
refusal-season-over = {$league}の第{$number}シーズンは終わって1日以上たったので、もう開けません。明細の訂正は`/organise correct`でできます。
refusal-season-begun = {$league}の第{$number}シーズンではもう勝負が始まったか、対戦や大会の予定があるので、前のシーズンは開けません。明細の訂正は`/organise correct`でできます。
refusal-season-first = {$league}の最初のシーズンがまだ開いています。もう一度開けるシーズンはありません。
refusal-no-stake = 1点の重みは、0点から{$most}点の間で決めてください。
refusal-league-game = このゲームは{$league}の種目ではありません。運営は`/league game`で加えられます。
refusal-league-rules = 取り決めが{$league}と違います。違うところは、卓のメッセージに出ています。
refusal-league-people = {$league}の勝負にコンピューターは座れません。席は、ほかの人に譲るか、空けることができます。
refusal-league-members = まだ{$league}の会員でない人：{$who}。`/league join`で参加できます。
refusal-seated-already = {$who}さんはもうこの卓に座っています。
refusal-seen-another = {$who}さんはこの局で別の席にいて、その手を知っています。この席には、局が終わってから着けます。
refusal-nobody-left = 卓には人が1人は残っていなければなりません。
refusal-no-match = この卓では勝負が行われていないので、これはできません。
refusal-no-bots = ボットは席に着けません。人を選んでください。
refusal-other-game = ここの卓は、選んだゲームの卓ではありません。先に、選んだゲームの卓を開いてください。
