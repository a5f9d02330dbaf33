# コンピューターだけを相手にする人に教える手と、その理由。

button-hint = ヒント
hint-thinking = 💡 考えています…
hint-line = **ヒント：** {$move}
hint-marked = -# この局は、統計で「ヒントを使った局」に数えます。
refusal-no-hint = ここではヒントは出ません。ヒントを見られるのは、コンピューターだけを相手にした勝負の、自分の番だけです。リーグの対象の勝負、日替わりの一局、デュプリケート戦では見られません。

reason-flower = { $count ->
    [0] 同じ花の札はもうすべて見えています
   *[other] 同じ花でまだ見えていない札が{$count}枚
}
reason-denies = {$name}が作れなくなる役：{$combinations}
reason-nearer = あと1枚になる役：{$combinations}
reason-pays = これで{$points}点です
reason-held = 手札は残り{$count}枚
reason-beaten = { $count ->
    [0] 残りの牌に、これに勝てるものはありません
   *[other] 残りの牌のうち{$count}種類がこれに勝ちます
}
reason-beaten-sets = { $count ->
    [0] 残りの牌に、これに勝てる組はありません
   *[other] 残りの牌のうち{$count}通りの組がこれに勝ちます
}
reason-tricks = { $count ->
    [0] まだ1棟も取っていません
   *[other] これまでに{$count}棟取っています
}
reason-over = {$name}の{$cards}に勝ちます
reason-weak = { $count ->
    [0] 伏せる牌が勝てる相手は1枚もありません
   *[other] 伏せる牌が勝てる相手は、32枚のうち{$count}枚だけです
}
reason-keeps = {$card}を残します：{$beaten}
reason-away = { $count ->
    [0] 手はできています
   *[other] 上がりまであと{$count}枚
}、有効牌は残り{$nearer}枚
reason-away--liangxi = { $count ->
    [0] 手はできています
   *[other] 上がりまであと{$count}枚
}{ $farther ->
    [0] （約{$points}点）
   *[other] 、約{$points}点の上がりまではあと{$far}枚
}、有効牌は残り{$nearer}枚
reason-before = 今は上がりまであと{$count}枚、鳴くと：
reason-risk = { $count ->
    [0] ほかの{$card}はすべて見えているので、ポンされません
   *[other] 見えていない{$card}はあと{$count}枚
}
reason-wall = 山の残り{$count}枚
career-hinted = ヒントを使った局
career-reviewed = 検討した局
