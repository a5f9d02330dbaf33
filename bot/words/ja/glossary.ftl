# ゲームの用語。

language = 日本語
command-words = 用語
command-words-about = ゲームの用語を、ほかの言語での言い方とともに見る
glossary-title = {$game}の用語
glossary-table = 卓
glossary-pieces = 札・牌
glossary-play = 進行
glossary-hands = 役
glossary-points = 点
