# 麻雀の取り決め

option-rounds = 親の周回数
option-rounds-help = 全員が何回ずつ親になるまで遊ぶか。
option-declare = 上がりの宣言
option-declare-help = 正しい上がりだけを宣言できるか、いつでも宣言できてチョンボを罰するか。
option-gold_reveal = 開金
option-gold_reveal-help = さいころの目の数だけ山の末尾から数えた牌を開けるか、親が末尾の牌を開けるか。
option-base_scale = 底の倍率
option-base_scale-help = 親と子の底にこの数を掛けます。その分、水の重みが小さくなります。
option-no_ron_holding_gold = 金牌を持つ人の出上がり禁止
option-no_ron_holding_gold-help = 金牌を持っている人は自摸でしか上がれません。
option-gold_lap_ron = 金牌が捨てられた周の出上がり
option-gold_lap_ron-help = 金牌を捨てた人の次の番まで、誰も捨て牌では上がれないか、ほかの3人は上がれるか。
option-rob_kong_in_lap = 金牌が捨てられた周の搶槓
option-rob_kong_in_lap-help = 金牌が捨てられた周でも、搶槓で上がれるようにします。
option-pass_lock = 見逃した牌の禁止
option-pass_lock-help = 上がりやポンを見逃した人は、自分の次の番が来るか飛ばされるまで、同じ牌で上がりやポンができません。
option-three_gold_restrict = 金牌3枚での上がりの制限
option-three_gold_restrict-help = 金牌が手に3枚ある人は、三金倒か游金・双游・三游でしか上がれません。
option-gold_discard_forfeits = 金牌を捨てた人の上がり放棄
option-gold_discard_forfeits-help = 双游・三游以外で金牌を捨てた人は上がれなくなります。
option-repeats = 連荘で底が2倍になる回数の上限
option-repeats-help = 連荘で親の底が2倍になるのはこの回数までです。0では、1回の支払いの上限に達するまで増えます。
option-youjin_ron = 游金の形と捨て牌
option-youjin_ron-help = 五面子と金牌1枚の形は捨て牌で上がれないか、ほかの形にも読めれば上がれるか。
option-gold_pung_water = 金牌入りの刻子の水
option-gold_pung_water-help = 金牌で作った刻子にも暗刻の水がつきます。「なし」なら水は0です。
option-discards = 捨て牌の置き方
option-discards-help = 中央に乱雑に置くか（誰が何を捨てたかは自分で覚えます）、各自の前に順に並べるか。
option-dealer_step = 親の底の増え方
option-dealer_step-help = 連荘ごとに1増えるか、上がり方の倍数だけ増えるか。
option-open_pung_as_closed = 明刻に暗刻並みの水
option-open_pung_as_closed-help = 明刻の水を暗刻と同じにします。
value-checked = 正しい上がりだけ
value-free = いつでも（間違いはチョンボ）
value-dealer_turns_tail = 親が末尾の牌を開ける
value-none = 誰も上がれない
value-others = ほかの3人は上がれる
value-strict = 上がれない
value-decomposition = ほかの形にも読めれば上がれる
value-one = 1ずつ
value-multiplier = 上がり方の倍数だけ
value-heap = 中央に乱雑に
value-rivers = 各自の前に順に

# 出典にある言葉と、その補足

option-rounds-source--xiamen = 資料に勝負の長さは書かれていません。
option-rounds-source--northern = 資料に勝負の長さは書かれていません。
option-rob_kong_in_lap-source = XM: チー・ポン(明槓も)・振り込み上がりができません。搶槓には触れていません。
option-repeats-source = XM: 親の底は,流局を含む連荘のたびに2倍し。回数の限度はどの出典にもありません。
option-claim_added-source = CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます。両方がかかるのは加えた牌だけです。
option-combine_big-source = LX: 役の複合関係が整理されてなく。どう組み合わせるかは書かれていません。
option-claim_wild-source = LX: 全員に有効な混を捨てたら,上がり放棄です。ほかの人が取れるかは書かれていません。
option-duanyao_xi-source = LX: 断幺:1点。喜を除くと書かれているのは、平和についてです。
option-stick-source = LX: 決めた点数を供託することで成立し; 点棒1本を供託した上で,口頭で混を指定できます。点棒1本が何点かは書かれていません。
