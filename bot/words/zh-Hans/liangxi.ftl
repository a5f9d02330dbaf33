# 亮喜：大厅与牌桌

game-liangxi = 亮喜
preset-liangxi = 凑成就胡
preset-liangxi-10 = 10分起胡
preset-liangxi-20 = 20分起胡
table-turn-limit = ➤ 请{$who}决定：开限定局，还是直接发牌？
event-deal--liangxi = {event-deal--northern}
event-limit = {$name}开限定局：{$terms}。
event-wild = 翻开{$card}，混是{$cards}。
event-expose = {$name}亮出{$cards}，作为自己的混。
event-swap = {$name}回混：用{$card}换回{$cards}。
event-last-lap = 最后一巡：只摸不打。
event-xi--liangxi = {$name}亮喜：{$cards}。
tile-wild = {$card}（混）
brief-xi--liangxi = {$name}亮喜 {$cards}
event-add--liangxi = {$name}要把{$cards}加进喜。
event-foul--liangxi = {$name}诈胡：本局不能再胡；按本桌规则，别人胡牌时由{$name}一人付三家的分。

# 出法

move-xi--liangxi = 亮喜：{$cards}
move-add--liangxi = 把{$cards}加进喜
move-swap = 用{$card}换回{$cards}
move-expose = 亮为混：{$cards}
move-keep--liangxi = 结束这一手

# 定限定局

limit-done = 发牌
limit-none = 不限定
limit-points = { $count ->
    [0] 分数照算
   *[other] {$count}分
}
limit-chi-left = 只吃上家
limit-chi-any = 三家都可吃
limit-chi-opposite = 只吃对家
limit-chi-right = 只吃下家
limit-wild-indicator = 照翻开的牌定混
limit-wild-none = 无混
limit-wild-shown = 亮混
limit-wild-tile = 混：{$cards}
limit-stake = 押分{$points}{ $wins ->
    [0] {""}
   *[other] ，约等于普通胡牌{$wins}次
}
limit-own = 小花要{$cards}
limit-to-the-end = 不留牌尾
limit-five-dots = 五筒加倍
limit-kongque = 孔雀东南飞
limit-kongque-story = 汉乐府名篇首句。一条是孔雀，加南、东。
limit-jigu = 击鼓骂曹
limit-jigu-story = 祢衡击鼓骂曹操：一筒是鼓，二条是鼓槌，白板是曹操的白脸。
limit-queqiao = 鹊桥相会
limit-queqiao-story = 七夕相会：一条是织女，七筒是七月，七万是七日。
limit-xihu = 西湖十景
limit-xihu-story = 杭州名胜：西是西湖，两张筒子的点数合为十。
limit-xibei = 西北飘雪
limit-xibei-story = 西北的雪：西、北，白板是雪。
limit-zhulu = 中原逐鹿
limit-zhulu-story = 在中原追鹿，就是争天下：中是中原，加七筒、发。
limit-liangfeng = 两风夹一幺
limit-liangfeng-story = 两张不同的风，夹一张幺（一万、一筒或一条）。
limit-liangyao = 两幺夹一风
limit-liangyao-story = 一万、一筒、一条中的两张，夹一张风。
limit-danfeng = 丹凤朝阳
limit-danfeng-story = 红凤迎朝日：中是红色，一条是凤凰，一筒是朝阳。
limit-jiedongfeng = 借东风
limit-jiedongfeng-story = 诸葛亮借来东风：东，加一万、九万。
limit-shouba-yi = 混吃乱碰手把一
limit-shouba-yi-story = 谁打的都可以吃；手上只剩一张才能胡。
limit-xianpeng = 先碰后吃手把一
limit-xianpeng-story = 碰过一次才可以吃，谁打的都行；手上只剩一张才能胡。
limit-shouba-si = 混吃乱碰手把四
limit-shouba-si-story = 谁打的都可以吃；手上剩四张才能胡。
limit-dengji = 三色登记混
limit-dengji-story = 万、筒、条三门齐才能胡。混是庄家亮出的牌，只归庄家用。
limit-duizhe = 三色穷和对着吃
limit-duizhe-story = 要三色穷和才能胡；只能吃对家打的牌。
limit-daozhe = 三色穷和倒着吃
limit-daozhe-story = 要三色穷和才能胡；只能吃下家打的牌。
limit-xiaoji = 小鸡抱蛋
limit-xiaoji-story = 手上单剩一条胡一筒，单剩一筒胡一条：鸡和蛋。
limit-quandaiyao = 全带幺
limit-quandaiyao-story = 每组和将都有幺九或字牌；中发白一组也算。
limit-wuse = 五色和
limit-wuse-story = 筒、条、万、风、三元五种都要齐；亮了喜就胡不了。
limit-sise = 四色穷和
limit-sise-story = 三门数牌加风或三元的穷和才能胡。
limit-sanse = 三色穷和
limit-sanse-story = 三门数牌的穷和才能胡，有没有字牌都可以。
limit-qing-sanse = 清三色穷和
limit-qing-sanse-story = 没有字牌的三门穷和才能胡。
limit-erse = 二色穷和
limit-erse-story = 两门数牌的穷和才能胡，缺门那1分不计。
limit-free = 不限牌型
limit-free-story = 什么牌型都可以胡；庄家可以定吃法和混。
limit-flower = 自定小花
limit-flower-story = 现在选三张牌，胡牌时要有这一组。
limit-wubing = 五饼翻番免混到底
limit-wubing-story = 每张五筒加倍；没有混；牌摸到底，不留牌尾。

