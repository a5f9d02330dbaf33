# 錦標賽的牌桌

tournament-clock = -# 牌桌的時限：{$clock}
tournament-long = ⚠ 一場通常要{$match}，超過一輪的時間。主辦人可延長每輪時間，或用 `/league game` 減少局數。
refusal-tournament-people = 本聯賽的{$game}不能由{$most}人打，請另選一桌的人數。

button-tournament-play = 對局
tournament-thread = 第{$number}輪：{$who}
tournament-at = {$who} → {$place}
tournament-seated = 第{$number}輪，同桌：{$who}。你的牌桌在{$place}。
lobby-tournament = **錦標賽第{$number}輪**：{$who}
lobby-tournament-clock = ⚠ 一輪有{$time}，適合的時限是「{$clock}」。照這桌的時限，可能來不及打完。
lobby-tournament-others = ⚠ 有別人在座（{$names}），這場就不計入錦標賽。
lobby-tournament-waits = 還沒到：{$names}。在這裡按「入座」，或在錦標賽下面按「對局」。
notice-tournament = 錦標賽第{$number}輪，你的{$game}牌桌在這裡 → {$link}
refusal-tournament-not-begun = 第一輪還沒開始，請在開始之後再按「對局」。
refusal-tournament-sits-out = 你第{$number}輪輪空，不用打。這輪結束後才排下一輪。
refusal-tournament-no-match = 第{$number}輪沒有你的場次，請等下一輪編排。
refusal-tournament-played = 你第{$number}輪的場次已經結束。
refusal-tournament-gone-away = 有對手退賽，這場不打了；這輪結束時算你不戰而勝。
refusal-tournament-table = 這張牌桌留給錦標賽第{$number}輪的一場，只有該場的人能入座。請到別的頻道或討論串開桌。
refusal-tournament-stays = 這張牌桌是錦標賽第{$number}輪的一場，入座的人、規則和時限等條件都不能更改。
refusal-tournament-waits = 這場的人都入座後才能開始；還有誰沒到，看牌桌的訊息。
refusal-tournament-no-room = 這裡開不了對局的討論串，聯賽的頻道也沒有空位。請主辦人給機器人建立討論串的權限，或自己在聯賽的別的頻道開桌。
schedule-reported = {$who}（已回報：#{$number}）
reported-round = 這是他們在錦標賽第{$number}輪那場的結果。
reported-planned = 這是他們在賽程第{$number}輪那場的結果。
