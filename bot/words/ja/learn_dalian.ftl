# 大連だけのレッスン。

learn-dalian = 大連窮胡
learn-dalian-open-title = 開門
learn-dalian-open-ask = 大連では、鳴いた面子がないと上がれません。同じ牌を2枚持っていれば、3枚目を誰からでも**ポン**できます。中が捨てられ、手に2枚あります。
learn-dalian-open-good = 刻子をさらし、引かずに1枚捨てます。上家の捨て牌なら、同じ種類の続いた3枚にする**チー**もできます。
learn-dalian-open-bad = それでは門前のままで、上がれません。3枚目の中を取りましょう。
learn-dalian-open-why = 鳴けば払う点も減ります。門前のまま払う人は2倍だからです。ただし順子も1つ要るので、ポンばかりしてはいけません。
learn-dalian-pair-title = 頭
learn-dalian-pair-ask = 大連では、**2と8は頭にできません**。足りないのは頭の1枚だけです。六萬と八萬、どちらで待ちますか。
learn-dalian-pair-good = {$wins}の頭なら上がれます。
learn-dalian-pair-bad = 頭が八萬では、面子がそろっていても上がれません。
learn-dalian-pair-why = 大連の「窮胡」は、ほかの麻雀なら役になる形を避けて上がります。だから門前も、刻子ばかりも、2と8の頭もいけません。
learn-dalian-single-title = 裸単騎
learn-dalian-single-ask = 面子を3つさらし、手牌は4枚です。3枚目の七索が捨てられましたが、大連では手牌が**1枚だけ**になると上がれません。ポンしますか、見送りますか。
learn-dalian-single-good = 見送れば、七索を頭にして七萬で上がれます。
learn-dalian-single-bad = ポンして1枚捨てると手は1枚になり、もう上がれません。
learn-dalian-single-why = 長春では、刻子と槓子ばかりなら裸単騎でも上がれます。大連では決して上がれません。
learn-dalian-xi-title = 中發白
learn-dalian-xi-ask = 中發白が1枚ずつあれば、自分の番にいつでも**特殊な槓**をさらせます。面子になり、すぐに3人から点をもらえます。
learn-dalian-xi-good = 中發白をさらし、3人から1点ずつもらいました。補充はしないので、ここで1枚捨てます。
learn-dalian-xi-bad = 三元牌は取っておきましょう。特殊な槓なら面子になり、すぐに点になります。
learn-dalian-xi-why = 特殊な槓は、上がりに要る刻子に数えますが、鳴いたことにはなりません。
