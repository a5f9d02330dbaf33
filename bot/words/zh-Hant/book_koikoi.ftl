# 來來的規則書。

book-about--koikoi =
    {""}**來來**是兩人玩的花札，用全副48張。
    用同花的牌吃牌，湊成得分的牌型（**役**）以後，可以收手拿分，也可以冒險打下去。
    一場打{ $hands }局。圖中是打到一半的一局。
book-pieces--koikoi =
    牌分四類：**光**、**種**（動物等）、**短**（短冊）與**渣**。單張不算分，成役才算。
    能不能吃只看花，不看類別。
book-deal--koikoi =
    閒家敲牌（輕觸牌堆）或切牌；每人手牌8張，場上8張。
    場上有四張同花：{ $table_four ->
        [playOn] 留在場上，誰也不能吃。
        [redealPairs] 重新發牌；場上有四對時也一樣。
       *[redeal] 重新發牌。
    }
    起手有四張同花{ $pairs_luck ->
        [false] {""}
       *[true] 或四對
    }：{ $hand_luck ->
        [false] 不算贏。
       *[true] 立即贏6分；兩人都有時，互不付分。
    }
book-turn--koikoi =
    由莊家開始，兩人輪流。
    先出一張手牌，再翻開牌堆最上面一張。
    這兩張牌的吃法相同：場上有同花的牌，就吃一張；場上有三張同花，就{ $three_together ->
        [false] 只吃其中一張。
       *[true] 三張全吃。
    }
    吃不到的牌留在場上。
book-koikoi--koikoi =
    吃到的牌湊成新的役或更大的役時，可以「收手」拿分，也可以喊「來來」繼續打。手牌已出完時，直接收手。
    { $calls ->
        [any] 喊了以後若對手先收手，你就一無所得。
       *[once] 一局只能喊一次「來來」。喊過以後，誰先加分誰就直接獲勝，另一方一無所得。
    }
    牌出完而沒有人獲勝時，{ $nobody_wins ->
        [dealer] 莊家得6分並連莊。
        [dealerOne] 莊家得1分並連莊。
       *[nobody] 互不付分。
    }
    { $unstopped ->
        [better] 但有人喊過「來來」時，由分數較高的人獲勝；同分時莊家獲勝。
       *[nobody] {""}
    }
book-combinations--koikoi =
    圖中列出算分的役與各自的分數。
    五光、四光、雨四光（含柳道風）、三光（不含柳道風）依次是{ $brights ->
        [n15_10_8_6] 15、10、8、6分。
        [n10_8_7_6] 10、8、7、6分。
       *[n10_8_7_5] 10、8、7、5分。
    }
    { $further_cards ->
        [false] {""}
       *[true] 豬鹿蝶每多一張種加1分，赤短、青短每多一張短加1分。
    }
    種五張、短五張、渣十張各1分，每多一張加1分。{ $counted_beside ->
        [true] {""}
       *[false] 有豬鹿蝶就不另算種，有赤短或青短就不另算短。
    }
book-viewings--koikoi =
    花見酒（櫻幕、菊盃）：{ $flower_viewing ->
        [false] 不算。
       *[true] { $viewing_points }分。
    }月見酒（芒月、菊盃）：{ $moon_viewing ->
        [false] 不算。
       *[true] { $viewing_points }分。
    }
    { $viewings_lost ->
        [rainMan] 吃到柳道風，這兩個役都作廢。
        [rainAndFog] 吃到柳道風，花見酒作廢；吃到任何一張桐，月見酒作廢。
       *[never] {""}
    }
    { $cup_as_junk ->
        [true] 菊盃也算一張渣。
       *[false] {""}
    }
    { $month_cards ->
        [true] 當月的花四張齊全，4分。
       *[false] {""}
    }
book-pays--koikoi =
    輸家按役的分數付給贏家。贏家做下一局的莊。互不付分的一局之後，{ $draw_dealer ->
        [stays] 由原莊家連莊。
       *[alternates] 換對手做莊。
    }
    { $seven_doubles ->
        [false] 7分以上也不加倍。
       *[true] 7分以上加倍。
    }
    { $calls_double ->
        [each] 這一局每喊一次「來來」，就多付一份：喊一次×2，喊兩次×3。
        [off] 喊「來來」不加倍。
       *[opponent] 輸家喊過「來來」{ $seven_doubles ->
            [false] 就加倍。
           *[true] 也加倍；兩樣都有就是四倍。
        }
    }
    圖中是按這些規則打完一局的結算。
