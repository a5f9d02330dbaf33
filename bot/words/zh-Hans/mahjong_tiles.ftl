# 麻将：牌

card-1m = 一万
card-2m = 二万
card-3m = 三万
card-4m = 四万
card-5m = 五万
card-6m = 六万
card-7m = 七万
card-8m = 八万
card-9m = 九万
card-1p = 一筒
card-2p = 二筒
card-3p = 三筒
card-4p = 四筒
card-5p = 五筒
card-6p = 六筒
card-7p = 七筒
card-8p = 八筒
card-9p = 九筒
card-1s = 一条
card-2s = 二条
card-3s = 三条
card-4s = 四条
card-5s = 五条
card-6s = 六条
card-7s = 七条
card-8s = 八条
card-9s = 九条
card-1z = 东
card-2z = 南
card-3z = 西
card-4z = 北
card-5z = 白
card-6z = 发
card-7z = 中
card-1f = 春
card-2f = 夏
card-3f = 秋
card-4f = 冬
card-5f = 梅
card-6f = 兰
card-7f = 菊
card-8f = 竹

# 按钮上写在牌面旁边的牌名
tile-short = { $tile ->
   *[other] {$name}
}
