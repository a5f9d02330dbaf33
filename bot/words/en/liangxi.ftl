# Liangxi: the lobby and the table.

game-liangxi = Liangxi
preset-liangxi = any complete hand wins
preset-liangxi-10 = at least ten points
preset-liangxi-20 = at least twenty points
table-turn-limit = ➤ {$who}: limit the hands that may win, or just deal.
event-deal--liangxi = {event-deal--northern}
event-limit = {$name} limits this deal: {$terms}.
event-wild = {$card} is turned up. Wild: {$cards}.
event-expose = {$name} shows {$cards}: wild, for the dealer only.
event-swap = {$name} puts {$card} into the xi and takes back {$cards}.
event-last-lap = The last lap: nobody discards from now on.
event-xi--liangxi = {$name} lays down a xi 喜: {$cards}.
tile-wild = {$card} (wild)
brief-xi--liangxi = {$name}: xi 喜 {$cards}
event-add--liangxi = {$name} adds {$cards} to their xi.
event-foul--liangxi = {$name} declares a false win: {$name} can no longer win this deal, and pays for everybody as the house rules say.

# Moves.

move-xi--liangxi = Xi 喜: {$cards}
move-add--liangxi = Add {$cards} to the xi
move-swap = Swap {$card} for {$cards}
move-expose = Show as wild: {$cards}
move-keep--liangxi = End my turn

# What the dealer lays down before the deal.

limit-done = Deal
limit-none = No limit
limit-points = { $count ->
    [0] Worth its usual points
    [one] Worth 1 point
   *[other] Worth {$count} points
}
limit-chi-left = Chow from the left only
limit-chi-any = Chow from anybody
limit-chi-opposite = Chow from opposite only
limit-chi-right = Chow from the right only
limit-wild-indicator = Wild: set by the tile turned up
limit-wild-none = Nothing wild
limit-wild-shown = Wild: the dealer’s shown tiles
limit-wild-tile = Wild: {$cards}
limit-stake = a stake of {$points} points{ $wins ->
    [0] {""}
    [one] , about as much as one ordinary win
   *[other] , about as much as {$wins} ordinary wins
}
limit-own = {$cards} in the set
limit-to-the-end = Wall played to the end
limit-five-dots = Each 5 Dot doubles the points
limit-kongque = Peacock flies southeast (kongque 孔雀東南飛)
limit-kongque-story = A Han ballad begins: “Southeast the peacock flies”. 1 Bamboo is the bird, with South and East.
limit-jigu = Drumming at Cao Cao (jigu 擊鼓罵曹)
limit-jigu-story = Mi Heng drums and insults Cao Cao: 1 Dot is the drum, 2 Bamboo the sticks, and White is Cao Cao’s pale face.
limit-queqiao = Magpie bridge (queqiao 鵲橋相會)
limit-queqiao-story = The weaver meets her love on the seventh day of the seventh month: 1 Bamboo is the weaver, 7 Dot the month, 7 Character the day.
limit-xihu = Ten views of West Lake (xihu 西湖十景)
limit-xihu-story = The sights of Hangzhou: West is the lake, and two dot tiles add up to ten.
limit-xibei = Northwestern snow (xibei 西北飄雪)
limit-xibei-story = Snow in the northwest: West, North, and White for the snow.
limit-zhulu = Hunting the deer (zhulu 中原逐鹿)
limit-zhulu-story = To hunt the deer on the central plain is to fight for the realm: Red (centre 中), 7 Dot, Green.
limit-liangfeng = A one between two winds (liangfeng 兩風夾一么)
limit-liangfeng-story = Two different winds, and 1 Character, 1 Dot or 1 Bamboo between them.
limit-liangyao = Wind between ones (liangyao 兩么夾一風)
limit-liangyao-story = Two of 1 Character, 1 Dot and 1 Bamboo, and any wind between them.
limit-danfeng = Phoenix facing the sun (danfeng 丹鳳朝陽)
limit-danfeng-story = The red phoenix greets the morning: Red for its colour, 1 Bamboo for the phoenix and 1 Dot for the sun.
limit-jiedongfeng = Borrowing the east wind (jiedongfeng 借東風)
limit-jiedongfeng-story = Zhuge Liang calls the east wind that burns a fleet: East, with 1 and 9 Character.
limit-shouba-yi = Chow from anybody, one left (shouba yi 混吃亂碰手把一)
limit-shouba-yi-story = You may chow from anybody, and must win with a single tile left in hand.
limit-xianpeng = Pung first, one left (xianpeng 先碰後吃手把一)
limit-xianpeng-story = You may chow from anybody after your first pung, and must win with a single tile left in hand.
limit-shouba-si = Chow from anybody, four left (shouba si 混吃亂碰手把四)
limit-shouba-si-story = You may chow from anybody, and must win with four tiles left in hand.
limit-dengji = Three suits, shown wilds (dengji 三色登記混)
limit-dengji-story = A hand needs all three suits. Only tiles the dealer shows are wild, and only for the dealer.
limit-duizhe = Qionghu, chow opposite (duizhe 三色窮和對著吃)
limit-duizhe-story = Only a qionghu of three suits wins, and you chow from the player opposite.
limit-daozhe = Qionghu, chow from right (daozhe 三色窮和倒著吃)
limit-daozhe-story = Only a qionghu of three suits wins, and you chow from the player on your right.
limit-xiaoji = Hen on the egg (xiaoji 小雞抱蛋)
limit-xiaoji-story = A lone 1 Bamboo wins with 1 Dot, and a lone 1 Dot with 1 Bamboo: the hen and her egg.
limit-quandaiyao = Outside tile in every set (quandaiyao 全帶么)
limit-quandaiyao-story = Every set and the pair must hold a 1, a 9 or an honour; dragon sets count.
limit-wuse = Five colours (wuse 五色和)
limit-wuse-story = All three suits, a wind and a dragon. A xi does not count, so a hand with a xi cannot win.
limit-sise = Qionghu, four colours
limit-sise-story = Only a qionghu of three suits with winds or dragons wins.
limit-sanse = Qionghu, three suits
limit-sanse-story = Only a qionghu of three suits wins, with or without honours.
limit-qing-sanse = Qionghu, suits only
limit-qing-sanse-story = Only a qionghu of three suits without honours wins.
limit-erse = Qionghu, two suits
limit-erse-story = Only a qionghu of two suits wins; the point for the missing suit is not counted.
limit-free = Any hand
limit-free-story = Any hand wins; the dealer chooses who may chow from whom, and what is wild.
limit-flower = A set of your own
limit-flower-story = Three tiles you choose now must form a set of the winning hand.
limit-wubing = Each 5 Dot doubles, whole wall (wubing 五餅翻番免混到底)
limit-wubing-story = Each 5 Dot doubles the points, nothing is wild, and the wall is played to the last tile.

