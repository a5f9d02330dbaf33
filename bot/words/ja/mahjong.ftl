# 麻雀：待合いと卓

game-xiamen = 厦門麻雀
game-quanzhou = 泉州麻雀
preset-xiamen = 基本ルール
preset-quanzhou = 基本ルール
lobby-title-rounds = **{$game}** · 全{$rounds}周
table-deal-rounds = **{$game}** · {$round}周目（全{$rounds}周）、親{$dealer}人目 · 第{$number}局
table-turn-claim = ➤ {$who}さん、この牌を取りますか、見送りますか。
table-turn-opening = ➤ {$who}さん、開金です。上がりますか、見送りますか。
button-hand--mahjong = 手牌

# 出来事

event-deal--xiamen = 全員に16枚、親にはもう1枚配られました。
event-turned-back = {$cards}は花牌なので裏返しに戻し、さいころを振り直します。
event-gold = 金牌表示は{$cards}です。同じ牌の残り3枚が金牌になります。
event-flower = {$name}が{$cards}をさらしました。
event-drawn = { $count ->
    [0] {$name}が1枚引きました。
   *[other] {$name}が{$cards}を引きました。
}
event-discard = {$name}が{$cards}を捨てました。
event-answer = {$name}が答えました。
event-chow = {$name}がチーしました：{$cards}。
event-pung = {$name}がポンしました：{$cards}。
event-kong = {$name}がカンしました：{$cards}。
event-concealed = {$name}が暗槓しました：{$cards}。
event-added = {$name}が{$cards}を加槓しました。
event-win = { $count ->
    [0] {$name}が上がりました。
   *[other] {$name}が{$cards}で上がりました。
}
event-foul = {$name}の上がりはチョンボです。
event-used-up = 山がなくなりました。

# 手

move-discard = {$cards}を捨てる
move-chow = {$cards}でチー
move-pung = ポン
move-kong = { $count ->
    [0] カン
   *[other] {$cards}をカン
}
move-win = 上がる

# 手牌

hand-drawn = ツモは{$card}です。
hand-discard = **あなたの番です。** {$drawn}{ $wins ->
    [yes] 「上がる」を押すか、1枚捨ててください。
   *[no] 1枚捨ててください。
}
hand-follow = **跟打です。先に{$cards}を捨ててください。** 字牌が捨てられ、同じ牌を1枚だけ持っています。{$drawn}
hand-thrown = **{$name}が{$card}を捨てました。** { $claims ->
    [0] 取れません。見送ってください。
   *[other] 取るか、見送ってください。
}
hand-added = **{$name}が{$card}を加槓します。** { $claims ->
    [0] 搶槓はできません。見送ってください。
   *[other] 搶槓するか、見送ってください。
}
hand-opening = **開金です。金牌表示は{$card}です。** { $claims ->
    [0] まだ上がれません。見送ってください。
   *[other] 上がるか、見送ってください。
}
hand-worth = 上がれます：{$win}、{$points}点。
hand-order = -# 自動応答：{$order}
hand-select-discard = 捨てる牌を選ぶ
tile-drawn = ツモった牌
tile-gold = 金牌（何の代わりにもなる）
tile-stands = {$card}になります
tile-held = 手牌に{$count}枚
tile-lately = 聴牌宣言のあとに捨てられた牌
hand-lately = -# {$card}は聴牌宣言のあとに一度捨てられています。宣言した人が見送っただけのこともあり、安全とは限りません。
hand-waits = { $after ->
    [yes] 捨てると、待ちは{$cards}です。
   *[no] 待ちは{$cards}です。
}
hand-waits-many = { $after ->
    [yes] 捨てると、待ちは
   *[no] 待ちは
}{$count}種類、見えていない牌は{$left}枚です。
hand-lacks = { $after ->
    [yes] 捨てると、あと1枚の形ですが、まだ上がれません。
   *[no] あと1枚の形ですが、まだ上がれません。
}満たしていない条件：{$conditions}
hand-why = -# {$reason}
wait = {$card}（{$facts}）
wait-treasure = 宝牌
wait-left = 残り{$count}枚
wait-points = {$points}点
wait-between = {$fewest}〜{$most}点
wait-self = 自摸なら{$points}点
wait-short = { $kinds ->
    [1] {$card}
   *[other] {$card}（{$left}）
}
wait-drawn = 自摸のみ
wait-given = 出上がりのみ
wait-not = 上がれない
tile-waits = 待ちは{$cards}、残り{$left}枚
tile-waits-many = 待ちは{$count}種{$left}枚
tile-lacks = あと1枚の形。満たしていない条件：{$conditions}

# 自動応答

order-line--mahjong = { $count ->
    [0] {$order}、{$scope}
   *[other] {$order}、ほかは見送る、{$scope}
}
order-win = 上がれるときは上がる
order-kong = カンは何でも
order-pung = ポンは何でも
order-chow = チーは何でも
order-k = {$cards}はカン
order-p = {$cards}はポン
order-c = {$cards}でチー
order-pass--mahjong = 何も取らない
order-sets3 = ほかの誰かが3組さらしたら止める
order-wall40 = 引ける牌が40枚未満になったら止める
order-wall20 = 引ける牌が20枚未満になったら止める
order-draft = 設定する内容：{$order}。
order-at-once = -# 自動応答は、手牌にかかわらずすぐに答えます。今尋ねられていることにも答えます。
order-select-claims = 取るもの（ほかは見送る）
order-select-scope = 自動応答をいつまで使うか
order-select-stops = 自動応答を止めるとき
button-give = 設定する
button-no-order = 自分で答える

