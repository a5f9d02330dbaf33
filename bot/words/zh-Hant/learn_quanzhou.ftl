# 泉州獨有的課程。

learn-quanzhou = 泉州麻將
learn-quanzhou-eight-title = 八張花
learn-quanzhou-eight-ask = 在泉州，集齊**八張花**就立即胡，不論手牌如何。你有七張。四張相同的牌可以**槓**，槓後補一張。該怎麼打？
learn-quanzhou-eight-good = 補到了第八張花。三家一共付你{$pays}分：每家付底與水之和的三倍。
learn-quanzhou-eight-bad = 多摸一張，就多一個摸到花牌的機會。哪種牌你有四張？
learn-quanzhou-eight-why = 四季或四君子齊全，這裡是4水，廈門是8水。泉州沒有搶金和天胡。
