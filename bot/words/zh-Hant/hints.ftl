# 獨自與電腦對局時告訴一步，以及理由。

button-hint = 提示
hint-thinking = 💡 正在想……
hint-line = **提示：** {$move}
hint-marked = -# 這一局在統計中記為「用過提示」。
refusal-no-hint = 這裡沒有提示。獨自與電腦對局，輪到自己時才有提示；計入聯賽的對局、每日一局和複式賽沒有提示。

reason-flower = { $count ->
    [0] 同花的牌都已見過
   *[other] 同花的牌還有{$count}張未見
}
reason-denies = {$name}再也湊不成{$combinations}
reason-nearer = 這樣離{$combinations}只差一張
reason-pays = 得分{$points}
reason-held = 手裡還剩{$count}張
reason-beaten = { $count ->
    [0] 未見的牌裡沒有壓得過它的
   *[other] 未見的牌裡有{$count}種壓得過它
}
reason-beaten-sets = { $count ->
    [0] 未見的牌湊不出壓得過它的
   *[other] 未見的牌有{$count}種組合壓得過它
}
reason-tricks = { $count ->
    [0] 還沒有得到一棟
   *[other] 到現在得了{$count}棟
}
reason-over = 壓過{$name}的{$cards}
reason-weak = { $count ->
    [0] 一隻牌也壓不過
   *[other] 全副牌裡只壓得過{$count}隻
}
reason-keeps = 留下{$card}：{$beaten}
reason-away = { $count ->
    [0] 牌已成
   *[other] 離胡牌還差{$count}張
}；未見的牌裡有{$nearer}張能更近一步
reason-away--liangxi = { $count ->
    [0] 牌已成
   *[other] 離胡牌還差{$count}張
}{ $farther ->
    [0] （約{$points}分）
   *[other] ，離約{$points}分的胡牌還差{$far}張
}；未見的牌裡有{$nearer}張能更近一步
reason-before = 現在離胡牌差{$count}張，這一手之後：
reason-risk = { $count ->
    [0] 其餘的{$card}都已見過，沒有人能碰
   *[other] {$card}還有{$count}張未見
}
reason-wall = 還有{$count}張牌可摸
career-hinted = 用過提示的局
career-reviewed = 檢討過的局
