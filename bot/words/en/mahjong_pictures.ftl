# Words on the pictures of mahjong: short, they stand in small boxes.

mark-east = E
mark-south = S
mark-west = W
mark-north = N
mark-wins = Wins
label-gold = Gold
label-dealers = Dealer { $number } / { $count }
label-adds = Adds to a pung
label-locked = No claims
note-duties = ▲ Discard first
note-stage-1 = Shuangyou
note-stage-2 = Sanyou

# The score sheet.

ending-pinghu = { $name } wins on a discard
ending-zimo = { $name } wins by self-draw
ending-robbed = { $name } robs a kong
ending-youjin = { $name } wins by youjin
ending-shuangyou = { $name } wins by shuangyou
ending-sanyou = { $name } wins by sanyou
ending-sanjindao = { $name }: three golds
ending-sanjindao-opening = { $name }: three golds
ending-qiangjin = { $name } robs the gold
ending-tianhu = { $name } wins as dealt
ending-eight-flowers = { $name }: eight flowers
ending-foul = { $name }: a false win
account-sum = { $name }: (base + { $water }) × { $times }
reading-given = Discarder: { $name }
reading-chow = chow
reading-pung = pung
reading-kong = kong
reading-added = added kong
reading-between = ;{" "}
reading-xi = laid down
water-open-pung = Open pung
water-closed-pung = Concealed pung
water-open-kong = Open kong
water-added-kong = Added kong
water-closed-kong = Concealed kong
water-seasons = Seasons
water-plants = Plants
water-gold = Gold
row-base = Base
row-water = Water
row-pinghu = On a discard
row-zimo = Self-draw
row-robbed = Robbed kong
row-youjin = Youjin
row-shuangyou = Shuangyou
row-sanyou = Sanyou
row-sanjindao = Three golds
row-sanjindao-opening = Three golds
row-qiangjin = Robbed gold
row-tianhu = Win as dealt
row-eight-flowers = Eight flowers
row-foul = False win
row-foul-you = Shuangyou, sanyou

# Everything in the picture in words: the text beside it, read by screen readers.

tell-standing = { $deal }. { $dealers }.
tell-ended = { $ending }.
tell-claim = Players are being asked whether they claim the tile.
tell-opening = The gold has been turned up. Players are being asked whether they win at once.
tell-own-drawn = You have drawn { $card }.
tell-duties = You must discard first: { $cards }.
tell-stage = { $stage }: any tile you draw next wins.
tell-winning-hand = The hand of { $name }: { $cards }.
tell-won = The winning tile is { $card }.
tell-stands = { $cards } ({ $card } for { $face })
tell-newest = { $name } has discarded { $card }.
tell-claimed = { $name } has claimed { $card } from { $giver }.
tell-adds = { $name } adds { $card } to a pung.
tell-locked = A gold was discarded. Until the next turn of the player who discarded it, nobody may claim a chow, a pung or a kong. Whether a discard wins depends on the house rules.
tell-gold = { $card } is gold.
tell-gold-white = { $card } is gold; White stands for it.
tell-before = In front of { $name }: { $cards }; { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
} in the hand.
tell-only-held = { $name } has { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
} in the hand.
tell-meld-chow = chow ({ $cards })
tell-meld-pung = pung { $cards }
tell-meld-kong = kong { $cards }
tell-meld-added = kong { $cards }
tell-meld-concealed = concealed kong { $cards }
tell-river = Discards: { $cards }.
tell-river-of = Discards of { $name }: { $cards }.
tell-lately = Discarded since a player declared ready: {$cards}.
tell-wall-left = { $count ->
    [0] The wall is used up.
    [one] One tile in the wall.
   *[other] { $count } tiles in the wall.
}
tell-winds = Winds: { $seats }.
tell-wind = { $name } { $wind }
tell-dealer-stays = { $count ->
    [0] { $name } is the dealer.
    [one] { $name } is the dealer again.
   *[other] { $name } is still the dealer: { $count } extra deals in a row.
}

# The pages beside the rules. A line holds about fifty letters.

guide-characters = Characters 1 to 9
guide-dots = Dots 1 to 9
guide-bamboo = Bamboo 1 to 9
guide-honours = Winds and dragons: four of each tile
guide-seasons = Seasons: one of each
guide-plants = Plants: one of each
guide-five-sets = Five sets and a pair win
guide-chow = Chow: three in a row in one suit
guide-pung = Pung: three alike
guide-kong = Kong: four alike, plus a replacement tile
guide-pair = Pair
guide-whole = A hand of seventeen that wins
guide-wild = Golds are wild: three tiles like the one turned up
guide-white = White stands for the tile that is turned up
guide-pays = The others pay (base + water) × multiplier each
guide-water = Water (tile points) of the winner
guide-suited = Suited
guide-honour = Honours
guide-flower = A flower
guide-four-flowers = Four seasons or four plants
guide-one-gold = A gold in the hand
guide-times-of = The multiplier: only the highest counts
guide-pinghu = A discard completes the hand
guide-zimo = A drawn tile completes the hand
guide-robbed = A tile added to a pung completes the hand
guide-youjin = Youjin 游金: five sets, a lone gold, any draw
guide-shuangyou = Shuangyou 雙游: after discarding one gold
guide-sanyou = Sanyou 三游: after discarding two golds
guide-sanjindao = Three golds when the wall is used up
guide-sanjindao-opening = Three golds at the opening
guide-qiangjin = Qiangjin 搶金: won with the tile turned up
guide-tianhu = Tianhu 天胡: the dealer wins as dealt
guide-eight-flowers = All eight flowers: an immediate win
guide-base-child = Base
guide-base-dealer = Base, if the dealer wins or pays
guide-base-stays = Dealer’s base, after staying once
