# 圖片的樣子：設定

settings-mine = **你看到的牌面**：用於手牌等只有你看得到的圖，在每個伺服器都有效。
settings-server = **此伺服器牌桌的樣子**：沒有自選牌面的人，手牌也照此顯示。
look-face = 牌面
look-face-server = 跟隨伺服器
look-face-server-help = 與大家看到的一樣。
look-face-traditional = 傳統
look-face-traditional-help = 古老的圖案：花札，以及黑底白點和紅點的天九牌。
look-face-old = 古風
look-face-old-help = 天九牌用白骨底配黑點和紅點；花札仍是傳統圖案。
look-face-large = 大字
look-face-large-help = 小螢幕也看得清的大記號；天九牌標明文武與大小。
look-face-safe = 色覺友善
look-face-safe-help = 不靠紅綠也能分辨；天九牌標明文武與大小。
look-cloth = 桌面
look-cloth-felt = 綠絨
look-cloth-felt-help = 牌桌的絨布。
look-cloth-night = 夜色
look-cloth-night-help = 深色，適合深色主題。
look-cloth-tatami = 榻榻米
look-cloth-tatami-help = 淺色的草蓆。
look-layout = 版面
look-layout-phone = 手機直式
look-layout-phone-help = 直式，小螢幕上也夠大。
look-layout-wide = 橫式
look-layout-wide-help = 適合電腦螢幕。
