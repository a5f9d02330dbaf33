# ゲームの貼り紙と、ゲームを選ぶときに添える言葉。

poster-kind--mushi = 花を合わせて役を集める
poster-kind--sakura = 花を合わせる個人戦・チーム戦
poster-kind--koikoi = あがるか、続けるか
poster-kind--tiengow = 32枚の骨牌で周を取り合う
poster-kind--xiamen = 金牌のある16枚麻雀
poster-kind--changchun = 特殊な槓と宝牌の麻雀
poster-kind--dalian = 条件の厳しい宝牌麻雀
poster-kind--liangxi = 古い北京の麻雀
poster-players = { $most ->
    [0] {$fewest}人
   *[other] {$fewest}〜{$most}人
}
poster-minutes = 1局およそ{$minutes}分
poster-choice = {$game} · {$players} · {$minutes}
