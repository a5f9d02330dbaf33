# 遊戲的海報，以及選遊戲時附上的說明。

poster-kind--mushi = 配花吃牌，湊役得分
poster-kind--sakura = 配花吃牌，可單打可組隊
poster-kind--koikoi = 配花成役，收手還是再來
poster-kind--tiengow = 骨牌遊戲，爭最後一輪
poster-kind--xiamen = 有金牌的十六張麻將
poster-kind--changchun = 有特殊槓和寶牌的麻將
poster-kind--dalian = 要開門的窮胡，也有寶牌
poster-kind--liangxi = 有混、能亮喜的老北京麻將
poster-players = { $most ->
    [0] {$fewest}人
   *[other] {$fewest}～{$most}人
}
poster-minutes = 一局約{$minutes}分鐘
poster-choice = {$game} · {$players} · {$minutes}
