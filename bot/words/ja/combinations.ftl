# 点が動くわけ：出来役とそのほかのやりとり

combination-curtain-moon-cup = 幕・月・盃
combination-boar-deer-geese = 猪・鹿・雁
combination-red-pictures = 赤タン表
combination-red-ribbons = 赤タン裏
combination-blue-pictures = 青タン表
combination-blue-ribbons = 青タン裏
combination-grass-pictures = くさ表
combination-grass-ribbons = くさ裏
line-win = 勝ち
line-win-by-50 = 50点差以上
line-win-by-100 = 100点差以上
line-difference = 点差

combination-five-brights = 五光
combination-four-brights = 四光
combination-rainy-four = 雨四光
combination-three-brights = 三光
combination-flower-viewing = 花見で一杯
combination-moon-viewing = 月見で一杯
combination-boar-deer-butterflies = 猪鹿蝶
combination-akatan = 赤短
combination-aotan = 青短
combination-red-and-blue = 赤短・青短
combination-month = 月札
combination-animals = タネ
combination-ribbons = タン
combination-junk = カス
line-hand-four = 手四
line-hand-pairs = くっつき
line-doubled-seven = 7文以上の倍
line-doubled-call = こいこいの倍
line-dealer-right = 親権
line-draw = やりとりなし
