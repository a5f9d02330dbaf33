# 問題：コンピューターが打った局の場面。正しい答えは一つ。

command-problem = 問題
command-problem-about = コンピューターが打った局からの問題と、あなたのレーティング
command-hall-problems = 問題
command-hall-problems-about = このチャンネルに日替わり問題を出す、またはやめる
option-problems = 出す
option-problems-about = 毎日、このチャンネルに問題を出すか
hall-problems-on = このチャンネルに日替わり問題を出します。毎日1問、協定世界時の0時すぎです。今日の分はすぐに出ます。
hall-problems-off = このサーバーでは日替わり問題を出さなくなりました。
problem-head = **問題** · {$game} · {$grade}
problem-head-day = **日替わり問題** · {$game} · {$grade}
problem-easy = やさしい
problem-middle = ふつう
problem-hard = むずかしい
problem-ask-waits = まだあなたの番ではありません。次のツモで上がれる牌は何種類ですか。
problem-ask-discard = 1枚引いたところです。どれを捨てると、次のツモで上がれる牌が一番多く残りますか。見えていない牌を数えてください。
problem-ask-claim = {$tile}が捨てられたところです。見送るのと、鳴いて一番よい牌を捨てるのとで、次のツモで上がれる牌が一番多く残るのはどれですか。見えていない牌を数えてください。
problem-ask-worth = 今引いた牌で上がります。合わせて何点もらえますか。
problem-ask-lead = ほかの人が何を持っていても、先手で出して誰にも負けないのはどれですか。
problem-played = これまでに表向きに出た牌：{$cards}
problem-ask-take = 山札をめくる前の時点で、取れる札の点が一番多い手はどれですか。
problem-ask-koikoi = あがることも、こいこいもできます。平均して得なのはどちらですか。
problem-ask-give = 手札では何も取れません。どの札を場に出しますか。
problem-ask-deny = 今すぐ点の高い札を取るか、相手の欲しい札を取るか。一番よい手はどれですか。
problem-ask-nearest = 役まであと1枚になる手が、いくつかあります。一番よい手はどれですか。
problem-ask-wild = {$card}を今使いますか、残しますか。一番よい手はどれですか。
problem-ask-pair = あなたの先手です。何枚かの組を出すか、残すか。一番よい手はどれですか。
problem-ask-down = この周では勝てません。どの牌を伏せますか。
problem-ask-race = 捨てれば聴牌になる牌が、いくつかあります。待ちの多さか、点の高さか。どれを捨てるのが一番よいですか。
problem-ask-onward = 今上がることも、上がらずにもっと高い手を狙うこともできます。一番よいのはどれですか。
problem-ask-call = {$tile}が捨てられたところです。鳴くことも、見送ることもできます。一番よいのはどれですか。
problem-ask-best = 平均して点が一番多くなる手が正解です。
problem-ask-best--koikoi = 平均して文数が一番多くなる手が正解です。
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
problem-why-koikoi = コンピューターがここから何度も打ったところ、正解のほうが平均して{$points}文得でした。
problem-why-best = - **{$choice}**：最善
problem-why-less = - {$choice}：平均で{$points}点少ない
problem-why-less--koikoi = - {$choice}：平均で{$points}文少ない
problem-why-drawn = たとえば{$tile}をツモれば{$points}点
problem-why-decided = -# コンピューターの「名人」が、あなたに見えていることと矛盾しない局をいくつも最後まで打って比べました。
problem-why-decided--mahjong = -# コンピューターの「中級」どうしが、あなたに見えていることと矛盾しない局をいくつも最後まで打って比べました。
problem-groups = 絵の上の段はどの上がりにも共通の組、その下は上がり牌ごとの組です。上がり牌は枠で囲んであります。上がり牌が多いときは、残りを一番下に牌だけで並べます。
problem-counted = 前に答えた問題か、過ぎた日の問題なので、この答えはレーティングに影響しません。
problem-change = （{$gained}）
problem-margin = {" "}±{$margin}
problem-rating = -# 問題のレーティング：**{$points}**{$margin}{$change} · {$word} · { $days ->
    [0] 連続記録はまだなし
   *[other] 連続{$days}日
}
rating-newcomer = 腕試し中
rating-novice = 初心者
rating-learner = 初級
rating-skilled = 中級
rating-strong = 上級
rating-expert = 達人
problem-resumed = **問題の続き** · ここでの結果はどこにも記録されません。
problem-yesterday = 昨日の答え：**{$answer}**。ここでは{$count}人のうち{$right}人が正解でした。
problem-private = -# 答えはほかの人には見えません。正解は明日ここに出ます。
problem-month = **日替わり問題** {$month}
problem-month-line = {$place} · {$name} · {$count}問中**{$right}**問正解
problem-month-none = まだ誰も答えていません。
button-problem = 答える
button-problem-next = 次の問題
button-problem-resume = 続きを打つ
button-problem-month = 今月
privacy-solutions = - 答えた問題 {$number}件
refusal-no-problem = この問題はなくなりました。`/problem`にほかの問題があります。
