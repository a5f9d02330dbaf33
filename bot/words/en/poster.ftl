# The poster of a game, and what stands beside it where a game is chosen.

poster-kind--mushi = Match flowers, make combinations
poster-kind--sakura = Match flowers, alone or in teams
poster-kind--koikoi = Match flowers; stop or dare more
poster-kind--tiengow = Tricks with 32 Chinese dominoes
poster-kind--xiamen = Mahjong of 16 tiles with wild golds
poster-kind--changchun = Mahjong with special kongs and a treasure
poster-kind--dalian = Mahjong with strict winning rules and a treasure
poster-kind--liangxi = Old Beijing mahjong with wild tiles
poster-players = { $most ->
    [0] {$fewest} players
   *[other] {$fewest}–{$most} players
}
poster-minutes = about {$minutes} minutes a deal
poster-choice = {$game} · {$players} · {$minutes}
