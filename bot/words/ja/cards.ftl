# 花札：花、種類、48枚の札

# 絵の中で数の前に置く短い名前
class-bright = 光
class-animal = タネ
class-ribbon = タン
class-junk = カス

card-pine-crane = 松に鶴
card-pine-ribbon = 松に赤短
card-pine-j1 = 松のカス1
card-pine-j2 = 松のカス2
card-plum-nightingale = 梅に鶯
card-plum-ribbon = 梅に赤短
card-plum-j1 = 梅のカス1
card-plum-j2 = 梅のカス2
card-cherry-curtain = 桜に幕
card-cherry-ribbon = 桜に赤短
card-cherry-j1 = 桜のカス1
card-cherry-j2 = 桜のカス2
card-wisteria-cuckoo = 藤に不如帰
card-wisteria-ribbon = 藤に短冊
card-wisteria-j1 = 藤のカス1
card-wisteria-j2 = 藤のカス2
card-iris-bridge = 菖蒲に橋
card-iris-ribbon = 菖蒲に短冊
card-iris-j1 = 菖蒲のカス1
card-iris-j2 = 菖蒲のカス2
card-peony-butterfly = 牡丹に蝶
card-peony-ribbon = 牡丹に青短
card-peony-j1 = 牡丹のカス1
card-peony-j2 = 牡丹のカス2
card-clover-boar = 萩に猪
card-clover-ribbon = 萩に短冊
card-clover-j1 = 萩のカス1
card-clover-j2 = 萩のカス2
card-grass-moon = ススキに月
card-grass-geese = ススキに雁
card-grass-j1 = ススキのカス1
card-grass-j2 = ススキのカス2
card-chrys-cup = 菊に盃
card-chrys-ribbon = 菊に青短
card-chrys-j1 = 菊のカス1
card-chrys-j2 = 菊のカス2
card-maple-deer = 紅葉に鹿
card-maple-ribbon = 紅葉に青短
card-maple-j1 = 紅葉のカス1
card-maple-j2 = 紅葉のカス2
card-rain-man = 雨に小野道風
card-rain-swallow = 雨に燕
card-rain-ribbon = 雨に短冊
card-rain-oni = 鬼札
card-rain-oni--sakura = ガジ
card-rain-oni--koikoi = 雨のカス
card-paulownia-phoenix = 桐に鳳凰
card-paulownia-yellow = 桐のカス・黄
card-paulownia-yellow--sakura = 黄色の桐
card-paulownia-j1 = 桐のカス1
card-paulownia-j2 = 桐のカス2

# 花の名と、札に書かれる字。
flower-pine = 松
flower-plum = 梅
flower-cherry = 桜
flower-wisteria = 藤
flower-iris = 菖蒲
flower-peony = 牡丹
flower-clover = 萩
flower-grass = ススキ（芒）
flower-chrys = 菊
flower-maple = 紅葉
flower-rain = 雨
flower-paulownia = 桐
guide-month = { $month }月 { $flower }

# ボタンに絵と並べて書く札の名
card-short = { $card ->
   *[other] {$name}
}
