# 花札：花、種類、48張牌

# 圖中放在數字前的短名
class-bright = 光
class-animal = 種
class-ribbon = 短
class-junk = 渣

card-pine-crane = 松鶴
card-pine-ribbon = 松赤短
card-pine-j1 = 松渣一
card-pine-j2 = 松渣二
card-plum-nightingale = 梅鶯
card-plum-ribbon = 梅赤短
card-plum-j1 = 梅渣一
card-plum-j2 = 梅渣二
card-cherry-curtain = 櫻幕
card-cherry-ribbon = 櫻赤短
card-cherry-j1 = 櫻渣一
card-cherry-j2 = 櫻渣二
card-wisteria-cuckoo = 藤杜鵑
card-wisteria-ribbon = 藤短
card-wisteria-j1 = 藤渣一
card-wisteria-j2 = 藤渣二
card-iris-bridge = 菖蒲八橋
card-iris-ribbon = 菖蒲短
card-iris-j1 = 菖蒲渣一
card-iris-j2 = 菖蒲渣二
card-peony-butterfly = 牡丹蝶
card-peony-ribbon = 牡丹青短
card-peony-j1 = 牡丹渣一
card-peony-j2 = 牡丹渣二
card-clover-boar = 萩豬
card-clover-ribbon = 萩短
card-clover-j1 = 萩渣一
card-clover-j2 = 萩渣二
card-grass-moon = 芒月
card-grass-geese = 芒雁
card-grass-j1 = 芒渣一
card-grass-j2 = 芒渣二
card-chrys-cup = 菊盃
card-chrys-ribbon = 菊青短
card-chrys-j1 = 菊渣一
card-chrys-j2 = 菊渣二
card-maple-deer = 楓鹿
card-maple-ribbon = 楓青短
card-maple-j1 = 楓渣一
card-maple-j2 = 楓渣二
card-rain-man = 柳道風
card-rain-swallow = 柳燕
card-rain-ribbon = 柳短
card-rain-oni = 鬼牌
card-rain-oni--sakura = 百搭
card-rain-oni--koikoi = 柳渣
card-paulownia-phoenix = 桐鳳凰
card-paulownia-yellow = 桐黃渣
card-paulownia-yellow--sakura = 黃桐
card-paulownia-j1 = 桐渣一
card-paulownia-j2 = 桐渣二

# 花名，以及大字牌面上的字。
flower-pine = 松
flower-plum = 梅
flower-cherry = 櫻
flower-wisteria = 藤
flower-iris = 菖蒲
flower-peony = 牡丹
flower-clover = 萩
flower-grass = 芒
flower-chrys = 菊
flower-maple = 楓（紅）
flower-rain = 柳（雨）
flower-paulownia = 桐
guide-month = { $month }月{ $flower }

# 按鈕上寫在牌面旁邊的牌名
card-short = { $card ->
   *[other] {$name}
}
