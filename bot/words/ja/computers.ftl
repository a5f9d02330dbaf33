# コンピューター。

computer-called = { $number ->
    [1] つばき
    [2] ひいらぎ
    [3] くすのき
    [4] いちょう
    [5] あじさい
    [6] すみれ
    [7] なずな
   *[other] けやき
}
lobby-computer = {$name}（コンピューター・{$level}）
hand-waiting-computer = コンピューターを待っています。
substituted-computer = {$leaving}さんに代わって{$coming}が続けます。終わった局の点は打った人のものです。
act-substitute-computer = 卓{$table}：{$leaving}さんに代わって{$coming}

# 強さ。

level-usual = コンピューターの強さ
level-beginner = 初級
level-club = 中級
level-master = 名人
level-beginner-help = 無難に打ちますが、先のことは考えません。
level-club-help = 手早く手堅く打ちます。席を外した人の代わりも務めます。
level-master-help = 先を読んでから打ちます。
refusal-no-such-level = 「{$level}」という強さはありません。一覧から選んでください。
