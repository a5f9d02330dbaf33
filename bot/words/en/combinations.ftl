# Why points move: combinations, and what else is paid.

combination-curtain-moon-cup = Curtain, moon, cup
combination-boar-deer-geese = Boar, deer, geese
combination-red-pictures = Red pictures
combination-red-ribbons = Red ribbons
combination-blue-pictures = Blue pictures
combination-blue-ribbons = Blue ribbons
combination-grass-pictures = Grass pictures
combination-grass-ribbons = Grass ribbons
line-win = Win
line-win-by-50 = By 50 points or more
line-win-by-100 = By 100 points or more
line-difference = Difference

combination-five-brights = Five brights (gokō 五光)
combination-four-brights = Four brights (shikō 四光)
combination-rainy-four = Rainy four (ameshikō 雨四光)
combination-three-brights = Three brights (sankō 三光)
combination-flower-viewing = Hanami 花見 (curtain, cup)
combination-moon-viewing = Tsukimi 月見 (moon, cup)
combination-boar-deer-butterflies = Inoshikachō 猪鹿蝶
combination-akatan = Red poems (akatan 赤短)
combination-aotan = Blue ribbons (aotan 青短)
combination-red-and-blue = Red poems and blue ribbons (赤短・青短)
combination-month = Cards of the month
combination-animals = Animals (tane タネ)
combination-ribbons = Ribbons (tan タン)
combination-junk = Junk (kasu カス)
line-hand-four = Four of a flower dealt
line-hand-pairs = Four pairs dealt
line-doubled-seven = Seven points or more: doubled
line-doubled-call = After koi-koi: doubled
line-dealer-right = Dealer’s privilege
line-draw = Nobody is paid
