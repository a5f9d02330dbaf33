# 天九の絵の中の言葉：小さな枠に入る短いもの

label-round = { $wind }{ $round }局
label-deal-open = 第{ $number }手
label-stacks = { $count }棟
label-down = 伏せ牌
mark-led = 先手
mark-best = 最強
mark-won = 勝ち
mark-winner = 結
table-sit = { $name }さんが席を選びます
table-wall = { $name }さんが山の取り方を言います
table-play = { $name }さんの先手です

# 得点表

ending-plain = { $name }さんの結
ending-supreme = { $name }さんの包尊
ending-four = { $name }さんの四大包
ending-smallest = { $name }さんの幺結
ending-kam = { $name }さんの擒
ending-seven = { $name }さんの七支
ending-eight = { $name }さんの八支
ending-dealt-seven = { $name }さんの七支牌
ending-dealt-eight = { $name }さんの八支牌
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
tell-dealer-times = 親は{ $name }さん、倍は{ $times }。
tell-sit = { $name }さんが席を選びます。
tell-wall = 山ができています。{ $name }さんが山の取り方を言います。
tell-lead = { $name }さんの先手です。
tell-follow = { $name }さんの番です。
tell-thrown = { $name }さんの目は{ $first }と{ $second }。
tell-drawn = { $name }さんの引いた牌は{ $card }。
tell-led = { $name }さんの先手は{ $cards }。
tell-beat = { $name }さんが{ $cards }で上回りました。
tell-folded = { $name }さんは{ $count }枚伏せました。
tell-best = 最強は{ $name }さん。
tell-trick-won = { $name }さんがこの周を取りました（{ $count }棟）。
tell-stacks = { $name }さんは{ $count }棟、勝った牌は{ $cards }。
tell-stacks-plain = { $name }さんは{ $count }棟。
tell-held = 手牌の枚数は{ $scores }。
tell-held-one = { $name }さん{ $count }枚
tell-own-down = あなたの伏せ牌は{ $cards }。
tell-opened = { $name }さんの負けた牌と伏せ牌は{ $cards }。
tell-dealt = { $name }さんの配牌は{ $cards }。
tell-winner = { $name }さんの結です。
