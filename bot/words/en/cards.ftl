# The flower cards: flowers, classes and the 48 cards.

# On pictures, before a number: short.
class-bright = Bright
class-animal = Animal
class-ribbon = Ribbon
class-junk = Junk

card-pine-crane = Pine crane
card-pine-ribbon = Pine red ribbon
card-pine-j1 = Pine junk 1
card-pine-j2 = Pine junk 2
card-plum-nightingale = Plum nightingale
card-plum-ribbon = Plum red ribbon
card-plum-j1 = Plum junk 1
card-plum-j2 = Plum junk 2
card-cherry-curtain = Cherry curtain
card-cherry-ribbon = Cherry red ribbon
card-cherry-j1 = Cherry junk 1
card-cherry-j2 = Cherry junk 2
card-wisteria-cuckoo = Wisteria cuckoo
card-wisteria-ribbon = Wisteria ribbon
card-wisteria-j1 = Wisteria junk 1
card-wisteria-j2 = Wisteria junk 2
card-iris-bridge = Iris bridge
card-iris-ribbon = Iris ribbon
card-iris-j1 = Iris junk 1
card-iris-j2 = Iris junk 2
card-peony-butterfly = Peony butterflies
card-peony-ribbon = Peony blue ribbon
card-peony-j1 = Peony junk 1
card-peony-j2 = Peony junk 2
card-clover-boar = Bush clover boar
card-clover-ribbon = Bush clover ribbon
card-clover-j1 = Bush clover junk 1
card-clover-j2 = Bush clover junk 2
card-grass-moon = Grass moon
card-grass-geese = Grass geese
card-grass-j1 = Grass junk 1
card-grass-j2 = Grass junk 2
card-chrys-cup = Chrysanthemum cup
card-chrys-ribbon = Chrysanthemum blue ribbon
card-chrys-j1 = Chrysanthemum junk 1
card-chrys-j2 = Chrysanthemum junk 2
card-maple-deer = Maple deer
card-maple-ribbon = Maple blue ribbon
card-maple-j1 = Maple junk 1
card-maple-j2 = Maple junk 2
card-rain-man = Rain man
card-rain-swallow = Rain swallow
card-rain-ribbon = Rain ribbon
card-rain-oni = Oni
card-rain-oni--sakura = Gaji
card-rain-oni--koikoi = Rain junk
card-paulownia-phoenix = Paulownia phoenix
card-paulownia-yellow = Paulownia yellow junk
card-paulownia-yellow--sakura = Yellow paulownia
card-paulownia-j1 = Paulownia junk 1
card-paulownia-j2 = Paulownia junk 2

# The flowers, each with the character that stands on large-print cards.
flower-pine = Pine 松
flower-plum = Plum 梅
flower-cherry = Cherry 桜
flower-wisteria = Wisteria 藤
flower-iris = Iris 菖
flower-peony = Peony 牡
flower-clover = Bush clover 萩
flower-grass = Grass 芒
flower-chrys = Chrysanthemum 菊
flower-maple = Maple 紅
flower-rain = Rain 雨
flower-paulownia = Paulownia 桐
guide-month = { $month } { $flower }

# A card as the button of it is labelled, beside its picture with its month.
card-short = { $card ->
    [pine-ribbon] Pine ribbon
    [plum-ribbon] Plum ribbon
    [cherry-ribbon] Cherry ribbon
    [peony-butterfly] Butterflies
    [peony-ribbon] Peony ribbon
    [clover-boar] Boar
    [clover-ribbon] Clover ribbon
    [clover-j1] Clover junk 1
    [clover-j2] Clover junk 2
    [plum-nightingale] Nightingale
    [wisteria-cuckoo] Cuckoo
    [wisteria-ribbon] Wist. ribbon
    [wisteria-j1] Wist. junk 1
    [wisteria-j2] Wist. junk 2
    [chrys-cup] Cup
    [chrys-ribbon] Chrys. ribbon
    [chrys-j1] Chrys. junk 1
    [chrys-j2] Chrys. junk 2
    [maple-ribbon] Maple ribbon
    [paulownia-phoenix] Phoenix
    [paulownia-j1] Paul. junk 1
    [paulownia-j2] Paul. junk 2
   *[other] {$name}
}
