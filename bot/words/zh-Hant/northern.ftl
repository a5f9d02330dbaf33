# 長春麻將與大連窮胡：開桌訊息與牌桌

game-changchun = 長春麻將
game-dalian = 大連窮胡
preset-changchun = 基本規則
preset-dalian = 基本規則
table-turn-look = ➤ 請{$who}決定：看寶牌，還是直接摸牌？
event-deal--northern = 每人拿了13張牌，莊家多一張。
event-ready = {$name}報聽。
event-xi = {$name}亮出{ $kong ->
    [xuanfeng] 旋風槓
    [xigang] 喜槓
    [yaodan] 么蛋
    [jiudan] 九蛋
   *[other] 特殊槓
}：{$cards}。
event-add = {$name}要把{$cards}加進{ $kong ->
    [xuanfeng] 旋風槓
    [xigang] 喜槓
    [yaodan] 么蛋
    [jiudan] 九蛋
   *[other] 特殊槓
}。
event-die = {$name}擲出{$cards}點。
event-treasure = 一張寶牌扣著放在一旁。
event-looked = { $count ->
    [0] {$name}看了寶牌。
   *[other] {$name}看了寶牌：{$cards}。
}
event-treasure-gone = 與寶牌同款的牌出了三張，寶牌放回原處，另定一張。

# 出法

move-ready = 報聽，打{$cards}
move-xi = { $kong ->
    [xuanfeng] 旋風槓
    [xigang] 喜槓
    [yaodan] 么蛋
    [jiudan] 九蛋
   *[other] 特殊槓
}：{$cards}
move-add = 把{$cards}加進{ $kong ->
    [xuanfeng] 旋風槓
    [xigang] 喜槓
    [yaodan] 么蛋
    [jiudan] 九蛋
   *[other] 特殊槓
}
move-look = 看寶牌
move-draw = 不看，直接摸牌

# 手牌

hand-look = **你已報聽。** 摸牌以前可以看寶牌：寶牌正是你聽的牌就立即胡；以後摸到與寶牌同款的牌，可以當任何牌。看了以後不能再換手牌。
hand-look-not = **你已報聽**，但不能看寶牌：{ $why ->
    [outside] 手裡和亮出的牌都沒有么九、字牌。
   *[other] 你已不再聽牌，或沒有寶牌了。
}請摸牌。
hand-added-xi--northern = **{$name}要把{$card}加進特殊槓。** { $claims ->
    [0] 這張牌你不能要，只能過。
   *[other] 要這張牌，還是過？
}
hand-frozen = 你看過寶牌了，只能胡牌，或打出剛摸到的牌；聽的牌不變時，也可以開槓。
hand-treasure = -# 寶牌：{$card}
hand-select-ready = 報聽，並打出……

# 胡牌的條件：會排成一行，要短

condition-three-suits = 三門齊全
condition-outside = 有么九或字牌
condition-pung = 有刻子或槓（或三元牌作將）
condition-single-pungs = 只剩一張時全是刻子或槓
condition-opened = 已開門
condition-chow = 有順子
condition-pair = 將不是2或8
condition-not-single = 手上不止一張
condition-no-dragons = 沒有三元牌的刻子或槓
condition-no-winds = 沒有門風、圈風的刻子或槓
condition-no-four = 沒有四張相同的牌

# 戰績

sheet-dianpao = {$name}胡牌（點炮胡）：{$points}
sheet-mobao = {$name}摸到寶牌（摸寶）：{$points}
sheet-chongbao = {$name}看到的寶牌正是所聽的牌（衝寶）：{$points}
sheet-draw--northern = 流局，無人胡牌，莊家連莊。槓的分照算。
sheet-met = -# {$conditions}
line-rate = 底分
line-menqing = 門清{$times}
line-kanzhang = 嵌張{$times}
line-bianzhang = 邊張{$times}
line-dandiao = 單釣{$times}
line-piaohu = 飄胡{$times}
line-mobao = 摸寶{$times}
line-chongbao = 衝寶{$times}
line-gangkai = 槓上開花{$times}
line-qianggang = 搶槓{$times}
line-dealer--mahjong = 莊家{$times}
line-dianpao = 點炮胡{$times}
line-shooter = 點炮者付{$times}
line-payer-closed = 付分者門清{$times}
line-all-closed = 三家都門清{$times}
line-open-kong = 明槓
line-added-kong = 加槓
line-closed-kong = 暗槓
line-open-dadan = 明大蛋
line-added-dadan = 明大蛋（加槓）
line-closed-dadan = 暗大蛋
line-xuanfeng = 旋風槓
line-xigang = 喜槓
line-yaodan = 么蛋
line-jiudan = 九蛋

# 拒絕

refusal-lacks = 這手牌不能胡。{$clashes}
refusal-lacks-three-suits = 萬、筒、索三門都要有。
refusal-lacks-outside = 要有么九或字牌。
refusal-lacks-pung = 四組都是順子，要用三元牌作將。
refusal-lacks-single-pungs = 手上只剩一張，各組要全是刻子或槓才能胡。
refusal-lacks-opened = 要先開門（吃、碰或明槓）。
refusal-lacks-chow = 要有順子。
refusal-lacks-pair = 2和8不能作將。
refusal-lacks-not-single = 手上只剩一張不能胡。
refusal-lacks-no-dragons = 依本桌規則，有三元牌的刻子或槓，不能胡。
refusal-lacks-no-winds = 依本桌規則，有門風、圈風的刻子或槓，不能胡。
refusal-lacks-no-four = 依本桌規則，有四張同款的牌不能胡。

