# 亮喜の3つのレッスン。

learn-liangxihand = 亮喜：手と混
learn-liangxihand-sets-title = 四面子と頭
learn-liangxihand-sets-ask = **面子**（同じ3枚か、萬子・筒子・索子の続く3枚）4つと、同じ2枚の**頭**で上がります。毎回1枚引いて1枚捨てます。どれとも合わない牌を捨てましょう。
learn-liangxihand-sets-good = 面子3つと頭ができ、七索と八索が{$waits}を待っています。どちらかが来れば上がりです。
learn-liangxihand-sets-bad = それでは面子か頭が壊れます。隣の牌も同じ牌もないのはどれでしょう。
learn-liangxihand-sets-why = あと1枚で上がる手を**聴牌**といいます。何を捨てると何を待つかは、手牌の画面に出ます。
learn-liangxihand-win-title = 上がる
learn-liangxihand-win-ask = 六索か九索を待っていて、九索を引きました。面子はすべてそろいました。「上がる」を押しましょう。
learn-liangxihand-win-good = 3人から合わせて{$pays}点もらいました。点の内訳は図のとおりです。
learn-liangxihand-win-good--northern = 3人から合わせて{$pays}点もらいました。何で何倍になったかは図のとおりです。
learn-liangxihand-win-bad = それでは上がりの手を崩してしまいます。「上がる」を押しましょう。
learn-liangxihand-win-why = 小役は1点ずつです。ここでは二の頭、鳴いていないこと、自分で引いたことです。親は払うのももらうのも2倍です。
learn-liangxihand-win-why--northern = 3人がそれぞれ1点を払い、当てはまるものごとに倍になります。ここでは親であること、自分で引いたこと、鳴いていないことです。
learn-liangxihand-wild-title = 混
learn-liangxihand-wild-ask = 三萬が表になったので、次の四萬と五萬が**混**です。あなたの四萬は何の代わりにもなりますが、捨てるともう上がれません。ほかの牌を捨てましょう。
learn-liangxihand-wild-good = {$waits}を待っています。七索の横に混があれば、近くの牌はほとんど何でも合います。
learn-liangxihand-wild-bad = 混でも九萬の頭でもない、1枚だけの牌を探しましょう。
learn-liangxihand-wild-why = 上がった手の混は1枚につき1点です。混だけの面子や頭は作れず、鳴くのにも使えません。
learn-liangxihand-claim-title = 鳴く
learn-liangxihand-claim-ask =
    ほかの人の捨て牌も使えます。同じ牌を2枚持っていれば、3枚目を誰からでも**ポン**できます。
    中が捨てられ、手には中が2枚あります。三元牌の刻子は1点になります。
learn-liangxihand-claim-good = 刻子をさらし、引かずに1枚捨てます。上家の捨て牌なら、続く3枚にする**チー**もできます。
learn-liangxihand-claim-bad = それでは中は2枚のままです。3枚目を取りましょう。
learn-liangxihand-claim-why = 鳴いた面子はさらしたままで、もう変えられません。鳴かない手も1点なので、何でも鳴けばよいわけではありません。
learn-liangxihand-claim-why--xiamen = さらした三元牌の刻子は1点（水といいます）、手の中なら2点です。鳴いた面子は、もう変えられません。

learn-liangxixi = 亮喜：喜
learn-liangxixi-lay-title = 喜をさらす
learn-liangxixi-lay-ask =
    2度目（親は最初）のツモの前なら、**喜**をさらせます：違う風牌3枚、九の牌3種、一の牌3種のどれかです。
    手に要る面子が1つ減り、喜は1点です。風牌が3枚あります。
