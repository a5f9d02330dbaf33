# 从手牌里选牌、出牌时的话，以及个人偏好。

hand-chosen = **{$move}，确定吗？** 按“出牌”就生效。
hand-sure = **{$move}，确定吗？** 确定就再按一次。
hand-folded = -# 这份手牌已经过时，请用下面新的那份。
button-play = 出牌
button-next-table = 下一桌
button-lay = 亮出……
hand-mark = 先选要打的牌，再勾选要吃碰杠的牌。
button-mark = 先勾选要的牌……
look-confirm = 确认
look-confirm-long = 时间充裕时
look-confirm-long-help = 和别人同桌、有一小时以上可以想的时候，先选好，再按“出牌”。
look-confirm-always = 每次
look-confirm-always-help = 每次都先选好，再按“出牌”。
look-confirm-never = 不用
look-confirm-never-help = 按一下就打出。
look-controls = 选牌
look-controls-buttons = 按钮
look-controls-buttons-help = 放得下时，每种牌一个按钮。
look-controls-lists = 列表
look-controls-lists-help = 只占屏幕一行，列表里对每张牌说得更详细。
signs-hanafuda = -# 牌上的记号表示类别：★ {$bright}、◆ {$animal}、▮ {$ribbon}、● {$junk}。
signs-able = -# 按钮突出显示的牌能吃场上的牌，其他的牌会留在场上。
signs-able--tiengow = -# 按钮突出显示的牌能压过，其他的牌只能垫。
signs-mahjong = -# 名字旁的东、南、西、北是门风，“庄”是庄家。
signs-teams = -# 名字旁的{$first}、{$second}是两队的记号。
signs-tiengow = -# 名字旁的“庄”是庄家，×是庄家输赢的倍数；叠牌记号旁的数字是已得的栋数。{ $face ->
    [traditional] {""}
    [old] {""}
   *[other] {""}每张牌的下端有记号：圆的是文，方的是武，里面的数字是大小次序，1最大。
}
signs-rivers = -# 打出的牌上，黑条表示摸到就打，小箭头指着吃、碰、杠了这张的人。
signs-notch = -# 有人报听了。从那时起打出的牌，上缘有缺口。报听的人当时可能是放过没胡，所以打同样的牌不一定安全。
voice-ready = { $pick ->
    [0] “只差一张了。”
    [1] “听了！”
    [2] “就等这一张。”
   *[other] {""}
}
voice-koikoi = { $pick ->
    [0] “还没完。”
    [1] “我还要更多。”
    [2] “看看再说。”
   *[other] {""}
}
voice-win = { $pick ->
    [0] “承让了。”
    [1] “手气不错。”
    [2] “好险。”
   *[other] {""}
}