# 手牌

hand-limit = **你是庄家。** 可以限定胡牌的牌型，也可以直接发牌。限定时定了分数，就要先押上这么多，归胡牌的人；没有定分数，按本桌规则也可能要押。
hand-limit-own = **自定小花：** 还要选{$count}张牌。
hand-terms = -# 限定：{$terms}
hand-flower = -# { $lacks ->
    [0] 小花{$cards}已齐。
   *[other] 最接近凑成的小花：{$cards}。还缺{$missing}{ $wild ->
        [0] 。
       *[other] ，其中{$wild}张可用手上的混代替。
    }
}
hand-select-flowers = 选胡牌要有的小花
hand-select-restrictions = 选胡牌的牌型
hand-select-points = 定分数
hand-select-chi = 定吃法
hand-select-wild = 定混（字牌与万子）
hand-select-wild-more = 定混（筒子与条子）
hand-select-own = 选牌（字牌与万子）
hand-select-own-more = 选牌（筒子与条子）
hand-select-lay = 选要亮的牌
hand-select-xi = 亮喜
hand-select-expose = 亮自己的混
hand-select-kong = 开杠
hand-select-add = 加进喜
hand-select-swap = 换回混
hand-last-lap = **最后一巡。** {$drawn}不用打牌：能胡就胡，能亮的牌可以亮出，或结束这一手。
hand-added-xi = **{$name}把{$card}加进喜。** { $claims ->
    [0] 这张牌你不能要，只能过。
   *[other] 要这张牌，还是过？
}
hand-dead = 这一局你不能再胡牌。
hand-dead-others = -# 名字旁的“弃”：{$names}这一局不能再胡牌。
hand-liable = 别人胡牌时，三家该付的分都由你一人付。
tile-gold--liangxi = 混：打出就不能再胡

# 战绩

