# 亮喜：開桌訊息與牌桌

game-liangxi = 亮喜
preset-liangxi = 湊成就胡
preset-liangxi-10 = 10分起胡
preset-liangxi-20 = 20分起胡
table-turn-limit = ➤ 請{$who}決定：開限定局，還是直接發牌？
event-deal--liangxi = {event-deal--northern}
event-limit = {$name}開限定局：{$terms}。
event-wild = 翻開{$card}，混是{$cards}。
event-expose = {$name}亮出{$cards}，作自己的混。
event-swap = {$name}回混：用{$card}換回{$cards}。
event-last-lap = 最後一巡：只摸不打。
event-xi--liangxi = {$name}亮喜：{$cards}。
tile-wild = {$card}（混）
brief-xi--liangxi = {$name}亮喜 {$cards}
event-add--liangxi = {$name}要把{$cards}加進喜。
event-foul--liangxi = {$name}詐胡：本局不能再胡；照本桌規則，別人胡牌時由{$name}一人付三家的分。

# 出法

move-xi--liangxi = 亮喜：{$cards}
move-add--liangxi = 把{$cards}加進喜
move-swap = 用{$card}換回{$cards}
move-expose = 亮作混：{$cards}
move-keep--liangxi = 結束這一手

# 定限定局

limit-done = 發牌
limit-none = 不限定
limit-points = { $count ->
    [0] 分數照算
   *[other] {$count}分
}
limit-chi-left = 只吃上家
limit-chi-any = 三家都可吃
limit-chi-opposite = 只吃對家
limit-chi-right = 只吃下家
limit-wild-indicator = 照翻開的牌定混
limit-wild-none = 無混
limit-wild-shown = 亮混
limit-wild-tile = 混：{$cards}
limit-stake = 押分{$points}{ $wins ->
    [0] {""}
   *[other] ，約等於普通胡牌{$wins}次
}
limit-own = 小花要{$cards}
limit-to-the-end = 不留牌尾
limit-five-dots = 五筒加倍
limit-kongque = 孔雀東南飛
limit-kongque-story = 漢樂府名篇首句。一索是孔雀，加南、東。
limit-jigu = 擊鼓罵曹
limit-jigu-story = 禰衡擊鼓罵曹操：一筒是鼓，二索是鼓槌，白板是曹操的白臉。
limit-queqiao = 鵲橋相會
limit-queqiao-story = 七夕相會：一索是織女，七筒是七月，七萬是七日。
limit-xihu = 西湖十景
limit-xihu-story = 杭州名勝：西是西湖，兩張筒子的點數合為十。
limit-xibei = 西北飄雪
limit-xibei-story = 西北的雪：西、北，白板是雪。
limit-zhulu = 中原逐鹿
limit-zhulu-story = 在中原追鹿，就是爭天下：中是中原，加七筒、發。
limit-liangfeng = 兩風夾一么
limit-liangfeng-story = 兩張不同的風，夾一張么（一萬、一筒或一索）。
limit-liangyao = 兩么夾一風
limit-liangyao-story = 一萬、一筒、一索中的兩張，夾一張風。
limit-danfeng = 丹鳳朝陽
limit-danfeng-story = 紅鳳迎朝日：中是紅色，一索是鳳凰，一筒是朝陽。
limit-jiedongfeng = 借東風
limit-jiedongfeng-story = 諸葛亮借來東風：東，加一萬、九萬。
limit-shouba-yi = 混吃亂碰手把一
limit-shouba-yi-story = 誰打的都可以吃；手上只剩一張才能胡。
limit-xianpeng = 先碰後吃手把一
limit-xianpeng-story = 碰過一次才可以吃，誰打的都行；手上只剩一張才能胡。
limit-shouba-si = 混吃亂碰手把四
limit-shouba-si-story = 誰打的都可以吃；手上剩四張才能胡。
limit-dengji = 三色登記混
limit-dengji-story = 萬、筒、索三門齊才能胡。混是莊家亮出的牌，只歸莊家用。
limit-duizhe = 三色窮和對著吃
limit-duizhe-story = 三色窮和才能胡；只能吃對家打的牌。
limit-daozhe = 三色窮和倒著吃
limit-daozhe-story = 三色窮和才能胡；只能吃下家打的牌。
limit-xiaoji = 小雞抱蛋
limit-xiaoji-story = 手上單剩一索胡一筒，單剩一筒胡一索：雞和蛋。
limit-quandaiyao = 全帶么
limit-quandaiyao-story = 每組和將都有么九或字牌；三元一副也算。
limit-wuse = 五色和
limit-wuse-story = 筒、索、萬、風、三元五種都要齊；亮了喜就胡不了。
limit-sise = 四色窮和
limit-sise-story = 三門數牌加風或三元的窮和才能胡。
limit-sanse = 三色窮和
limit-sanse-story = 三門數牌的窮和才能胡，有沒有字牌都可以。
limit-qing-sanse = 清三色窮和
limit-qing-sanse-story = 沒有字牌的三門窮和才能胡。
limit-erse = 二色窮和
limit-erse-story = 兩門數牌的窮和才能胡，缺門那1分不計。
limit-free = 不限牌型
limit-free-story = 什麼牌型都可以胡；莊家可以定吃法和混。
limit-flower = 自訂小花
limit-flower-story = 現在選三張牌，胡牌時要有這一組。
limit-wubing = 五餅翻番免混到底
limit-wubing-story = 每張五筒加倍；沒有混；牌摸到底，不留牌尾。

