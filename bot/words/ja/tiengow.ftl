# 天九：牌の目と名前

card-6-6 = 6-6 天
card-1-1 = 1-1 地
card-4-4 = 4-4 人
card-1-3 = 1-3 鵝
card-5-5 = 5-5 梅花
card-3-3 = 3-3 長衫
card-2-2 = 2-2 板凳
card-5-6 = 5-6 斧頭
card-4-6 = 4-6 紅頭十
card-1-6 = 1-6 高脚七
card-1-5 = 1-5 伶淋六
card-3-6 = 3-6 雑九
card-4-5 = 4-5 雑九
card-2-6 = 2-6 雑八
card-3-5 = 3-5 雑八
card-2-5 = 2-5 雑七
card-3-4 = 3-4 雑七
card-2-4 = 2-4 大鶏
card-1-4 = 1-4 雑五
card-2-3 = 2-3 雑五
card-1-2 = 1-2 幺鶏

# 牌と組み合わせ

tile-civil = 文・強い順に{$rank}番目
tile-military = 武・強い順に{$rank}番目
tile-beats = {$rank}・勝てる
tile-folds = {$rank}・伏せる
set-supreme = 至尊（必ず勝てる）
set-civil = 文の1枚
set-military = 武の1枚
set-civil-pair = 文のペア
set-military-pair = 武のペア
set-mixed-pair = 混合ペア
set-civil-three = 3枚組（文2武1）
set-military-three = 3枚組（文1武2）
set-four = 4枚組（文2武2）

# 席と山

card-right = 右隣
card-opposite = 向かい
card-left = 左隣
wall-ends2cols = 最初の人から順に1・2列、3・4列、5・6列、7・8列。
wall-rowsFromTop = 最初の人が一番上の8枚、次の人がその下の8枚。
wall-rowsFromBottom = 最初の人が一番下の8枚、次の人がその上の8枚。
wall-oneColTwice = 最初の人から順に1・5列、2・6列、3・7列、4・8列。
wall-alternating = 最初の人から順に1・3列、2・4列、5・7列、6・8列。
wall-centreOut = 最初の人から順に4・5列、3・6列、2・7列、1・8列。
wall-outsideIn = 最初の人から順に1・8列、2・7列、3・6列、4・5列。

# 待合いと卓

game-tiengow = 天九
preset-tiengowA = 香港のルール
preset-tiengowB = 東場と南場（100点持ち、文尊と配牌の役あり）
lobby-title-changes = **{$game}** · 親が{$deals}回替わるまで
table-deal-changes = **{$game}** · {$wind}{$round}局 · 通算{$number}回目
wind-east = 東
wind-south = 南
wind-west = 西
wind-north = 北
table-turn-sit = ➤ {$who}さん、一番大きな目を出した{$highest}さんから見て、席を選んでください。
table-turn-wall = ➤ {$who}さん、山の取り方を選んでください。

# 出来事

event-roll = {$name}のさいころは{$card}と{$cards}です。
event-sit = {$name}が、一番大きな目を出した人の{$cards}に座りました。
event-draw--tiengow = {$name}が{$card}を引きました。
event-wall = {$name}が山の取り方に「{$cards}」を選びました。
event-first = {$name}から順に牌を取ります。
event-deal--tiengow = 全員が8枚ずつ取りました。
event-dealt-hand = {$name}が配牌の役で勝ちました：{$cards}。
event-lead = {$name}が{$cards}を先手で出しました。
event-beat = {$name}が{$cards}を出し、今のところ最強です。
event-fold = { $count ->
    [0] {$name}は伏せました。
   *[other] {$name}は{$cards}を伏せました。
}
event-stackless = { $count ->
    [0] {$name}は1棟もないので伏せました。
   *[other] {$name}は1棟もないので{$cards}を伏せました。
}
event-trick = {$name}がこの周を取りました（{$number}棟）。
event-bonus-supreme = {$name}に賀尊の祝儀です。
event-bonus-four = {$name}に四大賀の祝儀です。

# 手牌

hand-sit = **席を選んでください。** 一番大きな目を出した{$highest}さんから見た場所です。
hand-wall = **あなたは親の向かいです。山の取り方を選んでください。** 山は8列4段で、列はさいころに近い端から数えます。
hand-lead = **あなたの先手です。** 1枚、または組になる2〜4枚を出してください。
hand-no-set = **{$cards}は組になりません。** 先手で出せるのは1枚、同じ強さのペア、至尊（2-4と1-2）、または天と九、地と八、人と七、鵝と五の組です。
hand-picked = **{$cards}**を選びました。
hand-beat = **あなたの番です。** {$name}が{$cards}で勝っています。上回るか、{$count}枚伏せてください。
hand-fold = **あなたの番です。** {$name}の{$cards}を上回れません。{$count}枚伏せてください。
hand-no-choice = **ほかに打てる手はありません。** {$name}の{$cards}を上回れません。
hand-select-wall = 山の取り方を選ぶ
hand-select-lead = 先手で出す牌を選ぶ
hand-select-sets = 組を選んですぐに出す
hand-select-tiles = 牌を{$count}枚選ぶ
hand-select-beat = 勝てる組を選んですぐに出す
button-hand--tiengow = 手牌
button-back--tiengow = 選び直す

# 手

move-sit = {$cards}に座る
move-wall = {$cards}
move-lead = {$cards}を先手で出す
move-beat = {$cards}で上回る
move-fold = {$cards}を伏せる

# 成績

sheet-plain = {$name}の結：{$points}
sheet-supreme = {$name}の結、最後の先手は至尊（包尊）：{$points}
sheet-four = {$name}の結、4枚組（四大包）：{$points}
sheet-smallest = {$name}の結、最弱の牌（幺結）：{$points}
sheet-kam = 擒！　{$name}が最後の先手を捕らえました：{$points}
sheet-seven = {$name}の勝ち、七支：{$points}
sheet-eight = {$name}の完封、八支：{$points}
sheet-dealt-seven = {$name}の配牌の役、七支牌：{$points}
sheet-dealt-eight = {$name}の配牌の役、八支牌：{$points}
line-stacks = 4棟に足りない分
line-nyu = 入一・入二（5棟・6棟）
line-dealer = 親の倍{$times}
line-supreme = 包尊{$times}
line-four = 四大包{$times}
line-smallest = 幺結{$times}
line-seven = 七支{$times}
line-eight = 八支{$times}
line-kam-covers = 擒の肩代わり
line-kam = 擒{$times}
line-bonus-supreme = 祝儀 賀尊
line-bonus-four = 祝儀 四大賀
line-dealt = 配牌の役
line-dealt-seven = 七支牌{$times}
line-dealt-eight = 八支牌{$times}

# 断り

