# 天九のレッスン。

learn-tiengow = 天九
learn-tiengow-civil-title = 文
learn-tiengow-civil-ask =
    4人が1枚ずつ出し、一番強い牌の人がその**周**を取ります。**最後の**周を取った人が局に勝ちます。
    {""}**文**は強い順に6-6、1-1、4-4、1-3、5-5です。最初の人（先手）が出した5-5に勝ちましょう。
learn-tiengow-civil-good = 4-4（人）は、目の数が少なくても5-5（梅花）より上です。まだ次の2人に、1-1か6-6で負けるかもしれません。
learn-tiengow-civil-bad = 伏せた牌では何も取れません。5-5より順が上の牌はどれでしょう。
learn-tiengow-civil-why = 文の順は6-6、1-1、4-4、1-3、5-5、3-3、2-2、5-6、4-6、1-6、1-5です。勝つ義務はありませんが、どれだけ取ったかで点が決まります。
learn-tiengow-military-title = 武
learn-tiengow-military-ask = 10枚の**武**の強さは目の合計で決まり、九が一番です。文と武は互いに勝てません。先手の八に勝ちましょう。
learn-tiengow-military-good = 九は八に勝ち、九に勝つ武はありません。6-6は文で一番強い牌ですが、ここでは役に立ちません。
learn-tiengow-military-bad = それでは取れません。合計が八より大きい武が要ります。
learn-tiengow-military-why = 九、八、七、五が2枚ずつ、六と三が1枚ずつです。同じ強さなら先に出したほうの勝ちです。
learn-tiengow-down-title = 伏せる
learn-tiengow-down-ask = 先手は6-6で、勝てる牌はありません。こういうときは、ほかの人に見えないように1枚を**伏せて**出します。なくてもよい牌はどれでしょう。
learn-tiengow-down-good = 1-6は文でほぼ一番弱いので、惜しくありません。強い牌は後の周に残しましょう。
learn-tiengow-down-bad = その牌ならまだ1周取れます。一番弱い牌を伏せましょう。
learn-tiengow-down-why = 大切なのは最後の周に勝つことです。弱い牌は早く手放し、勝てる牌を残します。
learn-tiengow-pair-title = 2枚同時に
learn-tiengow-pair-ask =
    同じ牌2枚はペアで出せ、皆も2枚ずつ出します。勝てるのはより強いペアだけです。
    取ると、1枚の周の倍の2**棟**がもらえます。先手の2-2のペアに勝ちましょう。
learn-tiengow-pair-good = もっと強いペアが出なければ、一度に2棟です。周に勝った人が次の先手になります。
learn-tiengow-pair-bad = あなたは2-2より強いペアを持っています。それを出しましょう。
learn-tiengow-pair-why = 棟は全部で8つあり、1周ごとに、先手が出した枚数だけ取れます。負けた人は4棟より少なければ払い、5棟か6棟ならもらいます。
learn-tiengow-partners-title = 文と武の組
learn-tiengow-partners-ask =
    6-6（天）と九、1-1（地）と八、4-4（人）と七、1-3（鵝）と五は**組**になり、一緒に出せます。
    これが最後の2枚です。勝てるように出しましょう。
learn-tiengow-partners-good = これに勝てるのは地と八、天と九だけです。おそらくこの最後の周を取り、局に勝てます。
learn-tiengow-partners-bad = 1枚ずつでは、4-4は1-1と6-6に、七は八と九に負けます。一緒に出してみましょう。
learn-tiengow-partners-why = 枚数が多いほど勝ちにくくなります。同じ種類の、より強い組でなければならないからです。
learn-tiengow-supreme-title = 至尊
learn-tiengow-supreme-ask = 2-4と1-2は1枚では弱い牌ですが、2枚そろうと**至尊**です。先手なら必ず勝ち、その場で点をもらえます。出してみましょう。
learn-tiengow-supreme-good = 誰もこれに勝てません。3人から2点ずつ、親なのでその倍をもらえます。後手では何にも勝てないので、先手のときに出しましょう。
learn-tiengow-supreme-bad = 一緒なら負けない2枚を分けてしまいます。2-4と1-2を同時に出しましょう。
learn-tiengow-supreme-why = 1枚ずつでは、1-2は武で一番弱い牌です。最後の周の至尊に祝儀はありませんが、局の点が2倍になります。
learn-tiengow-stack-title = 最後の周
learn-tiengow-stack-ask = 残りは2枚で、まだ1棟もありません。最後の周が1枚なら、**棟**のある人しか勝てません。先手は5-5で、次があなたです。
learn-tiengow-stack-good = これに勝てるのは6-6だけです。取れば1棟になり、最後は九で先手です。九に勝つ牌はなく、この局はあなたの勝ちです。
learn-tiengow-stack-bad = 棟がなければ、最後の牌がどれでも伏せなければなりません。この周を取りましょう。
learn-tiengow-stack-why = 局の勝ちを決めるのは最後の周ですが、1棟もなければそこで勝てません。初めの1棟のためなら、強い牌を使う値打ちがあります。
learn-tiengow-dealer-title = 親に勝たせない
learn-tiengow-dealer-ask = 残りは2枚です。右隣の**親**が4-4で先手、ほかの2人は伏せました。この周を取った人が、最後の周の先手です。何を出しますか。
learn-tiengow-dealer-good = 最後の周の先手は、親ではなくあなたです。親が勝つと3人とも倍の点を払い、同じ人が親を続け、倍率も上がります。
learn-tiengow-dealer-bad = それでは親がこの周を取り、最後の周も親の先手です。親が勝つと点は倍になります。1-1なら4-4に勝てます。
learn-tiengow-dealer-why = 一番大切なのは、**親に勝たせない**ことです。親が取りそうな周は、強い牌を使ってでも取ります。
learn-tiengow-others-title = ほかの人に任せる周
learn-tiengow-others-ask = 3周目です。親でない右隣の人が、5-5で先手です。向かいの親は伏せ、最後はあなたです。1-1を使いますか。
learn-tiengow-others-good = この棟は親のものになりません。失うのは一番弱い牌だけで、1-1は親が取りそうな周のために残ります。
learn-tiengow-others-bad = 親はもうこの周を取れないので、その牌を使うのは惜しいところです。一番弱い牌を伏せましょう。
learn-tiengow-others-why =
    初めの3周では、親でない人が勝っていれば、上回れる牌があっても任せます。
    親のときは、確実に取れる牌から出す安全策もあります。勝ちは減り、負けも減ります。
