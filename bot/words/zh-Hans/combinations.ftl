# 分数为何易手：役，以及其他输赢

combination-curtain-moon-cup = 幕月杯
combination-boar-deer-geese = 猪鹿雁
combination-red-pictures = 赤三图
combination-red-ribbons = 赤三短
combination-blue-pictures = 青三图
combination-blue-ribbons = 青三短
combination-grass-pictures = 草三图
combination-grass-ribbons = 草三短
line-win = 获胜
line-win-by-50 = 赢50分以上
line-win-by-100 = 赢100分以上
line-difference = 分差

combination-five-brights = 五光
combination-four-brights = 四光
combination-rainy-four = 雨四光
combination-three-brights = 三光
combination-flower-viewing = 花见酒
combination-moon-viewing = 月见酒
combination-boar-deer-butterflies = 猪鹿蝶
combination-akatan = 赤短
combination-aotan = 青短
combination-red-and-blue = 赤短青短
combination-month = 当月牌
combination-animals = 种牌
combination-ribbons = 短牌
combination-junk = 渣牌
line-hand-four = 起手同花四张
line-hand-pairs = 起手四对
line-doubled-seven = 7分以上加倍
line-doubled-call = 喊过“来来”加倍
line-dealer-right = 亲权（庄家得分）
line-draw = 互不付分
