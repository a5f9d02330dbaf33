# 个人统计

career-title = **{$who}** · {$game}
career-all = 所有游戏
career-head = -# {$head}
career-line = {$label}：**{$value}**
career-deals = 局数
career-won = 胜局
career-share = {$won}（{$part}%）
career-points = 分数
career-average = 每局平均
career-average-won = 胜局平均
career-average-lost = 负局平均
career-dealt-in = 点炮
career-since = {$deals}局中{$won}局（{$part}%），自{$since}起
career-places = 整场名次
career-place = 第{$place}名×{$times}
career-best = 最佳一局
career-worst = 最差一局
career-extreme = {$points}（#{$number}）
career-streak = 最长连庄
career-won-by = 获胜方式
career-made = 最常得分的项目
career-times = ×{$times}
career-opponents = 与对手之间的输赢
career-met = {$deals}局，{$points}
refusal-no-career = 打完的局一局也没有，打完一局后再来看统计。
