# 麻將的本桌規則

option-rounds = 圈數
option-rounds-help = 打滿這麼多圈就結束；人人做過一次莊為一圈。
option-declare = 喊胡
option-declare-help = 真的能胡才能喊；或隨時可以喊，詐胡要賠。
option-gold_reveal = 開金
option-gold_reveal-help = 擲骰，從牌尾數到骰子的點數，翻開那一張；或由莊家直接翻開牌尾的一張。
option-base_scale = 底的倍數
option-base_scale-help = 莊家與閒家的底都乘上這個數，水的影響就變小。
option-no_ron_holding_gold = 有金不能平胡
option-no_ron_holding_gold-help = 手上有金牌的人只能自摸。
option-gold_lap_ron = 打出金牌那一巡的平胡
option-gold_lap_ron-help = 從有人打出金牌到再輪到他為止，誰都不能胡別人打的牌，或其他三家可以胡。
option-rob_kong_in_lap = 打出金牌那一巡可搶槓
option-rob_kong_in_lap-help = 打出金牌的那一巡，可否搶槓胡牌。
option-pass_lock = 過碰不碰、過胡不胡
option-pass_lock-help = 放過可碰或可胡的牌，輪到自己或被跳過以前，就不能碰、胡同樣的牌。
option-three_gold_restrict = 三張金限三金倒或游金
option-three_gold_restrict-help = 手上有三張金的人，只能以三金倒、游金、雙游或三游胡牌。
option-gold_discard_forfeits = 打出金牌當相公
option-gold_discard_forfeits-help = 除了雙游與三游，打出金牌的人不能再胡。
option-repeats = 連莊加倍的次數上限
option-repeats-help = 莊家的底最多加倍這麼多次；設為0時，增加到單筆支付的上限為止。
option-youjin_ron = 游金牌型胡別人打的牌
option-youjin_ron-help = 五組齊全、單剩一張金，不能胡別人打的牌；或換一種拆法湊得成就能胡。
option-gold_pung_water = 含金刻子算水
option-gold_pung_water-help = 用金牌湊成的刻子與暗刻一樣算水，或不算水。
option-discards = 打出的牌怎麼擺
option-discards-help = 打出的牌隨意堆在中間，誰打了什麼要自己記住；或依打出的先後排在各家面前。
option-dealer_step = 連莊加底
option-dealer_step-help = 每連莊一局加1，或加上胡牌的倍數。
option-open_pung_as_closed = 明刻算暗刻的水
option-open_pung_as_closed-help = 明刻的水與暗刻相同。
value-checked = 能胡才能喊
value-free = 隨時可喊（詐胡要賠）
value-dealer_turns_tail = 莊家翻牌尾
value-none = 誰都不能胡
value-others = 其他三家可以胡
value-strict = 不能胡
value-decomposition = 換一種拆法可胡
value-one = 加1
value-multiplier = 加胡牌的倍數
value-heap = 隨意堆在中間
value-rivers = 依先後排在各家面前

# 出處的原文與說明

option-rounds-source--xiamen = 資料裡沒有規定打幾圈。
option-rounds-source--northern = 資料裡沒有規定打幾圈。
option-rob_kong_in_lap-source = XM: チー・ポン(明槓も)・振り込み上がりができません；沒有提到搶槓。
option-repeats-source = XM: 親の底は,流局を含む連荘のたびに2倍し；各資料都沒有說上限。
option-claim_added-source = CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます；只有加的牌才會同時要碰要槓。
option-combine_big-source = LX: 役の複合関係が整理されてなく；沒有說明怎樣複合。
option-claim_wild-source = LX: 全員に有効な混を捨てたら,上がり放棄です；沒有說別人能不能要。
option-duanyao_xi-source = LX: 断幺:1点；說到不計喜的是平和一項。
option-stick-source = LX: 決めた点数を供託することで成立し; 点棒1本を供託した上で,口頭で混を指定できます；沒有說一根點棒值幾分。
