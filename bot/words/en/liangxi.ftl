# Liangxi: the lobby and the table.

game-liangxi = Liangxi
preset-liangxi = any point wins
preset-liangxi-10 = ten points
preset-liangxi-20 = twenty points
table-turn-limit = ➤ {$who}: limit the hands of this deal, or just deal.
event-deal--liangxi = {event-deal--northern}
event-limit = {$name} limits this deal: {$terms}.
event-wild = {$cards} is turned up: it shows what is wild.
event-expose = {$name} shows {$cards}: wild for the dealer alone.
event-swap = {$name} puts {$card} into the xi and takes {$cards} back.
event-last-lap = The last lap: nobody discards any more.
event-xi--liangxi = {$name} lays down a xi: {$cards}.
event-add--liangxi = {$name} adds {$cards} to the xi.
event-foul--liangxi = {$name} declares a win that is none. That hand is dead and pays for all.

# Moves.

move-xi--liangxi = Xi: {$cards}
move-add--liangxi = Add {$cards} to the xi
move-swap = {$card} into the xi, take {$cards} back
move-expose = Show as wild: {$cards}
move-keep--liangxi = End my turn

# What the dealer lays down before the deal.

limit-done = Deal
limit-none = No limit
limit-points = { $count ->
    [0] Worth what it is worth
   *[other] Worth {$count} points
}
limit-chi-left = Chow from the left
limit-chi-any = Chow from anybody
limit-chi-opposite = Chow from opposite
limit-chi-right = Chow from the right
limit-wild-indicator = Wild as turned up
limit-wild-none = Nothing wild
limit-wild-shown = Wild: what the dealer shows
limit-wild-tile = Wild: {$cards}
limit-own = {$cards} in the flower
limit-to-the-end = No tiles left over
limit-five-dots = Each 5 Dot doubles
limit-kongque = Peacock flies southeast
limit-kongque-story = A ballad of the Han begins so. 1 Bamboo is the bird; with it South and East.
limit-jigu = Drumming at Cao Cao
limit-jigu-story = Mi Heng drums and reviles Cao Cao: 1 Dot the drum, 2 Bamboo its sticks, White his pale face.
limit-queqiao = Magpie bridge
limit-queqiao-story = The weaver and her love meet: 1 Bamboo the weaver, 7 Dot the month, 7 Character the day.
limit-xihu = Ten views of West Lake
limit-xihu-story = The sights of Hangzhou: West is the lake, and two dots make the ten.
limit-xibei = Northwestern snow
limit-xibei-story = Snow in the northwest: West, North, and White for the snow.
limit-zhulu = Hunting the deer
limit-zhulu-story = To hunt deer on the central plain is to fight for the realm: Red, 7 Dot and Green.
limit-liangfeng = A one between two winds
limit-liangfeng-story = Two different winds, and 1 Character, 1 Dot or 1 Bamboo between them.
limit-liangyao = A wind between two ones
limit-liangyao-story = Two of 1 Character, 1 Dot and 1 Bamboo, and any wind between them.
limit-danfeng = Phoenix facing the sun
limit-danfeng-story = The red phoenix greets the morning: Red, 1 Bamboo the phoenix, 1 Dot the sun.
limit-jiedongfeng = Borrowing the east wind
limit-jiedongfeng-story = Zhuge Liang calls the wind that burns a fleet: 1 and 9 Character, and East.
limit-shouba-yi = Chow anywhere, one left
limit-shouba-yi-story = Everybody may chow any discard; whoever wins has one tile left in the hand.
limit-xianpeng = Pung first, one left
limit-xianpeng-story = The same, but nobody may chow before an own pung.
limit-shouba-si = Chow anywhere, four left
limit-shouba-si-story = Everybody may chow any discard; whoever wins has four tiles left in the hand.
limit-dengji = Three suits, shown wilds
limit-dengji-story = A hand needs all three suits. Wild are only tiles that the dealer shows, for the dealer.
limit-duizhe = Pointless, chow opposite
limit-duizhe-story = Only pointless hands of three suits win, and chows are of the player opposite.
limit-daozhe = Pointless, chow backwards
limit-daozhe-story = Only pointless hands of three suits win, and chows are of the player on the right.
limit-xiaoji = Hen on the egg
limit-xiaoji-story = 1 Bamboo alone wins with 1 Dot, and 1 Dot with 1 Bamboo: the hen and her egg.
limit-quandaiyao = Ends everywhere
limit-quandaiyao-story = A 1, a 9 or an honour is in every set and in the pair; dragon sets count.
limit-wuse = Five colours
limit-wuse-story = All three suits, a wind and a dragon; so nobody can win beside a xi.
limit-sise = Pointless, four colours
limit-sise-story = Only a pointless hand of three suits with winds or dragons wins.
limit-sanse = Pointless, three suits
limit-sanse-story = Only a pointless hand of three suits wins, with honours or without.
limit-qing-sanse = Pointless, suits only
limit-qing-sanse-story = Only a pointless hand of three suits without honours wins.
limit-erse = Pointless, two suits
limit-erse-story = Only a pointless hand of two suits wins; the missing suit is overlooked.
limit-free = Any hand
limit-free-story = Any hand wins; the dealer sets its points, who may chow, and what is wild.
limit-flower = A flower of your own
limit-flower-story = Three tiles that you choose now must be a set of the hand that wins.
limit-wubing = Fives double, to the end
limit-wubing-story = Each 5 Dot doubles the points, nothing is wild, and the wall is played to its last tile.

