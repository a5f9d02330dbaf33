# 游戏的用语。

language = 简体中文
command-words = 用语
command-words-about = 游戏的用语，以及其他语言的说法
glossary-title = {$game}的用语
glossary-table = 牌桌
glossary-pieces = 牌
glossary-play = 打牌
glossary-hands = 牌型
glossary-points = 分数
