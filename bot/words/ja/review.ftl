# 終わった局で、どうすればよかったか。

button-review = 検討
review-title = **検討** · {$game} · 第{$deal}局
review-progress = {$count}回の選択のうち{$done}回を調べました…
review-nothing = { $count ->
    [0] この局に選択の余地はありませんでした。
   *[other] {$count}回の選択に、はっきりとよい手はほかにありませんでした。
}
review-choice = {$mark} 打った手：{$made}。よりよい手：**{$better}**（{$cost}）
review-points = 約{$points}点
review-passed = 逃したもの：{$what}
review-win = 和了
review-kong = カン
review-pung = ポン
review-chow = チー
review-about = -# {$count}回の選択から。あなたに見えていたことだけをもとに、合う局を打ち切って上級者が見積もったものです。
review-estimate = -# {$count}回の選択から。あなたに見えていたことだけをもとに、和了までの枚数、助けになる牌、和了の点数から上級者が見積もったものです。点数は目安です。
refusal-review-not-yours = この局には加わっていません。検討できるのは自分の選択だけです。
refusal-review-later = このリーグでは、検討は勝負が終わってからです。
