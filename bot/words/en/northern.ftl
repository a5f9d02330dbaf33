# Changchun and Dalian mahjong: the lobby and the table.

game-changchun = Changchun mahjong
game-dalian = Dalian qionghu
preset-changchun = main rules
preset-dalian = main rules
table-turn-look = ➤ {$who}: look at the treasure, or draw.
event-deal--northern = Everybody has thirteen tiles, the dealer one more.
event-ready = {$name} declares ready (R on the name plate).
event-xi = {$name} lays down a special kong{ $kong ->
    [xuanfeng] {" "}(xuanfenggang 旋風槓)
    [xigang] {" "}(xigang 喜槓)
    [yaodan] {" "}(yaodan 么蛋)
    [jiudan] {" "}(jiudan 九蛋)
   *[other] {""}
}: {$cards}.
event-add = {$name} adds {$cards} to a special kong{ $kong ->
    [xuanfeng] {" "}(旋風槓)
    [xigang] {" "}(喜槓)
    [yaodan] {" "}(么蛋)
    [jiudan] {" "}(九蛋)
   *[other] {""}
}.
event-die = {$name} rolls a {$cards}.
event-treasure = A tile is set aside face down: the treasure.
event-looked = { $count ->
    [0] {$name} looks at the treasure (L on the name plate).
   *[other] {$name} looks at the treasure: {$cards}.
}
event-treasure-gone = Three tiles like the treasure lie open: it goes back, and a new treasure is found.

# Moves.

move-ready = Ready: discard {$cards}
move-xi = { $kong ->
    [xuanfeng] Special kong 旋風槓
    [xigang] Special kong 喜槓
    [yaodan] Special kong 么蛋
    [jiudan] Special kong 九蛋
   *[other] Special kong
}: {$cards}
move-add = Add {$cards} to the special kong{ $kong ->
    [xuanfeng] {" "}旋風槓
    [xigang] {" "}喜槓
    [yaodan] {" "}么蛋
    [jiudan] {" "}九蛋
   *[other] {""}
}
move-look = Look at treasure
move-draw = Draw without looking

# The hand.

hand-look = **You have declared ready.** You may look at the treasure before you draw. If it is a tile you are waiting for, you win at once; if you draw one like it later, it stands for any tile. Once you have looked, you can no longer change what you wait for.
hand-look-not = **You have declared ready**, but you cannot look at the treasure: { $why ->
    [outside] your hand has no 1, 9, wind or dragon.
   *[other] your hand is no longer one tile from a win, or no treasure is left.
} Draw a tile.
hand-added-xi--northern = **{$name} added {$card} to a special kong.** { $claims ->
    [0] You cannot claim it: pass.
   *[other] Claim it, or pass.
}
hand-frozen = You have looked: you can only win, discard what you draw, or lay down a kong that does not change what you are waiting for.
hand-treasure = -# The treasure: {$card}
hand-select-ready = Declare ready, and discard …

# What a hand must have to win: short, it stands in lists.

condition-three-suits = all three suits
condition-outside = a 1, 9, wind or dragon
condition-pung = a pair of dragons, a pung or a kong
condition-single-pungs = all pungs, if one tile is left in hand
condition-opened = a claimed set
condition-chow = a chow
condition-pair = a pair other than 2 or 8
condition-not-single = more than one tile in hand
condition-no-dragons = no pung or kong of dragons
condition-no-winds = no pung or kong of your wind or the round’s
condition-no-four = no four identical tiles

# Scores.

sheet-dianpao = {$name} wins on a discard: {$points}.
sheet-mobao = {$name} draws a tile like the treasure and wins: {$points}.
sheet-chongbao = {$name} looks at the treasure, and it wins: {$points}.
sheet-draw--northern = Nobody won. Points for kongs are kept.
sheet-met = -# {$conditions}
line-rate = Rate
line-menqing = Concealed hand {$times}
line-kanzhang = Closed wait {$times}
line-bianzhang = Edge wait {$times}
line-dandiao = Single wait {$times}
line-piaohu = All pungs 飄胡 {$times}
line-mobao = Treasure drawn 摸寶 {$times}
line-chongbao = Treasure seen 衝寶 {$times}
line-gangkai = After a kong {$times}
line-qianggang = Robbed kong {$times}
line-dealer--mahjong = Dealer {$times}
line-dianpao = On a discard {$times}
line-shooter = Discarder {$times}
line-payer-closed = Payer made no claim {$times}
line-all-closed = No payer made a claim {$times}
line-open-kong = Open kong
line-added-kong = Added kong
line-closed-kong = Concealed kong
line-open-dadan = Open great kong
line-added-dadan = Added great kong
line-closed-dadan = Concealed great kong
line-xuanfeng = Four winds 旋風槓
line-xigang = Three dragons 喜槓
line-yaodan = Three ones 么蛋
line-jiudan = Three nines 九蛋