sheet-water--liangxi = -# {$points}分：{$elements}
sheet-element-plain = {$name} {$points}
line-tianhu--liangxi = {water-tianhu--liangxi}
sheet-left-out = -# 不计：{$elements}
sheet-without = {$name}（{$why}）
out-limit = 已满贯
out-small = 不算小番
out-limited = 分数已定
out-implied = 已含于{$other}
line-points = 分数
line-qionghu-wild = 扣牌自摸混{$times}
line-five-dots = 五筒{$times}
line-liable = 包赔
line-deposit = 押分
water-shisanyao = 十三幺
water-yaojiudui = 幺九对
water-dasanyuan = 大三元
water-xiaosanyuan = 小三元
water-shisanbukao = 十三不靠
water-qingyise-qing-duidui = 清一色清对对
water-qingyise-hun-duidui = 清一色浑对对
water-hunse-qing-duidui = 浑色清对对
water-hunse-hun-duidui = 浑色浑对对
water-huo-qinglong = 活清龙
water-huo-hunlong = 活浑龙
water-si-qinglong = 死清龙
water-si-hunlong = 死浑龙
water-huo-hualong = 活花龙
water-si-hualong = 死花龙
water-qingyise = 清一色
water-qixiaodui = 七小对
water-tianhu--liangxi = 天和
water-quanqiuren = 全求人
water-dihu = 地和
water-sise-qionghu = 四色穷和
water-sanse-qionghu = 三色穷和
water-qing-sanse-qionghu = 清三色穷和
water-erse-qionghu = 二色穷和
water-small = 小番
water-limited = 限定局
water-hun = 混
water-xi = 喜
water-xi-added = 喜加三张
water-xi-pung = 碰喜牌
water-kong = 杠
water-menqing = 门清
water-qianggang = 抢杠
water-gangkai = 杠上开
water-shoubayi = 手把一
water-zimo = 自摸
water-haidi = 海底捞月
water-dragon-set = 三元一组
water-dragon-pung = 三元刻子
water-wind-pung = 门风或圈风
water-pinghu = 平和
water-jiang = 二八将
water-san-kezi = 三副刻子
water-duanyao = 断幺
water-quemen = 缺门
water-dandiao = 单吊
water-kanzhang = 嵌张
water-bianzhang = 边张
water-yibangao = 一般高
water-lianliu = 连六
water-laoshaofu = 老少副
water-honour-pung = 字牌刻子
water-honour-pair = 字牌作将
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

# 拒绝

refusal-wild-discarded = 按本桌规则，不能胡别人打出的混。
refusal-not-a-xi = 这些牌不成喜。喜要三张不同的风、三门的九或三门的幺，缺的可用混代替，或按本桌规则用幺代替。
refusal-xi-tile-held = 手上还有与喜同类的牌，不能胡：{$tile}。请先把它加进喜，或打掉。
refusal-below-minimum = 这手牌{$points}分，不到起胡的{$least}分。
refusal-not-within = 这手牌不合限定局的条件，不能胡。
refusal-not-terms = 没有“{$terms}”这种限定局。开头请写限定局的代号，例如 `kongque` 或 `free`。
refusal-terms-clash = 这些限定条件不能并用，请去掉一些：{$terms}
refusal-not-a-limit = “{$word}”不是限定局的条件。写法如 `points=20`、`wild=none`。

# 本桌规则

