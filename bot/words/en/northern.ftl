# Changchun and Dalian mahjong: the lobby and the table.

game-changchun = Changchun mahjong
game-dalian = Dalian qionghu
preset-changchun = main rules
preset-dalian = main rules
table-turn-look = ➤ {$who}: look at the treasure, or draw.
event-deal--northern = Everybody has thirteen tiles, the dealer one more.
event-ready = {$name} declares ready.
event-xi = {$name} lays down a special kong: {$cards}.
event-add = {$name} adds {$cards} to a special kong.
event-die = {$name} throws a {$cards}.
event-treasure = A tile is laid aside face down: the treasure.
event-looked = { $count ->
    [0] {$name} looks at the treasure.
   *[other] {$name} looks at the treasure: {$cards}.
}
event-treasure-gone = Three tiles like the treasure are gone. It is put back, and another one is found.

# Moves.

move-ready = Ready: discard {$cards}
move-xi = Special kong: {$cards}
move-add = Add {$cards} to the special kong
move-look = Look at the treasure
move-draw = Draw without looking

# The hand.

hand-look = **You have declared ready.** You may look at the treasure before you draw: if you wait for it you win at once, and if you draw one like it later it stands for any tile. Once you have looked, your hand cannot change.
hand-look-not = **You have declared ready**, but you cannot look at the treasure: { $why ->
    [outside] your hand has no 1, 9, wind or dragon.
   *[other] your hand no longer waits for one tile, or no treasure is left.
} Draw.
hand-frozen = You have looked: you can only win, discard what you draw, or lay down a kong that leaves your waits as they are.
hand-treasure = -# The treasure: {$card}
hand-waits = You wait for {$cards}.
hand-lacks = You are one tile away, but cannot win yet. Missing: {$conditions}.
hand-select-ready = Declare ready, and discard …
tile-waits = then you wait for {$cards}
tile-lacks = then one tile away; missing: {$conditions}

# What a hand must have to win: short, it stands in lists.

condition-three-suits = all three suits
condition-outside = a 1, 9, wind or dragon
condition-pung = a pung, a kong or two dragons
condition-single-pungs = only pungs with one tile left
condition-opened = a claimed set
condition-chow = a run
condition-pair = a pair other than 2 or 8
condition-not-single = more than one tile left
condition-no-dragons = no pung of dragons
condition-no-winds = no pung of your wind
condition-no-four = no four alike

# Scores.

sheet-dianpao = {$name} wins on a discard: {$points}.
sheet-mobao = {$name} draws the treasure and wins: {$points}.
sheet-chongbao = {$name} looks at the treasure and wins with it: {$points}.
sheet-draw--northern = Nobody has won. What kongs have brought is kept.
sheet-met = -# Conditions met: {$conditions}
line-rate = Rate
line-menqing = Concealed hand {$times}
line-kanzhang = Closed wait {$times}
line-bianzhang = Edge wait {$times}
line-dandiao = Single wait {$times}
line-piaohu = All pungs {$times}
line-mobao = Treasure drawn {$times}
line-chongbao = Treasure looked at {$times}
line-gangkai = Tile after a kong {$times}
line-qianggang = Robbed kong {$times}
line-dealer--mahjong = Dealer {$times}
line-dianpao = On a discard {$times}
line-shooter = Gave the tile {$times}
line-payer-closed = Payer has claimed nothing {$times}
line-all-closed = None of the payers has {$times}
line-open-kong = Open kong
line-added-kong = Added kong
line-closed-kong = Concealed kong
line-open-dadan = Open great kong
line-added-dadan = Added great kong
line-closed-dadan = Concealed great kong
line-xuanfeng = Four winds
line-xigang = Three dragons
line-yaodan = Three ones
line-jiudan = Three nines

# Refusals.

refusal-lacks = This hand may not win. {$clashes}
refusal-lacks-three-suits = All three suits must be in the hand.
refusal-lacks-outside = A 1, a 9, a wind or a dragon must be in the hand.
refusal-lacks-pung = Four runs win only with a pair of dragons.
refusal-lacks-single-pungs = Whoever has one tile left wins only with four pungs or kongs.
refusal-lacks-opened = The hand must have claimed a run, pung or kong.
refusal-lacks-chow = A run must be in the hand.
refusal-lacks-pair = The pair may not be a 2 or an 8.
refusal-lacks-not-single = Whoever has one tile left may not win.
refusal-lacks-no-dragons = By these house rules no pung of dragons may be in the hand.
refusal-lacks-no-winds = By these house rules no pung of the own or the round’s wind may be in the hand.
refusal-lacks-no-four = By these house rules no four equal tiles may be in the hand.

