# 預先定好下一輪要出的牌

button-plan-open = 預定下一手
button-plan-change = 更改預定
button-plan-drop = 取消預定
button-plan-ask = ☐ 有新的牌可吃時先問我
button-plan-asked = ☑ 有新的牌可吃時先問我
button-plan-anyway = 無論如何都出
button-plan-again = 重選
button-plan-back = 回到手牌
button-planned = 照預定：{$move}
plan-choose = **預定下一手。** 輪到你時立刻自動打出，其他人不會知道。
plan-move = **已預定：** {$move}。
plan-needs = 只在{$cards}還在場上時才出。
plan-needs--tiengow = 只在{$cards}沒被壓過時才出。
plan-asks = 屆時若可選的出法有變，會先問你。
plan-new = 屆時若能吃到現在還不在場上的牌，會先問你。
plan-anyway = 輪到你時，只要還能這樣出，就立刻打出。
plan-changed = **預定之後，可選的出法變了。** 預定的是：{$move}
plan-could-take = **現在也可以吃{$cards}。** 預定的是：{$move}
plan-off = **預定已取消。** 已不能這樣出：{$move}
plan-gone = **預定已取消**（{$move}）：{$cards}已不在場上。
plan-gone--tiengow = **預定已取消**（{$move}）：{$cards}已被壓過。
plan-select-needs = 只有這些牌還在場上才出……
plan-select-needs--tiengow = 只有這些牌沒被壓過才出……
button-plan-open--mahjong = 預定摸牌
button-plan-every = 摸什麼打什麼
draw-choose = **預定摸牌。** 摸到這裡選定的牌，就立刻打出；摸到別的牌，或者還可以胡、槓、亮牌時，會先問你。其他人只看得出你是立刻打出的，還是想過才打出的。
draw-until-turn = 到你下次打牌為止有效。
draw-while-ready = 只要你還在聽牌，就一直有效。
draw-planned = **摸到就打：** {$cards}。
draw-planned-every = **摸什麼就打什麼。**
draw-select-mp = 摸到就打：萬子、筒子……
draw-select-sz = 摸到就打：索子、字牌……

# 首家未出牌前的預定
trick-choose = **預定下一輪。** 輪到你時會自動打出。其他人只看得出你是立刻打出的，還是想過才打出的。
trick-planned = **已預定：**
trick-lead = 若下一輪由你先出：{$cards}。
trick-beat-ask = 若你壓得過，會先問你。
trick-beat-least = 若你壓得過，就用壓得過的最小的牌。
trick-beat-never = 即使壓得過，也墊牌。
trick-fold = 墊牌次序：{$cards}。若要墊的多於{$count}隻，會先問你。
trick-fold-ask = 要墊牌時會先問你。
trick-then = ，再墊
trick-select-lead = 若下一輪由我先出……
trick-select-beat = 若我壓得過……
trick-select-fold = 先墊……
trick-select-then = 墊{$cards}，再墊……
trick-ask = 先問我
trick-least = 用壓得過的最小的牌
trick-never = 照樣墊牌

# 發牌之前先定好的事
beforehand-about = -# 下面是每局開打前會問你的事。先定好，以後每一局都照辦，其他人看不到。
beforehand-ask = 到時問我
beforehand-cut = 輪到我切牌時：{$move}
beforehand-keep = 我不做莊時：{$move}
beforehand-sit = 輪到我選座位時：{$move}
beforehand-wall = 我坐莊家對面時：{$move}
