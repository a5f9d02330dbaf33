# 边玩边学的课程。

command-learn = 学习
command-learn-about = 边玩边学：先上几节短课，再打第一局
learn-head = **{$lesson}** · {$number}／{$count} · **{$title}**
learn-right = ✅ {$told}
learn-done = **课程到此结束。** 你可以打{$game}了：“打第一局”的对手是初学的电脑。独自和电脑打时可以看“提示”，其余规则在“玩法”里。
learn-wrong = ❌ **{$move}**。再想一想。
learn-reason = {$move}：{$about}
learn-games = **边玩边学。** 每节课有几个小局面，每个局面只答一手。
learn-game = - {$game}：{$done}／{$count}
learn-choose-game = 选择游戏……
learn-contents = **学习{$game}**
learn-position = { $done ->
    [yes] ✅ {$title}
   *[no] ▫️ {$title}
}
learn-choose = 选择局面……
button-learn-next = 下一个
button-learn-games = 其他游戏
button-lessons = 课程目录
button-why = 为什么？
button-again = 再来一次
button-first-deal = 打第一局
privacy-learned = - 你答对的课程局面：{$number}个
