# Discordでのこの言語の名
locale = ja
# --- 待合い
lobby-title = **{$game}**{ $deals ->
    [0] {""}
   *[other] {" "}· 全{$deals}局
}
lobby-seat = **{$number}** {$name}
lobby-free = **{$number}** （空き）
lobby-free-more = 空き{$count}席
lobby-owner = {$name}（席主）
lobby-teams = チーム：{$teams}
lobby-against = {" "}対{" "}
lobby-nobody = 空席
lobby-resting = 最初の局の休み：{$names}
lobby-rules = -# 取り決め：{$preset}
lobby-differences = -# 取り決め：{$preset}（変更：{$differences}）
lobby-hint = 「座る」か「コンピューターと始める」を押してください。
lobby-hint-private = 「コンピューターと始める」を押すと始まります。
lobby-there = この卓はまだ始まっていません。今から座れます（空き{$free}席）。
button-lobby-there = その卓へ
lobby-private = コンピューターを相手に一人で遊ぶ卓です。時間制限はありません。成績は自分専用に残り、サーバーの帳簿やリーグには入りません。
lobby-start = 揃ったら「始める」を押してください。あと{$more}人座れます。
lobby-full = 席が埋まりました。「始める」を押してください。
lobby-changed = ⚠ {$names}さんが席に着いてから変わったもの：{$parts}
lobby-agree = {$names}さんの返事を待っています。「同意する」を押すか、「座る」から席を離れてください。
button-join = 座る
button-leave = 立つ
button-computer = コンピューターを加える
button-no-computer = コンピューターを外す
button-chairs = 席の数
button-seat = 席を移る
button-rules-panel = 取り決め
button-start = 始める
button-fill = コンピューターと始める
button-agree = 同意する
computer-name = コンピューター
game-mushi = むし
game-sakura = さくら（肥後花）
game-koikoi = こいこい
preset-mushi = 基本ルール
preset-some-play = バリエーション
preset-sakura = 基本ルール
preset-teams = チーム戦
preset-to-the-letter = 資料の文字どおり
preset-sheet = 説明書どおり
preset-koikoi = 追加点なし
preset-no-viewing = 追加点・花見・月見なし

# --- 卓
table-deal = **{$game}** · 第{$number}局{ $deals ->
    [0] {""}
   *[other] {" "}/ 全{$deals}局
}
table-turn = ➤ {$who}さんの番です。
table-turn-cut = ➤ {$who}さん、山を切るか、軽く触れて（のぞんで）ください。
table-turn-keep = ➤ {$who}さん、手札を確かめてください。
table-turn-take = ➤ {$who}さん、めくった札で取る札を選んでください。
table-turn-call = ➤ {$who}さん、引きますか、見送りますか。
table-turn-koikoi = ➤ {$who}さん、あがりますか、こいこいですか。
table-computer = ➤ コンピューターが考えています。
table-ready = ➤ {$who}さん、次の局の「準備完了」を押してください。
table-resting = -# 次の局の休み：{$names}
table-over = **{$game}** · 勝負が終わりました
table-last = -# 最後の局 – {$ending}
rematch-offered = ➤ {$who}さん、もう一勝負しますか。「準備完了」か「やめておく」を押してください。
rematch-declined = {$name}さんは次の勝負に入りません。
rematch-there = もう一勝負の申し出は済んでいます。その卓で全員が「準備完了」を押すと始まります。
button-decline = やめておく
match-won = { $count ->
    [1] {$names}さんが勝負に勝ちました
   *[other] {$names}さんが勝ちを分け合いました
}
table-ended = **{$game}** · この卓は閉じられました
table-closed = **{$game}** · 全員が席を立ちました
table-standing = {$place} · {$name}：{$points}
button-hand = 手札
button-help = 遊び方
button-scores = 成績
button-ready = 準備完了
button-rematch = もう一度
button-opened = 全員の手札
button-opened--mahjong = 全員の手牌
button-opened--tiengow = 全員の手牌
button-large = 大きな文字と数字
button-wide = 横長の絵（パソコン向き）
comma = 、
semicolon = 、
labelled = {$label}：{$value}
explained = {$label} – {$value}
changed-to = {$label} – {$value}
with-points = {$name} {$points}
noted = {$text}（{$note}）
gap = {""}
names-both = と
names-and = さんと

