# 取り返しのつかない運営の操作を、行う前に確かめる文。

question-lapses = -# ボタンを押せるのはあなただけです。この確認は{$until}に無効になります。
question-changed = **まだ何もしていません。確認のあとで状況が変わりました。**
refusal-question-lapsed = この確認は無効になりました。何も変わっていません。もう一度コマンドを使ってください。
refusal-question-of-another = この確認に答えられるのは、確認を受けた本人だけです。

# --- リーグと大会
question-close = **{$league}**の第{$number}シーズンを終了しますか。{$people}人の成績が確定します。
question-archive = **{$league}**をアーカイブしますか。元には戻せません。会員{$members}人の成績は残りますが、これからの結果は数えません。
question-matches = { $matches ->
    [0] このシーズンの勝負は、今は行われていません。
   *[other] 進行中の勝負が{$matches}件あります。最後まで打てますが、これから終わる局は数えません。
}
question-tournament = 大会は最後の回戦を待たず、シーズンとともに終わります。
question-reopen = 終了から1日の間は、次のシーズンに結果も対戦や大会の予定もなければ、`/league reopen`でもう一度開けます。
question-off = **{$league}**の大会を中止しますか。申し込んでいるのは{$people}人です。
question-open = { $matches ->
    [0] 第{$round}回戦の勝負はすべて終わっています。
   *[other] 第{$round}回戦の勝負が{$matches}件、終わっていません。
}結果は残りますが、優勝者は決まりません。
question-round-robin = **{$league}**の総当たりを組みますか。会員{$people}人、1卓{$seats}、1回戦につき{$days}日です。組んだ対戦は対戦表から消せません。
question-swiss = **{$league}**のスイス式の第{$number}回戦を組みますか。会員{$people}人、1卓{$seats}、期間{$days}日です。組んだ対戦は対戦表から消せません。
question-withdraw = {$who}さんを欠場にしますか。第{$number}回戦に残る対戦がなくなり、回戦が終わります。
button-sure-close = シーズンを終了する
button-sure-archive = アーカイブする
button-sure-off = 大会を中止する
button-sure-round-end = 回戦を終える
button-sure-withdraw = 欠場にして回戦を終える
button-sure-plan = 対戦を組む

# --- 明細と席
question-report = 同じ人たちの同じ結果が{$when}に#{$entry}として記帳されています。これは別の勝負ですか。
question-correct = #{$entry}を訂正して、{$payer}さんから{$receiver}さんへ{$points}点を移しますか。
question-more = { $points ->
    [0] #{$entry}では、訂正を含めて1点も動いていません。
   *[other] #{$entry}で動いたのは、訂正を含めて{$points}点だけです。
}
question-outside = {$who}さんは#{$entry}の明細に入っていません。
refusal-correct-strangers = 2人ともこの明細に入っていないので、この明細の訂正では点を動かせません。別の結果は`/league report`で記帳してください。
question-void-entry = #{$number}を取り消しますか。元には戻せません。{ $points ->
    [0] 動いた点はありません。
   *[other] {$points}点が元の人に戻ります。
}
question-corrections = この明細の訂正{$corrections}件も取り消されます。
question-void-match = 卓{$number}の勝負を取り消しますか。元には戻せません。順位とレーティングにも、この勝負は反映されなくなります。明細{$entries}件が取り消され、{$points}点が元の人に戻ります。
question-void-import = 取り込み{$number}を取り消しますか。元には戻せません。明細{$entries}件が取り消され、{$points}点が元の人に戻ります。
question-substitute = 卓{$table}の{$leaving}さんの席をコンピューターに任せますか。この勝負の間、その席には誰も戻れません。
button-sure-report = 別の勝負として記帳する
button-sure-correct = 訂正する
button-sure-void-entry = 明細を取り消す
button-sure-void-match = 勝負を取り消す
button-sure-substitute = コンピューターに任せる
button-sure-void-import = 取り込みを取り消す
