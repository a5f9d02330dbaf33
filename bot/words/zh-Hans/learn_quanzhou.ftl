# 泉州独有的课程。

learn-quanzhou = 泉州麻将
learn-quanzhou-eight-title = 八张花
learn-quanzhou-eight-ask = 在泉州，集齐**八张花**就立即胡，不论手牌如何。你有七张。四张相同的牌可以**杠**，杠后补一张。该怎么打？
learn-quanzhou-eight-good = 补到了第八张花。三家一共付你{$pays}分：每家付底与水之和的三倍。
learn-quanzhou-eight-bad = 多摸一张，就多一个摸到花牌的机会。哪种牌你有四张？
learn-quanzhou-eight-why = 四季或四君子齐全，这里是4水，厦门是8水。泉州没有抢金和天胡。
