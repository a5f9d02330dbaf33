# 長春的課程，大連也用其中幾個局面。

learn-changchun = 長春麻將
learn-changchun-suits-title = 三門齊全
learn-changchun-suits-ask = 胡牌要萬、筒、索**三門都有**。現在只差將的一張：單釣四索，還是單釣九萬？
learn-changchun-suits-good = {$wins}一來，三門齊全，可以胡。
learn-changchun-suits-bad = 四索要留著：沒有它，手裡就沒有索子，不能胡。
learn-changchun-suits-why = 打掉一門的最後一張以前，再看一看。若手牌只差一張，但那張來了也不能胡，手牌下面會寫明缺什麼。
learn-changchun-outside-title = 么九或字牌
learn-changchun-outside-ask = 胡牌必須有**一、九或字牌**。又是單釣：釣九萬，還是釣六萬？
learn-changchun-outside-good = {$wins}一來就湊成一對九，可以胡。
learn-changchun-outside-bad = 九萬要留著：沒有它，全是二到八，不能胡。
learn-changchun-outside-why = 一張就夠，手裡的、亮出來的都算。
learn-changchun-pung-title = 四組順子
learn-changchun-pung-ask = 三張相連是**順子**。四組全是順子，要用**三元牌**（中發白）作將才能胡；否則得有一組三張相同的。你有四組順子：留哪一張作將？
learn-changchun-pung-good = 四組順子，聽{$wins}作將，來了就胡。
learn-changchun-pung-bad = 四組順子用九筒作將，不能胡。哪一張是三元牌？
learn-changchun-pung-why = 三張相同是**刻子**，四張是槓。有了其中一種，就不必用三元牌作將。
learn-changchun-ready-title = 報聽
learn-changchun-ready-ask = 打一張就能聽牌時，可以同時**報聽**，以後才能看暗藏的寶牌。打掉孤張（沒有用的牌），同時報聽。
learn-changchun-ready-good = 現在聽{$wins}。不報聽也能胡，但只有報聽的人能看寶牌。
learn-changchun-ready-bad = 這樣還沒報聽：請在「報聽，並打出……」裡選那張孤張。
learn-changchun-ready-why = 你報了聽，大家都會知道。看寶牌以前，手牌還可以換。
learn-changchun-look-title = 寶牌
learn-changchun-look-ask =
    你報了聽，輪到你摸牌。摸牌以前可以**看寶牌**，那是暗藏的一張牌。它正是你聽的牌就立即胡；不是的話，以後摸到與它相同的牌也能胡。
    看，還是直接摸牌？
learn-changchun-look-good = 寶牌是什麼，只有你知道。從此手牌不能再換，摸什麼打什麼，直到胡牌。
learn-changchun-look-bad = 不看的話，只有聽的牌才能胡。先看寶牌。
learn-changchun-look-why = 手裡和亮出的牌都沒有么九、字牌時，不能看。與寶牌相同的牌打出三張，就另定一張寶牌。
learn-changchun-treasure-title = 用寶牌胡
learn-changchun-treasure-ask = 你看到的寶牌是西。你聽六索和九索，現在卻摸到西：它可以當任何牌。怎麼辦？
learn-changchun-treasure-good = 三家一共付你{$pays}分：這叫**摸寶**，加倍兩次。
learn-changchun-treasure-bad = 那張跟寶牌相同，別打掉！請按「胡」。
learn-changchun-treasure-why = 如果你聽的正是寶牌，一看就胡，叫**衝寶**，也加倍兩次。
learn-changchun-xi-title = 特殊槓
learn-changchun-xi-ask = 第一次打牌以前，可以亮出**特殊槓**：中發白（喜槓）、三門的么（么蛋）、三門的九（九蛋），或東南西北（旋風槓）。三家當場付分。你有中發白。亮出來！
learn-changchun-xi-good = 喜槓亮出來了，每家付你1分。難用的牌變成了一組。
learn-changchun-xi-bad = 把三元牌留在一起：中發白就是喜槓。
learn-changchun-xi-why = 特殊槓可以充當胡牌必需的刻子；亮了特殊槓，也不算吃碰過。
learn-changchun-add-title = 加牌
learn-changchun-add-ask = 你亮了喜槓，又摸到一張三元牌。同類的牌可以**加**進去，每張再收一次分，並補一張牌。加進去吧。
learn-changchun-add-good = 沒有人搶槓、也沒有人碰的話，每家再付1分，你補一張牌。
learn-changchun-add-bad = 手裡還有能加進喜槓的三元牌：請按「把發加進喜槓」。
learn-changchun-add-why = 四張相同的槓也有分：暗槓由三家付，明槓只由打出那張牌的人付。沒人胡牌，槓的分也照算。