# 手牌

hand-limit = **你是莊家。** 可以限定胡牌的牌型，也可以直接發牌。限定時定了分數，就要先押上這麼多，歸胡牌的人；沒有定分數，照本桌規則也可能要押。
hand-limit-own = **自訂小花：** 還要選{$count}張牌。
hand-terms = -# 限定局：{$terms}
hand-flower = -# { $lacks ->
    [0] 小花{$cards}已齊。
   *[other] 最接近湊成的小花：{$cards}。還缺{$missing}{ $wild ->
        [0] 。
       *[other] ，其中{$wild}張可用手上的混代替。
    }
}
hand-select-flowers = 選胡牌要有的小花
hand-select-restrictions = 選胡牌的牌型
hand-select-points = 定分數
hand-select-chi = 定吃法
hand-select-wild = 定混（字牌與萬子）
hand-select-wild-more = 定混（筒子與索子）
hand-select-own = 選牌（字牌與萬子）
hand-select-own-more = 選牌（筒子與索子）
hand-select-lay = 選要亮的牌
hand-select-xi = 亮喜
hand-select-expose = 亮自己的混
hand-select-kong = 開槓
hand-select-add = 加進喜
hand-select-swap = 換回混
hand-last-lap = **最後一巡。** {$drawn}只摸不打：能胡就胡，能亮的牌可以亮出，或結束這一手。
hand-added-xi = **{$name}把{$card}加進喜。** { $claims ->
    [0] 這張牌你不能要，只能過。
   *[other] 要這張牌，還是過？
}
hand-dead = 這一局你不能再胡牌。
hand-dead-others = -# 名字旁的「棄」：{$names}這一局不能再胡牌。
hand-liable = 別人胡牌時，三家該付的分都由你一人付。
tile-gold--liangxi = 混：打出就不能再胡

# 戰績

