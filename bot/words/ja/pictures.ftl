# 絵の中の言葉：小さな枠に入る短いもの

mark-dealer = 親
mark-turn = 番
label-deal = 局
head-deal = 第{ $number }局 / { $deals }
label-stock = 山札
label-reserved = 取り置き
label-turned = めくった札
label-aimed = 取る前のガジ
label-resting = 休み：{ $names }
label-points = { $points }点
label-of-par = { $points }／{ $par }点
mark-koikoi = { $count ->
    [1] こいこい
   *[other] こいこい×{ $count }
}
table-cut = { $name }が山を切ります
hand-facts = 第{ $number }局 / { $deals }・山札{ $stock }枚
turn-yours = あなたの番です
turn-of = { $name }の番です
turn-window = 返事を待っています
turn-over = この局は終わりです

# 得点表

score-title = 第{ $number }局 / 全{ $deals }局
ending-win = { $name }の勝ち
ending-tie = 引き分け
ending-luck = { $name }の手役の勝ち
ending-draw = 流れ（誰もあがらず）
ending-void = 場札により配り直し
ending-cancelled = 手四により配り直し
line-card-points = 札の点
combination-three = 三光
combination-four-wisteria = 藤シマ
combination-four-paulownia = 桐シマ
line-total = 合計
line-cards = 札の点（115点との差）
line-payment = この局の収支
line-match = 通算
column-won = 勝ち
column-points = 点
standings-title = { $deals }局を終えた成績
standings-ahead = { $names }がトップ
standings-even = 全員同点

# 絵の中身をすべて言葉で：代替テキスト、読み上げ用

tell-deal = { $deals }局のうち{ $number }局目。
tell-turn = { $name }の番です。
tell-cut = { $name }が山を切るか、のぞみます。
tell-keep = { $name }が手札を確かめます。同じ花が4枚あれば、さらすこともできます。
tell-take = { $name }が山札から{ $card }をめくり、取る札を選びます。
tell-aimed = { $card }が{ $cards }を取る前に、「引き」の返事を待っています。
tell-teams = { $first }のチームと{ $second }のチームの勝負。
tell-resting = 休みは{ $names }。
tell-made = { $name }の役は{ $combinations }。
tell-koikoi = { $name }のこいこいは{ $count }回。
tell-captures-worth = { $name }の取り札は{ $cards }で、計{ $points }点。
tell-over = この局は終わりました。
tell-dealer = 親は{ $name }。
tell-scores = この局の前の通算点は{ $scores }。
tell-result = この局は{ $scores }。
tell-score = { $name } { $score }
tell-sheet-line = { $line }。
tell-row = { $label }：{ $scores }。
tell-field = 場札は{ $cards }。
tell-field-none = 場札はありません。
tell-group = { $cards }の3枚組
tell-stock = { $count ->
    [0] 山札はもうありません。
   *[other] 山札は{ $count }枚。
}
tell-reserved = 鬼札を取る人のための取り置きは{ $cards }。
tell-captures = { $name }の取り札は{ $cards }。
tell-captures-none = { $name }の取り札はまだありません。
tell-pile = { $kind }{ $count }枚
tell-pile-named = { $kind }{ $count }枚（{ $cards }）
tell-hidden = { $name }の手札は{ $count }枚。
tell-hand = あなたの手札は{ $cards }。
tell-able = 場の札を取れる札は{ $cards }。
tell-ring-thick = 太い枠は{ $cards }。
tell-ring-thin = 細い枠は{ $cards }。
guide-combination = { $name } { $points }
guide-counted = { $name } { $count }枚：{ $points }〜

# --- An appraised hand
appraised-seat = { $role ->
    [winner] 上がり
    [giver] 放銃
    [dealer] 親
   *[other] 子{$number}
}{ $deals ->
    [yes] { $role ->
        [dealer] {""}
       *[other] （親）
    }
   *[no] {""}
}
