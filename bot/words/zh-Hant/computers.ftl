# 電腦玩家。

computer-called = { $number ->
    [1] 山茶
    [2] 海棠
    [3] 茉莉
    [4] 芙蓉
    [5] 石榴
    [6] 銀杏
    [7] 紫薇
   *[other] 木槿
}
lobby-computer = {$name}（電腦·{$level}）
hand-waiting-computer = 正在等電腦。
substituted-computer = {$coming}接替{$leaving}。已打完的局仍記在原來的人名下。
act-substitute-computer = 牌桌{$table}：{$coming}接替{$leaving}

# 電腦的水準。

level-usual = 電腦的水準
level-beginner = 初學
level-club = 熟手
level-master = 高手
level-beginner-help = 打得規矩，但不會往後多想。
level-club-help = 出手快而穩；有人離開時也由它代打。
level-master-help = 先推算幾步再出手。
refusal-no-such-level = 沒有「{$level}」這個水準。請從清單中選。
