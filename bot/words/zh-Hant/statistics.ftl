# 個人統計

career-title = **{$who}** · {$game}
career-all = 所有遊戲
career-head = -# {$head}
career-line = {$label}：**{$value}**
career-deals = 局數
career-won = 勝局
career-share = {$won}（{$part}%）
career-points = 分數
career-average = 每局平均
career-average-won = 勝局平均
career-average-lost = 負局平均
career-dealt-in = 點炮
career-since = {$deals}局中{$won}局（{$part}%），自{$since}起
career-places = 整場名次
career-place = 第{$place}名×{$times}
career-best = 最佳一局
career-worst = 最差一局
career-extreme = {$points}（#{$number}）
career-streak = 最長連莊
career-won-by = 獲勝方式
career-made = 最常得分的項目
career-times = ×{$times}
career-opponents = 與對手之間的輸贏
career-met = {$deals}局，{$points}
refusal-no-career = 打完的局一局也沒有，打完一局後再來看統計。
