# 櫻花札的規則書。

book-about--sakura =
    {""}**櫻花札**（肥後花）由日本移民帶到夏威夷。用全副48張花札，{ $four_players ->
        [teams2v2] 四人玩。
       *[individual] { $at_play ->
            [2] 兩人玩；
            [3] 二至三人玩；
           *[4] 二至四人玩；
        }多出來的人也可以同桌，依次輪空。
    }
    { $four_players ->
        [teams2v2] 二對二：對坐的兩人是一隊，牌與分合在一起。
       *[individual] 各自為戰。
    }
    一場打{ $hands }局。圖中是打到一半的一局。
book-pieces--sakura =
    牌分四類：**光**20分、**短**（短冊）10分、**種**（動物等）5分、**渣**0分。
    這裡黃桐算短，柳道風算種。
    能不能吃只看花，不看類別。
book-deal--sakura =
    莊家右邊的人敲牌（輕觸牌堆）或切牌。
    兩人玩每人{ $deal_two ->
        [n8_8] 8張，牌堆有八張始終不翻；
       *[n10_8] 10張；
    }三人7張，四人5張。場上8張，三人玩為6張。
    場上若有四張同花，立即歸莊家。
book-turn--sakura =
    由莊家開始，逆時針進行。
    先出一張手牌：有同花的場牌就吃一張，沒有就留在場上。
    再翻開牌堆最上面一張，也吃一張同花的場牌；{ $triple_stock ->
        [takeOne] 場上有三張同花時，也只吃其中一張。
       *[takeAll] 但場上有三張同花時，三張全吃。
    }
book-gaji--sakura =
    {""}**百搭**是畫著太鼓與雷的柳渣。從手牌打出或從牌堆翻出時，可吃場上任何一張牌；留在場上時只是普通的柳。
    因百搭而配不成對的牌，歸用百搭的人。
book-hiki--sakura =
    場牌與手牌合起來湊齊同花四張時，喊**引牌**就能四張全收，不必輪到自己。{ $hiki_four_in_hand ->
        [true] 四張全在手上也算。
       *[false] {""}
    }
    { $gaji_vs_hiki ->
        [forbidden] 有人可以引的牌，百搭不能吃。
       *[preemptThenRetarget] 百搭吃牌之前，會先問可能持有其餘牌的每個人，引牌優先。
    }
    引過牌的人手牌比別人少，以後可以任選幾次不出手牌，只翻牌堆。
book-combinations--sakura =
    三張一套的牌型（役）共八種。每有一種，{ $four_players ->
        [teams2v2] 對方隊減50分。
       *[individual] 每個對手各減50分。
    }
book-pays--sakura =
    { $four_players ->
        [teams2v2] 分數較高的一隊贏這一局；同分時莊家那隊贏。
       *[individual] 分數最高者贏這一局；同分時莊家優先，其次是先輪到的人。
    }
    { $stake ->
        [difference] 每個對手把自己與贏家的分差付給贏家。
       *[wins] { $big_win ->
            [n50and100] 輸家各付1分；差50分以上付2分，100分以上付3分。
           *[n100] 輸家各付1分；差100分以上付2分。
        }{ $margin_to ->
            [eachOpponent] 分差按每個對手分別計算。
           *[secondBest] 分差是與第二名的差。
        }
    }
    { $four_players ->
        [teams2v2] { $team_next_dealer ->
            [captain] 贏的一隊由坐在首位的人做下一局的莊。
           *[firstWinningMemberAfterOldDealer] 贏的一隊裡，從本局莊家數起先輪到的人做下一局的莊。
        }
       *[individual] 贏家做下一局的莊。
    }圖中是按這些規則打完一局的結算。
