# 联赛在网页上的公开页面，以及各人的显示方式

question-site = 要在网页上公开**{$league}**吗？公开后，任何人不必加入服务器也能看到它成立以来的章程、排名、等级分、各场牌和锦标赛。打完的局（摊开所有人的手牌）和改动分数的裁定也看得到。主办方写的理由不会公开。成员用 `/privacy appear` 选择显示名字之前，一律只写“一位玩家”。进行中的局和私人牌桌不会公开。
button-sure-site = 在网页上公开
site-on = **{$league}**已在网页上公开。成员用 `/privacy appear` 选择自己的显示方式。要停止公开，请用 `/league site`，把“公开”设为 `False`。
site-off = **{$league}**已停止公开，页面在一分钟内消失；导出成文件的网站，要到下次导出时才会移除。再次公开时，页面会有新的网址。
refusal-site-on = {$league}已经在网页上公开了。要停止公开，请用 `/league site`，把“公开”设为 `False`。
refusal-site-off = {$league}没有在网页上公开，不必停止。
act-site-on = {$league}：在网页上公开
act-site-off = {$league}：停止在网页上公开
terms-site = 任何人都能在网页上看到这个联赛。用 `/privacy appear` 选择你的显示方式。
league-page = -# [在网页上看这个联赛](<{$address}>)

appears-title = **你在网页上的显示方式**
    主办方可以在网页上公开联赛，任何人都能看到其中的成绩。在你选择其他方式之前，那里只把你写成“一位玩家”，你也没有自己的页面。
appears-now = 目前显示为：{$name}
appears-hint = -# 这个选择适用于所有联赛。每次更改，你的页面都会换新的网址；旧页面在一分钟内消失，导出成文件的网站则要到下次导出时才消失。名字是你在各服务器最后一次打牌时的名字。
appears-a-player = 一位玩家
appears-player = 不显示名字
appears-player-help = “{$name}”，别人看不出哪些成绩是同一个人的
appears-initials = 显示缩写
appears-initials-help = “{$name}”，在每个公开的联赛都有自己的页面
appears-name = 显示名字
appears-name-help = “{$name}”，在每个公开的联赛都有自己的页面