sheet-water--liangxi = -# {$points}分：{$elements}
sheet-element-plain = {$name} {$points}
line-tianhu--liangxi = {water-tianhu--liangxi}
sheet-left-out = -# 不計：{$elements}
sheet-without = {$name}（{$why}）
out-limit = 滿貫
out-small = 不算小番
out-limited = 分數已定
out-implied = 已含於{$other}
line-points = 分
line-qionghu-wild = 扣牌自摸混{$times}
line-five-dots = 五筒{$times}
line-liable = 包賠
line-deposit = 押分
water-shisanyao = 十三么
water-yaojiudui = 么九對
water-dasanyuan = 大三元
water-xiaosanyuan = 小三元
water-shisanbukao = 十三不靠
water-qingyise-qing-duidui = 清一色清對對
water-qingyise-hun-duidui = 清一色渾對對
water-hunse-qing-duidui = 渾色清對對
water-hunse-hun-duidui = 渾色渾對對
water-huo-qinglong = 活清龍
water-huo-hunlong = 活渾龍
water-si-qinglong = 死清龍
water-si-hunlong = 死渾龍
water-huo-hualong = 活花龍
water-si-hualong = 死花龍
water-qingyise = 清一色
water-qixiaodui = 七小對
water-tianhu--liangxi = 天和
water-quanqiuren = 全求人
water-dihu = 地和
water-sise-qionghu = 四色窮和
water-sanse-qionghu = 三色窮和
water-qing-sanse-qionghu = 清三色窮和
water-erse-qionghu = 二色窮和
water-small = 小番
water-limited = 限定局
water-hun = 混
water-xi = 喜
water-xi-added = 喜加三張
water-xi-pung = 碰喜牌
water-kong = 槓
water-menqing = 門清
water-qianggang = 搶槓
water-gangkai = 槓上開
water-shoubayi = 手把一
water-zimo = 自摸
water-haidi = 海底撈月
water-dragon-set = 三元一副
water-dragon-pung = 三元刻子
water-wind-pung = 門風或圈風
water-pinghu = 平和
water-jiang = 二八將
water-san-kezi = 三副刻子
water-duanyao = 斷么
water-quemen = 缺門
water-dandiao = 單釣
water-kanzhang = 嵌張
water-bianzhang = 邊張
water-yibangao = 一般高
water-lianliu = 連六
water-laoshaofu = 老少副
water-honour-pung = 字牌刻子
water-honour-pair = 字牌作將
sheet-shisanyao = {$name}胡牌，{water-shisanyao}：{$points}
sheet-yaojiudui = {$name}胡牌，{water-yaojiudui}：{$points}
sheet-dasanyuan = {$name}胡牌，{water-dasanyuan}：{$points}
sheet-xiaosanyuan = {$name}胡牌，{water-xiaosanyuan}：{$points}
sheet-shisanbukao = {$name}胡牌，{water-shisanbukao}：{$points}
sheet-qingyise-qing-duidui = {$name}胡牌，{water-qingyise-qing-duidui}：{$points}
sheet-qingyise-hun-duidui = {$name}胡牌，{water-qingyise-hun-duidui}：{$points}
sheet-hunse-qing-duidui = {$name}胡牌，{water-hunse-qing-duidui}：{$points}
sheet-hunse-hun-duidui = {$name}胡牌，{water-hunse-hun-duidui}：{$points}
sheet-huo-qinglong = {$name}胡牌，{water-huo-qinglong}：{$points}
sheet-huo-hunlong = {$name}胡牌，{water-huo-hunlong}：{$points}
sheet-si-qinglong = {$name}胡牌，{water-si-qinglong}：{$points}
sheet-si-hunlong = {$name}胡牌，{water-si-hunlong}：{$points}
sheet-huo-hualong = {$name}胡牌，{water-huo-hualong}：{$points}
sheet-si-hualong = {$name}胡牌，{water-si-hualong}：{$points}
sheet-qingyise = {$name}胡牌，{water-qingyise}：{$points}
sheet-qixiaodui = {$name}胡牌，{water-qixiaodui}：{$points}
sheet-tianhu--liangxi = {$name}胡牌，{water-tianhu--liangxi}：{$points}
sheet-quanqiuren = {$name}胡牌，{water-quanqiuren}：{$points}
sheet-dihu = {$name}胡牌，{water-dihu}：{$points}
sheet-sise-qionghu = {$name}胡牌，{water-sise-qionghu}：{$points}
sheet-sanse-qionghu = {$name}胡牌，{water-sanse-qionghu}：{$points}
sheet-qing-sanse-qionghu = {$name}胡牌，{water-qing-sanse-qionghu}：{$points}
sheet-erse-qionghu = {$name}胡牌，{water-erse-qionghu}：{$points}
sheet-small = {$name}胡牌，{water-small}：{$points}
sheet-limited = {$name}胡牌，{water-limited}：{$points}
ending-shisanyao = { $name }：{water-shisanyao}
ending-yaojiudui = { $name }：{water-yaojiudui}
ending-dasanyuan = { $name }：{water-dasanyuan}
ending-xiaosanyuan = { $name }：{water-xiaosanyuan}
ending-shisanbukao = { $name }：{water-shisanbukao}
ending-qingyise-qing-duidui = { $name }：{water-qingyise-qing-duidui}
ending-qingyise-hun-duidui = { $name }：{water-qingyise-hun-duidui}
ending-hunse-qing-duidui = { $name }：{water-hunse-qing-duidui}
ending-hunse-hun-duidui = { $name }：{water-hunse-hun-duidui}
ending-huo-qinglong = { $name }：{water-huo-qinglong}
ending-huo-hunlong = { $name }：{water-huo-hunlong}
ending-si-qinglong = { $name }：{water-si-qinglong}
ending-si-hunlong = { $name }：{water-si-hunlong}
ending-huo-hualong = { $name }：{water-huo-hualong}
ending-si-hualong = { $name }：{water-si-hualong}
ending-qingyise = { $name }：{water-qingyise}
ending-qixiaodui = { $name }：{water-qixiaodui}
ending-tianhu--liangxi = { $name }：{water-tianhu--liangxi}
ending-quanqiuren = { $name }：{water-quanqiuren}
ending-dihu = { $name }：{water-dihu}
ending-sise-qionghu = { $name }：{water-sise-qionghu}
ending-sanse-qionghu = { $name }：{water-sanse-qionghu}
ending-qing-sanse-qionghu = { $name }：{water-qing-sanse-qionghu}
ending-erse-qionghu = { $name }：{water-erse-qionghu}
ending-small = { $name }：{water-small}
ending-limited = { $name }：{water-limited}