# 本桌規則

option-rate = 底分
option-rate-help = 胡牌時每家付的分，加倍以前是這個數；槓的分也按它計算。
option-claim_added = 加進特殊槓的牌可以碰
option-claim_added-help = 加進特殊槓的牌，別人可以碰；或只能搶槓。
option-treasure_gone = 何時換寶牌
option-treasure_gone-help = 與寶牌同款的牌打出三張就換；亮出的組裡的牌也算，或不算。
option-single_wait = 嵌張、邊張、單釣
option-single_wait-help = 能拆成這種聽法就加倍，或只聽這一張才加倍。
option-concealed = 什麼情況不算門清
option-concealed-help = 只有吃碰槓別人的牌不算門清，或亮出特殊槓也不算。
option-no_dragon_pung = 不許三元牌的刻子
option-no_dragon_pung-help = 有中發白的刻子或槓不能胡。
option-no_value_wind_pung = 不許門風、圈風的刻子
option-no_value_wind_pung-help = 有自己的門風或圈風的刻子或槓不能胡。
option-no_four_same = 不許四張同款
option-no_four_same-help = 手牌與亮出的牌裡有四張同款的（槓也算），就不能胡。
value-discards = 打出三張
value-seen = 打出或亮出三張
value-any--mahjong = 能拆成這種聽法就算
value-only = 只聽這一張才算
value-claims = 要了別人的牌
value-special = 要了別人的牌，或亮出特殊槓

# 圖中的字

label-adds-xi--northern = 加進特殊槓
mark-look = 看寶？
mark-declared = 聽
mark-looked = 寶
label-treasure = 寶牌
ending-dianpao = { $name }：點炮胡
ending-mobao = { $name }摸寶
ending-chongbao = { $name }衝寶
met-three-suits = ✓ 三門齊
met-outside = ✓ 么九或字牌
met-pung = ✓ 刻子、槓或三元將
met-single-pungs = ✓ 剩一張時全刻子
met-opened = ✓ 已開門
met-chow = ✓ 順子
met-pair = ✓ 將非2、8
met-not-single = ✓ 手上不止一張
met-no-dragons = ✓ 無三元刻子
met-no-winds = ✓ 無門風、圈風的刻子
met-no-four = ✓ 無四張同款
row-dianpao = 點炮胡
row-rate = 底分
row-menqing = 門清
row-kanzhang = 嵌張
row-bianzhang = 邊張
row-dandiao = 單釣
row-piaohu = 飄胡
row-mobao = 摸寶
row-chongbao = 衝寶
row-gangkai = 槓上開花
row-qianggang = 搶槓
row-zimo--northern = 自摸
row-dealer--mahjong = 莊家
row-shooter = 點炮
row-payer-closed = 付家門清
row-all-closed = 三家門清
row-kongs = 槓
row-open-kong = 明槓
row-added-kong = 加槓
row-closed-kong = 暗槓
row-open-dadan = 明大蛋
row-added-dadan = 明大蛋
row-closed-dadan = 暗大蛋
row-xuanfeng = 旋風槓
row-xigang = 喜槓
row-yaodan = 么蛋
row-jiudan = 九蛋

# 圖中一切的文字說明

tell-look = { $name }已報聽，可以看寶牌。
tell-declared = 已報聽：{ $name }。
tell-looked = 已看寶牌：{ $name }。
tell-adds-xi--northern = { $name }要把{ $card }加進特殊槓。
tell-aside = 有一張寶牌扣著。
tell-treasure = 寶牌是{ $card }。
tell-meld-xuanfeng = 旋風槓{ $cards }
tell-meld-xigang = 喜槓{ $cards }
tell-meld-yaodan = 么蛋{ $cards }
tell-meld-jiudan = 九蛋{ $cards }

# 玩法旁的圖：一行最多約27字

guide-four-sets = 胡牌：四組加一對將
guide-whole-northern = 十四張的胡牌牌型
guide-conditions = 胡牌的條件，以及這手牌怎樣符合
guide-kongs = 槓當場收的分（合計）
guide-zimo--northern = 自摸：胡自己摸的牌，或胡寶牌
guide-great = 大蛋：下列任一種四張
guide-special = 特殊槓：每副算一組
guide-rate = 每家付底分，下列每項加倍
guide-menqing = 門清
guide-kanzhang = 嵌張（夾）：四、六聽五之類
guide-bianzhang = 邊張：一二聽三，八九聽七
guide-dandiao = 單釣：手上單剩一張，等同款的湊成將
guide-piaohu = 飄胡：全是刻子或槓
guide-mobao = 摸寶：摸到與寶牌同款的牌
guide-chongbao = 衝寶：看到的寶牌正是所聽的牌
guide-gangkai = 槓上開花：胡槓後補的牌
guide-qianggang = 搶槓：胡別人加進槓的牌
guide-dealer--mahjong = 莊家：輸贏都加倍
guide-shooter = 點炮：打出那張牌的人付
guide-payer-closed = 付分的人沒要過別人的牌
guide-all-closed = 付分的三家都沒要過別人的牌
guide-treasure-wait = 這手牌單釣，差將的一張
guide-discarded = 打出這張，同時報聽
