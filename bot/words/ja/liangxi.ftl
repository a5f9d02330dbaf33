# 亮喜：待合いと卓

game-liangxi = 亮喜
preset-liangxi = しばりなし
preset-liangxi-10 = 10点しばり
preset-liangxi-20 = 20点しばり
table-turn-limit = ➤ {$who}さん、限定局にしますか、そのまま始めますか。
event-deal--liangxi = {event-deal--northern}
event-limit = {$name}の限定局：{$terms}。
event-wild = {$card}が表になりました。混：{$cards}。
event-expose = {$name}が{$cards}をさらし、自分だけの混にしました。
event-swap = {$name}の回混：{$card}を喜に入れ、{$cards}を手牌に戻しました。
event-last-lap = 最後の一周：もう誰も捨てません。
event-xi--liangxi = {$name}が喜をさらしました：{$cards}。
tile-wild = {$card}（混）
brief-xi--liangxi = {$name}：喜 {$cards}
event-add--liangxi = {$name}が{$cards}を喜に加えます。
event-foul--liangxi = {$name}の上がりはチョンボです。この局ではもう上がれず、取り決めに従って3人分を1人で払います。

# 手

move-xi--liangxi = 喜：{$cards}
move-add--liangxi = {$cards}を喜に加える
move-swap = {$card}を喜に入れ、{$cards}を手牌に戻す
move-expose = 混としてさらす：{$cards}
move-keep--liangxi = 番を終える（捨てない）

# 限定局を決める

limit-done = 配牌を始める
limit-none = 限定しない
limit-points = { $count ->
    [0] 点は役のとおり
   *[other] {$count}点
}
limit-chi-left = チーは上家から
limit-chi-any = どこからでもチー
limit-chi-opposite = チーは対面から
limit-chi-right = チーは下家から
limit-wild-indicator = 混は表にした牌で決める
limit-wild-none = 混なし
limit-wild-shown = さらし混
limit-wild-tile = 混：{$cards}
limit-stake = 供託 {$points}点{ $wins ->
    [0] {""}
   *[other] （ふつうの上がり約{$wins}回分）
}
limit-own = 小花に{$cards}
limit-to-the-end = 山を残さない
limit-five-dots = 五筒1枚ごとに2倍
limit-kongque = 孔雀東南飛
limit-kongque-story = 漢代の長編詩の冒頭。一索が孔雀、それに南と東。
limit-jigu = 撃鼓罵曹
limit-jigu-story = 禰衡が太鼓を打って曹操を罵る。一筒は太鼓、二索はばち、白は蒼白の曹操。
limit-queqiao = 鵲橋相会
limit-queqiao-story = 七夕の出会い。一索は織女、七筒は七月、七萬は七日。
limit-xihu = 西湖十景
limit-xihu-story = 杭州の名勝。西は西湖、合わせて十になる筒子2枚。
limit-xibei = 西北飄雪
limit-xibei-story = 西北の雪。西と北、雪は白。
limit-zhulu = 中原逐鹿
limit-zhulu-story = 中原に鹿を逐うとは天下を争うこと。中と七筒と發。
limit-liangfeng = 両風挟一幺
limit-liangfeng-story = 違う風牌2枚が、一萬か一筒か一索を挟む。
limit-liangyao = 両幺挟一風
limit-liangyao-story = 一萬・一筒・一索のうち2枚が、風牌を挟む。
limit-danfeng = 丹鳳朝陽
limit-danfeng-story = 赤い鳳凰が朝日に向かう。中は赤、一索は鳳凰、一筒は朝日。
limit-jiedongfeng = 借東風
limit-jiedongfeng-story = 諸葛亮が祈って東の風を呼ぶ。一萬、九萬と東。
limit-shouba-yi = 混吃乱碰手把一
limit-shouba-yi-story = どこからでもチーできる。裸単騎でしか上がれない。
limit-xianpeng = 先碰後吃手把一
limit-xianpeng-story = 一度ポンした後は、どこからでもチーできる。裸単騎でしか上がれない。
limit-shouba-si = 混吃乱碰手把四
limit-shouba-si-story = どこからでもチーできる。手牌4枚でしか上がれない。
limit-dengji = 三色登記混
limit-dengji-story = 萬・筒・索がそろわないと上がれない。混は親がさらす牌だけで、親だけのもの。
limit-duizhe = 三色窮和対着吃
limit-duizhe-story = 三色窮和でしか上がれない。チーは対面からだけ。
limit-daozhe = 三色窮和倒着吃
limit-daozhe-story = 三色窮和でしか上がれない。チーは下家からだけ。
limit-xiaoji = 小鶏抱蛋
limit-xiaoji-story = 一索の裸単騎は一筒で、一筒は一索で上がる。鶏と卵。
limit-quandaiyao = 全帯幺
limit-quandaiyao-story = どの面子と頭にも一九字牌がある。三元牌の組も使える。
limit-wuse = 五色和
limit-wuse-story = 筒子・索子・萬子・風牌・三元牌がそろわないと上がれない。喜の牌は数えないので、喜をさらすとそろわない。
limit-sise = 四色窮和
limit-sise-story = 数牌3種に風牌か三元牌の入った窮和でしか上がれない。
limit-sanse = 三色窮和
limit-sanse-story = 数牌3種の窮和でしか上がれない。字牌はあってもよい。
limit-qing-sanse = 清三色窮和
limit-qing-sanse-story = 数牌3種で字牌のない窮和でしか上がれない。
limit-erse = 二色窮和
limit-erse-story = 数牌2種の窮和でしか上がれない。欠門は数えない。
limit-free = 形は自由
limit-free-story = どの手でも上がれる。チーと混だけを決める。
limit-flower = 自作の小花
limit-flower-story = これから選ぶ3枚を面子にした手でしか上がれない。
limit-wubing = 五餅翻番免混到底
limit-wubing-story = 五筒1枚ごとに点は2倍。混はなく、山を残さず打つ。

