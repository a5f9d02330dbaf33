# 大連獨有的課程。

learn-dalian = 大連窮胡
learn-dalian-open-title = 開門
learn-dalian-open-ask = 在大連，**吃碰過別人的牌**才能胡，這叫開門。手裡有兩張相同的，第三張不論誰打都可以**碰**。有人打出紅中，你有兩張。碰，還是過？
learn-dalian-open-good = 碰的一組亮在面前，你不摸牌，直接打一張。上家打的牌還可以**吃**成三張相連。
learn-dalian-open-bad = 那樣還沒有開門，不能胡。請按「碰」。
learn-dalian-open-why = 開了門還能少付分：沒開門的人付雙倍。但胡牌還要有順子，所以不要光碰。
learn-dalian-pair-title = 將
learn-dalian-pair-ask = 在大連，**二和八不能作將**。現在只差將的一張：單釣六萬，還是單釣八萬？
learn-dalian-pair-good = {$wins}作將，能胡。
learn-dalian-pair-bad = 用八萬作將，別的牌再好也不能胡。
learn-dalian-pair-why = 大連胡的是「窮」牌，別處算番的這裡都不要：必須開門，不能全是刻子，不能用二、八作將。
learn-dalian-single-title = 只剩一張
learn-dalian-single-ask = 你亮出了三組，手裡還有四張。有人打出第三張七索，但在大連手上**只剩一張**不能胡。碰，還是過？
learn-dalian-single-good = 用一對七索作將，聽七萬，來了就胡。
learn-dalian-single-bad = 碰了再打一張，手裡只剩一張，就再也不能胡。
learn-dalian-single-why = 在長春，全是刻子和槓時，只剩一張也能胡。在大連，只剩一張一律不能胡。
learn-dalian-xi-title = 中發白
learn-dalian-xi-ask = 輪到自己時，隨時可以把中發白各一張亮成**喜槓**，這是一種特殊槓。它算一組，三家當場付分。你有中發白，亮出來！
learn-dalian-xi-good = 喜槓亮出來了，每家付你1分。這裡不補牌，接著打一張。
learn-dalian-xi-bad = 把三元牌留在一起：亮成喜槓就是一組，當場有分。
learn-dalian-xi-why = 喜槓可以充當胡牌必需的刻子，但不算開門。
