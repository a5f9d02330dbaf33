# 預先定好下一輪要出的牌

button-plan-open = 預定下一手
button-plan-change = 更改預定
button-plan-drop = 取消預定
button-plan-ask = 選擇有變時先問我
button-plan-anyway = 無論如何都出
button-plan-again = 重選
button-plan-back = 回到手牌
button-planned = 照預定：{$move}
plan-choose = **預定下一手。** 一輪到你就自動打出，其他人不會知道。
plan-move = **已預定：** {$move}。
plan-needs = 只有{$cards}還在場上才出。
plan-needs--tiengow = 只有{$cards}沒被壓過才出。
plan-asks = 屆時若你的選擇有變，會先問你。
plan-anyway = 即使你的選擇有變，也不再問你。
plan-changed = **預定之後，你的選擇有變。** 預定的是：{$move}
plan-off = **預定已取消。** 已不能這樣出：{$move}
plan-gone = **預定已取消**（{$move}）：{$cards}已不在場上。
plan-gone--tiengow = **預定已取消**（{$move}）：{$cards}已被壓過。
plan-select-needs = 只有這些牌還在場上才出……
plan-select-needs--tiengow = 只有這些牌沒被壓過才出……