# The hand.

hand-limit = **You deal.** Limit the hands that may win, or just deal. What you name lies on the table for the winner.
hand-limit-own = **A flower of your own:** choose { $count ->
    [one] one more tile
   *[other] {$count} more tiles
}.
hand-terms = -# Limited: {$terms}
hand-select-flowers = A set of three that must be in the hand
hand-select-restrictions = What a hand must be
hand-select-points = What the hand is worth
hand-select-chi = Who may chow
hand-select-wild = What is wild: winds, dragons, characters
hand-select-wild-more = What is wild: dots, bamboo
hand-select-own = Its tiles: winds, dragons, characters
hand-select-own-more = Its tiles: dots, bamboo
hand-select-lay = Lay down tiles
hand-select-xi = Lay down a xi
hand-select-expose = Show tiles that are wild for you alone
hand-select-kong = Lay down a kong
hand-select-add = Add to the xi
hand-select-swap = Take a wild tile back
hand-last-lap = **Your turn in the last lap.** {$drawn}Nobody discards: end your turn, or lay down what you can.
hand-added-xi = **{$name} adds {$card} to the xi.** { $claims ->
    [0] Nothing you hold claims it: pass.
   *[other] Claim it, or pass.
}
hand-dead = Your hand is dead: you cannot win in this deal.
hand-liable = You pay for all when somebody else wins.
tile-gold--liangxi = wild: your hand dies with it

# Scores.

