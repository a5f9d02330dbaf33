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
career-best = 最佳一局
career-worst = 最差一局
career-extreme = {$points}（#{$number}）
career-streak = 最长连庄
career-won-by = 获胜方式
career-made = 最常得分的项目
career-times = ×{$times}
career-opponents = 对手
career-met = {$deals}局，{$points}
refusal-no-career = 还没有打完的局。
