# 锦标赛的牌桌

tournament-clock = -# 牌桌的时限：{$clock}
tournament-long = ⚠ 一场通常要{$match}，超过一轮的时间。主办方可延长每轮时间，或用 `/league game` 减少局数。
refusal-tournament-people = 本联赛的{$game}不能由{$most}人打，请另选一桌的人数。

button-tournament-play = 对局
tournament-thread = 第{$number}轮：{$who}
tournament-at = {$who} → {$place}
tournament-seated = 第{$number}轮，同桌：{$who}。你的牌桌在{$place}。
lobby-tournament = **锦标赛第{$number}轮**：{$who}
lobby-tournament-clock = ⚠ 一轮有{$time}，合适的时限是“{$clock}”。照这桌的时限，可能来不及打完。
lobby-tournament-others = ⚠ 有别人在座（{$names}），这场就不计入锦标赛。
lobby-tournament-waits = 还没到：{$names}。在这里按“入座”，或在锦标赛下面按“对局”。
notice-tournament = 锦标赛第{$number}轮，你的{$game}牌桌在这里 → {$link}
refusal-tournament-not-begun = 第一轮还没开始，请在开始之后再按“对局”。
refusal-tournament-sits-out = 你第{$number}轮轮空，不用打。这轮结束后才排下一轮。
refusal-tournament-no-match = 第{$number}轮没有你的场次，请等下一轮编排。
refusal-tournament-played = 你第{$number}轮的场次已经结束。
refusal-tournament-gone-away = 有对手退赛，这场不打了；这轮结束时算你不战而胜。
refusal-tournament-table = 这张牌桌留给锦标赛第{$number}轮的一场，只有该场的人能入座。请到别的频道或子区开桌。
refusal-tournament-stays = 这张牌桌是锦标赛第{$number}轮的一场，入座的人、规则和时限等条件都不能更改。
refusal-tournament-waits = 这场的人都入座后才能开始；还有谁没到，看牌桌的消息。
refusal-tournament-no-room = 这里开不了对局的子区，联赛的频道也没有空位。请主办方给机器人创建子区的权限，或自己在联赛的别的频道开桌。
schedule-reported = {$who}（已登记：#{$number}）
reported-round = 这是他们在锦标赛第{$number}轮那场的结果。
reported-planned = 这是他们在赛程第{$number}轮那场的结果。