# Refusals.

refusal-lacks = This hand cannot win yet. {$clashes}
refusal-lacks-three-suits = A win needs all three suits.
refusal-lacks-outside = A win needs a 1, a 9, a wind or a dragon.
refusal-lacks-pung = Four chows win only with a pair of dragons.
refusal-lacks-single-pungs = With one tile left in hand you need four pungs or kongs.
refusal-lacks-opened = A win needs a claimed chow, pung or kong.
refusal-lacks-chow = A win needs a chow.
refusal-lacks-pair = The pair of a winning hand cannot be 2s or 8s.
refusal-lacks-not-single = You cannot win with one tile left in hand.
refusal-lacks-no-dragons = Under these house rules a winning hand cannot hold a pung or kong of dragons.
refusal-lacks-no-winds = Under these house rules a winning hand cannot hold a pung or kong of your own wind or the round’s.
refusal-lacks-no-four = Under these house rules a winning hand cannot hold four identical tiles, not even as a kong.

# Values of the house rules.

value-discards = after three tiles like the old one are discarded
value-seen = after three tiles like the old one are discarded or in open sets
value-any--mahjong = when the hand can be read that way
value-only = only when no other tile wins
value-claims = claiming a tile
value-special = claiming a tile, or laying down a special kong

# Words on the pictures.

label-adds-xi--northern = Adds to special kong
mark-look = Look?
mark-declared = R
mark-looked = L
label-treasure = Treasure
ending-dianpao = { $name } wins on a discard
ending-mobao = { $name } wins: treasure drawn
ending-chongbao = { $name } wins with the treasure
met-three-suits = ✓ three suits
met-outside = ✓ 1, 9 or honour
met-pung = ✓ pung, kong or dragon pair
met-single-pungs = ✓ all pungs if one tile is left
met-opened = ✓ a claimed set
met-chow = ✓ a chow
met-pair = ✓ pair not 2 or 8
met-not-single = ✓ more than one tile left
met-no-dragons = ✓ no dragon pung
met-no-winds = ✓ no pung of your wind or the round’s
met-no-four = ✓ no four identical tiles
row-dianpao = On a discard
row-rate = Rate
row-menqing = Concealed
row-kanzhang = Closed wait
row-bianzhang = Edge wait
row-dandiao = Single wait
row-piaohu = All pungs
row-mobao = Treasure drawn
row-chongbao = Treasure seen
row-gangkai = After a kong
row-qianggang = Robbed kong
row-zimo--northern = Self-draw
row-dealer--mahjong = Dealer
row-shooter = Discarder
row-payer-closed = Payer: no claims
row-all-closed = No payer claimed
row-kongs = Kongs
row-open-kong = Open kong
row-added-kong = Added kong
row-closed-kong = Concealed kong
row-open-dadan = Great kong
row-added-dadan = Great kong
row-closed-dadan = Great kong
row-xuanfeng = Four winds
row-xigang = Three dragons
row-yaodan = Three ones
row-jiudan = Three nines

# Everything in the picture in words.

tell-look = { $name } has declared ready and may look at the treasure.
tell-declared = Declared ready: { $name }.
tell-looked = Declared ready and has looked: { $name }.
tell-adds-xi--northern = { $name } adds { $card } to a special kong.
tell-aside = A treasure lies face down.
tell-treasure = The treasure is { $card }.
tell-meld-xuanfeng = special kong of winds ({ $cards })
tell-meld-xigang = special kong of dragons ({ $cards })
tell-meld-yaodan = special kong of ones ({ $cards })
tell-meld-jiudan = special kong of nines ({ $cards })

# The pages beside the rules. A line holds about fifty letters.

guide-four-sets = Four sets and a pair win
guide-whole-northern = A hand of fourteen that wins
guide-conditions = What a win needs, and where this hand has it
guide-kongs = What a kong brings at once
guide-zimo--northern = Won by drawing, or with the treasure
guide-great = Great kongs: four of any of these tiles
guide-special = Special kongs: each is a set
guide-rate = Each payer pays the rate, multiplied by each of these
guide-menqing = Concealed hand
guide-kanzhang = Closed wait 嵌張: 5 between 4 and 6
guide-bianzhang = Edge wait 邊張: 3 after 12, 7 before 89
guide-dandiao = Single wait 單釣 for the pair
guide-piaohu = All pungs and kongs
guide-mobao = Drawing a tile like the treasure
guide-chongbao = The treasure is the tile you wait for
guide-gangkai = Winning on the tile drawn after a kong
guide-qianggang = Robbing a kong
guide-dealer--mahjong = The dealer, winning or paying
guide-shooter = The discarder, paying
guide-payer-closed = A payer who made no claims
guide-all-closed = No payer made a claim
guide-treasure-wait = This hand waits for the second tile of its pair
guide-discarded = Discard this and declare ready
