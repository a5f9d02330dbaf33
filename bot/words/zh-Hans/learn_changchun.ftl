# 长春的课程，大连也用其中几个局面。

learn-changchun = 长春麻将
learn-changchun-suits-title = 三门齐全
learn-changchun-suits-ask = 胡牌要万、筒、条**三门都有**。现在只差将的一张：单吊四条，还是单吊九万？
learn-changchun-suits-good = {$wins}一来，三门齐全，可以胡。
learn-changchun-suits-bad = 四条要留着：没有它，手里就没有条子，不能胡。
learn-changchun-suits-why = 打掉一门的最后一张以前，再看一看。若手牌只差一张，但那张来了也不能胡，手牌下面会写明缺什么。
learn-changchun-outside-title = 幺九或字牌
learn-changchun-outside-ask = 胡牌必须有**一、九或字牌**。又是单吊：吊九万，还是吊六万？
learn-changchun-outside-good = {$wins}一来就凑成一对九，可以胡。
learn-changchun-outside-bad = 九万要留着：没有它，全是二到八，不能胡。
learn-changchun-outside-why = 一张就够，手里的、亮出来的都算。
learn-changchun-pung-title = 四组顺子
learn-changchun-pung-ask = 三张相连是**顺子**。四组全是顺子，要用**三元牌**（中发白）作将才能胡；否则得有一组三张相同的。你有四组顺子：留哪一张作将？
learn-changchun-pung-good = 四组顺子，听{$wins}作将，来了就胡。
learn-changchun-pung-bad = 四组顺子用九筒作将，不能胡。哪一张是三元牌？
learn-changchun-pung-why = 三张相同是**刻子**，四张是杠。有了其中一种，就不必用三元牌作将。
learn-changchun-ready-title = 报听
learn-changchun-ready-ask = 打一张就能听牌时，可以同时**报听**，以后才能看暗藏的宝牌。打掉孤张（没有用的牌），同时报听。
learn-changchun-ready-good = 现在听{$wins}。不报听也能胡，但只有报听的人能看宝牌。
learn-changchun-ready-bad = 这样还没报听：请在“报听，并打出……”里选那张孤张。
learn-changchun-ready-why = 你报了听，大家都会知道。看宝牌以前，手牌还可以换。
learn-changchun-look-title = 宝牌
learn-changchun-look-ask =
    你报了听，轮到你摸牌。摸牌以前可以**看宝牌**，那是暗藏的一张牌。它正是你听的牌就立即胡；不是的话，以后摸到与它相同的牌也能胡。
    看，还是直接摸牌？
learn-changchun-look-good = 宝牌是什么，只有你知道。从此手牌不能再换，摸什么打什么，直到胡牌。
learn-changchun-look-bad = 不看的话，只有听的牌才能胡。先看宝牌。
learn-changchun-look-why = 手里和亮出的牌都没有幺九、字牌时，不能看。与宝牌相同的牌打出三张，就另定一张宝牌。
learn-changchun-treasure-title = 用宝牌胡
learn-changchun-treasure-ask = 你看到的宝牌是西。你听六条和九条，现在却摸到西：它可以当任何牌。怎么办？
learn-changchun-treasure-good = 三家一共付你{$pays}分：这叫**摸宝**，加倍两次。
learn-changchun-treasure-bad = 那张跟宝牌相同，别打掉！请按“胡”。
learn-changchun-treasure-why = 如果你听的正是宝牌，一看就胡，叫**冲宝**，也加倍两次。
learn-changchun-xi-title = 特殊杠
learn-changchun-xi-ask = 第一次打牌以前，可以亮出**特殊杠**：中发白（喜杠）、三门的幺（幺蛋）、三门的九（九蛋），或东南西北（旋风杠）。三家当场付分。你有中发白。亮出来！
learn-changchun-xi-good = 喜杠亮出来了，每家付你1分。难用的牌变成了一组。
learn-changchun-xi-bad = 把三元牌留在一起：中发白就是喜杠。
learn-changchun-xi-why = 特殊杠可以充当胡牌必需的刻子；亮了特殊杠，也不算吃碰过。
learn-changchun-add-title = 加牌
learn-changchun-add-ask = 你亮了喜杠，又摸到一张三元牌。同类的牌可以**加**进去，每张再收一次分，并补一张牌。加进去吧。
learn-changchun-add-good = 没有人抢杠、也没有人碰的话，每家再付1分，你补一张牌。
learn-changchun-add-bad = 手里还有能加进喜杠的三元牌：请按“把发加进喜杠”。
learn-changchun-add-why = 四张相同的杠也有分：暗杠由三家付，明杠只由打出那张牌的人付。没人胡牌，杠的分也照算。