# --- 出来事
event-lot = 最初の親は{$name}です。
event-draw = {$name}が{$card}を引きました。
event-touch = {$name}が山をのぞみました。
event-cut = {$name}が上から{$card}枚の所で山を切りました。
event-deal--hanafuda = 札が配られました。
event-keep = {$name}はこのまま始めます。
event-redeal = {$name}が{$cards}をさらしました。配り直しです。
event-void = この局は流れ、同じ親が配り直します。
event-dealer-takes = 親の{$name}が{$cards}を取りました。
event-reserve = {$cards}は鬼札を取る人のために脇に置かれます。
event-brings = 鬼札とともに{$cards}も{$name}の取り札になります。
event-play-takes = {$name}が{$card}で{$cards}を取りました。
event-play-stays = {$name}が{$card}を場に出しました。
event-turn-takes = 山札の{$card}で{$cards}を取りました。
event-turn-stays = 山札の{$card}は場に残りました。
event-choose = {$name}が{$card}をめくり、取る札を選びます。
event-take = {$name}が{$card}で{$cards}を取りました。
event-alone = {$name}が最後の山札の{$card}をめくって取りました。
event-aim = {$name}が{$card}で{$cards}を取ろうとしています。引きが優先されます。
event-pass = {$name}は見送りました。
event-hiki = 引き！　{$name}が{$cards}を取りました。
event-skip = {$name}は手札を出さず、山札だけをめくります。
event-luck = {$name}が手役を見せました：{$cards}。
event-made = {$name}に役ができました：{$made}
event-koikoi = {$name}が「こいこい」と言いました。
event-stop = {$name}があがりました。
event-leftover = 場に残った{$cards}は{$name}の取り札です。

# --- 手札
hand-turn = **あなたの番です。** 札を選んでください。
hand-choose-capture = **{$card}**でどの札を取りますか。
hand-choose-turned = めくった**{$card}**でどの札を取りますか。
hand-cut = **山を切るか、触れてください。** 切らないときは軽く触れ（のぞむ）、切るときは枚数を選びます。
hand-keep = **あなたの手札です。** 「このまま始める」を押してください。
hand-keep-four = **同じ花が4枚あります。** さらせば配り直しにできます。
hand-call = ガジが**{$cards}**を取ろうとしています。引きが優先されます。引けないか引かないときは見送ってください。
hand-koikoi = **役ができました：{$made}。** あがりますか、こいこいですか。
hand-koikoi-risk = こいこいをすると、まだ文は入りません。札が尽きる前にあがるには、さらに役を増やす必要があります。{$name}に先にあがられると何ももらえません{ $times ->
    [1] 。
   *[other] （{$name}の文数は{$times}倍になります）。
}
hand-koikoi-pays = -# ほかの役：{$combinations}{ $doubled ->
    [yes] 。7文以上は倍になります。
   *[no] 。
}
hand-resting = この局は休みです。
hand-resting-next = 次の局は休みです。
hand-waiting = {$who}さんを待っています。
hand-next = 次の局の「準備完了」を押してください。
hand-over = 勝負が終わりました。
hand-nothing = まだ始まっていません。
hand-select = 出す札を選ぶ
hand-select-cut = 上から何枚で切りますか
hand-select-take = 取る札を選ぶ
hand-takes = {$cards}を取る
hand-takes-worth = {$cards}を取る：{$worth}
hand-brings = -# 取ると：{$worth}
hand-takes-choice = {$number}枚から1枚を選んで取る
hand-stays = 場に残る
hand-short = -# あと1枚：{$combinations}
hand-short-other = -# {$name}はあと1枚：{$combinations}
short-card = {$name}（{$cards}）
short-any = {$name}（{$count}枚のどれか）
short-hand = {$card}は手札
short-table = {$card}は場札
short-out = {$card}は未出
button-back = 戻る
button-refresh = 更新

# --- 手
move-touch = のぞむ（山に触れる）
move-cut = 上から{$card}枚の所で切る
move-keep = このまま始める
move-redeal = 4枚をさらして配り直す
move-play-takes = {$card}で{$cards}を取る
move-play-stays = {$card}を場に出す
move-take = {$cards}を取る
move-hiki = 引き：{$card}など4枚
move-pass = 見送る
move-turn = 山札だけめくる
move-koikoi = こいこい
move-koikoi-times = こいこい{ $times ->
    [1] {""}
   *[other] （返されると×{$times}）
}
move-stop = あがる
move-stop-pays = あがる：{$points}

# --- 取り決め
rules-panel-title = {$game}の**取り決め**
rules-panel-page = {$page} / {$pages}ページ
rules-panel-preset = プリセット：{$preset}
rules-panel-same = プリセットと同じです。
rules-panel-differs = プリセットと違う点：{$differences}
rules-panel-locked = 変えられるのは席主だけで、勝負が始まる前に限ります。
button-rule-missed = ほかの取り決めを相談
rules-needs = 「{$label}」が「{$value}」のとき
rules-inert = {$line}（{$needs}だけ使います）
button-next = 次へ
rules-in-force = この卓の取り決め（{$hash}）
rules-line = {$label}：**{$value}**{$mark}
rules-changed-mark = {" "}✎
value-true = あり
value-false = なし