# 手牌

hand-limit = **あなたが親です。** 上がれる手を限定するか、そのまま「配牌を始める」を押してください。宣言した点は供託し、上がった人がもらいます。点を宣言しなくても、取り決めによっては供託が要ります。
hand-limit-own = **自作の小花：** あと{$count}枚選んでください。
hand-terms = -# 限定：{$terms}
hand-flower = -# { $lacks ->
    [0] 小花{$cards}はそろっています。
   *[other] 最も近い小花：{$cards}。足りない牌：{$missing}{ $wild ->
        [0] 。
       *[other] （うち{$wild}枚は手牌の混で代えられます）。
    }
}
hand-select-flowers = 必要な小花を選ぶ
hand-select-restrictions = 手の形を選ぶ
hand-select-points = 点を決める
hand-select-chi = チーできる相手
hand-select-wild = 混を決める（字牌と萬子）
hand-select-wild-more = 混を決める（筒子と索子）
hand-select-own = 牌を選ぶ（字牌と萬子）
hand-select-own-more = 牌を選ぶ（筒子と索子）
hand-select-lay = さらす牌を選ぶ
hand-select-xi = 喜をさらす
hand-select-expose = 自分だけの混をさらす
hand-select-kong = カンする
hand-select-add = 喜に加える
hand-select-swap = 喜の混を手牌に戻す
hand-last-lap = **最後の一周です。** {$drawn}誰も捨てません。上がるか、さらせるものをさらすか、番を終えてください。
hand-added-xi = **{$name}が{$card}を喜に加えます。** { $claims ->
    [0] 取れません。見送ってください。
   *[other] 取るか、見送ってください。
}
hand-dead = 上がり放棄です。この局では上がれません。
hand-dead-others = -# 名札の「棄」：{$names}はこの局では上がれません。
hand-liable = ほかの人が上がると、あなたが3人分を1人で払います。
tile-gold--liangxi = 混：捨てると上がり放棄

# 成績

