# 来来的规则书。

book-about--koikoi =
    {""}**来来**是两人玩的花札，用全副48张。
    用同花的牌吃牌，凑成得分的牌型（**役**）以后，可以收手拿分，也可以冒险打下去。
    一场打{ $hands }局。图中是打到一半的一局。
book-pieces--koikoi =
    牌分四类：**光**、**种**（多为动物）、**短**（短册）与**渣**。单张不算分，成役才算。
    能不能吃只看花，不看类别。
book-deal--koikoi =
    闲家敲牌（轻触牌堆）或切牌；每人手牌8张，场上8张。
    场上有四张同花：{ $table_four ->
        [playOn] 留在场上，谁也不能吃。
        [redealPairs] 重新发牌；场上有四对时也一样。
       *[redeal] 重新发牌。
    }
    起手有四张同花{ $pairs_luck ->
        [false] {""}
       *[true] 或四对
    }：{ $hand_luck ->
        [false] 不算赢。
       *[true] 立即赢6分；两人都有时，互不付分。
    }
book-turn--koikoi =
    由庄家开始，两人轮流。
    先出一张手牌，再翻开牌堆最上面一张。
    这两张牌的吃法相同：场上有同花的牌，就吃一张；场上有三张同花，就{ $three_together ->
        [false] 只吃其中一张。
       *[true] 三张全吃。
    }
    吃不到的牌留在场上。
book-koikoi--koikoi =
    吃到的牌凑成新的役或更大的役时，可以“收手”拿分，也可以喊“来来”继续打。手牌已出完时，直接收手。
    { $calls ->
        [any] 喊了以后若对手先收手，你就一无所得。
       *[once] 一局只能喊一次“来来”。喊过以后，谁先加分谁就直接获胜，另一方一无所得。
    }
    牌出完而没有人获胜时，{ $nobody_wins ->
        [dealer] 庄家得6分并连庄。
        [dealerOne] 庄家得1分并连庄。
       *[nobody] 互不付分。
    }
    { $unstopped ->
        [better] 但有人喊过“来来”时，由分数较高的人获胜；同分时庄家获胜。
       *[nobody] {""}
    }
book-combinations--koikoi =
    图中列出算分的役与各自的分数。
    五光、四光、雨四光（含柳道风）、三光（不含柳道风）依次是{ $brights ->
        [n15_10_8_6] 15、10、8、6分。
        [n10_8_7_6] 10、8、7、6分。
       *[n10_8_7_5] 10、8、7、5分。
    }
    { $further_cards ->
        [false] {""}
       *[true] 猪鹿蝶每多一张种加1分，赤短、青短每多一张短加1分。
    }
    种五张、短五张、渣十张各1分，每多一张加1分。{ $counted_beside ->
        [true] {""}
       *[false] 有猪鹿蝶就不另算种，有赤短或青短就不另算短。
    }
book-viewings--koikoi =
    花见酒（樱幕、菊杯）：{ $flower_viewing ->
        [false] 不算。
       *[true] { $viewing_points }分。
    }月见酒（芒月、菊杯）：{ $moon_viewing ->
        [false] 不算。
       *[true] { $viewing_points }分。
    }
    { $viewings_lost ->
        [rainMan] 吃到柳道风，这两个役都作废。
        [rainAndFog] 吃到柳道风，花见酒作废；吃到任何一张桐，月见酒作废。
       *[never] {""}
    }
    { $cup_as_junk ->
        [true] 菊杯也算一张渣。
       *[false] {""}
    }
    { $month_cards ->
        [true] 当月的花四张齐全，4分。
       *[false] {""}
    }
book-pays--koikoi =
    输家按役的分数付给赢家。赢家做下一局的庄。互不付分的一局之后，{ $draw_dealer ->
        [stays] 由原庄家连庄。
       *[alternates] 换对手做庄。
    }
    { $seven_doubles ->
        [false] 7分以上也不加倍。
       *[true] 7分以上加倍。
    }
    { $calls_double ->
        [each] 这一局每喊一次“来来”，就多付一份：喊一次×2，喊两次×3。
        [off] 喊“来来”不加倍。
       *[opponent] 输家喊过“来来”{ $seven_doubles ->
            [false] 就加倍。
           *[true] 也加倍；两样都有就是四倍。
        }
    }
    图中是按这些规则打完一局的结算。
