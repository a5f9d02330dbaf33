# 天九圖中的字：放在小格裡的短語

label-round = { $wind }圈第{ $round }莊
label-deal-open = 第{ $number }局
label-down = 墊牌
mark-led = 先出
mark-best = 最大
mark-won = 贏
mark-winner = 勝
table-sit = 等{ $name }選座位
table-wall = 等{ $name }決定怎樣拿牌
table-play = 等{ $name }先出

# 計分表

ending-plain = { $name }結牌獲勝
ending-supreme = { $name }以包尊獲勝
ending-four = { $name }以四大包獲勝
ending-smallest = { $name }以么結獲勝
ending-kam = { $name }擒牌獲勝
ending-seven = { $name }以七支獲勝
ending-eight = { $name }以八支獲勝
ending-dealt-seven = { $name }以例牌獲勝（七支）
ending-dealt-eight = { $name }以例牌獲勝（八支）
row-count = 棟數
row-stacks = 不足四棟
row-nyu = 入一、入二
row-dealer = 莊家
row-supreme = 包尊
row-four = 四大包
row-smallest = 么結
row-seven = 七支
row-eight = 八支
row-kam-covers = 被擒代付
row-kam = 擒
row-bonus-supreme = 賀尊
row-bonus-four = 四大賀
row-dealt = 例牌
row-dealt-seven = 例牌算七支
row-dealt-eight = 例牌算八支

# 圖中一切的文字說明：替代文字、螢幕閱讀器

tell-round = { $round }，{ $deal }。
tell-dealer-times = 莊家是{ $name }，倍數{ $times }。
tell-sit = 等{ $name }選座位。
tell-wall = 牌牆已砌好，等{ $name }決定怎樣拿牌。
tell-lead = 輪到{ $name }先出。
tell-follow = 輪到{ $name }跟牌。
tell-thrown = { $name }擲出{ $first }和{ $second }。
tell-drawn = { $name }翻出{ $card }。
tell-led = { $name }先出{ $cards }。
tell-beat = { $name }壓過：{ $cards }。
tell-folded = { $name }墊了{ $count }隻牌。
tell-best = 目前{ $name }最大。
tell-trick-won = { $name }贏得這一輪，得{ $count }棟。
tell-stacks = { $count ->
    [0] { $name }一棟也沒有
   *[other] { $name }有{ $count }棟
}
tell-stacks-won = { $name }有{ $count }棟，用來贏的牌是{ $cards }
tell-opened = { $stacks }；被壓過與墊下的牌是{ $cards }。
tell-not-opened = { $stacks }。
tell-held = 手牌隻數：{ $held }。
tell-held-one = { $name } { $count }隻
tell-own-down = 你墊下的牌：{ $cards }。
tell-dealt = { $name }亮出例牌：{ $cards }。
tell-winner = { $name }贏得這一局。

# 玩法旁的圖：一行最多約27字

guide-civil = 文子（每款兩隻，由大到小）
guide-military = 武子（每款一隻，由大到小）
guide-equal = 大小相同，以先出的為大。
guide-rank-9 = 雜九
guide-rank-8 = 雜八
guide-rank-7 = 雜七
guide-rank-6 = 大頭六（大雞）
guide-rank-5 = 雜五
guide-rank-3 = 么三（三雞）
guide-sets = 只壓得過同類而較小的牌
guide-civil-pair = 文子一對
guide-military-pair = 武子一對
guide-mixed-pair = 文武一對
guide-civil-three = 三隻（二文一武）
guide-military-three = 三隻（一文二武）
guide-four = 四隻（二文二武）
guide-supreme = 至尊：先出必勝，跟牌時壓不過任何牌
guide-partner = 相配的武子，同點的哪一隻都可以。
guide-won = 贏得最後一輪（結）就贏得這一局
guide-won-seven = 先得七棟者勝，否則最後一輪的贏家勝
guide-owed = 其餘三家按棟數付分或收分
guide-times = 倍數
guide-dealer = 莊家付或收
guide-dealer-times = { $first ->
    [1] ×1、×2……
   *[other] ×2、×3……
}
guide-supreme-last = 以至尊結（包尊）
guide-four-last = 以四隻結（四大包）
guide-civil-last = 先出一對1-5而結（文尊）
guide-civil-beaten-last = 最後的一對1-5被一對1-6壓過
guide-smallest-last = 先出{ $led }而結（么結）
guide-kam-last = 最後的{ $led }被{ $best }壓過（擒）
guide-civil-kam-last = 最後的一對1-5被一對1-6壓過（擒）
guide-four-kam-last = 最後一輪先出的四隻被壓過（擒）
guide-seven-last = 八棟全收，最後別人壓得過卻不許壓（七支）
guide-eight-last = 八棟全收，最後別人本來就壓不過（八支）
guide-seven-contested-last = 得七棟，第八棟失手（七支結）
guide-eight-contested-last = 八棟全收（八支結）
guide-dealt-seven = 例牌，算七支
guide-dealt-eight = 例牌，算八支
guide-bonus = 賀（最後一輪以前，當場收）
guide-bonus-always = 賀（當場收）
guide-each = 每家{ $points }分
guide-players = 甲 乙 丙 丁
guide-example-plain = 甲做莊（×2），乙結。
guide-example-kam = 甲做莊（×2），乙最後一輪先出1-2，丙擒。
tell-able--tiengow = 能壓過的牌：{ $cards }。
