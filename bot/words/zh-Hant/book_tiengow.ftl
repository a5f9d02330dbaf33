# 天九的規則書。

book-about--tiengow =
    {""}**天九**是四人各自為戰的骨牌遊戲，共32隻牌。{ $eighth_trick ->
        [contested] 先得**七棟**的人贏得這一局；沒有人得七棟，就由贏得**最後一輪**（結）的人贏。贏家
       *[mustDiscard] 贏得**最後一輪**（結）的人贏得這一局，並
    }做下一局的莊。
    { $length ->
        [dealerChanges] 一場打到換莊{ $hands }次為止。
       *[deals] 一場打{ $hands }局。
    }起始每人{ $start_points }分。
book-pieces--tiengow =
    {""}**文子**每款兩隻，由天到伶冧六有一定的大小。**武子**每款一隻，點數多者為大。
    文子與武子互不相勝。
book-deal--tiengow =
    牌砌成牌牆，擲骰定誰先拿，拿法共有七種。每人八隻。
book-sets--tiengow =
    首輪由莊家先出，之後由贏得上一輪的人先出。可以出單隻；同樣的文子一對，或同點的武子一對；或文武相配的二至四隻（天配九、地配八、人配七、鵝配五），文武各不超過兩隻。
    {""}**至尊**（2-4與1-2）先出必勝，跟牌時壓不過任何牌。{ $wenwuzun ->
        [true] 先出一對1-5是文尊，{ $gaojiao_beats_wenzun ->
            [true] 只有一對1-6壓得過；
           *[false] 也必勝；
        }最後一輪先出單隻1-5而結，與先出1-2一樣是么結。
       *[false] {""}
    }
book-follow--tiengow =
    依逆時針方向，各出同樣的隻數：可以亮出同類而更大的牌壓過，也可以任選牌**墊牌**（面朝下）。壓得過也不一定要壓。
    大小相同，以先出的為大。先出幾隻，贏家就得幾**棟**（每棟四隻），一局共八棟。
book-last--tiengow =
    最後只剩一隻時，一棟也沒有的人沒有資格結，必須墊牌。
    { $eighth_trick ->
        [contested] 得了七棟的人就贏了這一局，並做下一局的莊（七支結，×2）。其他人即使一棟也沒有，仍可爭最後一輪，不讓那人八棟全收；八棟全收是八支結，×4。三家都照一棟也沒有付分，贏得最後一輪的人也不例外。
       *[mustDiscard] 若一人已得七棟，其他人就都要墊牌。八棟全收，如果最後一輪不止一隻，或者{ $eight_test ->
            [publicInfo] 還沒亮過的牌都壓不過最後那隻，
            [topTileOnly] 最後那隻是天或九，
           *[actualTiles] 其他人最後的牌本來就壓不過，
        }算八支，×4；否則算七支，×2。
    }
book-pays--tiengow =
    棟數少的輸家付給贏家，五棟（入一）、六棟（入二）反而收分，分數見圖。
    莊家所付所收都{ $first_multiplier ->
        [2] 乘2，
       *[other] 要乘：第一個莊家乘{ $first_multiplier }，以後的莊家乘2，
    }每連莊一局，倍數加1。
    { $nyu_special ->
        [false] 入一、入二的人所收的分，各種倍數都算。
       *[true] 入一、入二所收的分不乘贏法的倍數；只有莊家贏時才乘莊家的倍數。莊家自己入一、入二只收1分、2分。
    }
book-kam--tiengow =
    最後一輪先出的1-2被2-4壓過，叫**擒**，所付×{ $kam_multiplier }。{ $wenwuzun ->
        [true] 先出的1-5被1-6壓過也是擒。
       *[false] {""}
    }
    { $kam_scope ->
        [ownOnly] 被擒的人付自己的分，其他人不付。
        [othersNormal] 被擒的人照此加倍付自己的分，其他人照常付。
       *[coverAll] 被擒的人替所有人付。
    }
    圖中的一局按這些規則結算。
book-bonus--tiengow =
    先出至尊（賀尊）當場向每家收2分，{ $sidahe_recipient ->
        [allPlayers] 每個亮出四隻的人
        [leader] 先出四隻的人
        [leaderIfWins] 先出四隻而贏得一輪的人
       *[winner] 以四隻贏得一輪的人
    }也向每家收4分（四大賀）。{ $wenwuzun ->
        [true] 先出文尊（一對1-5）也收2分{ $gaojiao_beats_wenzun ->
            [true] ；被一對1-6壓過時，這2分歸壓過的人，{ $wenzun_capture_payer ->
                [leader] 只由出1-5的人付。
               *[allThree] 由其餘三家付。
            }
           *[false] 。
        }
       *[false] {""}
    }{ $last_trick_bonus ->
        [true] 最後一輪也有賀。
       *[false] 最後一輪沒有賀。
    }
    莊家付、收賀分，都照乘莊家的倍數。圖中是平常一局的付法。
book-dealt--tiengow =
    { $dealt_hands ->
        [true] 這些牌起手就贏（例牌）。算七支：只有一個紅，或七隻武子。算八支：全無紅，八隻武子，或天九、地八、人七、鵝五四對齊全。紅{ $red_unit ->
            [pip] 按點數算（四是4，一是1）
           *[face] 按半面算（四、一各算1）
        }，天{ $six_six_red ->
            [false] 不算紅。
           *[true] 算{ $red_unit ->
                [pip] 6。
               *[face] 2。
            }
        }
       *[false] 沒有起手就贏的牌，都要打。圖中是一局的結算。
    }
book-tactics--tiengow =
    {""}**最要緊的是不讓莊家贏這一局。** 莊家贏了按莊家的倍數收分，還連莊，倍數再加。莊家快要贏的一輪，壓得過就壓。
    頭三輪若是別的閒家最大，不要壓他，大牌留著壓莊家。
    自己做莊可以求穩：輪到先出時，先把必贏的牌出掉。贏的局少些，輸得也少。