# 成績

sheet-pinghu = {$name}の平胡（出上がり）：{$points}
sheet-zimo = {$name}の自摸：{$points}
sheet-robbed = {$name}の搶槓：{$points}
sheet-youjin = {$name}の游金：{$points}
sheet-shuangyou = {$name}の双游：{$points}
sheet-sanyou = {$name}の三游：{$points}
sheet-sanjindao = {$name}の三金倒：{$points}
sheet-sanjindao-opening = {$name}の三金倒（開金）：{$points}
sheet-qiangjin = {$name}の搶金：{$points}
sheet-tianhu = {$name}の天胡：{$points}
sheet-eight-flowers = {$name}の花牌8枚：{$points}
sheet-foul = {$name}のチョンボ：{$points}
sheet-draw--mahjong = 流局。誰も上がりませんでした。
sheet-water = -# 水{$points}：{$elements}
sheet-element = {$name}（{$cards}）{$points}
line-base = 底
line-water = 水
win-times = {$names}{$times}
line-pinghu = 平胡{$times}
line-zimo = 自摸{$times}
line-robbed = 搶槓{$times}
line-youjin = 游金{$times}
line-shuangyou = 双游{$times}
line-sanyou = 三游{$times}
line-sanjindao = 三金倒{$times}
line-sanjindao-opening = 三金倒（開金）{$times}
line-qiangjin = 搶金{$times}
line-tianhu = 天胡{$times}
line-eight-flowers = 花牌8枚{$times}
line-foul = チョンボ
line-foul-you = 双游・三游中のチョンボ

# 断り

refusal-not-complete = この牌では面子と頭がそろいません。
refusal-gold-in-pair = 捨て牌を金牌と合わせて頭にし、上がることはできません。
refusal-three-golds = この取り決めでは、金牌が3枚あると、三金倒か游金・双游・三游でしか上がれません。
refusal-golds-lacking = この上がりには金牌が3枚要ります。
refusal-flowers-lacking = この上がりには花牌が8枚要ります。
refusal-gold-discarded = 捨てられた金牌では上がれません。
refusal-holds-gold = この取り決めでは、金牌があると自摸でしか上がれません。
refusal-lone-gold = 五面子と金牌1枚の形は、捨て牌では上がれません。自摸なら上がれます。
refusal-no-such-rule = {$game}に「{$rule}」という取り決めはありません。
refusal-sheet-lacks = 手牌に足りないものがあります：{$what}
refusal-not-one-tile = 「{$tiles}」は1枚ではありません。上がり牌や表示牌は1枚だけ書いてください。
refusal-no-such-tile = 「{$tile}」という牌はありません。`1m`、`5p`、`9s`、`7z`、`8f`のように書いてください。
refusal-no-such-seat = 席の番号は0から3までです。どれかを書いてください。

# 点数計算

appraise-water = 水{$points}：{$elements}
appraise-sum = 合計
appraise-reading = 読み方：{$groups}
appraise-winner = 上がった人 {$points}
appraise-dealer = 親 {$points}
appraise-other = { $count ->
    [1] ほかの人 {$points}
   *[other] ほかの{$count}人は{$points}ずつ
}
appraise-house = -# この卓の取り決め：{$differences}
refusal-no-such-source = {$game}に「{$way}」という上がり方はありません。一覧から選んでください。
refusal-no-such-meld = 「{$meld}」は面子ではありません。`123m`、`555z`、`5555z`のように書いてください。
refusal-no-meld-here = {$game}に「{$meld}」という面子はありません。
refusal-too-many-alike = 「{$tile}」が実際の枚数より多く書かれています。減らしてください。
refusal-wrong-count = 手牌は上がり牌のほかに{$size}枚です（カンは3枚と数えます）。書いてあるのは{$count}枚です。
refusal-unread = 手牌のこの部分が読み取れません：{$what}
refusal-flower-there = ここに花牌は書けません：{$tile}。別の牌にしてください。
refusal-no-flower = 「{$tile}」は花牌ではありません。
refusal-dealers-win = 配牌のまま上がれるのは親だけです。
refusal-melds-at-opening = 最初の番の前の上がりでは、さらした面子は書けません。
refusal-no-giver = 誰が捨てた牌で上がったかを書いてください。
refusal-own-discard = 自分の捨て牌では上がれません。
refusal-not-turned-up = この上がりに使うのは、金牌表示として開けた牌です。その牌を書いてください。
refusal-not-the-treasure = この上がりに使うのは宝牌です。宝牌を書いてください。
refusal-wild-melded = この面子に金牌や混は使えません。
refusal-which-tile = どの牌で上がったかで点が変わります。上がり牌を書いてください。
