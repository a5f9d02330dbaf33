# 錦標賽的牌桌

tournament-clock = -# 每輪的時限：{$clock}
tournament-long = ⚠ 一場通常要{$match}，超過一輪的時間。主辦人可延長每輪時間，或用 `/league game` 減少局數。
refusal-tournament-people = 本聯賽的{$game}不能由{$most}人打，請另選一桌的人數。
