# 麻将的本桌规则

option-rounds = 圈数
option-rounds-help = 打满这么多圈就结束；人人做过一次庄为一圈。
option-declare = 喊胡
option-declare-help = 真的能胡才能喊；或随时可以喊，诈胡要赔。
option-gold_reveal = 开金
option-gold_reveal-help = 掷骰，从牌尾数到骰子的点数，翻开那一张；或由庄家直接翻开牌尾的一张。
option-base_scale = 底的倍数
option-base_scale-help = 庄家与闲家的底都乘上这个数，水的影响就变小。
option-no_ron_holding_gold = 有金不能平胡
option-no_ron_holding_gold-help = 手上有金牌的人只能自摸。
option-gold_lap_ron = 打出金牌那一巡的平胡
option-gold_lap_ron-help = 从有人打出金牌到再轮到他为止，谁都不能胡别人打的牌，或其他三家可以胡。
option-rob_kong_in_lap = 打出金牌那一巡可抢杠
option-rob_kong_in_lap-help = 打出金牌的那一巡，可否抢杠胡牌。
option-pass_lock = 过碰不碰、过胡不胡
option-pass_lock-help = 放过可碰或可胡的牌，轮到自己或被跳过以前，就不能碰、胡同样的牌。
option-three_gold_restrict = 三张金限三金倒或游金
option-three_gold_restrict-help = 手上有三张金的人，只能以三金倒、游金、双游或三游胡牌。
option-gold_discard_forfeits = 打出金牌当相公
option-gold_discard_forfeits-help = 除了双游与三游，打出金牌的人不能再胡。
option-repeats = 连庄加倍的次数上限
option-repeats-help = 庄家的底最多加倍这么多次；设为0时，增加到单笔支付的上限为止。
option-youjin_ron = 游金牌型能否平胡
option-youjin_ron-help = 五组齐全、单剩一张金，不能胡别人打的牌；或换一种拆法凑得成就能胡。
option-gold_pung_water = 含金刻子算水
option-gold_pung_water-help = 用金牌凑成的刻子与暗刻一样算水，或不算水。
option-discards = 打出的牌怎么放
option-discards-help = 打出的牌随意堆在中间，谁打了什么要自己记住；或按打出的先后排在各家面前。
option-dealer_step = 连庄加底
option-dealer_step-help = 每连庄一局加1，或加上胡牌的倍数。
option-open_pung_as_closed = 明刻算暗刻的水
option-open_pung_as_closed-help = 明刻的水与暗刻相同。
value-checked = 能胡才能喊
value-free = 随时可喊（诈胡要赔）
value-dealer_turns_tail = 庄家翻牌尾
value-none = 谁都不能胡
value-others = 其他三家可以胡
value-strict = 不能胡
value-decomposition = 换一种拆法可胡
value-one = 加1
value-multiplier = 加胡牌的倍数
value-heap = 随意堆在中间
value-rivers = 按先后排在各家面前

# 出处的原文与说明

option-rounds-source--xiamen = 资料里没有规定打几圈。
option-rounds-source--northern = 资料里没有规定打几圈。
option-rob_kong_in_lap-source = XM: チー・ポン(明槓も)・振り込み上がりができません；没有提到抢杠。
option-repeats-source = XM: 親の底は,流局を含む連荘のたびに2倍し；各资料都没有说上限。
option-claim_added-source = CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます；只有加的牌才会同时要碰要杠。
option-combine_big-source = LX: 役の複合関係が整理されてなく；没有说明怎样复合。
option-claim_wild-source = LX: 全員に有効な混を捨てたら,上がり放棄です；没有说别人能不能要。
option-duanyao_xi-source = LX: 断幺:1点；说到不计喜的是平和一项。
option-stick-source = LX: 決めた点数を供託することで成立し; 点棒1本を供託した上で,口頭で混を指定できます；没有说一根点棒值几分。
