# 終わった局で、どうすればよかったか。

button-review = 検討
review-title = **検討** · {$game} · 第{$deal}局
review-progress = {$count}回の選択のうち{$done}回を調べました…
review-nothing = { $count ->
    [0] この局に選択の余地はありませんでした。
   *[other] {$count}回の選択のどれにも、打った手よりはっきりとよい手はありませんでした。
}
review-choice = {$mark} 打った手：{$made}。よりよい手：**{$better}**（{$cost}）
review-points = 約{$points}点の得
review-yours = 打った手では：{$fact}
review-passed = 逃したもの：{$what}
review-win = 上がり
review-kong = カン
review-pung = ポン
review-chow = チー
review-rings = -# 絵の太い枠がよりよい手、細い枠が打った手です。
review-about = -# {$count}回の選択を名人が見積もりました。あなたに見えていたことと矛盾しない局を、いくつも最後まで打って比べています。
review-estimate = -# {$count}回の選択を、あなたに見えていたことだけをもとに、名人が見積もりました。上がりまでの枚数、役に立つ牌、上がりの点数によるものです。点数は目安です。
refusal-review-not-yours = あなたはこの局を打っていません。検討できるのは自分の選択だけです。
refusal-review-later = このリーグでは、検討は勝負が終わってからです。
