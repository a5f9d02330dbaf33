# 長春のレッスン。一部の局面は大連にもある。

learn-changchun = 長春麻雀
learn-changchun-suits-title = 萬・筒・索
learn-changchun-suits-ask = 上がりには萬子・筒子・索子が**すべて**要ります。足りないのは頭の1枚だけです。四索と九萬、どちらで待ちますか。
learn-changchun-suits-good = {$wins}なら3種類がそろって上がれます。
learn-changchun-suits-bad = 四索がなければ手に索子がなく、上がれません。
learn-changchun-suits-why = 萬・索・筒のうち1種類の最後の1枚を捨てる前に、よく考えましょう。あと1枚の形でも条件が足りなければ、足りないものが手牌の画面に出ます。
learn-changchun-outside-title = 一九字牌
learn-changchun-outside-ask = 手のどこかに**1か9か字牌**が要ります。今度も足りないのは頭の1枚です。九萬と六萬、どちらで待ちますか。
learn-changchun-outside-good = {$wins}なら9があって上がれます。
learn-changchun-outside-bad = 九萬がなければ2から8ばかりで、上がれません。
learn-changchun-outside-why = 一九字牌は、手の中でもさらした牌でも、1枚あれば足ります。
learn-changchun-pung-title = 順子4つ
learn-changchun-pung-ask = 続く3枚の**順子**ばかり4つなら、頭は**三元牌**でなければ上がれません（同じ3枚の面子があれば別です）。今は順子が4つです。どちらを頭に残しますか。
learn-changchun-pung-good = 順子4つと{$wins}の頭で上がれます。
learn-changchun-pung-bad = 順子4つと九筒の頭では上がれません。三元牌はどれでしょう。
learn-changchun-pung-why = 同じ3枚は**刻子**、4枚は槓子です。どちらかがあれば、頭は三元牌でなくてもかまいません。
learn-changchun-ready-title = 聴牌宣言
learn-changchun-ready-ask = 1枚捨てれば聴牌です。そのとき**聴牌**を宣言すると、後で宝牌を見られます。どれとも合わない牌で宣言しましょう。
learn-changchun-ready-good = {$wins}を待っています。宣言しなくても上がれますが、宝牌を見られるのは宣言した人だけです。
learn-changchun-ready-bad = それでは宣言できません。「聴牌を宣言して捨てる牌」から、どれとも合わない1枚を選びましょう。
learn-changchun-ready-why = 宣言すると全員に分かります。宝牌を見るまでは、手を変えてもかまいません。
learn-changchun-look-title = 宝牌
learn-changchun-look-ask =
    聴牌していて、これからツモる番です。その前に、伏せて置かれた**宝牌**を見られます。
    それが待ち牌ならその場で上がり、後で宝牌と同じ牌をツモっても上がりです。
learn-changchun-look-good = 知っているのはあなただけです。これからは手を変えられず、上がるまでツモ切りです。
learn-changchun-look-bad = 先に見なければ、待ち牌でしか上がれません。宝牌を見ましょう。
learn-changchun-look-why = 一九字牌のない手では見られません。宝牌と同じ牌が3枚捨てられると、新しく決め直します。
learn-changchun-treasure-title = 宝牌で上がる
learn-changchun-treasure-ask = 見た宝牌は西です。待ちは六索と九索ですが、西を引きました。宝牌と同じ牌は、待ち牌の代わりになります。
learn-changchun-treasure-good = 3人から合わせて{$pays}点もらいました。この上がりは4倍です。
learn-changchun-treasure-bad = それは宝牌と同じ牌です。「上がる」を押しましょう。
learn-changchun-treasure-why = 宝牌そのものが待ち牌なら、見たときに上がりで、これも4倍です。
learn-changchun-xi-title = 特殊な槓
learn-changchun-xi-ask = 最初に捨てる前なら**特殊な槓**をさらせます：中發白、一の牌3種、九の牌3種、東南西北です。面子になり、すぐ点になります。手には中發白があります。
learn-changchun-xi-good = 中發白をさらし、3人から1点ずつもらいました。使いにくい牌が面子になりました。
learn-changchun-xi-bad = 三元牌は取っておきましょう。中發白で特殊な槓になります。
learn-changchun-xi-why = 特殊な槓は、上がりに要る刻子に数えますが、鳴いたことにはなりません。
learn-changchun-add-title = 牌を加える
learn-changchun-add-ask = 三元牌の特殊な槓があり、三元牌をもう1枚引きました。同じ種類の牌は**加えられます**。加えるたびにまた点をもらい、1枚補充します。
learn-changchun-add-good = 誰も搶槓やポンをしなければ、また3人から1点ずつもらい、1枚補充します。
learn-changchun-add-bad = 槓に加えられる三元牌が残っています。加えましょう。
learn-changchun-add-why = 同じ牌4枚のカンも点になります。暗槓は3人が、明槓は捨てた人だけが払います。流局でもカンの点は残ります。
