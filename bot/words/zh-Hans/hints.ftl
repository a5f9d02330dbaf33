# 独自与电脑对局时告诉一步，以及理由。

button-hint = 提示
hint-thinking = 💡 正在想……
hint-line = **提示：** {$move}
hint-marked = -# 这一局在统计中记为“用过提示”。
refusal-no-hint = 这里没有提示。独自与电脑对局，轮到自己时才有提示；计入联赛的对局、每日一局和复式赛没有提示。

reason-flower = { $count ->
    [0] 同花的牌都已见过
   *[other] 同花的牌还有{$count}张未见
}
reason-denies = {$name}再也凑不成{$combinations}
reason-nearer = 这样离{$combinations}只差一张
reason-pays = 得分{$points}
reason-held = 手里还剩{$count}张
reason-beaten = { $count ->
    [0] 未见的牌里没有压得过它的
   *[other] 未见的牌里有{$count}种压得过它
}
reason-beaten-sets = { $count ->
    [0] 未见的牌凑不出压得过它的
   *[other] 未见的牌有{$count}种组合压得过它
}
reason-tricks = { $count ->
    [0] 还没有得到一栋
   *[other] 到现在得了{$count}栋
}
reason-over = 压过{$name}的{$cards}
reason-weak = { $count ->
    [0] 一张牌也压不过
   *[other] 全副牌里只压得过{$count}张
}
reason-keeps = 留下{$card}：{$beaten}
reason-away = { $count ->
    [0] 牌已成
   *[other] 离胡牌还差{$count}张
}；未见的牌里有{$nearer}张能更近一步
reason-away--liangxi = { $count ->
    [0] 牌已成
   *[other] 离胡牌还差{$count}张
}{ $farther ->
    [0] （约{$points}分）
   *[other] ，离约{$points}分的胡牌还差{$far}张
}；未见的牌里有{$nearer}张能更近一步
reason-before = 现在离胡牌差{$count}张，这一手之后：
reason-risk = { $count ->
    [0] 其余的{$card}都已见过，没有人能碰
   *[other] {$card}还有{$count}张未见
}
reason-wall = 还有{$count}张牌可摸
career-hinted = 用过提示的局
career-reviewed = 复盘过的局
