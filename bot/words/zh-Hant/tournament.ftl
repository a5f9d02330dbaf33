# 聯賽的錦標賽

tournament-swiss = 瑞士制
tournament-knock-out = 淘汰賽
tournament-duplicate = 複式賽
tournament-title = {$league}的**錦標賽**：{$game}
tournament-form = {$kind}，一桌{$people}，每輪{$time}
tournament-form-duplicate = {$kind}，每輪{$deals}局、{$time}
tournament-begins = {$left}開始（{$due}），可在下面報名。
tournament-round = **第{$number}輪**（共{$rounds}輪），{$due}截止（{$left}）
tournament-won = { $count ->
   *[other] 冠軍：{$names}。
}
tournament-off = 沒有打到最後一輪就結束了。
tournament-none = {$league}本季還沒有錦標賽。
tournament-nobody = 還沒有人報名。
tournament-entered = 已報名（{$count}人）：{$names}
tournament-more = ……還有{$count}人
tournament-rule-swiss = -# 按「對局」就到你這場的牌桌；在本聯賽別的牌桌打也算。有人沒來，在桌上等的人算輪空得勝；沒來的人視為退賽，重新報名才能再參加。
tournament-rule-knock-out = -# 按「對局」就到你這場的牌桌；在本聯賽別的牌桌打也算。平分時種子在前的晉級；沒打成時在桌上等的人晉級，無人等則種子在前的晉級。
tournament-rule-duplicate = -# 每輪人人打同樣的牌，獨自與同樣的電腦對打，截止前隨時可打（按「我的牌桌」）。一輪中勝過一人得一分，平手得半分。沒有開始的人視為退賽，重新報名才能再參加。
tournament-paused = **第{$number}輪**（共{$rounds}輪）暫停中。
tournament-stalled = **第{$number}輪**（共{$rounds}輪）：時間已到，等主辦人處理。對局仍可繼續。
tournament-nobody-won = 沒有產生冠軍就結束了。
tournament-calls = {$who} {$league}錦標賽第{$number}輪時間已到，但對局還沒打完。本輪會等主辦人按錦標賽訊息下的「主辦」延長、登記結果或結束；對局全部打完時也會進入下一輪。
tournament-rule-wait = -# 時間到時還在打的對局，可以再用一輪的時間打完。到那時一場對局都沒打完，就由主辦人處理。
tournament-rule-points = -# 時間到時還在打的對局，以打完的各局得分計。到那時一場對局都沒打完，就由主辦人處理。
late-wait = 可以再用一輪的時間打完
late-points = 以當時的得分計
tournament-walkover = {$who}（{$names}不戰而勝）
tournament-unplayed = {$who}（沒有打）
tournament-decided = {$who}（已裁定）
tournament-byes = 輪空：{$names}
tournament-standings-swiss = **排名**：先比積分，再比對手積分之和（對手分），再比桌上得分
tournament-standings-duplicate = **排名**：先比積分，再比桌上得分
tournament-standings-byes = -# 輪空的輪次，視為遇到與本人同分的對手來算對手分。
tournament-standings-knock-out = **排名**
tournament-line-swiss = {$place} · {$name} · **{$score}** · {$opposition} · {$points}
tournament-line-duplicate = {$place} · {$name} · **{$score}** · {$points}
tournament-line-to-play = {$place} · {$name} · 尚未對局
tournament-line-knock-out = {$place} · {$name} · { $rounds ->
    [0] 一輪未過
   *[other] 過{$rounds}輪
}
tournament-together = {$count}人在打同樣的牌。所有人打完或時間到了，才公布成績。
tournament-together-line = {$place}. {$name} · **{$points}**
tournament-fair = 本輪的密鑰由錦標賽的密鑰得出：對 `{$about}` 取 `HMAC-SHA-256`。錦標賽密鑰的「承諾」自宣布時起就在它的訊息裡，其後每次按「報名」都附加一個數。錦標賽的密鑰在各輪都結束後公開。
tournament-gone = {$name}（已退出）
tournament-done-enter = 你已報名。
tournament-done-withdraw = 你已退賽。
button-tournament-enter = 報名
button-tournament-withdraw = 退賽
button-tournament-all = 全部名單
act-tournament = {$league}：宣布舉辦{$game}錦標賽
act-call-off = {$league}：取消錦標賽
refusal-no-tournament = 目前沒有錦標賽。主辦人可用 `/league tournament` 宣布舉辦。
refusal-tournament-runs = {$league}已有錦標賽，要等那一場結束，或由主辦人取消。
refusal-tournament-game = {$league}不打這個遊戲。主辦人可用 `/league game` 加入。
refusal-tournament-two = 淘汰賽只能一桌兩人：「人數」請選2，並選兩人能玩的遊戲。
refusal-tournament-over = 這場錦標賽已經結束。
refusal-tournament-begun = 淘汰賽已經開始，不能再報名。
refusal-tournament-entered = 你已經報名了。
refusal-tournament-not-entered = 你沒有報名這場錦標賽。
refusal-tournament-full = 報名已滿，最多{$most}人。
command-league-tournament = 錦標賽
command-league-tournament-about = 查看錦標賽；主辦人可宣布舉辦
option-tournament = 賽制
option-tournament-about = 宣布舉辦瑞士制、淘汰賽或複式賽（主辦人）
option-begins = 開始
option-begins-about = 多久以後開始；只寫數字就是分鐘
option-round-time = 時限
option-round-time-about = 每輪多久；只寫數字就是分鐘
option-swiss-rounds = 輪數
option-swiss-rounds-about = 打幾輪；0：瑞士制的輪數按人數而定，複式賽三輪
option-late = 逾時
option-late-about = 時間到時還在打的對局：可以打完，或以當時的得分計
option-off = 取消
option-off-about = 取消錦標賽（主辦人）
