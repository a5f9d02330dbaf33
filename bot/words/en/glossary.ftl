# The terms of a game in all languages.

language = English
command-words = words
command-words-about = The terms of a game in your language, with the other languages beside them
glossary-title = {$game}: terms
glossary-table = At the table
glossary-pieces = Pieces
glossary-play = Play
glossary-hands = Hands and combinations
glossary-points = Points
