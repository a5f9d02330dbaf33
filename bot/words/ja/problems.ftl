# 問題：コンピューターが打った局の場面。正しい答えは一つ。

command-problem = 問題
command-problem-about = コンピューターが打った局からの問題と、あなたのレーティング
command-hall-problems = 問題
command-hall-problems-about = このチャンネルに今日の問題を毎日出す、またはやめる
option-problems = 出す
option-problems-about = 毎日問題を出すか
hall-problems-on = このチャンネルに今日の問題を出します。毎日一つ、協定世界時の0時すぎです。今日の分はすぐに出ます。
hall-problems-off = このサーバーでは今日の問題を出さなくなりました。
problem-head = **問題** · {$game} · {$grade}
problem-head-day = **今日の問題** · {$game} · {$grade}
problem-easy = やさしい
problem-middle = ふつう
problem-hard = むずかしい
problem-ask-waits = まだあなたの番ではありません。次の自摸で上がれる牌は何種類ですか。
problem-ask-discard = 自摸したところです。どれを捨てると、次の自摸で上がれる牌がいちばん多く残りますか。見えていない牌を数えてください。
problem-ask-claim = {$tile}が捨てられたところです。見送るか、鳴いていちばんよい牌を捨てるか。次の自摸で上がれる牌が最も多く残るのはどれですか。見えていない牌を数えてください。
problem-ask-worth = いま自摸した牌で上がります。合わせて何点もらえますか。
problem-ask-lead = ほかの人が何を持っていても、誰にも負けない先手はどれですか。
problem-played = これまでに表で出た牌：{$cards}
problem-ask-take = 山札をめくる前に、いちばん点の高い札を取れるのはどれですか。
problem-ask-koikoi = あがることも、こいこいもできます。平均して得なのはどちらですか。
problem-right = ✅ **{$answer}**が正解です。
problem-wrong = ❌ 「{$answer}」ではなく、**{$right}**が正解です。
problem-why-waits = 上がり牌は{$cards}です。
problem-why-discard = - {$choice}：{ $number ->
    [0] 上がれる牌なし
   *[other] 残り{$number}枚
}
problem-why-take = - {$choice}：{$number}点
problem-why-safe = - {$lead}：誰にも負けません
problem-why-beaten = - {$lead}：{$cards}に負けます
problem-why-koikoi = コンピューターがここから何度も打ってみると、平均で{$points}点得です。
problem-counted = 前に答えた問題か、日の過ぎた問題です。今回は数えません。
problem-change = （{$gained}）
problem-standing = -# 問題のレーティング：{$rating} ±{$margin}{$change} · 連続{$days}日
problem-yesterday = 昨日の答え：**{$answer}**。ここでは{$count}人のうち{$right}人が正解でした。
problem-private = -# 答えはほかの人には見えません。正解は明日ここで示します。
problem-month = **今日の問題** {$month}
problem-month-line = {$place} · {$name} · {$count}問中**{$right}**問正解
problem-month-none = まだ誰も答えていません。
button-problem = 答える
button-problem-next = 次の問題
button-problem-month = 今月
privacy-solutions = - 答えた問題 {$number}件
refusal-no-problem = この問題はなくなりました。`/problem`にほかの問題があります。
