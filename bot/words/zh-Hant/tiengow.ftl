# 天九：牌的點數與名稱

card-6-6 = 6-6 天
card-1-1 = 1-1 地
card-4-4 = 4-4 人
card-1-3 = 1-3 鵝
card-5-5 = 5-5 梅花
card-3-3 = 3-3 長三
card-2-2 = 2-2 板凳
card-5-6 = 5-6 斧頭
card-4-6 = 4-6 紅頭十
card-1-6 = 1-6 高腳七
card-1-5 = 1-5 伶冧六
card-3-6 = 3-6 雜九
card-4-5 = 4-5 雜九
card-2-6 = 2-6 雜八
card-3-5 = 3-5 雜八
card-2-5 = 2-5 雜七
card-3-4 = 3-4 雜七
card-2-4 = 2-4 大頭六
card-1-4 = 1-4 雜五
card-2-3 = 2-3 雜五
card-1-2 = 1-2 么三

# 牌與組合

tile-civil = 文子，{$ranks}級中第{$rank}大
tile-military = 武子，{$ranks}級中第{$rank}大
tile-beats = {$rank} · 壓得過
tile-folds = {$rank} · 墊牌
set-supreme = 至尊（先出必勝）
set-civil = 文子單隻
set-military = 武子單隻
set-civil-pair = 文子一對
set-military-pair = 武子一對
set-mixed-pair = 文武一對
set-civil-three = 三隻（二文一武）
set-military-three = 三隻（一文二武）
set-four = 四隻（二文二武）

# 座位與牌牆

card-right = 右邊
card-opposite = 對面
card-left = 左邊
wall-ends2cols = 從首家起，依次拿第1、2疊，第3、4疊，第5、6疊，第7、8疊。
wall-rowsFromTop = 首家拿最上一層八隻，下一家拿第二層，依次往下。
wall-rowsFromBottom = 首家拿最下一層八隻，下一家拿倒數第二層，依次往上。
wall-oneColTwice = 從首家起，依次拿第1、5疊，第2、6疊，第3、7疊，第4、8疊。
wall-alternating = 從首家起，依次拿第1、3疊，第2、4疊，第5、7疊，第6、8疊。
wall-centreOut = 從首家起，依次拿第4、5疊，第3、6疊，第2、7疊，第1、8疊。
wall-outsideIn = 從首家起，依次拿第1、8疊，第2、7疊，第3、6疊，第4、5疊。

# 開桌訊息與牌桌

game-tiengow = 天九
preset-tiengowA = 香港規則
preset-tiengowB = 東圈與南圈（100分起，有文尊與例牌）
lobby-title-changes = **{$game}** · 換莊{$deals}次為止
table-deal-changes = **{$game}** · {$wind}圈第{$round}莊 · 第{$number}局
wind-east = 東
wind-south = 南
wind-west = 西
wind-north = 北
table-turn-sit = ➤ 請{$who}選座位，方位以擲出點數最大的{$highest}為準。
table-turn-wall = ➤ 請{$who}決定怎樣拿牌。

# 經過

event-roll = {$name}擲出{$card}和{$cards}。
event-sit = 以擲出點數最大的人為準，{$name}坐在{$cards}。
event-draw--tiengow = {$name}翻出{$card}。
event-wall = {$name}決定怎樣拿牌：{$cards}。
event-first = 由{$name}先拿。
event-deal--tiengow = 每人拿了八隻牌。
event-dealt-hand = {$name}亮出例牌，立即獲勝：{$cards}。
event-lead = {$name}先出{$cards}。
event-beat = {$name}壓過：{$cards}。
event-fold = { $count ->
    [0] {$name}墊牌。
   *[other] {$name}墊牌：{$cards}。
}
event-stackless = { $count ->
    [0] {$name}一棟也沒有，必須墊牌。
   *[other] {$name}一棟也沒有，必須墊牌：{$cards}。
}
event-trick = {$name}贏得這一輪，得{$number}棟。
event-bonus-supreme = {$name}收賀尊。
event-bonus-four = {$name}收四大賀。

# 手牌

hand-sit = **請選座位。** 方位以擲出點數最大的{$highest}為準。
hand-wall = **你坐在莊家對面，請決定怎樣拿牌。** 牌牆有八疊，每疊四隻，從靠近骰子的一端數起。
hand-lead = **輪到你先出。** 請選一隻，或能一起出的二至四隻牌。
hand-no-set = **{$cards}不能一起出。** 可以出單隻、同級的一對、至尊（2-4和1-2），或文武相配的牌（天與九、地與八、人與七、鵝與五）。
hand-picked = 你選了**{$cards}**。
hand-beat = **輪到你了。** 目前最大的是{$name}的{$cards}。請用更大的牌壓過，或墊{$count}隻牌。
hand-fold = **輪到你了。** 目前最大的是{$name}的{$cards}，你壓不過，請墊{$count}隻牌。
hand-no-choice = **沒有選擇：** 目前最大的是{$name}的{$cards}，你壓不過，只能墊牌。
hand-select-wall = 決定怎樣拿牌
hand-select-lead = 選要先出的牌
hand-select-sets = 或直接先出一組牌
hand-select-tiles = 選{$count}隻牌
hand-select-beat = 或直接壓過
button-back--tiengow = 重選

# 出法

move-sit = 坐在{$cards}
move-wall = {$cards}
move-lead = 先出：{$cards}
move-beat = 壓過：{$cards}
move-fold = 墊牌：{$cards}

# 戰績

sheet-plain = {$name}結牌：{$points}
sheet-supreme = {$name}結，最後一輪先出的是至尊（包尊）：{$points}
sheet-four = {$name}以四隻結（四大包）：{$points}
sheet-smallest = {$name}以最小的牌結（么結）：{$points}
sheet-kam = 擒！{$name}壓過最後一輪先出的牌：{$points}
sheet-seven = {$name}打成七支：{$points}
sheet-eight = {$name}打成八支：{$points}
sheet-dealt-seven = {$name}起手例牌，算七支：{$points}
sheet-dealt-eight = {$name}起手例牌，算八支：{$points}
line-stacks = 不足四棟
line-nyu = 入一、入二
line-dealer = 莊家{$times}
line-supreme = 包尊{$times}
line-four = 四大包{$times}
line-smallest = 么結{$times}
line-seven = 七支{$times}
line-eight = 八支{$times}
line-kam-covers = 被擒代付
line-kam = 擒{$times}
line-bonus-supreme = 賀尊
line-bonus-four = 四大賀
line-dealt = 例牌
line-dealt-seven = 例牌算七支{$times}
line-dealt-eight = 例牌算八支{$times}

# 拒絕

