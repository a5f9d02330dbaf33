# 大连独有的课程。

learn-dalian = 大连穷胡
learn-dalian-open-title = 开门
learn-dalian-open-ask = 在大连，**吃碰过别人的牌**才能胡，这叫开门。手里有两张相同的，第三张不论谁打都可以**碰**。有人打出红中，你有两张。碰，还是过？
learn-dalian-open-good = 碰的一组亮在面前，你不摸牌，直接打一张。上家打的牌还可以**吃**成三张相连。
learn-dalian-open-bad = 那样还没有开门，不能胡。请按“碰”。
learn-dalian-open-why = 开了门还能少付分：没开门的人付双倍。但胡牌还要有顺子，所以不要光碰。
learn-dalian-pair-title = 将
learn-dalian-pair-ask = 在大连，**二和八不能作将**。现在只差将的一张：单吊六万，还是单吊八万？
learn-dalian-pair-good = {$wins}作将，能胡。
learn-dalian-pair-bad = 用八万作将，别的牌再好也不能胡。
learn-dalian-pair-why = 大连胡的是“穷”牌，别处算番的这里都不要：必须开门，不能全是刻子，不能用二、八作将。
learn-dalian-single-title = 只剩一张
learn-dalian-single-ask = 你亮出了三组，手里还有四张。有人打出第三张七条，但在大连手上**只剩一张**不能胡。碰，还是过？
learn-dalian-single-good = 用一对七条作将，听七万，来了就胡。
learn-dalian-single-bad = 碰了再打一张，手里只剩一张，就再也不能胡。
learn-dalian-single-why = 在长春，全是刻子和杠时，只剩一张也能胡。在大连，只剩一张一律不能胡。
learn-dalian-xi-title = 中发白
learn-dalian-xi-ask = 轮到自己时，随时可以把中发白各一张亮成**喜杠**，这是一种特殊杠。它算一组，三家当场付分。你有中发白，亮出来！
learn-dalian-xi-good = 喜杠亮出来了，每家付你1分。这里不补牌，接着打一张。
learn-dalian-xi-bad = 把三元牌留在一起：亮成喜杠就是一组，当场有分。
learn-dalian-xi-why = 喜杠可以充当胡牌必需的刻子，但不算开门。