# 拒絕

refusal-wild-discarded = 按本桌規則，不能胡別人打出的混。
refusal-not-a-xi = 這些牌不成喜。喜要三張不同的風、三門的九或三門的么，缺的可用混代替，或照本桌規則用么代替。
refusal-xi-tile-held = 手上還有與喜同類的牌，不能胡：{$tile}。請先把它加進喜，或打掉。
refusal-below-minimum = 這手牌{$points}分，不到起胡的{$least}分。
refusal-not-within = 這手牌不合限定局的條件，不能胡。
refusal-not-terms = 沒有「{$terms}」這種限定局。開頭請寫限定局的代號，例如 `kongque` 或 `free`。
refusal-terms-clash = 這些限定條件不能並用，請去掉一些：{$terms}
refusal-not-a-limit = 「{$word}」不是限定局的條件。寫法如 `points=20`、`wild=none`。

# 本桌規則

option-reserve = 牌尾留牌
option-reserve-help = 牌尾留這麼多張不摸，每補一張多留一張。
option-min_points = 起胡分
option-min_points-help = 不到這個分的牌不能胡；1就是湊成就能胡。
option-small_counts = 計算小番
option-small_counts-help = 1分的小番在每副牌都算，或一律不算；不算時只有大番和窮和能胡。
option-small_with_big = 大番另加小番
option-small_with_big-help = 1分的小番加到大番上，或只算大番。
option-naming = 番種怎麼定
option-naming-help = 取得分最高的番種，或取條件最具體的番種，即使分數較低。
option-combine_big = 同時有幾個大番
option-combine_big-help = 牌型與全求人、地和相加，或只算高的。
option-wild_rule = 定混
option-wild_rule-help = 混是翻開的那款牌的後兩款；或前兩款；或連本款在內的前後三款；或只有莊家指定時才有混。
option-claim_wild = 打出的混可以胡
option-claim_wild-help = 打出的混誰都不能要，或可以用來胡。
option-pure_dragons = 全是混的中發白算一副
option-pure_dragons-help = 三元牌全是混時，各一張算不算一副。
option-ones_in_xi = 喜裡的么
option-ones_in_xi-help = 任何一張么都可代替風或九，或只有一索可以。
option-qionghu_wild = 窮和摸到混
option-qionghu_wild-help = 窮和自摸到混不算胡；或聽牌時已把手牌扣下，就算胡並加倍。
option-two_suit_qionghu = 平時也認二色窮和
option-two_suit_qionghu-help = 只在限定局承認；或平時也承認，這時缺門那1分不計。
option-pinghu_pair_in_hunlong = 渾龍的平和
option-pinghu_pair_in_hunlong-help = 三元牌、門風、圈風作將時，照書上的例子仍算平和；或與別處一樣不算。
option-hualong_one_suit = 同門一到九算花龍
option-hualong_one_suit-help = 手上還有別門時，同門的一到九算不算花龍。
option-duanyao_xi = 有喜的斷么
option-duanyao_xi-help = 不看喜，或喜裡有么九、字牌就不算斷么。
option-four_as_pairs = 四張同款算兩對
option-four_as_pairs-help = 七小對裡，四張同款算不算兩對。
option-dihu_after_claims = 有人吃碰槓後仍算地和
option-dihu_after_claims-help = 有人吃碰槓過以後，第一次摸牌就胡還算不算地和。
option-chombo_scope = 詐胡包賠哪一局
option-chombo_scope-help = 詐胡的人一人付三家的分：付本局，本局沒人胡就付下局；或只付本局；或只付下局。
option-limited_hands = 可開限定局
option-limited_hands-help = 莊家可以在發牌以前限定胡牌的牌型。
option-stick = 限定局的押分
option-stick-help = 莊家限定牌型時定了分數，就押上那麼多；沒有定分數，就押這裡所設的分；指定混、不用混或亮混，至少押這裡所設的分。0表示可以不押，資料裡沒有這種打法。普通胡一次約得50分。
option-flower_dragons = 限定小花時的中發白組
option-flower_dragons-help = 限定小花時，其他各組只能是順子或刻子。中發白各一張可代替順子、刻子，或不算一組，或只有全是混的不算。
value-flower_dragons-true = 算一組
value-flower_dragons-none = 不算
value-flower_dragons-false = 全是混的不算