sheet-water--liangxi = -# {$points}点：{$elements}
sheet-element-plain = {$name} {$points}
line-tianhu--liangxi = {water-tianhu--liangxi}
sheet-left-out = -# 数えない役：{$elements}
sheet-without = {$name}（{$why}）
out-limit = 満貫に達した
out-small = 小役は数えない
out-limited = 点は親の宣言どおり
out-implied = {$other}に含む
line-points = 点
line-qionghu-wild = 伏せて混をツモ{$times}
line-five-dots = 五筒{$times}
line-liable = 包
line-deposit = 供託
water-shisanyao = 十三幺
water-yaojiudui = 幺九対
water-dasanyuan = 大三元
water-xiaosanyuan = 小三元
water-shisanbukao = 十三不靠
water-qingyise-qing-duidui = 清一色清対々
water-qingyise-hun-duidui = 清一色渾対々
water-hunse-qing-duidui = 渾色清対々
water-hunse-hun-duidui = 渾色渾対々
water-huo-qinglong = 活清龍
water-huo-hunlong = 活渾龍
water-si-qinglong = 死清龍
water-si-hunlong = 死渾龍
water-huo-hualong = 活花龍
water-si-hualong = 死花龍
water-qingyise = 清一色
water-qixiaodui = 七小対
water-tianhu--liangxi = 天和
water-quanqiuren = 全求人
water-dihu = 地和
water-sise-qionghu = 四色窮和
water-sanse-qionghu = 三色窮和
water-qing-sanse-qionghu = 清三色窮和
water-erse-qionghu = 二色窮和
water-small = 小役
water-limited = 限定局
water-hun = 混
water-xi = 喜
water-xi-added = 喜に加えた3枚
water-xi-pung = 喜の牌のポン
water-kong = 槓
water-menqing = 門清
water-qianggang = 搶槓
water-gangkai = 槓上開
water-shoubayi = 手把一
water-zimo = 自摸
water-haidi = 海底撈月
water-dragon-set = 三元牌の組
water-dragon-pung = 三元牌の刻子
water-wind-pung = 自風・場風の刻子
water-pinghu = 平和
water-jiang = 将
water-san-kezi = 刻子3つ
water-duanyao = 断幺
water-quemen = 欠門
water-dandiao = 単騎
water-kanzhang = 嵌張
water-bianzhang = 辺張
water-yibangao = 一般高
water-lianliu = 連六
water-laoshaofu = 老少副
water-honour-pung = 字牌の刻子
water-honour-pair = 字牌の頭
sheet-shisanyao = {$name}の{water-shisanyao}：{$points}
sheet-yaojiudui = {$name}の{water-yaojiudui}：{$points}
sheet-dasanyuan = {$name}の{water-dasanyuan}：{$points}
sheet-xiaosanyuan = {$name}の{water-xiaosanyuan}：{$points}
sheet-shisanbukao = {$name}の{water-shisanbukao}：{$points}
sheet-qingyise-qing-duidui = {$name}の{water-qingyise-qing-duidui}：{$points}
sheet-qingyise-hun-duidui = {$name}の{water-qingyise-hun-duidui}：{$points}
sheet-hunse-qing-duidui = {$name}の{water-hunse-qing-duidui}：{$points}
sheet-hunse-hun-duidui = {$name}の{water-hunse-hun-duidui}：{$points}
sheet-huo-qinglong = {$name}の{water-huo-qinglong}：{$points}
sheet-huo-hunlong = {$name}の{water-huo-hunlong}：{$points}
sheet-si-qinglong = {$name}の{water-si-qinglong}：{$points}
sheet-si-hunlong = {$name}の{water-si-hunlong}：{$points}
sheet-huo-hualong = {$name}の{water-huo-hualong}：{$points}
sheet-si-hualong = {$name}の{water-si-hualong}：{$points}
sheet-qingyise = {$name}の{water-qingyise}：{$points}
sheet-qixiaodui = {$name}の{water-qixiaodui}：{$points}
sheet-tianhu--liangxi = {$name}の{water-tianhu--liangxi}：{$points}
sheet-quanqiuren = {$name}の{water-quanqiuren}：{$points}
sheet-dihu = {$name}の{water-dihu}：{$points}
sheet-sise-qionghu = {$name}の{water-sise-qionghu}：{$points}
sheet-sanse-qionghu = {$name}の{water-sanse-qionghu}：{$points}
sheet-qing-sanse-qionghu = {$name}の{water-qing-sanse-qionghu}：{$points}
sheet-erse-qionghu = {$name}の{water-erse-qionghu}：{$points}
sheet-small = {$name}の{water-small}：{$points}
sheet-limited = {$name}の{water-limited}：{$points}
ending-shisanyao = { $name }の{water-shisanyao}
ending-yaojiudui = { $name }の{water-yaojiudui}
ending-dasanyuan = { $name }の{water-dasanyuan}
ending-xiaosanyuan = { $name }の{water-xiaosanyuan}
ending-shisanbukao = { $name }の{water-shisanbukao}
ending-qingyise-qing-duidui = { $name }の{water-qingyise-qing-duidui}
ending-qingyise-hun-duidui = { $name }の{water-qingyise-hun-duidui}
ending-hunse-qing-duidui = { $name }の{water-hunse-qing-duidui}
ending-hunse-hun-duidui = { $name }の{water-hunse-hun-duidui}
ending-huo-qinglong = { $name }の{water-huo-qinglong}
ending-huo-hunlong = { $name }の{water-huo-hunlong}
ending-si-qinglong = { $name }の{water-si-qinglong}
ending-si-hunlong = { $name }の{water-si-hunlong}
ending-huo-hualong = { $name }の{water-huo-hualong}
ending-si-hualong = { $name }の{water-si-hualong}
ending-qingyise = { $name }の{water-qingyise}
ending-qixiaodui = { $name }の{water-qixiaodui}
ending-tianhu--liangxi = { $name }の{water-tianhu--liangxi}
ending-quanqiuren = { $name }の{water-quanqiuren}
ending-dihu = { $name }の{water-dihu}
ending-sise-qionghu = { $name }の{water-sise-qionghu}
ending-sanse-qionghu = { $name }の{water-sanse-qionghu}
ending-qing-sanse-qionghu = { $name }の{water-qing-sanse-qionghu}
ending-erse-qionghu = { $name }の{water-erse-qionghu}
ending-small = { $name }の{water-small}
ending-limited = { $name }の{water-limited}