# Values of the house rules.

value-discards = three discards
value-seen = three discarded or in open sets
value-any--mahjong = when the hand can be read so
value-only = only when nothing else would win
value-claims = claiming a tile
value-special = claiming a tile, or a special kong

# Words on the pictures.

mark-look = Look?
mark-declared = R
mark-looked = L
label-treasure = Treasure
ending-dianpao = { $name } wins on a discard
ending-mobao = { $name } draws the treasure
ending-chongbao = { $name } wins with the treasure
met-three-suits = ✓ three suits
met-outside = ✓ 1, 9 or honour
met-pung = ✓ pung or kong
met-single-pungs = ✓ no bare single
met-opened = ✓ claimed a set
met-chow = ✓ a run
met-pair = ✓ pair not 2 or 8
met-not-single = ✓ no bare single
met-no-dragons = ✓ no dragon pung
met-no-winds = ✓ no wind pung
met-no-four = ✓ no four alike
row-dianpao = On a discard
row-rate = Rate
row-menqing = Concealed
row-kanzhang = Closed wait
row-bianzhang = Edge wait
row-dandiao = Single wait
row-piaohu = All pungs
row-mobao = Treasure
row-chongbao = Treasure
row-gangkai = After a kong
row-qianggang = Robbed kong
row-zimo--northern = Own draw
row-dealer--mahjong = Dealer
row-shooter = Gave it
row-payer-closed = Unopened
row-all-closed = All three
row-kongs = Kongs
row-open-kong = Open kong
row-added-kong = Added kong
row-closed-kong = Closed kong
row-open-dadan = Great kong
row-added-dadan = Great kong
row-closed-dadan = Great kong
row-xuanfeng = Four winds
row-xigang = Dragons
row-yaodan = Three ones
row-jiudan = Three nines

# Everything in the picture in words.

tell-look = { $name } is ready and may look at the treasure.
tell-declared = Ready: { $name }.
tell-looked = Ready and has looked: { $name }.
tell-aside = A treasure lies face down.
tell-treasure = The treasure is { $card }.
tell-meld-xuanfeng = four winds { $cards }
tell-meld-xigang = three dragons { $cards }
tell-meld-yaodan = three ones { $cards }
tell-meld-jiudan = three nines { $cards }

# The pages beside the rules. A line holds about fifty letters.

guide-four-sets = Four sets and a pair win
guide-whole-northern = A hand of fourteen that wins
guide-conditions = What a win needs, and where this hand has it
guide-kongs = What a kong brings at once, in all
guide-great = Great kongs: four of one of these
guide-special = Special kongs: each is a set
guide-treasure = The treasure
guide-treasure-1 = 1. You wait for one tile: declare ready (sign R).
guide-treasure-2 = 2. Before your next draw you may look at it (L).
guide-treasure-3 = 3. The first to look throws a die: it lies in that
guide-treasure-4 = stack from the end of the wall, and aside then.
guide-treasure-5 = 4. Is it your wait? You win at once.
guide-treasure-6 = 5. A tile like it drawn later stands for any.
guide-treasure-7 = 6. Three like it discarded: a new one is found.
guide-rate = Each pays the rate, doubled for each of these
guide-menqing = Concealed hand
guide-kanzhang = Closed wait: 5 between 4 and 6
guide-bianzhang = Edge wait: 3 after 12, 7 before 89
guide-dandiao = Single wait for the pair
guide-piaohu = All pungs and kongs
guide-mobao = A tile like the treasure drawn
guide-chongbao = The treasure looked at is the wait
guide-gangkai = The tile drawn after a kong
guide-qianggang = A tile added to a kong
guide-dealer--mahjong = The dealer, winning or paying
guide-shooter = Who gave the tile, paying
guide-payer-closed = Who has claimed nothing, paying
guide-all-closed = All three payers have claimed nothing
