# 麻将の絵の中の言葉：小さな枠に入る短いもの

mark-east = 東
mark-south = 南
mark-west = 西
mark-north = 北
mark-wins = 和
label-gold = 金牌
label-dealers = 親 { $number } / { $count }
label-claim = 鳴き？
label-locked = 鳴けない
table-opening = 開金の上がりは？
note-duties = ▲ 先に捨てる
note-stage-1 = 双游：次の自摸で上がり
note-stage-2 = 三游：次の自摸で上がり

# 得点表

ending-pinghu = { $name }さんの平胡
ending-zimo = { $name }さんの自摸
ending-robbed = { $name }さんの搶槓
ending-youjin = { $name }さんの游金
ending-shuangyou = { $name }さんの双游
ending-sanyou = { $name }さんの三游
ending-sanjindao = { $name }さんの三金倒
ending-sanjindao-opening = { $name }さんの三金倒
ending-qiangjin = { $name }さんの搶金
ending-tianhu = { $name }さんの天胡
ending-eight-flowers = { $name }さんの花牌8枚
ending-foul = { $name }さんのチョンボ
account-sum = { $name }：（底 + { $water }）× { $times }
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
row-shuangyou = 双游
row-sanyou = 三游
row-sanjindao = 三金倒
row-sanjindao-opening = 三金倒
row-qiangjin = 搶金
row-tianhu = 天胡
row-eight-flowers = 花牌8枚
row-foul = チョンボ
row-foul-you = 游中の払い

# 絵の中身をすべて言葉で：代替テキスト、読み上げ用

tell-standing = { $deal }、{ $dealers }。
tell-ended = { $ending }。
tell-claim = 鳴くかどうかを聞かれているのは{ $name }さん。
tell-opening = 開金。上がるかどうかを聞かれているのは{ $name }さん。
tell-own-drawn = 引いた牌は{ $card }。
tell-duties = 先に捨てる牌は{ $cards }。
tell-winning-hand = { $name }さんの手は{ $cards }。
tell-newest = { $name }さんの捨て牌は{ $card }。
tell-locked = 金牌が捨てられ、誰も鳴けません。
tell-gold = 金牌は{ $card }。
tell-gold-white = 金牌は{ $card }、白がその代わり。
tell-before = { $name }さんの前に{ $cards }、手に{ $count }枚。
tell-only-held = { $name }さんの手に{ $count }枚。
tell-meld-chow = チー{ $cards }
tell-meld-pung = ポン{ $cards }
tell-meld-kong = 明槓{ $cards }
tell-meld-added = 加槓{ $cards }
tell-meld-concealed = 暗槓{ $cards }
tell-river = 捨て牌は{ $cards }。
tell-wall-left = { $count ->
    [0] 山はもうありません。
   *[other] 山は{ $count }枚。
}
tell-dealer-stays = { $count ->
    [0] 親は{ $name }さん。
   *[other] 親は{ $name }さん、連荘{ $count }回。
}

# Pages.
guide-characters = Characters
guide-dots = Dots
guide-bamboo = Bamboo
guide-honours = Honours
guide-seasons = Seasons
guide-plants = Plants