# The hand.

hand-limit = **You are the dealer.** Limit the hands that may win, or just deal. You stake the points you name, and the winner gets them. Under the house rules a limit can cost you a stake even if you name none.
hand-limit-own = **A set of your own:** choose { $count ->
    [one] one more tile
   *[other] {$count} more tiles
}.
hand-terms = -# Limited: {$terms}
hand-flower = -# { $lacks ->
    [0] You hold the set {$cards}.
   *[other] Nearest set: {$cards}. You lack {$missing}{ $wild ->
        [0] .
        [one] ; a wild tile can stand for one.
       *[other] ; wild tiles can stand for {$wild} of them.
    }
}
hand-select-flowers = A set that the hand must contain
hand-select-restrictions = What kind of hand may win
hand-select-points = What the hand is worth
hand-select-chi = Where chows may come from
hand-select-wild = What is wild: winds, dragons, characters
hand-select-wild-more = What is wild: dots, bamboo
hand-select-own = Tiles of your set: winds, dragons, characters
hand-select-own-more = Tiles of your set: dots, bamboo
hand-select-lay = Lay down tiles
hand-select-xi = Lay down a xi
hand-select-expose = Show tiles that are wild for you only
hand-select-kong = Lay down a kong
hand-select-add = Add to the xi
hand-select-swap = Take a wild tile back
hand-last-lap = **Your turn in the last lap.** {$drawn}Nobody discards: end your turn, or lay down what you can.
hand-added-xi = **{$name} added {$card} to their xi.** { $claims ->
    [0] You cannot claim it: pass.
   *[other] Claim it, or pass.
}
hand-dead = Your hand is dead (X on the name plate): you cannot win this deal.
hand-dead-others = -# X on a name plate: {$names} cannot win this deal.
hand-liable = If somebody else wins, you pay for everybody.
tile-gold--liangxi = wild: discarding it kills your hand

# Scores.

