# 麻將：牌

card-1m = 一萬
card-2m = 二萬
card-3m = 三萬
card-4m = 四萬
card-5m = 五萬
card-6m = 六萬
card-7m = 七萬
card-8m = 八萬
card-9m = 九萬
card-1p = 一筒
card-2p = 二筒
card-3p = 三筒
card-4p = 四筒
card-5p = 五筒
card-6p = 六筒
card-7p = 七筒
card-8p = 八筒
card-9p = 九筒
card-1s = 一索
card-2s = 二索
card-3s = 三索
card-4s = 四索
card-5s = 五索
card-6s = 六索
card-7s = 七索
card-8s = 八索
card-9s = 九索
card-1z = 東
card-2z = 南
card-3z = 西
card-4z = 北
card-5z = 白
card-6z = 發
card-7z = 中
card-1f = 春
card-2f = 夏
card-3f = 秋
card-4f = 冬
card-5f = 梅
card-6f = 蘭
card-7f = 菊
card-8f = 竹

# 按鈕上寫在牌面旁邊的牌名
tile-short = { $tile ->
   *[other] {$name}
}
