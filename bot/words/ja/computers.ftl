# コンピューター。

computer-numbered = { $number ->
    [1] コンピューター
   *[other] コンピューター（{$number}）
}
hand-waiting-computer = コンピューターを待っています。
substituted-computer = {$leaving}さんに代わって{$coming}が続けます。終わった局の点は打った人のものです。
act-substitute-computer = 卓{$table}：{$leaving}さんに代わって{$coming}
