# 遊戲的用語。

language = 繁體中文
command-words = 用語
command-words-about = 遊戲的用語，以及其他語言的說法
glossary-title = {$game}的用語
glossary-table = 牌桌
glossary-pieces = 牌
glossary-play = 打牌
glossary-hands = 牌型
glossary-points = 分數
