# 锦标赛的牌桌

tournament-clock = -# 每轮的时限：{$clock}
tournament-long = ⚠ 一场通常要{$match}，超过一轮的时间。主办方可延长每轮时间，或用 `/league game` 减少局数。
refusal-tournament-people = 本联赛的{$game}不能由{$most}人打，请另选一桌的人数。
