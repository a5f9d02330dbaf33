# 图片的样子：设置

settings-mine = **你看到的牌面**：用于手牌等只有你看得到的图，在每个服务器都有效。
settings-server = **此服务器牌桌的外观**：没有自选牌面的人，手牌也照此显示。
look-face = 牌面
look-face-server = 跟随服务器
look-face-server-help = 与大家看到的一样。
look-face-traditional = 传统
look-face-traditional-help = 古老的图案：花札，以及黑底白点和红点的天九牌。
look-face-old = 古风
look-face-old-help = 天九牌为骨白色底，配黑点和红点；花札仍是传统图案。
look-face-large = 大字
look-face-large-help = 小屏幕也看得清的大记号；骨牌上标出文武与大小。
look-face-safe = 色觉友好
look-face-safe-help = 不靠红绿也能分辨；骨牌上标出文武与大小。
look-cloth = 桌面
look-cloth-felt = 绿绒
look-cloth-felt-help = 牌桌的绒布。
look-cloth-night = 夜色
look-cloth-night-help = 深色，适合深色主题。
look-cloth-tatami = 榻榻米
look-cloth-tatami-help = 浅色的草席。
look-layout = 版式
look-layout-phone = 手机竖屏
look-layout-phone-help = 竖屏，小屏幕上也够大。
look-layout-wide = 横屏
look-layout-wide-help = 适合电脑屏幕。
