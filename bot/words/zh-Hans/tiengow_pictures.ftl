# 天九图中的字：放在小格里的短语

label-round = { $wind }圈第{ $round }庄
label-deal-open = 第{ $number }局
label-down = 垫牌
mark-led = 先出
mark-best = 最大
mark-won = 赢
mark-winner = 胜
table-sit = 等{ $name }选座位
table-wall = 等{ $name }决定怎样拿牌
table-play = 等{ $name }先出

# 计分表

ending-plain = { $name }结牌获胜
ending-supreme = { $name }以包尊获胜
ending-four = { $name }以四大包获胜
ending-smallest = { $name }以幺结获胜
ending-kam = { $name }擒牌获胜
ending-seven = { $name }以七支获胜
ending-eight = { $name }以八支获胜
ending-dealt-seven = { $name }以例牌获胜（七支）
ending-dealt-eight = { $name }以例牌获胜（八支）
row-count = 栋数
row-stacks = 不足四栋
row-nyu = 入一、入二
row-dealer = 庄家
row-supreme = 包尊
row-four = 四大包
row-smallest = 幺结
row-seven = 七支
row-eight = 八支
row-kam-covers = 被擒代付
row-kam = 擒
row-bonus-supreme = 贺尊
row-bonus-four = 四大贺
row-dealt = 例牌
row-dealt-seven = 例牌算七支
row-dealt-eight = 例牌算八支

# 图中一切的文字说明：替代文字、屏幕阅读器

tell-round = { $round }，{ $deal }。
tell-dealer-times = 庄家是{ $name }，倍数{ $times }。
tell-sit = 等{ $name }选座位。
tell-wall = 牌墙已砌好，等{ $name }决定怎样拿牌。
tell-lead = 轮到{ $name }先出。
tell-follow = 轮到{ $name }跟牌。
tell-thrown = { $name }掷出{ $first }和{ $second }。
tell-drawn = { $name }翻出{ $card }。
tell-led = { $name }先出{ $cards }。
tell-beat = { $name }压过：{ $cards }。
tell-folded = { $name }垫了{ $count }张牌。
tell-best = 目前{ $name }最大。
tell-trick-won = { $name }赢得这一轮，得{ $count }栋。
tell-stacks = { $count ->
    [0] { $name }一栋也没有
   *[other] { $name }有{ $count }栋
}
tell-stacks-won = { $name }有{ $count }栋，用来赢的牌是{ $cards }
tell-opened = { $stacks }；被压过与垫下的是{ $cards }。
tell-not-opened = { $stacks }。
tell-held = 手牌张数：{ $held }。
tell-held-one = { $name } { $count }张
tell-own-down = 你垫下的牌：{ $cards }。
tell-dealt = { $name }亮出例牌：{ $cards }。
tell-winner = { $name }赢得这一局。

# 玩法旁的图：一行最多约27字

guide-civil = 文子（每种两张，由大到小）
guide-military = 武子（每种一张，由大到小）
guide-equal = 大小相同，以先出的为大。
guide-rank-9 = 杂九
guide-rank-8 = 杂八
guide-rank-7 = 杂七
guide-rank-6 = 大头六（大鸡）
guide-rank-5 = 杂五
guide-rank-3 = 幺三（三鸡）
guide-sets = 只压得过同类而较小的牌
guide-civil-pair = 文子一对
guide-military-pair = 武子一对
guide-mixed-pair = 文武一对
guide-civil-three = 三张（二文一武）
guide-military-three = 三张（一文二武）
guide-four = 四张（二文二武）
guide-supreme = 至尊：先出必胜，跟牌时压不过任何牌
guide-partner = 相配的武子，同点的哪一张都可以。
guide-won = 赢得最后一轮（结）就赢得这一局
guide-won-seven = 先得七栋者胜，否则最后一轮的赢家胜
guide-owed = 其余三家按栋数付分或收分
guide-times = 倍数
guide-dealer = 庄家付或收
guide-dealer-times = { $first ->
    [1] ×1、×2……
   *[other] ×2、×3……
}
guide-supreme-last = 以至尊结（包尊）
guide-four-last = 以四张结（四大包）
guide-civil-last = 先出一对1-5而结（文尊）
guide-civil-beaten-last = 最后的一对1-5被一对1-6压过
guide-smallest-last = 先出{ $led }而结（幺结）
guide-kam-last = 最后的{ $led }被{ $best }压过（擒）
guide-civil-kam-last = 最后的一对1-5被一对1-6压过（擒）
guide-four-kam-last = 最后一轮先出的四张被压过（擒）
guide-seven-last = 八栋全收，最后别人压得过却不许压（七支）
guide-eight-last = 八栋全收，最后别人本来就压不过（八支）
guide-seven-contested-last = 得七栋，第八栋失手（七支结）
guide-eight-contested-last = 八栋全收（八支结）
guide-dealt-seven = 例牌，算七支
guide-dealt-eight = 例牌，算八支
guide-bonus = 贺（最后一轮以前，当场收）
guide-bonus-always = 贺（当场收）
guide-each = 每家{ $points }分
guide-players = 甲 乙 丙 丁
guide-example-plain = 甲做庄（×2），乙结。
guide-example-kam = 甲做庄（×2），乙最后一轮先出1-2，丙擒。
tell-able--tiengow = 能压过的牌：{ $cards }。
