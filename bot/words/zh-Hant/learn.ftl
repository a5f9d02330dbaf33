# 邊玩邊學的課程。

command-learn = 學習
command-learn-about = 邊玩邊學：先上幾節短課，再打第一局
learn-head = **{$lesson}** · {$number}／{$count} · **{$title}**
learn-right = ✅ {$told}
learn-done = **課程到此結束。** 你可以打{$game}了：「打第一局」的對手是初學的電腦。獨自和電腦打時可以看「提示」，其餘規則在「玩法」裡。
learn-wrong = ❌ **{$move}**。再想一想。
learn-reason = {$move}：{$about}
learn-games = **邊玩邊學。** 每節課有幾個小局面，每個局面只答一手。
learn-game = - {$game}：{$done}／{$count}
learn-choose-game = 選擇遊戲……
learn-contents = **學習{$game}**
learn-position = { $done ->
    [yes] ✅ {$title}
   *[no] ▫️ {$title}
}
learn-choose = 選擇局面……
button-learn-next = 下一個
button-learn-games = 其他遊戲
button-lessons = 課程目錄
button-why = 為什麼？
button-again = 再來一次
button-first-deal = 打第一局
privacy-learned = - 你答對的課程局面：{$number}個
