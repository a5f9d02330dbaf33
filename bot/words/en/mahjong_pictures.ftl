# Words on the pictures of mahjong: short, they stand in small boxes.

mark-east = E
mark-south = S
mark-west = W
mark-north = N
mark-wins = Wins
label-gold = Gold
label-dealers = Dealer { $number } / { $count }
label-claim = Claims?
label-locked = No claims
table-opening = Who wins at once?
note-duties = ▲ Discard first
note-stage-1 = Shuangyou: win on your next draw
note-stage-2 = Sanyou: win on your next draw

# The score sheet.

ending-pinghu = { $name } wins on a discard
ending-zimo = { $name } wins on a draw
ending-robbed = { $name } robs a kong
ending-youjin = { $name } wins by youjin
ending-shuangyou = { $name } wins by shuangyou
ending-sanyou = { $name } wins by sanyou
ending-sanjindao = { $name } has three golds
ending-sanjindao-opening = { $name } has three golds
ending-qiangjin = { $name } robs the gold
ending-tianhu = { $name } wins as dealt
ending-eight-flowers = { $name } has all flowers
ending-foul = { $name }: a false win
account-sum = { $name }: (base + { $water }) × { $times }
water-open-pung = Open pung
water-closed-pung = Closed pung
water-open-kong = Open kong
water-added-kong = Added kong
water-closed-kong = Closed kong
water-seasons = Seasons
water-plants = Plants
water-gold = Gold
row-base = Base
row-water = Water
row-pinghu = Discard
row-zimo = Draw
row-robbed = Robbed kong
row-youjin = Youjin
row-shuangyou = Shuangyou
row-sanyou = Sanyou
row-sanjindao = Three golds
row-sanjindao-opening = Three golds
row-qiangjin = Robbed gold
row-tianhu = As dealt
row-eight-flowers = All flowers
row-foul = False win
row-foul-you = Against you

# Everything in the picture in words: the text beside it, read by screen readers.

tell-standing = { $deal }. { $dealers }.
tell-ended = { $ending }.
tell-claim = Asked for a claim: { $name }.
tell-opening = The gold lies open. Asked for a win: { $name }.
tell-own-drawn = You have drawn { $card }.
tell-duties = You must discard first: { $cards }.
tell-winning-hand = The hand of { $name }: { $cards }.
tell-newest = { $name } has discarded { $card }.
tell-locked = A gold was discarded: nobody may claim.
tell-gold = { $card } is gold.
tell-gold-white = { $card } is gold; White plays it.
tell-before = Before { $name }: { $cards }; { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
} in the hand.
tell-only-held = { $name } has { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
} in the hand.
tell-meld-chow = chow { $cards }
tell-meld-pung = pung { $cards }
tell-meld-kong = kong { $cards }
tell-meld-added = kong { $cards }
tell-meld-concealed = concealed kong { $cards }
tell-river = Discards: { $cards }.
tell-wall-left = { $count ->
    [0] The wall is used up.
    [one] One tile in the wall.
   *[other] { $count } tiles in the wall.
}
tell-dealer-stays = { $count ->
    [0] { $name } is the dealer.
    [one] { $name } is the dealer again.
   *[other] { $name } is the dealer and has stayed { $count } times.
}

# Pages.
guide-characters = Characters
guide-dots = Dots
guide-bamboo = Bamboo
guide-honours = Honours
guide-seasons = Seasons
guide-plants = Plants
