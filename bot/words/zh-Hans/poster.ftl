# 游戏的海报，以及选游戏时附上的说明。

poster-kind--mushi = 配花吃牌，凑役得分
poster-kind--sakura = 配花吃牌，可单打可组队
poster-kind--koikoi = 配花成役，收手还是再来
poster-kind--tiengow = 骨牌游戏，争最后一轮
poster-kind--xiamen = 有金牌的十六张麻将
poster-kind--changchun = 有特殊杠和宝牌的麻将
poster-kind--dalian = 要开门的穷胡，也有宝牌
poster-kind--liangxi = 有混、能亮喜的老北京麻将
poster-players = { $most ->
    [0] {$fewest}人
   *[other] {$fewest}～{$most}人
}
poster-minutes = 一局约{$minutes}分钟
poster-choice = {$game} · {$players} · {$minutes}
