# 打って覚えるレッスン。

command-learn = レッスン
command-learn-about = 遊びながら覚える：短いレッスンのあと、最初の一局
learn-head = **{$lesson}** · {$number} / {$count} · **{$title}**
learn-right = ✅ {$told}
learn-done = **レッスンはこれで終わりです。** もう{$game}を打てます。最初の一局の相手は、初級のコンピューターです。一人で打つときは「ヒント」が使え、残りの規則は「遊び方」にあります。
learn-wrong = ❌ **{$move}**。もう一度見てみましょう。
learn-reason = {$move}：{$about}
learn-games = **遊びながら覚えましょう。** レッスンは短い場面の集まりで、どれも手を1つ選んで答えます。
learn-game = - {$game}：{$done} / {$count}
learn-choose-game = ゲームを選ぶ…
learn-contents = **{$game}を覚える**
learn-position = { $done ->
    [yes] ✅ {$title}
   *[no] ▫️ {$title}
}
learn-choose = 場面を選ぶ…
button-learn-next = 次へ
button-learn-games = ほかのゲーム
button-lessons = レッスン一覧
button-why = なぜ？
button-again = もう一度
button-first-deal = 最初の一局を打つ
privacy-learned = - 答えたレッスンの場面 {$number}件
