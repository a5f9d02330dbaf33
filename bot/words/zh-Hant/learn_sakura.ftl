# 櫻花札的課程。

learn-sakura = 櫻花札
learn-sakura-worth-title = 牌的分數
learn-sakura-worth-ask = 吃到的牌就是你的分：**光**★20分，**短**▮10分，**種**◆5分，渣●沒有分。兩張牌花相同就能**相配**。你有兩張牌可以吃：出分數多的那一張。
learn-sakura-worth-good = 萩短有{$worth}分，八橋只有5分。接著翻開牌堆最上面一張：場上沒有同花的牌，它就留在場上。
learn-sakura-worth-bad = 有10分可拿。找找場上的▮。
learn-sakura-worth-why = 別的花札遊戲裡，種比短值錢。這裡正相反。
learn-sakura-gaji-title = 百搭
learn-sakura-gaji-ask = 畫著太鼓的是**百搭**。從手裡打出，不用同花就能吃場上**任何**一張。只有一張，要用得好。吃哪一張？
learn-sakura-gaji-good = 松鶴，{$worth}分。因百搭而配不成對的牌，最後歸用百搭的人。
learn-sakura-gaji-bad = 百搭可以吃得更好。場上哪張牌分最多？
learn-sakura-gaji-why = 從牌堆翻出來，它也能吃任何牌。但留在場上，它只是普通的柳。
learn-sakura-set-title = 役
learn-sakura-set-ask = 三張一套的**役**有八種，每湊成一種，每個對手都減50分。松、梅、櫻的紅短冊是其中一種，你已吃到兩張。把它湊齊吧！
learn-sakura-set-good = 每個對手少50分：比兩張光還多。
learn-sakura-set-bad = 一張光也只有20分。兩張紅短冊還缺哪一張？
learn-sakura-set-why = 松鶴、梅鶯、櫻幕也是一個役。牡丹、菊、楓的三張青短是一個役，牡丹蝶、菊盃、楓鹿又是一個；藤、菖蒲、萩也一樣。
learn-sakura-deny-title = 拆對手的役
learn-sakura-deny-ask = 對手已吃到豬和鹿，再有雁就成役，你要少50分。你可以吃一張短，也可以吃雁。選哪一張？
learn-sakura-deny-good = 只有{$worth}分，但這個役誰也湊不成了。
learn-sakura-deny-bad = 看看對手吃到了什麼。豬和鹿還缺哪一張？
learn-sakura-deny-why = 三張裡拿走一張，役就不成。所以要留意每個人在收集什麼。
learn-sakura-hiki-title = 引牌
learn-sakura-hiki-ask = 四張菖蒲，不是在你手裡，就是在場上。這時可以喊**引牌**，四張一次全收。喊吧！
learn-sakura-hiki-good = 四張牌，{$worth}分，而且還是輪到你：接著出一張牌。
learn-sakura-hiki-bad = 還有更多可拿：菖蒲手裡有兩張，場上也有兩張。
learn-sakura-hiki-why = 不輪到自己也可以引。別人的百搭正要吃這四張之一時，也是引牌優先。
learn-sakura-turn-title = 只翻牌
learn-sakura-turn-ask =
    引過牌，手牌就少了。少幾張，就有幾次可以不出手牌，**只翻牌堆**，哪幾次由你選。你手裡是兩張光，都沒有同花可吃。
    這一次怎麼打？
learn-sakura-turn-good = 光留在手裡等同花，翻出的松吃了場上的松。
learn-sakura-turn-bad = 這等於白送一張光。這一次可以不出手牌。
learn-sakura-turn-why = 把這樣的機會留到這種時候用。牌出完時，分數最多的人贏這一局。