# 規則的選項

value-up2 = 後兩款（翻二定三、四）
value-down2 = 前兩款（翻二定一、九）
value-updown = 連本款前後三款（翻二定一、二、三）
value-designated = 只由莊家指定
value-any--liangxi = 任何一張么
value-1s_only = 只有一索
value-deny = 不算胡
value-allow_x2 = 扣牌可胡，加倍
value-as_example = 照書上的例，仍算
value-strict--liangxi = 三元、門風、圈風作將不算
value-ignored = 不看喜
value-broken = 有喜就不算
value-best = 取最高
value-forced = 取條件最具體的番種
value-add = 相加
value-max = 只取高的
value-same_or_next = 本局或下局
value-same = 只有本局
value-next = 只有下局
value-free--liangxi = 隨時可喊（詐胡包賠）

# 圖中的字

mark-limit = 限定？
mark-dead = 棄
label-gold--liangxi = 混
label-adds-xi = 加進喜
label-limited = 限定局
label-lap = 最後一巡
label-pot = 押分{$points}
label-liable = 包賠：{$name}
account-points = 合計{$points}
reading-xi--liangxi = 喜
account-left-out = 不計：{$names}
row-points = 分
row-qionghu-wild = 扣牌
row-five-dots = 五筒
row-liable = 包賠
row-deposit = 押分

# 圖中一切的文字說明

