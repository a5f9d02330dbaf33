# 天九の絵の中の言葉：小さな枠に入る短いもの

label-round = { $wind }{ $round }局
label-deal-open = 第{ $number }局
label-deal-open--tiengow = 通算{ $number }局目
label-down = 伏せ牌
mark-led = 先手
mark-best = 最強
mark-won = 勝ち
mark-winner = 勝
table-sit = { $name }が席を選びます
table-wall = { $name }が山の取り方を選びます
table-play = { $name }の先手です

# 得点表

ending-plain = { $name }の結
ending-supreme = { $name }の包尊
ending-four = { $name }の四大包
ending-smallest = { $name }の幺結
ending-kam = { $name }の擒
ending-seven = { $name }の七支
ending-eight = { $name }の八支
ending-dealt-seven = { $name }の七支牌
ending-dealt-eight = { $name }の八支牌
row-count = 棟
row-stacks = 4棟に不足
row-nyu = 入一・入二
row-dealer = 親
row-supreme = 包尊
row-four = 四大包
row-smallest = 幺結
row-seven = 七支
row-eight = 八支
row-kam-covers = 擒の肩代わり
row-kam = 擒
row-bonus-supreme = 祝儀 賀尊
row-bonus-four = 祝儀 四大賀
row-dealt = 配牌の役
row-dealt-seven = 七支牌
row-dealt-eight = 八支牌

# 絵の中身をすべて言葉で：代替テキスト、読み上げ用

tell-round = { $round }、{ $deal }。
tell-dealer-times = 親は{ $name }、倍は{ $times }。
tell-sit = { $name }が席を選びます。
tell-wall = 山ができています。{ $name }が山の取り方を選びます。
tell-hand--tiengow = あなたの手牌は{ $cards }。
tell-lead = { $name }の先手です。
tell-follow = { $name }の番です。
tell-thrown = { $name }のさいころの目は{ $first }と{ $second }。
tell-drawn = { $name }の引いた牌は{ $card }。
tell-led = { $name }が先手で{ $cards }を出しました。
tell-beat = { $name }が{ $cards }を出し、今のところ最強です。
tell-folded = { $name }は{ $count }枚伏せました。
tell-best = この周は今、{ $name }が勝っています。
tell-trick-won = { $name }がこの周を取りました（{ $count }棟）。
tell-stacks = { $name }は{ $count }棟
tell-stacks-won = { $name }は{ $count }棟（{ $cards }）
tell-opened = { $stacks }、負けた牌と伏せ牌は{ $cards }。
tell-not-opened = { $stacks }。
tell-held = 手牌の枚数は{ $held }。
tell-held-one = { $name } { $count }枚
tell-own-down = あなたの伏せ牌は{ $cards }。
tell-dealt = { $name }の配牌の役は{ $cards }。
tell-winner = { $name }がこの局に勝ちました。

# 規則に添える絵：一行はおよそ27字まで

guide-civil = 文牌（各2枚、強い順）
guide-military = 武牌（各1枚、強い順）
guide-equal = 同じ強さなら先に出た牌の勝ち。
guide-rank-9 = 雑九
guide-rank-8 = 雑八
guide-rank-7 = 雑七
guide-rank-6 = 大鶏
guide-rank-5 = 雑五
guide-rank-3 = 幺鶏
guide-sets = 組が勝てる相手は、同じ種類の弱い組だけ
guide-civil-pair = 文のペア
guide-military-pair = 武のペア
guide-mixed-pair = 混合ペア
guide-civil-three = 3枚組（文2枚、武1枚）
guide-military-three = 3枚組（文1枚、武2枚）
guide-four = 4枚組
guide-supreme = 至尊：先手なら必勝、後手では勝てない
guide-partner = 組む武牌は同じ数ならどちらでもよい。
guide-won = 最後の周を取った人が局の勝者（結）
guide-won-seven = 局の勝者は7棟を取った人か、最後の周を取った人
guide-owed = ほかの3人は棟の数に応じて払う
guide-times = 倍
guide-dealer = 親が払うとき、もらうとき
guide-dealer-times = { $first ->
    [1] ×1、×2…
   *[other] ×2、×3…
}
guide-supreme-last = 至尊で結（包尊）
guide-four-last = 4枚組で結（四大包）
guide-civil-last = 先手の1-5のペアで結（文尊）
guide-civil-beaten-last = 最後の1-5のペアに1-6のペアで勝つ
guide-smallest-last = { $led }の先手で結（幺結）
guide-kam-last = 最後の{ $led }を{ $best }で取る（擒）
guide-civil-kam-last = 最後の1-5のペアを1-6のペアで取る（擒）
guide-four-kam-last = 最後の周で先手の4枚組に勝つ（擒）
guide-seven-last = 8棟すべて、最後の先手は負けうる牌（七支）
guide-eight-last = 8棟すべて、最後の先手は負けない牌（八支）
guide-seven-contested-last = 7棟、8棟目は取られた（七支）
guide-eight-contested-last = 8棟すべて（八支）
guide-dealt-seven = 配られただけで勝つ手（七支）
guide-dealt-eight = 配られただけで勝つ手（八支）
guide-bonus = 祝儀（最後の周を除き、その場で払う）
guide-bonus-always = 祝儀（その場で払う）
guide-each = { $points }点ずつ
guide-players = 甲 乙 丙 丁
guide-example-plain = 親は甲（×2）。乙の結。
guide-example-kam = 親は甲（×2）。乙の先手1-2を丙が2-4で取る。
tell-able--tiengow = それを上回れる牌は{ $cards }。