sheet-water--liangxi = -# { $points ->
    [one] {$points} point
   *[other] {$points} points
}: {$elements}
sheet-element-plain = {$name} {$points}
line-tianhu--liangxi = {water-tianhu--liangxi}
sheet-left-out = -# Not counted: {$elements}
sheet-without = {$name} ({$why})
out-limit = limit reached
out-small = small points do not count
out-limited = the dealer named the points
out-implied = part of {$other}
line-points = Points
line-qionghu-wild = Wild tile drawn, hand face down {$times}
line-five-dots = 5 Dot {$times}
line-liable = Paid for the others
line-deposit = Stake of the limited hand
water-shisanyao = Thirteen orphans 十三么
water-yaojiudui = Terminals and honours 么九對
water-dasanyuan = Three dragon sets 大三元
water-xiaosanyuan = Two dragon sets 小三元
water-shisanbukao = Thirteen unconnected 十三不靠
water-qingyise-qing-duidui = One-suit pungs, no 1/9 清一色清對對
water-qingyise-hun-duidui = One-suit pungs 清一色渾對對
water-hunse-qing-duidui = All pungs, no 1 or 9 渾色清對對
water-hunse-hun-duidui = All pungs 渾色渾對對
water-huo-qinglong = Closed pure straight 活清龍
water-huo-hunlong = Closed half straight 活渾龍
water-si-qinglong = Open pure straight 死清龍
water-si-hunlong = Open half straight 死渾龍
water-huo-hualong = Closed mixed straight 活花龍
water-si-hualong = Open mixed straight 死花龍
water-qingyise = One suit 清一色
water-qixiaodui = Seven pairs 七小對
water-tianhu--liangxi = Win as dealt 天和
water-quanqiuren = All claimed 全求人
water-dihu = Earthly win 地和
water-sise-qionghu = Qionghu, four colours 四色窮和
water-sanse-qionghu = Qionghu, three suits 三色窮和
water-qing-sanse-qionghu = Qionghu, suits only 清三色窮和
water-erse-qionghu = Qionghu, two suits 二色窮和
water-small = Small points
water-limited = Limited hand
water-hun = Wild 混
water-xi = Xi 喜
water-xi-added = 3 added to xi
water-xi-pung = Pung from a xi
water-kong = Kong 槓
water-menqing = Concealed 門清
water-qianggang = Robbed tile 搶槓
water-gangkai = Replacement tile 槓上開
water-shoubayi = One tile left 手把一
water-zimo = Self-draw 自摸
water-haidi = Last wall tile 海底撈月
water-dragon-set = Dragon set
water-dragon-pung = Dragon pung
water-wind-pung = Wind pung
water-pinghu = All chows 平和
water-jiang = Pair of 2 or 8 二八將
water-san-kezi = Three pungs
water-duanyao = All simples 斷么
water-quemen = One suit missing 缺門
water-dandiao = Single wait 單釣
water-kanzhang = Closed wait 嵌張
water-bianzhang = Edge wait 邊張
water-yibangao = Twin chows 一般高
water-lianliu = Six in a row 連六
water-laoshaofu = 123 and 789 老少副
water-honour-pung = Pung of honours
water-honour-pair = Pair of honours
sheet-shisanyao = {$name} wins. {water-shisanyao} (shisanyao): {$points}.
sheet-yaojiudui = {$name} wins. {water-yaojiudui} (yaojiudui): {$points}.
sheet-dasanyuan = {$name} wins. {water-dasanyuan} (dasanyuan): {$points}.
sheet-xiaosanyuan = {$name} wins. {water-xiaosanyuan} (xiaosanyuan): {$points}.
sheet-shisanbukao = {$name} wins. {water-shisanbukao} (shisanbukao): {$points}.
sheet-qingyise-qing-duidui = {$name} wins. {water-qingyise-qing-duidui} (qingyise qing duidui): {$points}.
sheet-qingyise-hun-duidui = {$name} wins. {water-qingyise-hun-duidui} (qingyise hun duidui): {$points}.
sheet-hunse-qing-duidui = {$name} wins. {water-hunse-qing-duidui} (hunse qing duidui): {$points}.
sheet-hunse-hun-duidui = {$name} wins. {water-hunse-hun-duidui} (hunse hun duidui): {$points}.
sheet-huo-qinglong = {$name} wins. {water-huo-qinglong} (huo qinglong): {$points}.
sheet-huo-hunlong = {$name} wins. {water-huo-hunlong} (huo hunlong): {$points}.
sheet-si-qinglong = {$name} wins. {water-si-qinglong} (si qinglong): {$points}.
sheet-si-hunlong = {$name} wins. {water-si-hunlong} (si hunlong): {$points}.
sheet-huo-hualong = {$name} wins. {water-huo-hualong} (huo hualong): {$points}.
sheet-si-hualong = {$name} wins. {water-si-hualong} (si hualong): {$points}.
sheet-qingyise = {$name} wins. {water-qingyise} (qingyise): {$points}.
sheet-qixiaodui = {$name} wins. {water-qixiaodui} (qixiaodui): {$points}.
sheet-tianhu--liangxi = {$name} wins. {water-tianhu--liangxi} (tianhu): {$points}.
sheet-quanqiuren = {$name} wins. {water-quanqiuren} (quanqiuren): {$points}.
sheet-dihu = {$name} wins. {water-dihu} (dihu): {$points}.
sheet-sise-qionghu = {$name} wins. {water-sise-qionghu} (sise qionghu): {$points}.
sheet-sanse-qionghu = {$name} wins. {water-sanse-qionghu} (sanse qionghu): {$points}.
sheet-qing-sanse-qionghu = {$name} wins. {water-qing-sanse-qionghu} (qing sanse qionghu): {$points}.
sheet-erse-qionghu = {$name} wins. {water-erse-qionghu} (erse qionghu): {$points}.
sheet-small = {$name} wins with small points: {$points}.
sheet-limited = {$name} wins a limited hand: {$points}.
ending-shisanyao = { $name }: {water-shisanyao}
ending-yaojiudui = { $name }: {water-yaojiudui}
ending-dasanyuan = { $name }: {water-dasanyuan}
ending-xiaosanyuan = { $name }: {water-xiaosanyuan}
ending-shisanbukao = { $name }: {water-shisanbukao}
ending-qingyise-qing-duidui = { $name }: {water-qingyise-qing-duidui}
ending-qingyise-hun-duidui = { $name }: {water-qingyise-hun-duidui}
ending-hunse-qing-duidui = { $name }: {water-hunse-qing-duidui}
ending-hunse-hun-duidui = { $name }: {water-hunse-hun-duidui}
ending-huo-qinglong = { $name }: {water-huo-qinglong}
ending-huo-hunlong = { $name }: {water-huo-hunlong}
ending-si-qinglong = { $name }: {water-si-qinglong}
ending-si-hunlong = { $name }: {water-si-hunlong}
ending-huo-hualong = { $name }: {water-huo-hualong}
ending-si-hualong = { $name }: {water-si-hualong}
ending-qingyise = { $name }: {water-qingyise}
ending-qixiaodui = { $name }: {water-qixiaodui}
ending-tianhu--liangxi = { $name }: {water-tianhu--liangxi}
ending-quanqiuren = { $name }: {water-quanqiuren}
ending-dihu = { $name }: {water-dihu}
ending-sise-qionghu = { $name }: {water-sise-qionghu}
ending-sanse-qionghu = { $name }: {water-sanse-qionghu}
ending-qing-sanse-qionghu = { $name }: {water-qing-sanse-qionghu}
ending-erse-qionghu = { $name }: {water-erse-qionghu}
ending-small = { $name }: {water-small}
ending-limited = { $name }: {water-limited}

