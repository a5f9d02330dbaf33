# 电脑玩家。

computer-numbered = { $number ->
    [1] 电脑
   *[other] 电脑（{$number}）
}
hand-waiting-computer = 正在等电脑。
substituted-computer = {$coming}接替{$leaving}。已打完的局仍算原来打的人的。
act-substitute-computer = 牌桌{$table}：{$coming}接替{$leaving}
