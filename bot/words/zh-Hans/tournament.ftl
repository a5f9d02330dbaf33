# 联赛的锦标赛

tournament-swiss = 瑞士制
tournament-knock-out = 淘汰赛
tournament-duplicate = 复式赛
tournament-title = {$league}的**锦标赛**：{$game}
tournament-form = {$kind}，一桌{$people}，每轮{$time}
tournament-form-duplicate = {$kind}，每轮{$deals}局、{$time}
tournament-begins = {$left}开始（{$due}），可在下面报名。
tournament-round = **第{$number}轮**（共{$rounds}轮），{$due}截止（{$left}）
tournament-won = { $count ->
   *[other] 冠军：{$names}。
}
tournament-off = 没有打到最后一轮就结束了。
tournament-none = {$league}本赛季还没有锦标赛。
tournament-nobody = 还没有人报名。
tournament-entered = 已报名（{$count}人）：{$names}
tournament-more = ……还有{$count}人
tournament-rule-swiss = -# 按“对局”就到你这场的牌桌；在本联赛别的牌桌打也算。有人没来，在桌上等的人算轮空得胜；没来的人视为退赛，重新报名才能再参加。
tournament-rule-knock-out = -# 按“对局”就到你这场的牌桌；在本联赛别的牌桌打也算。平分时种子靠前的晋级；没打成时在桌上等的人晋级，无人等则种子靠前的晋级。
tournament-rule-duplicate = -# 每轮人人打同样的牌，独自与同样的电脑对打，截止前随时可打（按“我的牌桌”）。一轮中胜过一人得一分，平手得半分。没有开始的人视为退赛，重新报名才能再参加。
tournament-paused = **第{$number}轮**（共{$rounds}轮）暂停中。
tournament-stalled = **第{$number}轮**（共{$rounds}轮）：时间已到，等主办方处理。对局仍可继续。
tournament-nobody-won = 没有产生冠军就结束了。
tournament-calls = {$who} {$league}锦标赛第{$number}轮时间已到，但对局还没打完。本轮会等主办方按锦标赛消息下的“主办”延长、登记结果或结束；对局全部打完时也会进入下一轮。
tournament-rule-wait = -# 时间到时还在打的对局，可以再用一轮的时间打完。到那时一场对局都没打完，就由主办方处理。
tournament-rule-points = -# 时间到时还在打的对局，以打完的各局得分计。到那时一场对局都没打完，就由主办方处理。
late-wait = 可以再用一轮的时间打完
late-points = 以当时的得分计
tournament-walkover = {$who}（{$names}不战而胜）
tournament-unplayed = {$who}（没有打）
tournament-decided = {$who}（已裁定）
tournament-byes = 轮空：{$names}
tournament-standings-swiss = **排名**：先比积分，再比对手积分之和（对手分），再比桌上得分
tournament-standings-duplicate = **排名**：先比积分，再比桌上得分
tournament-standings-byes = -# 轮空的轮次，视为遇到与本人同分的对手来算对手分。
tournament-standings-knock-out = **排名**
tournament-line-swiss = {$place} · {$name} · **{$score}** · {$opposition} · {$points}
tournament-line-duplicate = {$place} · {$name} · **{$score}** · {$points}
tournament-line-to-play = {$place} · {$name} · 尚未对局
tournament-line-knock-out = {$place} · {$name} · { $rounds ->
    [0] 一轮未过
   *[other] 过{$rounds}轮
}
tournament-together = {$count}人在打同样的牌。所有人打完或时间到了，才公布成绩。
tournament-together-line = {$place}. {$name} · **{$points}**
tournament-fair = 本轮的密钥由锦标赛的密钥得出：对 `{$about}` 取 `HMAC-SHA-256`。锦标赛密钥的“承诺”自宣布时起就在它的消息里，其后每次按“报名”都附加一个数。锦标赛的密钥在各轮都结束后公开。
tournament-gone = {$name}（已退出）
tournament-done-enter = 你已报名。
tournament-done-withdraw = 你已退赛。
button-tournament-enter = 报名
button-tournament-withdraw = 退赛
button-tournament-all = 全部名单
act-tournament = {$league}：宣布举办{$game}锦标赛
act-call-off = {$league}：取消锦标赛
refusal-no-tournament = 目前没有锦标赛。主办方可用 `/league tournament` 宣布举办。
refusal-tournament-runs = {$league}已有锦标赛，要等那一场结束，或由主办方取消。
refusal-tournament-game = {$league}不打这个游戏。主办方可用 `/league game` 加入。
refusal-tournament-two = 淘汰赛只能一桌两人：“人数”请选2，并选两人能玩的游戏。
refusal-tournament-over = 这场锦标赛已经结束。
refusal-tournament-begun = 淘汰赛已经开始，不能再报名。
refusal-tournament-entered = 你已经报名了。
refusal-tournament-not-entered = 你没有报名这场锦标赛。
refusal-tournament-full = 报名已满，最多{$most}人。
command-league-tournament = 锦标赛
command-league-tournament-about = 查看锦标赛；主办方可宣布举办
option-tournament = 赛制
option-tournament-about = 宣布举办瑞士制、淘汰赛或复式赛（主办方）
option-begins = 开始
option-begins-about = 多久以后开始；只写数字就是分钟
option-round-time = 时限
option-round-time-about = 每轮多久；只写数字就是分钟
option-swiss-rounds = 轮数
option-swiss-rounds-about = 打几轮；0：瑞士制的轮数按人数而定，复式赛三轮
option-late = 逾时
option-late-about = 时间到时还在打的对局：可以打完，或以当时的得分计
option-off = 取消
option-off-about = 取消锦标赛（主办方）