# 断り

refusal-wild-discarded = この取り決めでは、捨てられた混では上がれません。
refusal-not-a-xi = この牌は喜になりません。喜は、違う風牌3枚か、九または一の牌3種です。
refusal-xi-tile-held = 喜と同じ種類の牌が手牌に残っています。喜に加えるか、捨ててください：{$tile}
refusal-below-minimum = この手は{$points}点です。上がるには{$least}点が要ります。
refusal-not-within = この手は、親が宣言した限定に合いません。
refusal-not-terms = 「{$terms}」という限定はありません。`kongque`や`free`のような限定局の名で書き始めてください。
refusal-terms-clash = これらの限定は両立しません：{$terms}
refusal-not-a-limit = 「{$word}」は限定になりません。`points=20`や`wild=none`のように書いてください。

# 取り決め

option-reserve = 残す牌
option-reserve-help = 山の最後に、引かずに残す枚数です。補充のたびに1枚増えます。
option-min_points = しばり
option-min_points-help = この点に足りない手は上がれません。1なら何でも上がれます（点のない手は窮和）。
option-small_counts = 小役
option-small_counts-help = 1点の小役をどの手でも数えるか、どの手でも無視するか。無視すると、大役か窮和でしか上がれません。
option-small_with_big = 大役への小役の加算
option-small_with_big-help = 1点の小役を大役に足すか、大役だけを数えるか。
option-naming = 役の呼び方
option-naming-help = 一番高くなる名で呼ぶか、点が下がっても一番細かい名で呼ぶか。
option-combine_big = 大役どうし
option-combine_big-help = 手の形の役と全求人・地和を足すか、高いほうだけを数えるか。
option-wild_rule = 混
option-wild_rule-help = 表にした牌の次の2枚（上2枚）、前の2枚（下2枚）、その牌と両隣（上下）、または親が指定したときだけ。
option-claim_wild = 捨てられた混での上がり
option-claim_wild-help = 捨てられた混を誰も取れないか、その牌で上がれるか。
option-pure_dragons = 混だけの中發白の面子
option-pure_dragons-help = 三元牌がすべて混のとき、1枚ずつの組を面子と認めるか。
option-ones_in_xi = 喜で代用できる一の牌
option-ones_in_xi-help = どの一でも風や九の代わりに喜に入れられるか、一索だけか。
option-qionghu_wild = 窮和で混を引く
option-qionghu_wild-help = 窮和の手で混を引いたとき、上がれないか、聴牌して手牌を伏せていれば2倍で上がれるか。
option-two_suit_qionghu = 二色窮和
option-two_suit_qionghu-help = 限定局だけで認めるか、いつでも欠門を数えずに認めるか。
option-pinghu_pair_in_hunlong = 渾龍の平和
option-pinghu_pair_in_hunlong-help = 渾龍では三元牌や自風・場風の頭でも、印刷された例のとおり平和を認めるか、ほかの手と同じく認めないか。
option-hualong_one_suit = 1種類の牌での花龍
option-hualong_one_suit-help = ほかの種類もある手で、1種類だけの1から9を花龍と認めるか。
option-duanyao_xi = 喜と断幺
option-duanyao_xi-help = 喜の牌は断幺に関係しないか、喜の一九字牌で断幺が崩れるか。
option-four_as_pairs = 七小対での同じ4枚（2対子）
option-four_as_pairs-help = 同じ牌4枚を対子2組と認めるか。
option-dihu_after_claims = 鳴いた後の地和
option-dihu_after_claims-help = 鳴きが入った後の最初のツモも地和と認めるか。
option-chombo_scope = チョンボの払いがつく局
option-chombo_scope-help = チョンボの人が3人分を払うのは、その局（誰も上がらなければ次局）か、その局だけか、次局だけか。
option-limited_hands = 限定局
option-limited_hands-help = 親が配牌の前に、上がれる手を限定できるか。
option-stick = 限定局の供託
option-stick-help = 手を限定する親は、宣言した点を供託します。点を宣言しないときはこの点、混を指定するか、なくすか、さらし混にするときは少なくともこの点です。0なら供託しなくてもよいのですが、資料にはない決め方です。ふつうの上がりで得るのは約50点です。
option-flower_dragons = 小花と三元牌の組の併用
option-flower_dragons-help = 小花を求められた手では、ほかの面子は順子か刻子に限ります。三元牌1枚ずつの組を、そのどちらの代わりとしても認めるか、認めないか、混だけの組に限って認めないか。
value-flower_dragons-true = 面子に数える
value-flower_dragons-none = 数えない
value-flower_dragons-false = 混だけの組は数えない

