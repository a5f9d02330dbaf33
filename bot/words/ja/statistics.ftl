# 個人の統計

career-title = **{$who}** · {$game}
career-all = すべてのゲーム
career-head = -# {$head}
career-line = {$label}：**{$value}**
career-deals = 局数
career-won = 勝った局
career-share = {$won}（{$part}%）
career-points = 点
career-average = 1局あたりの点
career-average-won = 勝った局の平均
career-average-lost = 負けた局の平均
career-dealt-in = 放銃
career-since = {$deals}局中{$won}局（{$part}%）、{$since}から
career-places = 勝負の順位
career-place = {$place}位×{$times}
career-best = 最高の局
career-worst = 最低の局
career-extreme = {$points}（#{$number}）
career-streak = 親の最長連続
career-won-by = 勝ち方
career-made = 点になった回数の多い役
career-times = ×{$times}
career-opponents = 相手との収支
career-met = {$deals}局、{$points}
refusal-no-career = まだ終わった局がないので、見せる統計がありません。
