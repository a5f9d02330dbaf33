# 樱花札的课程。

learn-sakura = 樱花札
learn-sakura-worth-title = 牌的分数
learn-sakura-worth-ask = 吃到的牌就是你的分：**光**★20分，**短**▮10分，**种**◆5分，渣●没有分。两张牌花相同就能**相配**。你有两张牌可以吃：出分数多的那一张。
learn-sakura-worth-good = 萩短有{$worth}分，八桥只有5分。接着翻开牌堆最上面一张：场上没有同花的牌，它就留在场上。
learn-sakura-worth-bad = 有10分可拿。找找场上的▮。
learn-sakura-worth-why = 别的花札游戏里，种比短值钱。这里正相反。
learn-sakura-gaji-title = 百搭
learn-sakura-gaji-ask = 画着太鼓的是**百搭**。从手里打出，不用同花就能吃场上**任何**一张。只有一张，要用得好。吃哪一张？
learn-sakura-gaji-good = 松鹤，{$worth}分。因百搭而配不成对的牌，最后归用百搭的人。
learn-sakura-gaji-bad = 百搭可以吃得更好。场上哪张牌分最多？
learn-sakura-gaji-why = 从牌堆翻出来，它也能吃任何牌。但留在场上，它只是普通的柳。
learn-sakura-set-title = 役
learn-sakura-set-ask = 三张一套的**役**有八种，每凑成一种，每个对手都减50分。松、梅、樱的红短册是其中一种，你已吃到两张。把它凑齐吧！
learn-sakura-set-good = 每个对手少50分：比两张光还多。
learn-sakura-set-bad = 一张光也只有20分。两张红短册还缺哪一张？
learn-sakura-set-why = 松鹤、梅莺、樱幕也是一个役。牡丹、菊、枫的三张青短是一个役，牡丹蝶、菊杯、枫鹿又是一个；藤、菖蒲、萩也一样。
learn-sakura-deny-title = 拆对手的役
learn-sakura-deny-ask = 对手已吃到猪和鹿，再有雁就成役，你要少50分。你可以吃一张短，也可以吃雁。选哪一张？
learn-sakura-deny-good = 只有{$worth}分，但这个役谁也凑不成了。
learn-sakura-deny-bad = 看看对手吃到了什么。猪和鹿还缺哪一张？
learn-sakura-deny-why = 三张里拿走一张，役就不成。所以要留意每个人在收集什么。
learn-sakura-hiki-title = 引牌
learn-sakura-hiki-ask = 四张菖蒲，不是在你手里，就是在场上。这时可以喊**引牌**，四张一次全收。喊吧！
learn-sakura-hiki-good = 四张牌，{$worth}分，而且还是轮到你：接着出一张牌。
learn-sakura-hiki-bad = 还有更多可拿：菖蒲手里有两张，场上也有两张。
learn-sakura-hiki-why = 不轮到自己也可以引。别人的百搭正要吃这四张之一时，也是引牌优先。
learn-sakura-turn-title = 只翻牌
learn-sakura-turn-ask =
    引过牌，手牌就少了。少几张，就有几次可以不出手牌，**只翻牌堆**，哪几次由你选。你手里是两张光，都没有同花可吃。
    这一次怎么打？
learn-sakura-turn-good = 光留在手里等同花，翻出的松吃了场上的松。
learn-sakura-turn-bad = 这等于白送一张光。这一次可以不出手牌。
learn-sakura-turn-why = 把这样的机会留到这种时候用。牌出完时，分数最多的人赢这一局。
