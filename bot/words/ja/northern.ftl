# 長春麻雀と大連窮胡：待合いと卓

game-changchun = 長春麻雀
game-dalian = 大連窮胡
preset-changchun = 基本ルール
preset-dalian = 基本ルール
table-turn-look = ➤ {$who}さん、宝牌を見ますか、そのままツモりますか。
event-deal--northern = 全員に13枚、親にはもう1枚配られました。
event-ready = {$name}が聴牌を宣言しました。
event-xi = {$name}が特殊な槓をさらしました：{$cards}。
event-add = {$name}が特殊な槓に{$cards}を加えます。
event-die = {$name}のさいころは{$cards}です。
event-treasure = 宝牌が1枚、伏せて脇に置かれました。
event-looked = { $count ->
    [0] {$name}が宝牌を見ました。
   *[other] {$name}が宝牌を見ました：{$cards}。
}
event-treasure-gone = 宝牌と同じ牌が3枚出たので、宝牌を元に戻し、新しく決めます。

# 手

move-ready = 聴牌宣言：{$cards}を捨てる
move-xi = 特殊な槓：{$cards}
move-add = {$cards}を特殊な槓に加える
move-look = 宝牌を見る
move-draw = 見ずにツモる

# 手牌

hand-look = **聴牌を宣言しています。** ツモる前に宝牌を見られます。待ち牌ならその場で上がり、後で宝牌と同じ牌をツモっても上がりです。見た後は手牌を変えられません。
hand-look-not = **聴牌を宣言していますが、宝牌は見られません。** { $why ->
    [outside] 手牌に一九字牌がないからです。
   *[other] 手牌がもう聴牌でないか、宝牌が残っていないからです。
}ツモってください。
hand-added-xi--northern = **{$name}が{$card}を特殊な槓に加えます。** { $claims ->
    [0] 取れません。見送ってください。
   *[other] 取るか、見送ってください。
}
hand-frozen = 宝牌を見たので、できるのは上がり、ツモ切り、待ちの変わらないカンだけです。
hand-treasure = -# 宝牌：{$card}
hand-select-ready = 聴牌を宣言して捨てる牌

# 上がりの条件：並べて書くので短く

condition-three-suits = 萬・索・筒の3種類
condition-outside = 一九字牌
condition-pung = 刻子か槓子、または三元牌の頭
condition-single-pungs = 裸単騎なら対対胡
condition-opened = 鳴いていること（開門）
condition-chow = 順子
condition-pair = 2と8以外の頭
condition-not-single = 裸単騎でないこと
condition-no-dragons = 三元牌の刻子も槓子もないこと
condition-no-winds = 自風・場風の刻子も槓子もないこと
condition-no-four = 同じ牌4枚がないこと

# 成績

sheet-dianpao = {$name}の出上がり：{$points}
sheet-mobao = {$name}の摸宝（宝牌と同じ牌をツモ）：{$points}
sheet-chongbao = {$name}の衝宝（見た宝牌が待ち牌）：{$points}
sheet-draw--northern = 流局。カンの点はそのままです。
sheet-met = -# {$conditions}
line-rate = レート
line-menqing = 門清{$times}
line-kanzhang = 嵌張{$times}
line-bianzhang = 辺張{$times}
line-dandiao = 単騎{$times}
line-piaohu = 飄胡{$times}
line-mobao = 摸宝{$times}
line-chongbao = 衝宝{$times}
line-gangkai = 槓上開花{$times}
line-qianggang = 搶槓{$times}
line-dealer--mahjong = 親{$times}
line-dianpao = 出上がり{$times}
line-shooter = 放銃{$times}
line-payer-closed = 払う人が門清{$times}
line-all-closed = 3人とも門清{$times}
line-open-kong = 明槓
line-added-kong = 加槓
line-closed-kong = 暗槓
line-open-dadan = 明大蛋
line-added-dadan = 明大蛋（加槓）
line-closed-dadan = 暗大蛋
line-xuanfeng = 旋風槓
line-xigang = 喜槓
line-yaodan = 幺蛋
line-jiudan = 九蛋

# 断り

refusal-lacks = この手ではまだ上がれません。{$clashes}
refusal-lacks-three-suits = 上がりには萬・索・筒の3種類がすべて要ります。
refusal-lacks-outside = 上がりには一九字牌が要ります。
refusal-lacks-pung = 順子4つの手は、頭が三元牌でなければ上がれません。
refusal-lacks-single-pungs = 裸単騎は対対胡でなければ上がれません。
refusal-lacks-opened = 一度も鳴いていない手では上がれません（開門が要ります）。
refusal-lacks-chow = 上がりには順子が要ります。
refusal-lacks-pair = 2と8の頭では上がれません。
refusal-lacks-not-single = 裸単騎では上がれません。
refusal-lacks-no-dragons = この取り決めでは、三元牌の刻子か槓子があると上がれません。
refusal-lacks-no-winds = この取り決めでは、自風か場風の刻子か槓子があると上がれません。
refusal-lacks-no-four = この取り決めでは、同じ牌が4枚あると上がれません。

# 取り決め

