# 電腦玩家。

computer-numbered = { $number ->
    [1] 電腦
   *[other] 電腦（{$number}）
}
hand-waiting-computer = 正在等電腦。
substituted-computer = {$coming}接替{$leaving}。已打完的局仍算原來打的人的。
act-substitute-computer = 牌桌{$table}：{$coming}接替{$leaving}