# --- 成績
scores-table = **この卓**
scores-server = **このサーバー**
scores-own = **一人で遊んだ成績**
deals-won = { $won ->
    [0] {$deals}局、勝ちなし
   *[other] {$deals}局{$won}勝
}
scores-line = {$place} · {$name} · {$points}点 · {deals-won}
scores-none = まだ終わった局がありません。
sheet-win = {$name}の勝ち：{$points}
sheet-tie = 115点ずつの引き分けです。
sheet-luck = {$name}の手役：{$points}
sheet-draw = この局は誰もあがりませんでした。
sheet-void = 流れました。やりとりはなく、同じ親が配り直します。
sheet-cancelled = 手札の4枚がさらされました。やりとりはなく、同じ親が配り直します。
sheet-line = {$reason}：{$who}
sheet-bound = -# 1回の支払いは{$points}点までです。
sheet-hurried = -# 名人が時間内に考え終わらず、中級のコンピューターが代わりに{$times}回打ちました。

# --- 一覧と記録
list-head = **このサーバーの卓**
list-line = <#{$channel}> · {$game} · {$phase}
list-none = 開いている卓はありません。`/table open`で開けます。
phase-lobby = 参加者募集中
phase-playing = 勝負中
phase-between = 次の局の準備中
ended = 卓を閉じました。途中の局は誰の点にもならず、終わった局は帳簿に残ります。
record-head = この勝負の記録です。`/verify`か`paifuda verify FILE`で確かめられます。
record-none = この勝負にはまだ終わった局がありません。
verify-head = **公正さの検証**
verify-working = { $deals }局を検証しています。数秒お待ちください。
verify-so-far = { $deals ->
    [1] 第1局には、今のところ誤りがありません。
   *[other] 第1局から第{ $deals }局までには、今のところ誤りがありません。
}
verify-good = { $deals ->
    [0] 誤りのない局は1つもありません。
   *[other] {$deals}局は、封印・シャッフル・すべての手に誤りがありません。
}
verify-bad = 第{$deal}局：{$fault}
fault-wrong-commitment = 鍵が、配る前に示した封印と合いません。
fault-wrong-deck = 札や牌の並びとさいころの目が、鍵と参加者が加えた数から計算したものと一致しません。
fault-illegal-move = 規則にない手があります。
fault-unfinished = 鍵が公開されているのに局が終わっていません。最後の手が欠けています。
fault-still-secret = 鍵がまだ公開されていません。

