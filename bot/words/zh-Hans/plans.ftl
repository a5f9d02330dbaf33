# 预先定好下一轮要出的牌

button-plan-open = 预定下一手
button-plan-change = 更改预定
button-plan-drop = 取消预定
button-plan-ask = ☐ 有新的牌可吃时先问我
button-plan-asked = ☑ 有新的牌可吃时先问我
button-plan-anyway = 无论如何都出
button-plan-again = 重选
button-plan-back = 回到手牌
button-planned = 照预定：{$move}
plan-choose = **预定下一手。** 轮到你时立刻自动打出，其他人不会知道。
plan-move = **已预定：** {$move}。
plan-needs = 只在{$cards}还在场上时才出。
plan-needs--tiengow = 只在{$cards}没被压过时才出。
plan-asks = 届时若可选的出法有变，会先问你。
plan-new = 届时若能吃到现在还不在场上的牌，会先问你。
plan-anyway = 轮到你时，只要还能这样出，就立刻打出。
plan-changed = **预定之后，可选的出法变了。** 预定的是：{$move}
plan-could-take = **现在也可以吃{$cards}。** 预定的是：{$move}
plan-off = **预定已取消。** 已不能这样出：{$move}
plan-gone = **预定已取消**（{$move}）：{$cards}已不在场上。
plan-gone--tiengow = **预定已取消**（{$move}）：{$cards}已被压过。
plan-select-needs = 只有这些牌还在场上才出……
plan-select-needs--tiengow = 只有这些牌没被压过才出……
button-plan-open--mahjong = 预定摸牌
button-plan-every = 摸什么打什么
draw-choose = **预定摸牌。** 摸到这里选定的牌，就立刻打出；摸到别的牌，或者还可以胡、杠、亮牌时，会先问你。其他人只看得出你是立刻打出的，还是想过才打出的。
draw-until-turn = 到你下次打牌为止有效。
draw-while-ready = 只要你还在听牌，就一直有效。
draw-planned = **摸到就打：** {$cards}。
draw-planned-every = **摸什么就打什么。**
draw-select-mp = 摸到就打：万子、筒子……
draw-select-sz = 摸到就打：条子、字牌……

# 首家未出牌前的预定
trick-choose = **预定下一轮。** 轮到你时会自动打出。其他人只看得出你是立刻打出的，还是想过才打出的。
trick-planned = **已预定：**
trick-lead = 若下一轮由你先出：{$cards}。
trick-beat-ask = 若你压得过，会先问你。
trick-beat-least = 若你压得过，就用压得过的最小的牌。
trick-beat-never = 即使压得过，也垫牌。
trick-fold = 垫牌次序：{$cards}。若要垫的多于{$count}张，会先问你。
trick-fold-ask = 要垫牌时会先问你。
trick-then = ，再垫
trick-select-lead = 若下一轮由我先出……
trick-select-beat = 若我压得过……
trick-select-fold = 先垫……
trick-select-then = 垫{$cards}，再垫……
trick-ask = 先问我
trick-least = 用压得过的最小的牌
trick-never = 照样垫牌

# 发牌之前先定好的事
beforehand-about = -# 下面是每局开打前会问你的事。先定好，以后每一局都照办，其他人看不到。
beforehand-ask = 到时问我
beforehand-cut = 轮到我切牌时：{$move}
beforehand-keep = 我不做庄时：{$move}
beforehand-sit = 轮到我选座位时：{$move}
beforehand-wall = 我坐庄家对面时：{$move}