# 取り決めの値

value-up2 = 上2枚
value-down2 = 下2枚
value-updown = 上下
value-designated = 親の指定だけ
value-any--liangxi = どの一でも
value-1s_only = 一索だけ
value-deny = 上がれない
value-allow_x2 = 伏せていれば2倍で上がり
value-as_example = 役牌の頭でも成立
value-strict--liangxi = 役牌の頭では不成立
value-ignored = 喜は関係しない
value-broken = 喜で崩れる
value-best = 一番高くなる名
value-forced = 一番細かい名
value-add = 足す
value-max = 高いほうだけ
value-same_or_next = その局か次局
value-same = その局だけ
value-next = 次局だけ
value-free--liangxi = いつでも（間違えば1人で払う）

# 絵の中の言葉

mark-limit = 限定？
mark-dead = 棄
label-gold--liangxi = 混
label-adds-xi = 喜に加える
label-limited = 限定
label-lap = 最後の一周
label-pot = 供託 {$points}
label-liable = 包：{$name}
account-points = 合計 {$points}
reading-xi--liangxi = 喜
account-left-out = 数えない役：{$names}
row-points = 点
row-qionghu-wild = 伏せ牌
row-five-dots = 五筒
row-liable = 包
row-deposit = 供託

# 絵の中身をすべて言葉で

