# 预先定好下一轮要出的牌

button-plan-open = 预定下一手
button-plan-change = 更改预定
button-plan-drop = 取消预定
button-plan-ask = 选择有变时先问我
button-plan-anyway = 无论如何都出
button-plan-again = 重选
button-plan-back = 回到手牌
button-planned = 照预定：{$move}
plan-choose = **预定下一手。** 一轮到你就自动打出，其他人不会知道。
plan-move = **已预定：** {$move}。
plan-needs = 仅当{$cards}仍在场上时才出。
plan-needs--tiengow = 仅当无人压过{$cards}时才出。
plan-asks = 届时若你的选择有变，会先问你。
plan-anyway = 即使你的选择有变，也不再问你。
plan-changed = **预定之后，你的选择有变。** 预定的是：{$move}
plan-off = **预定已取消。** 已不能这样出：{$move}
plan-gone = **预定已取消**（{$move}）：{$cards}已不在场上。
plan-gone--tiengow = **预定已取消**（{$move}）：{$cards}已被人压过。
plan-select-needs = 仅当这些牌仍在场上时才出……
plan-select-needs--tiengow = 仅当这些牌无人压过时才出……
