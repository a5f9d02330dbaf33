# 麻將圖中的字：放在小格裡的短語

mark-east = 東
mark-south = 南
mark-west = 西
mark-north = 北
mark-wins = 胡
label-gold = 金牌
label-dealers = 第{ $number }莊，共{ $count }莊
label-adds = 加槓
label-locked = 禁吃碰槓
note-duties = ▲ 跟打
note-stage-1 = 雙游
note-stage-2 = 三游

# 計分表

ending-draw--mahjong = 流局
ending-draw--xiamen = 臭莊
ending-draw--quanzhou = {ending-draw--xiamen}
ending-pinghu = { $name }平胡
ending-zimo = { $name }自摸
ending-robbed = { $name }搶槓
ending-youjin = { $name }游金
ending-shuangyou = { $name }雙游
ending-sanyou = { $name }三游
ending-sanjindao = { $name }三金倒
ending-sanjindao-opening = { $name }三金倒
ending-qiangjin = { $name }搶金
ending-tianhu = { $name }天胡
ending-eight-flowers = { $name }八張花牌
ending-foul = { $name }詐胡
account-sum = { $name }：（底＋{ $water }）×{ $times }
reading-given = { $name }點炮
reading-chow = 吃
reading-pung = 碰
reading-kong = 明槓
reading-added = 加槓
reading-between = ；
reading-xi = 亮出
water-open-pung = 明刻
water-closed-pung = 暗刻
water-open-kong = 明槓
water-added-kong = 加槓
water-closed-kong = 暗槓
water-seasons = 春夏秋冬
water-plants = 梅蘭菊竹
water-gold = 金牌
row-base = 底
row-water = 水
row-pinghu = 平胡
row-zimo = 自摸
row-robbed = 搶槓
row-youjin = 游金
row-shuangyou = 雙游
row-sanyou = 三游
row-sanjindao = 三金倒
row-sanjindao-opening = 三金倒
row-qiangjin = 搶金
row-tianhu = 天胡
row-eight-flowers = 八張花牌
row-foul = 詐胡
row-foul-you = 賠雙游三游

# 圖中一切的文字說明：替代文字、螢幕閱讀器

tell-standing = { $deal }，{ $dealers }。
tell-ended = { $ending }。
tell-claim = 正在等各家回答要不要這張牌。
tell-opening = 開金，正在等各家回答胡不胡。
tell-own-drawn = 你摸到{ $card }。
tell-duties = 必須先打（跟打）：{ $cards }。
tell-stage = { $stage }：下次摸到什麼都胡。
tell-winning-hand = { $name }的手牌：{ $cards }。
tell-won = 胡的是{ $card }。
tell-stands = { $cards }（{ $card }當{ $face }）
tell-newest = { $name }打出{ $card }。
tell-claimed = { $name }要了{ $giver }打出的{ $card }。
tell-adds = { $name }加槓{ $card }。
tell-locked = 有人打出金牌，這一巡誰都不能吃、碰、明槓；自摸不限，能否胡別人打的牌看本桌規則。
tell-gold = 金牌是{ $card }。
tell-gold-white = 金牌是{ $card }，白板代替這張牌。
tell-before = { $name }面前：{ $cards }；手上{ $count }張。
tell-only-held = { $name }手上{ $count }張。
tell-meld-chow = 吃（{ $cards }）
tell-meld-pung = 碰{ $cards }
tell-meld-kong = 明槓{ $cards }
tell-meld-added = 加槓{ $cards }
tell-meld-concealed = 暗槓{ $cards }
tell-river = 打出的牌：{ $cards }。
tell-river-of = { $name }打出的牌：{ $cards }。
tell-lately = 有人報聽之後打出過{$cards}。
tell-wall-left = { $count ->
    [0] 牌摸完了。
   *[other] 還有{ $count }張牌可摸。
}
tell-winds = 門風：{ $seats }。
tell-wind = { $name } { $wind }
tell-dealer-stays = { $count ->
    [0] 莊家是{ $name }。
   *[other] 莊家是{ $name }，連莊{ $count }次。
}

# 玩法旁的圖：一行最多約27字

guide-characters = 萬子：一到九
guide-dots = 筒子：一到九
guide-bamboo = 索子：一到九
guide-honours = 字牌：每款四張
guide-seasons = 花牌：春夏秋冬各一張
guide-plants = 花牌：梅蘭菊竹各一張
guide-five-sets = 胡牌：五組加一對將
guide-chow = 順子：同一門連續的三張
guide-pung = 刻子：相同的三張
guide-kong = 槓：相同的四張，從牌尾補一張
guide-pair = 將：相同的兩張
guide-whole = 十七張的胡牌牌型
guide-wild = 金牌：與翻開的牌同款，可當花牌以外的任何牌
guide-white = 白板：一律當作翻開的那款牌
guide-pays = 其他三家各付（底＋水）×倍數
guide-water = 胡家的水
guide-suited = 數牌
guide-honour = 字牌
guide-flower = 花牌一張
guide-four-flowers = 春夏秋冬或梅蘭菊竹齊全
guide-one-gold = 手上的金牌一張
guide-times-of = 倍數：只計最高的一種
guide-pinghu = 平胡：胡別人打的牌
guide-zimo = 自摸：胡自己摸的牌
guide-robbed = 搶槓：胡別人加槓的牌
guide-youjin = 游金：五組加一張金，摸什麼都胡
guide-shuangyou = 雙游：打出一張金再游金
guide-sanyou = 三游：打出兩張金再游金
guide-sanjindao = 三金倒：牌摸完時手上有三張金
guide-sanjindao-opening = 三金倒：開金時手上有三張金
guide-qiangjin = 搶金：加上翻開的金就胡
guide-tianhu = 天胡：莊家起手就胡
guide-eight-flowers = 八張花牌：集齊就胡
guide-base-child = 底
guide-base-dealer = 底（莊家胡或莊家付）
guide-base-stays = 莊家連莊一局以後的底
