# 一局結束後，哪裡可以打得更好。

button-review = 檢討
review-title = **檢討** · {$game} · 第{$deal}局
review-progress = {$count}次選擇，已看過{$done}次……
review-nothing = { $count ->
    [0] 這一局你沒有可選擇的地方。
   *[other] 這一局你有{$count}次選擇，每次都沒有明顯更好的打法。
}
review-choice = {$mark} 你選的：{$made}。更好：**{$better}**（{$cost}）
review-points = 約多{$points}分
review-yours = 照你的打法：{$fact}
review-passed = 錯過了：{$what}
review-win = 胡
review-kong = 槓
review-pung = 碰
review-chow = 吃
review-rings = -# 圖中粗框是更好的打法，細框是你選的。
review-about = -# 共{$count}次選擇，由電腦「高手」只按你當時看得到的來估計：把相符的牌局一一打完再比較。
review-estimate = -# 共{$count}次選擇，由電腦「高手」只按你當時看得到的來估計：手牌差幾張、哪些牌有用、胡牌值多少；分數只是大概。
refusal-review-not-yours = 你沒有參加這一局，只能檢討自己的選擇。
refusal-review-later = 這個聯賽要等整場結束後才能檢討。
