# 大会の卓

tournament-clock = -# 回戦の持ち時間：{$clock}
tournament-long = ⚠ 勝負1回にふつう{$match}かかり、回戦の時間に収まりません。運営は、回戦の時間を延ばすか、`/league game` で局数を減らせます。
refusal-tournament-people = このリーグの{$game}は{$most}人ではできません。1卓の人数を選び直してください。