# --- 断り
refusal-not-a-move = そのような手はありません。一覧から選んでください。
refusal-deal-over = この局は終わっているので、もう打てません。
refusal-not-your-turn = 今はあなたの番ではありません。
refusal-not-legal = 今はその手を打てません。一覧から選んでください。
refusal-house-rules-clash = 次の理由でできません。{$clashes}
refusal-no-such-value = 取り決めに、選べない値があります。一覧から選び直してください。
refusal-not-for-so-many = このゲームは{$people}人用です。{$people}席の卓を開いてください。
refusal-teams-of-four = チーム戦はちょうど4人用です。席を4つにするか、個人戦にしてください。
refusal-no-such-game = 「{$key}」というゲームはありません。
refusal-no-preset = 「{$preset}」というプリセットはありません。一覧から選んでください。
refusal-no-table = このチャンネルに卓はありません。`/table open`で開けます。
refusal-no-table-thread = このスレッドに卓はありません。`/table open`で開けます。
refusal-no-table-alone = 今は自分専用の卓がありません。`/table open`で開けます。
refusal-table-exists = このチャンネルにはもう卓があります。スレッドなら別の卓を開けます。
refusal-table-exists-thread = このスレッドにはもう卓があります。別の卓は、ほかのチャンネルかスレッドで開けます。
refusal-table-exists-room = このチャンネルにはもう卓があります。別の卓は、ほかのチャンネルで開けます。
refusal-own-table-exists = 自分専用の卓がまだ続いています。「そちらを続ける」か「そちらを終えて始める」を押してください。
refusal-own-table-stays = 自分専用の卓がまだ続いています。ほかの人も同じ局を打つ卓なので、途中では終えられません。「そちらを続ける」で終わりまで打ってください。
button-own-back = そちらを続ける
button-own-instead = そちらを終えて始める
refusal-old-table = それは前の卓のボタンです。今の卓のボタンを使ってください。
refusal-seated = もうこの卓に座っています。
refusal-not-seated = あなたはこの卓に座っていません。これができるのは座っている人だけです。卓のこれまでは`/catchup`で見られます。空席には、卓の下のボタンで座れます。
refusal-not-seated-alone = あなたはこの卓に座っていません。これができるのは座っている人だけです。
refusal-announced-many = あなたがこのサーバーで開いた卓やデュプリケート戦のうち、{$most}件がまだ始まっていません。先にどれかを始めるか、卓なら`/table end`で閉じ、デュプリケート戦なら「やめる」を押してください。
refusal-announced-often = このサーバーで、1時間に{$most}回、卓やデュプリケート戦を開きました。少し待ってから開いてください。
refusal-full = 席は埋まっています。`/table open`で別の卓を開けます。
refusal-too-few = 少なくとも{$fewest}人が必要です。相手を待つか、コンピューターを加えてください。
refusal-too-few-alone = 少なくとも{$fewest}人が必要です。「コンピューターと始める」を押してください。
refusal-no-computer = この卓に、外せるコンピューターはいません。
refusal-no-deals = このゲームの勝負の長さは局数では決まりません。「局数」は空けておいてください。
refusal-begun = 勝負はもう始まっているので、これはできません。
refusal-unagreed = ほかの人が席に着いてから条件が変わり、まだ同意していない人がいます。卓のメッセージの「同意する」を押してもらうか、席を離れてもらってください。席主が条件を元に戻すこともできます。
refusal-manages-server-only = サーバーの卓の見え方を選べるのは「サーバー管理」の権限がある人だけです。
refusal-no-such-look = 「{$value}」は選べません。一覧から選んでください。
refusal-owner-only = これができるのは、席主（デュプリケート戦では開いた人）だけです。
refusal-not-between = 「準備完了」を押せるのは、局と局の間だけです。
refusal-not-playing = 今は局の途中ではないので、これはできません。
refusal-stale = 古い画面のボタンだったため、何もしませんでした。新しいメッセージのボタンを使ってください。
refusal-unknown-house-rules = このバージョンのボットにはないルールが使われているため、何もしませんでした。ボットの運用者に知らせてください。
refusal-file-not-given = Discordからファイルを受け取れなかったため、何もしませんでした。もう一度添付してください。
hand-stale = 先に勝負が進んだため、何もしませんでした。これが今の手です。
refusal-end-refused = 卓を閉じられるのは、席主かチャンネルを管理できる人だけです。
refusal-table-counts = ここの勝負は{$league}の対象なので、長く動きがなくても残ります。閉じられるのは、席に着いていて、いま手番でない人（ここで新しい卓を開く）か、チャンネルを管理できる人（`/table end`）です。
refusal-end-counts = リーグの勝負は、参加している人が一人で閉じることはできません。投票で終えるか（`/table vote`）、席を譲ってください（`/seat give`、`/seat open`）。2人の勝負なら投了もできます（`/seat resign`）。
refusal-not-over = 勝負はまだ終わっていません。「もう一度」は終わってから押せます。
refusal-other-version = この局はルールの第{$version}版で打たれ、その後ルールが修正されたため表示できません。帳簿の記録はそのまま残ります。
refusal-pruned = この勝負の手順は保存期間を過ぎて削除されたため、記録の取り出しも再生も検証もできません。帳簿の記録はそのまま残ります。
refusal-not-a-record = これは勝負の記録ではありません。「記録」で受け取ったファイルを使ってください。
refusal-unknown-rules = このルールに第{ $version }版はありません。最新は第{ $newest }版です。
refusal-damaged = 記録が壊れています：{$why}
refusal-cannot-post = ここに書き込めません。「チャンネルを見る」「メッセージを送信」「ファイルを添付」の権限をボットに与えてください。
refusal-cannot-post-thread = ここに書き込めません。「チャンネルを見る」「スレッドでメッセージを送信」「ファイルを添付」の権限をボットに与えてください。
refusal-server-only = これはサーバーでしか使えません。サーバーのチャンネルで使ってください。
refusal-unknown-channel = この種類のチャンネルには対応していません。テキストチャンネルかスレッドで使ってください。
refusal-outdated = このコマンドは変わりましたが、Discordにはまだ古い形が表示されています。Discordを再起動してから、コマンドを一覧から選び直してください。
refusal-private-table = これは一人がコンピューターと遊んでいる卓です。`/table open`で自分の卓を開けます。
refusal-too-large = 記録にしては大きすぎるファイルです。「記録」で受け取ったファイルを使ってください。
refusal-still-working = 前の依頼をまだ処理しています。少し待ってからもう一度お試しください。
refusal-works-too-long = 1分たっても終わらないため、途中でやめました。しばらくしてからもう一度お試しください。
refusal-others-checking = 今は検証の依頼が混み合っています。数分たってからもう一度お試しください。
failure = こちらで不具合が起きました。データは失われていません。もう一度お試しください。
shown = {$game}の卓を一番下に出しました。
