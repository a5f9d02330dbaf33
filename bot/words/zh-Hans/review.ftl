# 一局结束后，哪里可以打得更好。

button-review = 复盘
review-title = **复盘** · {$game} · 第{$deal}局
review-progress = {$count}次选择，已看过{$done}次……
review-nothing = { $count ->
    [0] 这一局你没有可选择的地方。
   *[other] 这一局你有{$count}次选择，每次都没有明显更好的打法。
}
review-choice = {$mark} 你选的：{$made}。更好：**{$better}**（{$cost}）
review-points = 约多{$points}分
review-yours = 照你的打法：{$fact}
review-passed = 错过了：{$what}
review-win = 胡
review-kong = 杠
review-pung = 碰
review-chow = 吃
review-rings = -# 图中粗框是更好的打法，细框是你选的。
review-about = -# 共{$count}次选择，由电脑“高手”只按你当时看得到的来估计：把相符的牌局一一打完再比较。
review-estimate = -# 共{$count}次选择，由电脑“高手”只按你当时看得到的来估计：手牌差几张、哪些牌有用、胡牌值多少；分数只是大概。
refusal-review-not-yours = 你没有参加这一局，只能复盘自己的选择。
refusal-review-later = 这个联赛要等整场结束后才能复盘。
