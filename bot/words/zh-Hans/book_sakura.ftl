# 樱花札的规则书。

book-about--sakura =
    {""}**樱花札**（肥后花）由日本移民带到夏威夷。用全副48张花札，{ $four_players ->
        [teams2v2] 四人玩。
       *[individual] { $at_play ->
            [2] 两人玩；
            [3] 二至三人玩；
           *[4] 二至四人玩；
        }多出来的人也可以同桌，依次轮空。
    }
    { $four_players ->
        [teams2v2] 二对二：对坐的两人是一队，牌与分合在一起。
       *[individual] 各自为战。
    }
    一场打{ $hands }局。图中是打到一半的一局。
book-pieces--sakura =
    牌分四类：**光**20分、**短**（短册）10分、**种**（多为动物）5分、**渣**0分。
    这里黄桐算短，柳道风算种。
    能不能吃只看花，不看类别。
book-deal--sakura =
    庄家右边的人敲牌（轻触牌堆）或切牌。
    两人玩每人{ $deal_two ->
        [n8_8] 8张，牌堆有八张始终不翻；
       *[n10_8] 10张；
    }三人7张，四人5张。场上8张，三人玩为6张。
    场上若有四张同花，立即归庄家。
book-turn--sakura =
    由庄家开始，逆时针进行。
    先出一张手牌：有同花的场牌就吃一张，没有就留在场上。
    再翻开牌堆最上面一张，也吃一张同花的场牌；{ $triple_stock ->
        [takeOne] 场上有三张同花时，也只吃其中一张。
       *[takeAll] 但场上有三张同花时，三张全吃。
    }
book-gaji--sakura =
    {""}**百搭**是画着太鼓与雷的柳渣。从手牌打出或从牌堆翻出时，可吃场上任何一张牌；留在场上时只是普通的柳。
    因百搭而配不成对的牌，归用百搭的人。
book-hiki--sakura =
    场牌与手牌合起来凑齐同花四张时，喊**引牌**就能四张全收，不必轮到自己。{ $hiki_four_in_hand ->
        [true] 四张全在手上也算。
       *[false] {""}
    }
    { $gaji_vs_hiki ->
        [forbidden] 有人可以引的牌，百搭不能吃。
       *[preemptThenRetarget] 百搭吃牌之前，会先问可能持有其余牌的每个人，引牌优先。
    }
    引过牌的人手牌比别人少几张，以后就有几次可以不出手牌、只翻牌堆，哪几次由自己选。
book-combinations--sakura =
    三张一套的牌型（役）共八种。每有一种，{ $four_players ->
        [teams2v2] 对方队减50分。
       *[individual] 每个对手各减50分。
    }
book-pays--sakura =
    { $four_players ->
        [teams2v2] 分数较高的一队赢这一局；同分时庄家那队赢。
       *[individual] 分数最高者赢这一局；同分时庄家优先，其次是先轮到的人。
    }
    { $stake ->
        [difference] 每个对手把自己与赢家的分差付给赢家。
       *[wins] { $big_win ->
            [n50and100] 输家各付1分；差50分以上付2分，100分以上付3分。
           *[n100] 输家各付1分；差100分以上付2分。
        }{ $margin_to ->
            [eachOpponent] 分差按每个对手分别计算。
           *[secondBest] 分差是与第二名的差。
        }
    }
    { $four_players ->
        [teams2v2] { $team_next_dealer ->
            [captain] 赢的一队由坐在首位的人做下一局的庄。
           *[firstWinningMemberAfterOldDealer] 赢的一队里，从本局庄家数起先轮到的人做下一局的庄。
        }
       *[individual] 赢家做下一局的庄。
    }图中是按这些规则打完一局的结算。
