# Why points move: combinations, and what else is paid.

combination-curtain-moon-cup = Curtain, moon, cup
combination-boar-deer-geese = Boar, deer, geese
combination-red-pictures = Red, pictures
combination-red-ribbons = Red, ribbons
combination-blue-pictures = Blue, pictures
combination-blue-ribbons = Blue, ribbons
combination-grass-pictures = Grass, pictures
combination-grass-ribbons = Grass, ribbons
line-win = Win
line-win-by-50 = By 50 or more
line-win-by-100 = By 100 or more
line-difference = Difference

combination-five-brights = Five brights
combination-four-brights = Four brights
combination-rainy-four = Rainy four
combination-three-brights = Three brights
combination-flower-viewing = Cherry viewing
combination-moon-viewing = Moon viewing
combination-boar-deer-butterflies = Boar, deer, butterflies
combination-akatan = Red poem ribbons
combination-aotan = Blue ribbons
combination-month = Cards of the month
combination-animals = Animals
combination-ribbons = Ribbons
combination-junk = Junk
line-hand-four = Four of a flower in the hand
line-hand-pairs = Four pairs in the hand
line-doubled-seven = Seven or more: twice
line-doubled-call = After koi-koi
line-dealer-right = Dealer’s right
line-draw = Nobody is paid
