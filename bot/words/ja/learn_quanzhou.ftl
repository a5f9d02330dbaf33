# 泉州だけのレッスン。

learn-quanzhou = 泉州麻雀
learn-quanzhou-eight-title = 花牌8枚
learn-quanzhou-eight-ask = 泉州では、**花牌が8枚**そろえば、どんな手でもすぐに上がりです。もう7枚さらしてあります。同じ牌4枚で**カン**をすると、1枚補充できます。
learn-quanzhou-eight-good = 8枚目の花牌でした。3人から合わせて{$pays}点もらいました。1人が払うのは底と水の和の3倍です。
learn-quanzhou-eight-bad = もう1枚引けば、花牌が来るかもしれません。4枚ある牌はどれでしょう。
learn-quanzhou-eight-why = 春夏秋冬か梅蘭菊竹の4枚は、ここでは4水、厦門では8水です。泉州に搶金と天胡はなく、配牌のまま上がれる手もふつうの上がりです。