sheet-water--liangxi = -# {$points} points: {$elements}
sheet-element-plain = {$name} {$points}
line-tianhu--liangxi = {water-tianhu--liangxi}
sheet-left-out = -# Not counted: {$elements}
sheet-without = {$name} ({$why})
out-limit = limit reached
out-limited = agreed points
out-implied = in {$other}
line-points = Points
line-qionghu-wild = Wild tile drawn, face down {$times}
line-five-dots = 5 Dot {$times}
line-liable = Pays for the others
line-deposit = Laid down for limited hands
water-shisanyao = Thirteen orphans
water-yaojiudui = Pungs of ends
water-dasanyuan = Great dragons
water-xiaosanyuan = Small dragons
water-shisanbukao = Thirteen apart
water-qingyise-qing-duidui = Pure pungs, no ends
water-qingyise-hun-duidui = Pungs of one suit
water-hunse-qing-duidui = Pungs without ends
water-hunse-hun-duidui = All pungs
water-huo-qinglong = Live pure dragon
water-huo-hunlong = Live half dragon
water-si-qinglong = Dead pure dragon
water-si-hunlong = Dead half dragon
water-huo-hualong = Live mixed dragon
water-si-hualong = Dead mixed dragon
water-qingyise = One suit
water-qixiaodui = Seven pairs
water-tianhu--liangxi = Win as dealt
water-quanqiuren = All claimed
water-dihu = Earthly win
water-sise-qionghu = Pointless, four colours
water-sanse-qionghu = Pointless, three suits
water-qing-sanse-qionghu = Pointless, suits only
water-erse-qionghu = Pointless, two suits
water-small = Small points
water-limited = Limited hand
water-hun = Wild
water-xi = Xi
water-xi-added = Three more in the xi
water-xi-pung = Pung from a xi
water-kong = Kong
water-menqing = Concealed
water-qianggang = Robbed tile
water-gangkai = Replacement
water-shoubayi = Last tile held
water-zimo = Own draw
water-haidi = Last of the wall
water-dragon-set = Dragon set
water-dragon-pung = Dragon pung
water-wind-pung = Wind pung
water-pinghu = All runs
water-jiang = Pair of 2 or 8
water-san-kezi = Three pungs
water-duanyao = No ends
water-quemen = A suit missing
water-dandiao = Single wait
water-kanzhang = Closed wait
water-bianzhang = Edge wait
water-yibangao = Twin runs
water-lianliu = Six in a row
water-laoshaofu = 123 and 789
water-honour-pung = Pung of honours
water-honour-pair = Pair of honours
sheet-shisanyao = {$name} wins. {water-shisanyao}: {$points}.
sheet-yaojiudui = {$name} wins. {water-yaojiudui}: {$points}.
sheet-dasanyuan = {$name} wins. {water-dasanyuan}: {$points}.
sheet-xiaosanyuan = {$name} wins. {water-xiaosanyuan}: {$points}.
sheet-shisanbukao = {$name} wins. {water-shisanbukao}: {$points}.
sheet-qingyise-qing-duidui = {$name} wins. {water-qingyise-qing-duidui}: {$points}.
sheet-qingyise-hun-duidui = {$name} wins. {water-qingyise-hun-duidui}: {$points}.
sheet-hunse-qing-duidui = {$name} wins. {water-hunse-qing-duidui}: {$points}.
sheet-hunse-hun-duidui = {$name} wins. {water-hunse-hun-duidui}: {$points}.
sheet-huo-qinglong = {$name} wins. {water-huo-qinglong}: {$points}.
sheet-huo-hunlong = {$name} wins. {water-huo-hunlong}: {$points}.
sheet-si-qinglong = {$name} wins. {water-si-qinglong}: {$points}.
sheet-si-hunlong = {$name} wins. {water-si-hunlong}: {$points}.
sheet-huo-hualong = {$name} wins. {water-huo-hualong}: {$points}.
sheet-si-hualong = {$name} wins. {water-si-hualong}: {$points}.
sheet-qingyise = {$name} wins. {water-qingyise}: {$points}.
sheet-qixiaodui = {$name} wins. {water-qixiaodui}: {$points}.
sheet-tianhu--liangxi = {$name} wins. {water-tianhu--liangxi}: {$points}.
sheet-quanqiuren = {$name} wins. {water-quanqiuren}: {$points}.
sheet-dihu = {$name} wins. {water-dihu}: {$points}.
sheet-sise-qionghu = {$name} wins. {water-sise-qionghu}: {$points}.
sheet-sanse-qionghu = {$name} wins. {water-sanse-qionghu}: {$points}.
sheet-qing-sanse-qionghu = {$name} wins. {water-qing-sanse-qionghu}: {$points}.
sheet-erse-qionghu = {$name} wins. {water-erse-qionghu}: {$points}.
sheet-small = {$name} wins. {water-small}: {$points}.
sheet-limited = {$name} wins. {water-limited}: {$points}.
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

refusal-wild-discarded = A discarded wild tile cannot be won on.
refusal-not-a-xi = These tiles are no xi.
refusal-xi-tile-held = A tile of the own xi is still in the hand: {$tile}
refusal-below-minimum = The hand is worth {$points}, and {$least} are asked for.
refusal-not-within = This is not the limited hand that was laid down.
refusal-not-terms = That is no limited hand: {$terms}
refusal-terms-clash = These limits do not go together: {$terms}
refusal-not-a-limit = “{$word}” limits nothing.

# Values of the house rules.

value-up2 = the next two
value-down2 = one on each side
value-updown = it and both sides
value-designated = as the dealer names
value-any--liangxi = any one
value-1s_only = only 1 Bamboo
value-deny = does not win
value-allow_x2 = wins face down, doubled
value-as_example = as printed in the example
value-strict--liangxi = not with such a pair
value-ignored = not looked at
value-broken = spoils it
value-best = the best name
value-forced = the most particular name
value-add = added
value-max = the greater one
value-same_or_next = this deal or the next
value-same = this deal
value-next = the next deal
value-free--liangxi = at any time; who is wrong pays for all

# Words on the pictures.