# Refusals.

refusal-wild-discarded = Under these house rules you cannot win on a discarded wild tile.
refusal-not-a-xi = These tiles are not a xi: lay three different winds, or the nines or ones of all suits.
refusal-xi-tile-held = Your hand still holds {$tile}, which belongs to your xi: add it or discard it.
refusal-below-minimum = This hand has too few points: {$points}, and at least {$least} are needed.
refusal-not-within = This hand cannot win: it does not meet the dealer’s limit.
refusal-not-terms = There is no limit “{$terms}”. Begin with the name of a limited hand, such as “kongque” or “free”.
refusal-terms-clash = These limits do not go together: {$terms}
refusal-not-a-limit = “{$word}” is not a limit. Write, for example, points=20 or wild=none.

# Values of the house rules.

value-up2 = the two after the tile turned up
value-down2 = the two before the tile turned up
value-updown = the tile turned up and its two neighbours
value-designated = only those the dealer names
value-flower_dragons-true = count as a set
value-flower_dragons-none = do not count
value-flower_dragons-false = count, unless all three are wild
value-any--liangxi = any of the three ones
value-1s_only = only 1 Bamboo
value-deny = does not win
value-allow_x2 = wins face down, doubled
value-as_example = allowed even with a pair of dragons or winds that count
value-strict--liangxi = not allowed with a pair of dragons or winds that count
value-ignored = the xi is ignored
value-broken = the xi counts against it
value-best = the best-paid name
value-forced = the most specific name
value-add = added
value-max = only the greater one counts
value-same_or_next = pays for everybody in this deal, or in the next if nobody wins
value-same = pays for everybody in this deal only
value-next = pays for everybody in the next deal only
value-free--liangxi = at any time, but a player who is wrong pays for everybody

# Words on the pictures.

