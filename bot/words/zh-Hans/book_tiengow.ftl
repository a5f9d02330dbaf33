# 天九的规则书。

book-about--tiengow =
    {""}**天九**是四人各自为战的骨牌游戏，共32张牌。{ $eighth_trick ->
        [contested] 先得**七栋**的人赢得这一局；没有人得七栋，就由赢得**最后一轮**（结）的人赢。赢家
       *[mustDiscard] 赢得**最后一轮**（结）的人赢得这一局，并
    }做下一局的庄。
    { $length ->
        [dealerChanges] 一场打到换庄{ $hands }次为止。
       *[deals] 一场打{ $hands }局。
    }起始每人{ $start_points }分。
book-pieces--tiengow =
    {""}**文子**每种两张，由天到伶冧六有一定的大小。**武子**每种一张，点数多者为大。
    文子与武子互不相胜。
book-deal--tiengow =
    牌砌成牌墙，掷骰定谁先拿，拿法共有七种。每人八张。
book-sets--tiengow =
    首轮由庄家先出，之后由赢得上一轮的人先出。可以出单张；同样的文子一对，或同点的武子一对；或文武相配的二至四张（天配九、地配八、人配七、鹅配五），文武各不超过两张。
    {""}**至尊**（2-4与1-2）先出必胜，跟牌时压不过任何牌。{ $wenwuzun ->
        [true] 先出一对1-5是文尊，{ $gaojiao_beats_wenzun ->
            [true] 只有一对1-6压得过；
           *[false] 也必胜；
        }最后一轮先出单张1-5而结，与先出1-2一样是幺结。
       *[false] {""}
    }
book-follow--tiengow =
    依逆时针方向，各出同样的张数：可以亮出同类而更大的牌压过，也可以任选牌**垫牌**（面朝下）。压得过也不一定要压。
    大小相同，以先出的为大。先出几张，赢家就得几**栋**（每栋四张），一局共八栋。
book-last--tiengow =
    最后只剩一张时，一栋也没有的人没有资格结，必须垫牌。
    { $eighth_trick ->
        [contested] 得了七栋的人就赢了这一局，并做下一局的庄（七支结，×2）。其他人即使一栋也没有，仍可争最后一轮，不让那人八栋全收；八栋全收是八支结，×4。三家都照一栋也没有付分，赢得最后一轮的人也不例外。
       *[mustDiscard] 若一人已得七栋，其他人就都要垫牌。八栋全收，如果最后一轮不止一张，或者{ $eight_test ->
            [publicInfo] 还没亮过的牌都压不过最后那张，
            [topTileOnly] 最后那张是天或九，
           *[actualTiles] 其他人最后的牌本来就压不过，
        }算八支，×4；否则算七支，×2。
    }
book-pays--tiengow =
    栋数少的输家付给赢家，五栋（入一）、六栋（入二）反而收分，分数见图。
    庄家所付所收都{ $first_multiplier ->
        [2] 乘2，
       *[other] 要乘：第一个庄家乘{ $first_multiplier }，以后的庄家乘2，
    }每连庄一局，倍数加1。
    { $nyu_special ->
        [false] 入一、入二的人所收的分，各种倍数都算。
       *[true] 入一、入二所收的分不乘赢法的倍数；只有庄家赢时才乘庄家的倍数。庄家自己入一、入二只收1分、2分。
    }
book-kam--tiengow =
    最后一轮先出的1-2被2-4压过，叫**擒**，所付×{ $kam_multiplier }。{ $wenwuzun ->
        [true] 先出的1-5被1-6压过也是擒。
       *[false] {""}
    }
    { $kam_scope ->
        [ownOnly] 被擒的人付自己的分，其他人不付。
        [othersNormal] 被擒的人照此加倍付自己的分，其他人照常付。
       *[coverAll] 被擒的人替所有人付。
    }
    图中的一局按这些规则结算。
book-bonus--tiengow =
    先出至尊（贺尊）当场向每家收2分，{ $sidahe_recipient ->
        [allPlayers] 每个亮出四张的人
        [leader] 先出四张的人
        [leaderIfWins] 先出四张而赢得一轮的人
       *[winner] 以四张赢得一轮的人
    }也向每家收4分（四大贺）。{ $wenwuzun ->
        [true] 先出文尊（一对1-5）也收2分{ $gaojiao_beats_wenzun ->
            [true] ；被一对1-6压过时，这2分归压过的人，{ $wenzun_capture_payer ->
                [leader] 只由出1-5的人付。
               *[allThree] 由其余三家付。
            }
           *[false] 。
        }
       *[false] {""}
    }{ $last_trick_bonus ->
        [true] 最后一轮也有贺。
       *[false] 最后一轮没有贺。
    }
    庄家付、收贺分，都照乘庄家的倍数。图中是平常一局的付法。
book-dealt--tiengow =
    { $dealt_hands ->
        [true] 这些牌起手就赢（例牌）。算七支：只有一个红，或七张武子。算八支：全无红，八张武子，或天九、地八、人七、鹅五四对齐全。红{ $red_unit ->
            [pip] 按点数算（四是4，一是1）
           *[face] 按半面算（四、一各算1）
        }，天{ $six_six_red ->
            [false] 不算红。
           *[true] 算{ $red_unit ->
                [pip] 6。
               *[face] 2。
            }
        }
       *[false] 没有起手就赢的牌，都要打。图中是一局的结算。
    }
book-tactics--tiengow =
    {""}**最要紧的是不让庄家赢这一局。** 庄家赢了按庄家的倍数收分，还连庄，倍数再加。庄家快要赢的一轮，压得过就压。
    头三轮若是别的闲家最大，不要压他，大牌留着压庄家。
    自己做庄可以求稳：轮到先出时，先把必赢的牌出掉。赢的局少些，输得也少。