mark-limit = Limits?
mark-dead = X
label-gold--liangxi = Wild
label-adds-xi = Adds to the xi
label-limited = Limited
label-lap = Last lap
label-pot = On the table: {$points}
label-liable = Pays for all: {$name}
account-points = Together {$points}
account-left-out = Not counted: {$names}
row-points = Points
row-qionghu-wild = Face down
row-five-dots = 5 Dot
row-liable = For others
row-deposit = Laid down

# Everything in the picture in words.

tell-limit = { $name } may limit the hands of this deal.
tell-terms = Limited: { $terms }.
tell-wild = Wild: { $cards }.
tell-gold--liangxi = { $card } is turned up.
tell-shown = The dealer’s own wild tiles: { $cards }.
tell-dead = Cannot win any more: { $name }.
tell-lap = The last lap: nobody discards.
tell-pot = On the table: { $points }.
tell-liable = { $name } pays for all.
tell-adds-xi = { $name } adds { $card } to the xi.
tell-meld-xi = xi { $cards }

# The score calculator.

appraise-water--liangxi = Points: {$points}

# The pages beside the rules. A line holds about fifty letters.

guide-wilds = The tile turned up, and what it makes wild
guide-wilds-1 = A wild tile stands for any other: a point each.
guide-wilds-2 = No claim uses one; no set is of wilds alone.
guide-wilds-3 = Whoever discards one cannot win any more.
guide-xi-wind = Winds: three different ones
guide-xi-nine = Nines of the three suits
guide-xi-one = Ones of the three suits
guide-xi-wind-nine = Winds and nines together
guide-xi-wild = With a one for a wind, and a wild tile
guide-xis = A xi is laid open before your second draw
guide-xis-1 = It is a point; you play on as if with ten tiles.
guide-xis-2 = More of its kind go to it, each for a tile drawn.
guide-xis-3 = Three added are a point. Others may rob or pung them.
guide-xis-4 = None of its kind may stay in the hand that wins.
guide-xis-5 = Drawn what a wild stands for? Take the wild back.
guide-big = Big hands, each with what it is worth here
guide-big-more = Limit: 40. Small points are added up to it.
guide-big-name = name
guide-big-hand = hand
guide-small = Small points: one each
guide-small-hun = Each wild tile
guide-small-xi = A xi
guide-small-xi-added = Each three tiles added to it
guide-small-xi-pung = A pung of a tile added to another’s xi
guide-small-dragon-set = Red, Green and White as a set of the hand
guide-small-dragon-pung = A pung of dragons
guide-small-wind-pung = A pung of your wind or the round’s
guide-small-pinghu = Only runs; no dragons or own wind as the pair
guide-small-jiang = A pair of 2 or 8
guide-small-san-kezi = Three pungs
guide-small-duanyao = No 1, 9 or honour
guide-small-quemen = Exactly one suit missing, also from the xi
guide-small-menqing = Nothing claimed; a xi does not matter
guide-small-kong = Each kong
guide-small-yibangao = Two equal runs
guide-small-lianliu = Six in a row of one suit
guide-small-laoshaofu = 123 and 789 of one suit
guide-small-kanzhang = {guide-kanzhang}
guide-small-bianzhang = {guide-bianzhang}
guide-small-dandiao = {guide-dandiao}
guide-small-shoubayi = The hand had one tile left
guide-small-zimo = The winning tile was drawn
guide-small-gangkai = It replaced a kong’s or a xi’s tile
guide-small-qianggang = It was added to a kong or a xi
guide-small-haidi = It was the last of the wall
guide-limited = Before the dice the dealer may limit the hands
guide-flowers = Small flowers: such a set must be in the hand
guide-restrictions = Other limits, for this deal alone
guide-paying = All three pay, whoever gave the tile
guide-paying-1 = The dealer pays and receives double.
guide-paying-child = A child wins {$points}
guide-paying-dealer = The dealer wins {$points}
guide-paying-winner = Winner
guide-paying-dealers = Dealer
guide-paying-other = Others
guide-paying-2 = Pays for all three: whoever won falsely, or fed
guide-paying-3 = a hand of four tiles without waiting for a tile.
guide-paying-4 = What is laid down for limited hands goes to the
guide-paying-5 = winner, and lies on the table until somebody wins.
refusal-exposed-not-held = The wild tiles that are shown must be in the hand.
