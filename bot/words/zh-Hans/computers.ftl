# 电脑玩家。

computer-called = { $number ->
    [1] 山茶
    [2] 海棠
    [3] 茉莉
    [4] 芙蓉
    [5] 石榴
    [6] 银杏
    [7] 紫薇
   *[other] 木槿
}
lobby-computer = {$name}（电脑·{$level}）
hand-waiting-computer = 正在等电脑。
substituted-computer = {$coming}接替{$leaving}。已打完的局仍记在原来的人名下。
act-substitute-computer = 牌桌{$table}：{$coming}接替{$leaving}

# 电脑的水平。

level-usual = 电脑的水平
level-beginner = 初学
level-club = 熟手
level-master = 高手
level-beginner-help = 打得规矩，但不会往后多想。
level-club-help = 出手快而稳；有人离开时，也由这一级的电脑代打。
level-master-help = 先推算几步再出手。
refusal-no-such-level = 没有“{$level}”这个水平。请从列表中选。