option-reserve = 牌尾留牌
option-reserve-help = 牌尾留这么多张不摸，每补一张多留一张。
option-min_points = 起胡分
option-min_points-help = 不到这个分的牌不能胡；1就是凑成就能胡。
option-small_counts = 计算小番
option-small_counts-help = 1分的小番在每副牌都算，或一律不算；不算时只有大番和穷和能胡。
option-small_with_big = 大番另加小番
option-small_with_big-help = 1分的小番加到大番上，或只算大番。
option-naming = 番种怎么定
option-naming-help = 取得分最高的番种，或取条件最具体的番种，即使分数较低。
option-combine_big = 同时有几个大番
option-combine_big-help = 牌型与“全求人”“地和”相加，或只算高的。
option-wild_rule = 定混
option-wild_rule-help = 混是翻开的那种牌的后两种；或前两种；或连本种在内的前后三种；或只有庄家指定时才有混。
option-claim_wild = 打出的混可以胡
option-claim_wild-help = 打出的混谁都不能要，或可以用来胡。
option-pure_dragons = 全是混的中发白算一组
option-pure_dragons-help = 三元牌全是混时，中发白各一张算不算一组。
option-ones_in_xi = 喜里的幺
option-ones_in_xi-help = 任何一张幺都可代替风或九，或只有一条可以。
option-qionghu_wild = 穷和摸到混
option-qionghu_wild-help = 穷和自摸到混不算胡；或听牌时已把手牌扣下，就算胡并加倍。
option-two_suit_qionghu = 平时也认二色穷和
option-two_suit_qionghu-help = 只在限定局承认；或平时也承认，这时缺门那1分不计。
option-pinghu_pair_in_hunlong = 浑龙的平和
option-pinghu_pair_in_hunlong-help = 三元牌、门风、圈风作将时，照书上的例子仍算平和；或与别处一样不算。
option-hualong_one_suit = 同门一到九算花龙
option-hualong_one_suit-help = 手上还有别门的牌时，同门的一到九算不算花龙。
option-duanyao_xi = 有喜的断幺
option-duanyao_xi-help = 不看喜，或喜里有幺九、字牌就不算断幺。
option-four_as_pairs = 四张相同算两对
option-four_as_pairs-help = 七小对里，四张相同的牌算不算两对。
option-dihu_after_claims = 有人吃碰杠后仍算地和
option-dihu_after_claims-help = 有人吃碰杠过以后，第一次摸牌就胡还算不算地和。
option-chombo_scope = 诈胡包赔哪一局
option-chombo_scope-help = 诈胡的人一人付三家的分：付本局，本局没人胡就付下局；或只付本局；或只付下局。
option-limited_hands = 可开限定局
option-limited_hands-help = 庄家可以在发牌以前限定胡牌的牌型。
option-stick = 限定局的押分
option-stick-help = 庄家限定牌型时定了分数，就押上那么多；没有定分数，就押这里所设的分；指定混、不用混或亮混，至少押这里所设的分。0表示可以不押，资料里没有这种打法。普通胡一次约得50分。
option-flower_dragons = 限定小花时的中发白组
option-flower_dragons-help = 限定小花时，其他各组只能是顺子或刻子。中发白各一张可代替顺子、刻子，或不算一组，或只有全是混的不算。
value-flower_dragons-true = 算一组
value-flower_dragons-none = 不算
value-flower_dragons-false = 全是混的不算

# 规则的选项

value-up2 = 后两种（翻二定三、四）
value-down2 = 前两种（翻二定一、九）
value-updown = 连本种前后三种（翻二定一、二、三）
value-designated = 只由庄家指定
value-any--liangxi = 任何一张幺
value-1s_only = 只有一条
value-deny = 不算胡
value-allow_x2 = 扣牌可胡，加倍
value-as_example = 照书上的例，仍算
value-strict--liangxi = 三元、门风、圈风作将不算
value-ignored = 不看喜
value-broken = 有喜就不算
value-best = 取最高
value-forced = 取条件最具体的番种
value-add = 相加
value-max = 只取高的
value-same_or_next = 本局或下局
value-same = 只有本局
value-next = 只有下局
value-free--liangxi = 随时可喊（诈胡包赔）

# 图中的字

mark-limit = 限定？
mark-dead = 弃
label-gold--liangxi = 混
label-adds-xi = 加进喜
label-limited = 限定
label-lap = 最后一巡
label-pot = 押分{$points}
label-liable = 包赔：{$name}
account-points = 合计{$points}
reading-xi--liangxi = 喜
account-left-out = 不计：{$names}
row-points = 分数
row-qionghu-wild = 扣牌
row-five-dots = 五筒
row-liable = 包赔
row-deposit = 押分

# 图中一切的文字说明

