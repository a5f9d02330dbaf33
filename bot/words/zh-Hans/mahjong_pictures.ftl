# 麻将图中的字：放在小格里的短语

mark-east = 东
mark-south = 南
mark-west = 西
mark-north = 北
mark-wins = 胡
label-gold = 金牌
label-dealers = 第{ $number }庄，共{ $count }庄
label-adds = 加杠
label-locked = 禁吃碰杠
note-duties = ▲ 跟打
note-stage-1 = 双游
note-stage-2 = 三游

# 计分表

ending-draw--mahjong = 流局
ending-draw--xiamen = 臭庄
ending-draw--quanzhou = {ending-draw--xiamen}
ending-pinghu = { $name }平胡
ending-zimo = { $name }自摸
ending-robbed = { $name }抢杠
ending-youjin = { $name }游金
ending-shuangyou = { $name }双游
ending-sanyou = { $name }三游
ending-sanjindao = { $name }三金倒
ending-sanjindao-opening = { $name }三金倒
ending-qiangjin = { $name }抢金
ending-tianhu = { $name }天胡
ending-eight-flowers = { $name }八张花牌
ending-foul = { $name }诈胡
account-sum = { $name }：（底 + { $water }）× { $times }
reading-given = { $name }点炮
reading-chow = 吃
reading-pung = 碰
reading-kong = 明杠
reading-added = 加杠
reading-between = ；
reading-xi = 亮出
water-open-pung = 明刻
water-closed-pung = 暗刻
water-open-kong = 明杠
water-added-kong = 加杠
water-closed-kong = 暗杠
water-seasons = 春夏秋冬
water-plants = 梅兰菊竹
water-gold = 金牌
row-base = 底
row-water = 水
row-pinghu = 平胡
row-zimo = 自摸
row-robbed = 抢杠
row-youjin = 游金
row-shuangyou = 双游
row-sanyou = 三游
row-sanjindao = 三金倒
row-sanjindao-opening = 三金倒
row-qiangjin = 抢金
row-tianhu = 天胡
row-eight-flowers = 八张花牌
row-foul = 诈胡
row-foul-you = 赔双游三游

# 图中一切的文字说明：替代文字、屏幕阅读器

tell-standing = { $deal }，{ $dealers }。
tell-ended = { $ending }。
tell-claim = 正在等各家回答要不要这张牌。
tell-opening = 开金，正在等各家回答胡不胡。
tell-own-drawn = 你摸到{ $card }。
tell-duties = 必须先打（跟打）：{ $cards }。
tell-stage = { $stage }：下次摸到什么都胡。
tell-winning-hand = { $name }的手牌：{ $cards }。
tell-won = 胡的是{ $card }。
tell-stands = { $cards }（{ $card }当{ $face }）
tell-newest = { $name }打出{ $card }。
tell-claimed = { $name }要了{ $giver }打出的{ $card }。
tell-adds = { $name }加杠{ $card }。
tell-locked = 有人打出金牌，这一巡谁都不能吃、碰、明杠；自摸不限，能否胡别人打的牌看本桌规则。
tell-gold = 金牌是{ $card }。
tell-gold-white = 金牌是{ $card }，白板代替这张牌。
tell-before = { $name }面前：{ $cards }；手上{ $count }张。
tell-only-held = { $name }手上{ $count }张。
tell-meld-chow = 吃（{ $cards }）
tell-meld-pung = 碰{ $cards }
tell-meld-kong = 明杠{ $cards }
tell-meld-added = 加杠{ $cards }
tell-meld-concealed = 暗杠{ $cards }
tell-river = 打出的牌：{ $cards }。
tell-river-of = { $name }打出的牌：{ $cards }。
tell-lately = 有人报听之后打出过{$cards}。
tell-wall-left = { $count ->
    [0] 牌摸完了。
   *[other] 还有{ $count }张牌可摸。
}
tell-winds = 门风：{ $seats }。
tell-wind = { $name } { $wind }
tell-dealer-stays = { $count ->
    [0] 庄家是{ $name }。
   *[other] 庄家是{ $name }，连庄{ $count }次。
}

# 玩法旁的图：一行最多约27字

guide-characters = 万子：一到九
guide-dots = 筒子：一到九
guide-bamboo = 条子：一到九
guide-honours = 字牌：每种四张
guide-seasons = 花牌：春夏秋冬各一张
guide-plants = 花牌：梅兰菊竹各一张
guide-five-sets = 胡牌：五组加一对将
guide-chow = 顺子：同一门连续的三张
guide-pung = 刻子：相同的三张
guide-kong = 杠：相同的四张，从牌尾补一张
guide-pair = 将：相同的两张
guide-whole = 十七张的胡牌牌型
guide-wild = 金牌：与翻开的牌相同，可当花牌以外的任何牌
guide-white = 白板：一律当作翻开的那种牌
guide-pays = 其他三家各付（底 + 水）× 倍数
guide-water = 胡家的水
guide-suited = 数牌
guide-honour = 字牌
guide-flower = 花牌一张
guide-four-flowers = 春夏秋冬或梅兰菊竹齐全
guide-one-gold = 手上的金牌一张
guide-times-of = 倍数：只计最高的一种
guide-pinghu = 平胡：胡别人打的牌
guide-zimo = 自摸：胡自己摸的牌
guide-robbed = 抢杠：胡别人加杠的牌
guide-youjin = 游金：五组加一张金，摸什么都胡
guide-shuangyou = 双游：打出一张金再游金
guide-sanyou = 三游：打出两张金再游金
guide-sanjindao = 三金倒：牌摸完时手上有三张金
guide-sanjindao-opening = 三金倒：开金时手上有三张金
guide-qiangjin = 抢金：加上翻开的金就胡
guide-tianhu = 天胡：庄家起手就胡
guide-eight-flowers = 八张花牌：集齐就胡
guide-base-child = 底
guide-base-dealer = 底（庄家胡或庄家付）
guide-base-stays = 庄家连庄一局以后的底
