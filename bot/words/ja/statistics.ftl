# 個人の統計

career-title = **{$who}** · {$game}
career-all = すべての遊び
career-head = -# {$head}
career-line = {$label}:**{$value}**
career-deals = 手数
career-won = 勝った手
career-share = {$won}({$part}%)
career-points = 点
career-average = 一手あたり
career-best = 最高の手
career-worst = 最低の手
career-streak = 親の最長連続
career-won-by = 勝ち方
career-made = よく得た点
career-times = ×{$times}
career-opponents = 相手
career-met = {$deals}手、{$points}
refusal-no-career = まだ終わった手がありません。