tell-limit = { $name }可以开限定局。
tell-terms = 限定：{ $terms }。
tell-wild = 混是{ $cards }。
tell-gold--liangxi = 翻开的是{ $card }。
tell-shown = 庄家亮的混是{ $cards }。
tell-dead = 不能再胡：{ $name }。
tell-lap = 最后一巡，只摸不打。
tell-pot = 押分{ $points }。
tell-liable = 别人胡牌时，三家该付的分都由{ $name }一人付。
tell-adds-xi = { $name }把{ $card }加进喜。
tell-meld-xi = 喜（{ $cards }）

# 算分

appraise-water--liangxi = {$points}分：{$elements}

# 玩法旁的图：一行最多约27字

guide-wilds = 翻开的牌，和它定的混
guide-xi-wind = 风喜：三张不同的风
guide-xi-nine = 九喜：三门的九
guide-xi-one = 幺喜：三门的一
guide-xi-wind-nine = 风九喜：风喜加九喜
guide-xi-wild = 用幺或混代替风
guide-xis = 喜：第二次摸牌（庄家第一次）以前亮出
guide-big = 大番：番分，与图中各手牌的总分
guide-big-more = 满贯{$limit}分，小番加到满贯为止。
guide-big-name = 番分
guide-big-hand = 这手牌
guide-small = 小番：各1分
guide-small-hun = 每张混
guide-small-xi = 喜
guide-small-xi-added = 喜每加三张
guide-small-xi-pung = 碰别人加进喜的牌
guide-small-dragon-set = 手上的中发白一组
guide-small-dragon-pung = 三元牌的刻子
guide-small-wind-pung = 门风或圈风的刻子
guide-small-pinghu = 平和：全是顺子，将非三元、门风、圈风
guide-small-jiang = 二八将：二或八作将
guide-small-san-kezi = 三副刻子
guide-small-duanyao = 断幺：没有幺九、字牌
guide-small-quemen = 缺门：连喜在内缺一门
guide-small-menqing = 门清：没要过牌，有喜不妨
guide-small-kong = 每副杠
guide-small-yibangao = 一般高：两副同样的顺子
guide-small-lianliu = 连六：同门六张相连
guide-small-laoshaofu = 老少副：同门的123和789
guide-small-kanzhang = {guide-kanzhang}
guide-small-bianzhang = {guide-bianzhang}
guide-small-dandiao = {guide-dandiao}
guide-small-shoubayi = 手把一：手上只剩一张
guide-small-zimo = 自摸
guide-small-gangkai = 杠上开：胡杠后或喜后补的牌
guide-small-qianggang = 抢杠：胡别人加进杠或喜的牌
guide-small-haidi = 海底捞月：自己摸到最后一张牌胡
guide-flowers = 小花：要有这一组才能胡
guide-restrictions = 其他限定条件，只限这一局
guide-paying = 不论谁打的，三家都付
guide-paying-1 = 庄家输赢都加倍。
guide-paying-child = 闲家胡{$points}分
guide-paying-dealer = 庄家胡{$points}分
guide-paying-winner = 胡的人
guide-paying-dealers = 庄家
guide-paying-other = 其他
refusal-exposed-not-held = 亮出的混要在手牌里。
refusal-cannot-show = 只有庄家能亮混，亮的要是一到四张相同的牌。
refusal-xi-pung-only = 别人加进喜里的牌，除了胡，只能碰。
refusal-points-without-form = 要先定牌型，才能定分数；用亮混时不能定分数。
refusal-no-dihu = 地和只有闲家才算：头一次摸牌就胡，或胡庄家打出的第一张牌。
refusal-no-haidi = 自己摸到最后一张牌才算海底。
guide-cannot-claim = 不能用混吃、碰、杠
guide-cannot-set = 全是混，不成组也不成将
guide-cannot-discard = 打出混就不能再胡
guide-sum = 一副喜、顺子与混
guide-sum-parts = 逐项计分
guide-sum-none = 按本桌规则不能胡。
guide-sum-all = 合计
