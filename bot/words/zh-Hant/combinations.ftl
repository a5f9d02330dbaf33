# 分數為何易手：役，以及其他輸贏

combination-curtain-moon-cup = 幕月盃
combination-boar-deer-geese = 豬鹿雁
combination-red-pictures = 赤三圖
combination-red-ribbons = 赤三短
combination-blue-pictures = 青三圖
combination-blue-ribbons = 青三短
combination-grass-pictures = 草三圖
combination-grass-ribbons = 草三短
line-win = 獲勝
line-win-by-50 = 贏50分以上
line-win-by-100 = 贏100分以上
line-difference = 分差

combination-five-brights = 五光
combination-four-brights = 四光
combination-rainy-four = 雨四光
combination-three-brights = 三光
combination-flower-viewing = 花見酒
combination-moon-viewing = 月見酒
combination-boar-deer-butterflies = 豬鹿蝶
combination-akatan = 赤短
combination-aotan = 青短
combination-red-and-blue = 赤短青短
combination-month = 當月牌
combination-animals = 種札
combination-ribbons = 短札
combination-junk = 渣札
line-hand-four = 起手同花四張
line-hand-pairs = 起手四對
line-doubled-seven = 7分以上加倍
line-doubled-call = 喊過「來來」加倍
line-dealer-right = 莊家權
line-draw = 互不付分