tell-limit = { $name }は限定局にできます。
tell-terms = 限定：{ $terms }。
tell-wild = 混は{ $cards }。
tell-gold--liangxi = 表にした牌は{ $card }。
tell-shown = 親のさらし混は{ $cards }。
tell-dead = 上がり放棄：{ $name }。
tell-lap = 最後の一周です。誰も捨てません。
tell-pot = 供託は{ $points }点。
tell-liable = ほかの人が上がると、{ $name }が3人分を1人で払います。
tell-adds-xi = { $name }が{ $card }を喜に加えます。
tell-meld-xi = 喜（{ $cards }）

# 点数計算

appraise-water--liangxi = {$points}点：{$elements}

# 遊び方に添える絵：一行は二十八字ほど

guide-wilds = 表にした牌と、それで決まる混
guide-xi-wind = 風喜：違う風牌3枚
guide-xi-nine = 九喜：九の牌3種
guide-xi-one = 幺喜：一の牌3種
guide-xi-wind-nine = 風九喜：風喜と九喜
guide-xi-wild = 一の牌や混で風牌を補う
guide-xis = 喜：2度目（親は1度目）のツモの前にさらす
guide-big = 大役の例と、その点
guide-big-more = 満貫は{$limit}点。小役はそこまで足す。
guide-big-name = 役
guide-big-hand = 例
guide-small = 小役：どれも1点
guide-small-hun = 混1枚につき
guide-small-xi = 喜
guide-small-xi-added = 喜に3枚加えるごとに
guide-small-xi-pung = ほかの人が喜に加えた牌のポン
guide-small-dragon-set = 三元牌の組：手牌の中發白
guide-small-dragon-pung = 三元牌の刻子
guide-small-wind-pung = 自風か場風の刻子
guide-small-pinghu = 平和：順子だけ、頭は役牌以外
guide-small-jiang = 将：数牌の2か8の頭
guide-small-san-kezi = 刻子3つ
guide-small-duanyao = 断幺：一九字牌なし
guide-small-quemen = 欠門：喜も含め、数牌の1種類がない
guide-small-menqing = 門清：鳴いていない、喜はあってよい
guide-small-kong = 槓：1組につき
guide-small-yibangao = 一般高：同じ順子2つ
guide-small-lianliu = 連六：同じ種類の続いた順子2つ
guide-small-laoshaofu = 老少副：同じ種類の123と789
guide-small-kanzhang = {guide-kanzhang}
guide-small-bianzhang = {guide-bianzhang}
guide-small-dandiao = {guide-dandiao}
guide-small-shoubayi = 手把一：裸単騎
guide-small-zimo = 自摸：山から引いて上がる
guide-small-gangkai = 槓上開：カンや喜の補充で上がる
guide-small-qianggang = 搶槓：加槓か喜に加えた牌で上がる
guide-small-haidi = 海底撈月：山の最後の牌で上がる
guide-flowers = 小花：この3枚を面子にした手だけ上がれる
guide-restrictions = そのほかの限定（その局だけ）
guide-paying = 自摸でも放銃でも3人が払う
guide-paying-1 = 親は払うのももらうのも2倍。
guide-paying-child = 子の{$points}点の上がり
guide-paying-dealer = 親の{$points}点の上がり
guide-paying-winner = 上がった人
guide-paying-dealers = 親
guide-paying-other = ほかの人
refusal-exposed-not-held = 混としてさらせるのは、手牌にある牌だけです。
refusal-cannot-show = 混をさらせるのは親だけで、同じ牌を1枚から4枚までです。
refusal-xi-pung-only = 喜に加えた牌でできるのはポンだけです。
refusal-points-without-form = 点を宣言できるのは、小花か手の形を限定したときだけです。さらし混と一緒には宣言できません。
refusal-no-dihu = この上がりは地和になりません。地和は、子が最初のツモか親の最初の捨て牌で上がったときだけです。
refusal-no-haidi = この上がりは海底撈月になりません。海底撈月は、山の最後の牌を自分で引いて上がったときだけです。
guide-cannot-claim = 混を使って鳴くことはできない
guide-cannot-set = 混だけでは面子にも頭にもならない
guide-cannot-discard = 混を捨てると上がり放棄になる
guide-sum = 喜と順子と混の手
guide-sum-parts = 点の内訳
guide-sum-none = この取り決めでは、この手で上がれない。
guide-sum-all = 合計
