# 絵の中の言葉：小さな枠に入る短いもの

mark-dealer = 親
mark-turn = 番
label-deal = 手
head-deal = 第{ $number }手 / { $deals }
label-stock = 山札
label-reserved = 取り置き
label-turned = めくった札
label-aimed = 取る前
label-resting = 出下り：{ $names }
label-points = { $points }点
mark-koikoi = { $count ->
    [one] こいこい
   *[other] こいこい×{ $count }
}
table-cut = { $name }さんが山をのぞみます
hand-facts = 第{ $number }手 / { $deals }・山札 { $stock }
turn-yours = あなたの番です
turn-of = { $name }さんの番です
turn-over = この手は終わりです

# 得点表

score-title = 第{ $number }手 / 全{ $deals }手
ending-win = { $name }さんの勝ち
ending-tie = 引き分け
ending-luck = { $name }さんの手役の勝ち
ending-draw = 流れ
ending-void = 場札により配り直し
ending-cancelled = 手四により配り直し
line-card-points = 札の点
combination-three = 三光
combination-four-wisteria = 藤シマ
combination-four-paulownia = 桐シマ
line-total = 合計
line-cards = 札の点（115点との差）
line-payment = この手の勝ち負け
column-deal = この手
column-match = 通算
column-won = 勝ち
column-points = 点
standings-title = { $deals }手を終えた成績
standings-ahead = { $names }さんがトップ
standings-even = 全員同点

# 絵の中身をすべて言葉で：代替テキスト、読み上げ用

tell-deal = { $deals }手のうち{ $number }手目。
tell-turn = { $name }さんの番です。
tell-cut = { $name }さんが山をのぞみます。
tell-keep = { $name }さんは、同じ花の4枚をさらすか、続けるかを決めます。
tell-take = { $name }さんが山札から{ $card }をめくり、取る札を選びます。
tell-aimed = { $card }が{ $cards }を取る前に、{ $name }さんが答えます。
tell-teams = { $first }の組と{ $second }の組の勝負。
tell-resting = 出下りは{ $names }。
tell-made = { $name }さんの出来役は{ $combinations }。
tell-koikoi = { $name }さんのこいこいは{ $count }回。
tell-captures-worth = { $name }さんの取り札は{ $cards }で、計{ $points }点。
tell-over = この手は終わりました。
tell-dealer = 親は{ $name }さん。
tell-scores = この手の前の通算点は{ $scores }。
tell-result = この手は{ $scores }。
tell-score = { $name }さん{ $score }
tell-field = 場札は{ $cards }。
tell-field-none = 場札はありません。
tell-group = { $cards }の3枚組
tell-stock = { $count ->
    [0] 山札はもうありません。
   *[other] 山札は{ $count }枚。
}
tell-reserved = 鬼札を取る人のための取り置きは{ $cards }。
tell-captures = { $name }さんの取り札は{ $cards }。
tell-captures-none = { $name }さんの取り札はまだありません。
tell-pile = { $kind }{ $count }枚
tell-pile-named = { $kind }{ $count }枚（{ $cards }）
tell-hidden = { $name }さんの手札は{ $count }枚。
tell-hand = あなたの手札は{ $cards }。
