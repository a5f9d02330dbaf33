# 麻雀の絵の中の言葉：小さな枠に入る短いもの

mark-east = 東
mark-south = 南
mark-west = 西
mark-north = 北
mark-wins = 上がり
label-gold = 金牌
label-dealers = 親 { $number } / { $count }
label-adds = 加槓
label-locked = 鳴けない
note-duties = ▲ 先に捨てる
note-stage-1 = 双游
note-stage-2 = 三游

# 得点表

ending-pinghu = { $name }の平胡
ending-zimo = { $name }の自摸
ending-robbed = { $name }の搶槓
ending-youjin = { $name }の游金
ending-shuangyou = { $name }の双游
ending-sanyou = { $name }の三游
ending-sanjindao = { $name }の三金倒
ending-sanjindao-opening = { $name }の三金倒
ending-qiangjin = { $name }の搶金
ending-tianhu = { $name }の天胡
ending-eight-flowers = { $name }の花牌8枚
ending-foul = { $name }のチョンボ
ending-draw--mahjong = 流局
account-sum = { $name }：（底＋{ $water }）×{ $times }
reading-given = { $name }が放銃
reading-chow = チー
reading-pung = ポン
reading-kong = 明槓
reading-added = 加槓
reading-between = ／
reading-xi = 公開
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
row-foul-you = 双游・三游の人へ

# 絵の中身をすべて言葉で：代替テキスト、読み上げ用

tell-standing = { $deal }、{ $dealers }。
tell-ended = { $ending }。
tell-claim = 牌を取るかどうかの返事を待っています。
tell-opening = 開金。上がるかどうかの返事を待っています。
tell-hand--mahjong = あなたの手牌は{ $cards }。
tell-own-drawn = 引いた牌は{ $card }。
tell-duties = 先に捨てる牌は{ $cards }。
tell-stage = { $stage }：次のツモは何でも上がりです。
tell-winning-hand = { $name }の手牌は{ $cards }。
tell-won = 上がり牌は{ $card }。
tell-stands = { $cards }（{ $card }は{ $face }の代わり）
tell-newest = { $name }の捨て牌は{ $card }。
tell-claimed = { $name }は{ $giver }の捨てた{ $card }を鳴きました。
tell-adds = { $name }が{ $card }を加槓します。
tell-locked = 金牌が捨てられました。捨てた人の次の番まで、誰も鳴けません。捨て牌で上がれるかどうかは取り決めによります。
tell-gold = 金牌は{ $card }。
tell-gold-white = 金牌は{ $card }、白はその牌になります。
tell-before = { $name }の前に{ $cards }、手牌{ $count }枚。
tell-only-held = { $name }の手牌は{ $count }枚。
tell-meld-chow = チー（{ $cards }）
tell-meld-pung = ポン{ $cards }
tell-meld-kong = 明槓{ $cards }
tell-meld-added = 加槓{ $cards }
tell-meld-concealed = 暗槓{ $cards }
tell-river = 捨て牌は{ $cards }。
tell-river-of = { $name }の河は{ $cards }。
tell-lately = 聴牌宣言のあとに捨てられた牌は{$cards}。
tell-wall-left = { $count ->
    [0] 山はもうありません。
   *[other] 山は{ $count }枚。
}
tell-winds = 風は{ $seats }。
tell-wind = { $name } { $wind }
tell-dealer-stays = { $count ->
    [0] 親は{ $name }。
   *[other] 親は{ $name }、連荘{ $count }回。
}

# 遊び方に添える絵：一行は二十八字ほど

guide-characters = 萬子 一〜九
guide-dots = 筒子 一〜九
guide-bamboo = 索子 一〜九
guide-honours = 字牌：各4枚
guide-seasons = 花牌：春夏秋冬 各1枚
guide-plants = 花牌：梅蘭菊竹 各1枚
guide-five-sets = 五面子と頭で上がり
guide-chow = 順子：同じ種類の続き数3枚
guide-pung = 刻子：同じ牌3枚
guide-kong = 槓子：同じ牌4枚、末尾から1枚補充
guide-pair = 頭：同じ牌2枚
guide-whole = 17枚の上がり形
guide-wild = 金牌：金牌表示と同じ3枚。花牌以外の何にでもなる
guide-white = 白：いつも金牌表示の牌の代わり
guide-pays = 3人がそれぞれ（底＋水）×倍数を払う
guide-water = 上がった人の水
guide-suited = 数牌
guide-honour = 字牌
guide-flower = 花牌1枚
guide-four-flowers = 春夏秋冬、または梅蘭菊竹
guide-one-gold = 手牌の金牌1枚
guide-times-of = 倍数：一番高いものだけ
guide-pinghu = 平胡：捨て牌で上がる
guide-zimo = 自摸：引いた牌で上がる
guide-robbed = 搶槓：加槓の牌で上がる
guide-youjin = 游金：五面子と金牌1枚から自摸
guide-shuangyou = 双游：金牌を捨ててから游金
guide-sanyou = 三游：双游からもう一度金牌を捨てる
guide-sanjindao = 三金倒：山が尽きたとき金牌3枚
guide-sanjindao-opening = 三金倒：配牌後に金牌3枚
guide-qiangjin = 搶金：金牌表示を加えて上がり
guide-tianhu = 天胡：親の配牌が上がり形
guide-eight-flowers = 花牌8枚：すぐに上がり
guide-base-child = 底
guide-base-dealer = 底（親の上がりか親の払い）
guide-base-stays = 親が1度連荘した後の底