mark-limit = Limits?
mark-dead = X
label-gold--liangxi = Wild
label-adds-xi = Adds to the xi
label-limited = Limited
label-lap = Last lap
label-pot = Stake: {$points}
label-liable = Pays for all: {$name}
account-points = Total {$points}
reading-xi--liangxi = xi
account-left-out = Not counted: {$names}
row-points = Points
row-qionghu-wild = Hand face down
row-five-dots = 5 Dot
row-liable = Paid for others
row-deposit = Stake

# Everything in the picture in words.

tell-limit = { $name } may limit the hands that can win.
tell-terms = Limited: { $terms }.
tell-wild = Wild: { $cards }.
tell-gold--liangxi = { $card } is turned up.
tell-shown = The dealer’s own wild tiles: { $cards }.
tell-dead = No longer able to win: { $name }.
tell-lap = The last lap: nobody discards.
tell-pot = Stake for the winner: { $points ->
    [one] one point
   *[other] { $points } points
}.
tell-liable = If somebody else wins, { $name } pays for everybody.
tell-adds-xi = { $name } adds { $card } to their xi.
tell-meld-xi = xi { $cards }

# The score calculator.

appraise-water--liangxi = Points {$points}: {$elements}

# The pages beside the rules. A line holds about fifty letters.

guide-wilds = The tile turned up, and what it makes wild
guide-xi-wind = Winds: three different ones
guide-xi-nine = Nines of the three suits
guide-xi-one = Ones of the three suits
guide-xi-wind-nine = Winds and nines together
guide-xi-wild = With a one for a wind, and a wild tile
guide-xis = Xi: laid open before your second (dealer: first) draw
guide-big = Big hands, each with what it is worth here
guide-big-more = Small points stop at the limit of {$limit}.
guide-big-name = name
guide-big-hand = hand
guide-small = Small points: one each
guide-small-hun = {water-hun}: each one
guide-small-xi = {water-xi}
guide-small-xi-added = {water-xi}: every three tiles added to it
guide-small-xi-pung = A pung of a tile added to somebody’s xi
guide-small-dragon-set = Red, Green and White from your hand as a set
guide-small-dragon-pung = A pung of dragons
guide-small-wind-pung = A pung of your wind or the round’s
guide-small-pinghu = {water-pinghu}; pair not dragons or own/round wind
guide-small-jiang = {water-jiang}
guide-small-san-kezi = Three pungs
guide-small-duanyao = {water-duanyao}: no 1, 9 or honour
guide-small-quemen = {water-quemen}: just one, xi included
guide-small-menqing = {water-menqing}: no claims made; a xi does not matter
guide-small-kong = {water-kong}: each one
guide-small-yibangao = {water-yibangao}: two alike
guide-small-lianliu = {water-lianliu} of one suit
guide-small-laoshaofu = {water-laoshaofu} of one suit
guide-small-kanzhang = {guide-kanzhang}
guide-small-bianzhang = {guide-bianzhang}
guide-small-dandiao = {guide-dandiao}
guide-small-shoubayi = {water-shoubayi}: won with a single tile in hand
guide-small-zimo = {water-zimo}: you drew the winning tile
guide-small-gangkai = {water-gangkai}, after a kong or xi
guide-small-qianggang = {water-qianggang}: won on a tile added to a pung or xi
guide-small-haidi = {water-haidi}: won on it
guide-flowers = A set of three that the hand must hold
guide-restrictions = Other limits, for this deal alone
guide-paying = All three pay, on a discard or a self-draw
guide-paying-1 = The dealer pays and receives double.
guide-paying-child = A non-dealer wins { $points } points
guide-paying-dealer = The dealer wins { $points } points
guide-paying-winner = Winner
guide-paying-dealers = Dealer
guide-paying-other = Others
refusal-exposed-not-held = You must hold the wild tiles you show.
refusal-cannot-show = Only the dealer can show wild tiles: one to four of the same tile.
refusal-xi-pung-only = A tile of a xi can be claimed only for a pung.
refusal-points-without-form = Points can be named only with a set of three or a kind of hand, and not together with shown wild tiles.
refusal-no-dihu = An earthly win is for non-dealers only: on their first draw, or on the dealer’s first discard.
refusal-no-haidi = Only the player who draws the last tile of the wall can win with it.
guide-cannot-claim = You cannot claim with a wild tile
guide-cannot-set = Wild tiles alone make no set or pair
guide-cannot-discard = Discarding a wild tile ends your chance to win
guide-sum = A xi, chows and wild tiles
guide-sum-parts = What this hand is worth, point by point:
guide-sum-none = Under these rules this hand cannot win.
guide-sum-all = Total