tell-limit = { $name }可以開限定局。
tell-terms = 限定局：{ $terms }。
tell-wild = 混是{ $cards }。
tell-gold--liangxi = 翻開的是{ $card }。
tell-shown = 莊家亮的混是{ $cards }。
tell-dead = 不能再胡：{ $name }。
tell-lap = 最後一巡，只摸不打。
tell-pot = 押分{ $points }。
tell-liable = 別人胡牌時，三家該付的分都由{ $name }一人付。
tell-adds-xi = { $name }把{ $card }加進喜。
tell-meld-xi = 喜（{ $cards }）

# 算分

appraise-water--liangxi = {$points}分：{$elements}

# 玩法旁的圖：一行最多約27字

guide-wilds = 翻開的牌，和它定的混
guide-xi-wind = 風喜：三張不同的風
guide-xi-nine = 九喜：三門的九
guide-xi-one = 么喜：三門的一
guide-xi-wind-nine = 風九喜：風喜加九喜
guide-xi-wild = 用么或混代替風
guide-xis = 喜：第二次摸牌（莊家第一次）以前亮出
guide-big = 大番：番種本身的分，與圖中那手牌的總分
guide-big-more = 滿貫{$limit}分，小番加到滿貫為止。
guide-big-name = 番種的分
guide-big-hand = 這手牌
guide-small = 小番：各1分
guide-small-hun = 每張混
guide-small-xi = 喜
guide-small-xi-added = 喜每加三張
guide-small-xi-pung = 碰別人加進喜的牌
guide-small-dragon-set = 手上的中發白一副
guide-small-dragon-pung = 三元牌的刻子
guide-small-wind-pung = 門風或圈風的刻子
guide-small-pinghu = 平和：全是順子，將非三元、門風、圈風
guide-small-jiang = 二八將：二或八作將
guide-small-san-kezi = 三副刻子
guide-small-duanyao = 斷么：沒有么九、字牌
guide-small-quemen = 缺門：連喜在內缺一門
guide-small-menqing = 門清：沒要過牌，有喜不妨
guide-small-kong = 每副槓
guide-small-yibangao = 一般高：兩副同樣的順子
guide-small-lianliu = 連六：同門六張相連
guide-small-laoshaofu = 老少副：同門的123和789
guide-small-kanzhang = {guide-kanzhang}
guide-small-bianzhang = {guide-bianzhang}
guide-small-dandiao = {guide-dandiao}
guide-small-shoubayi = 手把一：手上只剩一張
guide-small-zimo = 自摸
guide-small-gangkai = 槓上開：胡槓後或喜後補的牌
guide-small-qianggang = 搶槓：胡別人加進槓或喜的牌
guide-small-haidi = 海底撈月：自己摸到最後一張牌胡
guide-flowers = 小花：要有這一組才能胡
guide-restrictions = 其他限定的條件，只限這一局
guide-paying = 不論誰打的，三家都付
guide-paying-1 = 莊家輸贏都加倍。
guide-paying-child = 閒家胡{$points}分
guide-paying-dealer = 莊家胡{$points}分
guide-paying-winner = 胡的人
guide-paying-dealers = 莊家
guide-paying-other = 其他
refusal-exposed-not-held = 亮出的混要在手牌裡。
refusal-cannot-show = 只有莊家能亮混，亮的要是一到四張相同的牌。
refusal-xi-pung-only = 別人加進喜裡的牌，除了胡，只能碰。
refusal-points-without-form = 要先定牌型，才能定分數；用亮混時不能定分數。
refusal-no-dihu = 地和只有閒家才算：頭一次摸牌就胡，或胡莊家打出的第一張牌。
refusal-no-haidi = 自己摸到最後一張牌才算海底。
guide-cannot-claim = 不能用混吃、碰、槓
guide-cannot-set = 全是混，不成組也不成將
guide-cannot-discard = 打出混就不能再胡
guide-sum = 一副喜、順子與混
guide-sum-parts = 逐項計分
guide-sum-none = 按本桌規則不能胡。
guide-sum-all = 合計