option-rate = レート
option-rate-help = 倍になる前の上がりの払い（1人分）と、カンの点の単位。
option-claim_added = 加えた牌のポン
option-claim_added-help = 特殊な槓に加えた牌を、ほかの人がポンもできるか、搶槓だけか。
option-treasure_gone = 新しい宝牌
option-treasure_gone-help = 宝牌と同じ牌が3枚出て決め直すとき、捨て牌だけを数えるか、さらした組の牌も数えるか。
option-single_wait = 嵌張・辺張・単騎
option-single_wait-help = 手をその形に読めれば倍にするか、ほかに待ちがないときだけ倍にするか。
option-concealed = 門前でなくなるとき
option-concealed-help = 鳴いたときだけか、特殊な槓をさらしたときもか。
option-no_dragon_pung = 三元牌の刻子の禁止
option-no_dragon_pung-help = 中發白の刻子や槓子がある手は上がれません。
option-no_value_wind_pung = 自風・場風の刻子の禁止
option-no_value_wind_pung-help = 自風か場風の刻子や槓子がある手は上がれません。
option-no_four_same = 同じ牌4枚の禁止
option-no_four_same-help = カンも含めて同じ牌が4枚ある手は上がれません。
value-discards = 捨て牌で3枚
value-seen = 捨て牌とさらした組で3枚
value-any--mahjong = その形に読めるとき
value-only = ほかに待ちがないとき
value-claims = 鳴いたとき
value-special = 鳴くか特殊な槓をさらしたとき

# 絵の中の言葉

label-adds-xi--northern = 加槓
mark-look = 宝牌？
mark-declared = 聴
mark-looked = 宝
label-treasure = 宝牌
ending-dianpao = { $name }の出上がり
ending-mobao = { $name }の摸宝
ending-chongbao = { $name }の衝宝
met-three-suits = ✓ 3種類
met-outside = ✓ 一九字牌
met-pung = ✓ 刻子・槓子か三元牌の頭
met-single-pungs = ✓ 裸単騎なら対対胡
met-opened = ✓ 開門
met-chow = ✓ 順子
met-pair = ✓ 頭は2・8以外
met-not-single = ✓ 裸単騎でない
met-no-dragons = ✓ 三元牌刻子なし
met-no-winds = ✓ 自風・場風の刻子なし
met-no-four = ✓ 同じ牌4枚なし
row-dianpao = 出上がり
row-rate = レート
row-menqing = 門清
row-kanzhang = 嵌張
row-bianzhang = 辺張
row-dandiao = 単騎
row-piaohu = 飄胡
row-mobao = 摸宝
row-chongbao = 衝宝
row-gangkai = 槓上開花
row-qianggang = 搶槓
row-zimo--northern = 自摸
row-dealer--mahjong = 親
row-shooter = 放銃
row-payer-closed = 門清払い
row-all-closed = 3人門清
row-kongs = カンの点
row-open-kong = 明槓
row-added-kong = 加槓
row-closed-kong = 暗槓
row-open-dadan = 明大蛋
row-added-dadan = 明大蛋
row-closed-dadan = 暗大蛋
row-xuanfeng = 旋風槓
row-xigang = 喜槓
row-yaodan = 幺蛋
row-jiudan = 九蛋

# 絵の中身をすべて言葉で

tell-look = { $name }は聴牌を宣言していて、宝牌を見られます。
tell-declared = 聴牌宣言：{ $name }。
tell-looked = 宝牌を見た：{ $name }。
tell-adds-xi--northern = { $name }が{ $card }を特殊な槓に加えます。
tell-aside = 宝牌が伏せて置かれています。
tell-treasure = 宝牌は{ $card }。
tell-meld-xuanfeng = 旋風槓（{ $cards }）
tell-meld-xigang = 喜槓（{ $cards }）
tell-meld-yaodan = 幺蛋（{ $cards }）
tell-meld-jiudan = 九蛋（{ $cards }）

# 遊び方に添える絵：一行は二十八字ほど

guide-four-sets = 四面子と頭で上がり
guide-whole-northern = 14枚の上がり形
guide-conditions = 上がりの条件と、この例での牌
guide-kongs = カンですぐにもらう点の合計
guide-zimo--northern = 自摸：引いた牌か宝牌で上がる
guide-great = 大蛋：次のどれか4枚のカン
guide-special = 特殊な槓：どれも面子1つ
guide-rate = それぞれがレートを払い、次のものごとに倍
guide-menqing = 門清：門前の手
guide-kanzhang = 嵌張：4と6の間の5など
guide-bianzhang = 辺張：12の3、89の7
guide-dandiao = 単騎：頭を待つ
guide-piaohu = 飄胡：対対胡
guide-mobao = 摸宝：宝牌と同じ牌をツモる
guide-chongbao = 衝宝：見た宝牌が待ち牌
guide-gangkai = 槓上開花：カンの補充で上がる
guide-qianggang = 搶槓：加えた牌で上がる
guide-dealer--mahjong = 親の上がりと払い
guide-shooter = 放銃した人の払い
guide-payer-closed = 門前のまま払う人
guide-all-closed = 払う3人とも門前
guide-treasure-wait = 頭を待つ聴牌の形
guide-discarded = これを捨てて聴牌を宣言
