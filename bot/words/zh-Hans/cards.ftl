# 花札：花、种类、48张牌

# 图中放在数字前的短名
class-bright = 光
class-animal = 种
class-ribbon = 短
class-junk = 渣

card-pine-crane = 松鹤
card-pine-ribbon = 松赤短
card-pine-j1 = 松渣一
card-pine-j2 = 松渣二
card-plum-nightingale = 梅莺
card-plum-ribbon = 梅赤短
card-plum-j1 = 梅渣一
card-plum-j2 = 梅渣二
card-cherry-curtain = 樱幕
card-cherry-ribbon = 樱赤短
card-cherry-j1 = 樱渣一
card-cherry-j2 = 樱渣二
card-wisteria-cuckoo = 藤杜鹃
card-wisteria-ribbon = 藤短
card-wisteria-j1 = 藤渣一
card-wisteria-j2 = 藤渣二
card-iris-bridge = 菖蒲八桥
card-iris-ribbon = 菖蒲短
card-iris-j1 = 菖蒲渣一
card-iris-j2 = 菖蒲渣二
card-peony-butterfly = 牡丹蝶
card-peony-ribbon = 牡丹青短
card-peony-j1 = 牡丹渣一
card-peony-j2 = 牡丹渣二
card-clover-boar = 萩猪
card-clover-ribbon = 萩短
card-clover-j1 = 萩渣一
card-clover-j2 = 萩渣二
card-grass-moon = 芒月
card-grass-geese = 芒雁
card-grass-j1 = 芒渣一
card-grass-j2 = 芒渣二
card-chrys-cup = 菊杯
card-chrys-ribbon = 菊青短
card-chrys-j1 = 菊渣一
card-chrys-j2 = 菊渣二
card-maple-deer = 枫鹿
card-maple-ribbon = 枫青短
card-maple-j1 = 枫渣一
card-maple-j2 = 枫渣二
card-rain-man = 柳道风
card-rain-swallow = 柳燕
card-rain-ribbon = 柳短
card-rain-oni = 鬼牌
card-rain-oni--sakura = 百搭
card-rain-oni--koikoi = 柳渣
card-paulownia-phoenix = 桐凤凰
card-paulownia-yellow = 桐黄渣
card-paulownia-yellow--sakura = 黄桐
card-paulownia-j1 = 桐渣一
card-paulownia-j2 = 桐渣二

# 花名，以及大字牌面上的字。
flower-pine = 松
flower-plum = 梅
flower-cherry = 樱
flower-wisteria = 藤
flower-iris = 菖蒲
flower-peony = 牡丹
flower-clover = 萩
flower-grass = 芒
flower-chrys = 菊
flower-maple = 枫（红）
flower-rain = 柳（雨）
flower-paulownia = 桐
guide-month = { $month }月{ $flower }

# 按钮上写在牌面旁边的牌名
card-short = { $card ->
   *[other] {$name}
}