learn-liangxixi-lay-good = 喜をさらし、後は手牌10枚で打ちます。要るのは面子3つと頭だけになりました。
learn-liangxixi-lay-bad = その風牌は取っておきましょう。違う3枚で喜になります。
learn-liangxixi-lay-why = このゲームの名は、喜をさらすという意味です。時期を過ぎるとさらせません。
learn-liangxixi-ones-title = 一の牌で代用
learn-liangxixi-ones-ask = 九の喜には九索が足りません。けれども喜では、**一の牌**や混をほかの牌の代わりに使えます。さらしましょう。
learn-liangxixi-ones-good = 九の牌2枚と一の牌で九の喜です。一の牌は、使い道を確かめてから捨てましょう。
learn-liangxixi-ones-bad = 九の牌を取っておきましょう。一索と合わせて喜になります。
learn-liangxixi-ones-why = 混が代わりをしている牌を引けば、混を取り戻せます。一の牌は取り戻せません。
learn-liangxixi-add-title = 喜に加える
learn-liangxixi-add-ask = 風の喜があり、4枚目の北を引きました。同じ種類の牌は喜に**加えられます**。加えるたびに1枚補充し、3枚加えると1点です。
learn-liangxixi-add-good = 誰も搶槓やポンをしなければ、北は喜に加わります。そのあと1枚補充し、いつものように捨てます。
learn-liangxixi-add-bad = 喜に加えられる風牌が残っています。加えましょう。
learn-liangxixi-add-why = 喜と同じ種類の牌が手に残っていると上がれません。加えるか、捨てるかです。
learn-liangxixi-swap-title = 混を取り戻す
learn-liangxixi-swap-ask = 喜の中の八萬は混で、3枚目の風の代わりです。西を引いたので、**入れ替えられます**。混は手に戻ります。
learn-liangxixi-swap-good = 喜は風だけになり、混は手に戻りました。手の混は1点で、どこにでも使えます。
learn-liangxixi-swap-bad = 西にはもっとよい使い道があります。喜の中で混が代わりをしている牌は、西です。
learn-liangxixi-swap-why = 西を喜に加えて1枚引くこともできます。けれども手の混はたいていそれより値打ちがあります。

learn-liangxilimits = 亮喜：限定局
learn-liangxilimits-say-title = 親の宣言
learn-liangxilimits-say-ask = 配牌前に親は上がれる手を限定し、上がった人がもらう点を供託できます。故事にちなむ3枚組が多く使われます。最初の「孔雀東南飛」を選びましょう。
learn-liangxilimits-say-good = これで上がりには、孔雀の一索と東、南が要ります（混でも代用できます）。点なども続けて宣言でき、「配牌を始める」で終わります。
learn-liangxilimits-say-bad = 必要な小花の一覧で孔雀を探しましょう。一番上にあります。
learn-liangxilimits-say-why = 供託は上がった人のもので、上がる人が出るまで残ります。限定するかどうかは親の自由です。
learn-liangxilimits-hold-title = 必要な牌を持つ
learn-liangxilimits-hold-ask = 親は孔雀、つまり一索と東と南を宣言しました。3枚とも持っていて、面子1つに数えます。どこにも合わない牌を捨てましょう。
learn-liangxilimits-hold-good = 孔雀と順子2つと頭で、{$waits}を待っています（このうち筒子は混です）。この局では孔雀のない手は上がれません。
learn-liangxilimits-hold-bad = 孔雀の3枚は、混で代用しないかぎり、1枚でも欠けると上がれません。どこにも合わない牌はどれでしょう。
learn-liangxilimits-hold-why = 小花は鳴いては作れません（上がり牌だけは、捨て牌でもかまいません）。初めから取っておきましょう。
learn-liangxilimits-win-title = 上がる
learn-liangxilimits-win-ask = 孔雀は手にあり、八索を引きました。この手は親の宣言に合うでしょうか。
learn-liangxilimits-win-good = そのとおりです。3人から合わせて{$pays}点もらいました。親の供託も上がった人のものです。
learn-liangxilimits-win-bad = 孔雀を含む四面子と頭がそろっています。「上がる」を押しましょう。
learn-liangxilimits-win-why = 「上がる」が出るのは、宣言に合う手のときだけです。ないときは絵の上の説明を読みましょう。
