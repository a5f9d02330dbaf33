# 從手牌裡選牌、出牌時的話，以及個人偏好。

hand-chosen = **{$move}，確定嗎？** 按「出牌」就生效。
hand-sure = **{$move}，確定嗎？** 確定就再按一次。
hand-folded = -# 這份手牌已經過時，請用下面新的那份。
button-play = 出牌
button-next-table = 下一桌
button-lay = 亮出……
hand-mark = 先選要打的牌，再勾選要吃碰槓的牌。
button-mark = 先勾選要的牌……
look-confirm = 確認
look-confirm-long = 時間充裕時
look-confirm-long-help = 和別人同桌、有一小時以上可以想的時候，先選好，再按「出牌」。
look-confirm-always = 每次
look-confirm-always-help = 每次都先選好，再按「出牌」。
look-confirm-never = 不用
look-confirm-never-help = 按一下就打出。
look-controls = 選牌
look-controls-buttons = 按鈕
look-controls-buttons-help = 放得下時，每種牌一個按鈕。
look-controls-lists = 清單
look-controls-lists-help = 只占螢幕一行，清單裡對每張牌說得更詳細。
signs-hanafuda = -# 牌上的記號表示類別：★ {$bright}、◆ {$animal}、▮ {$ribbon}、● {$junk}。
signs-able = -# 按鈕突出顯示的牌能吃場上的牌，其他的牌會留在場上。
signs-able--tiengow = -# 按鈕突出顯示的牌能壓過，其他的牌只能墊。
signs-mahjong = -# 名字旁的東、南、西、北是門風，「莊」是莊家。
signs-teams = -# 名字旁的{$first}、{$second}是兩隊的記號。
signs-tiengow = -# 名字旁的「莊」是莊家，×是莊家輸贏的倍數；疊牌記號旁的數字是已得的棟數。{ $face ->
    [traditional] {""}
    [old] {""}
   *[other] {""}牌腳有記號：圓的是文，方的是武，裡面的數字是大小次序，1最大。
}
signs-rivers = -# 打出的牌上，黑條表示摸到就打，小箭頭指著吃、碰、槓了這張的人。
signs-notch = -# 有人報聽了。從那時起打出的牌，上緣有缺口。報聽的人當時可能是放過沒胡，所以打同樣的牌不一定安全。
voice-ready = { $pick ->
    [0] 「只差一張了。」
    [1] 「聽了！」
    [2] 「就等這一張。」
   *[other] {""}
}
voice-koikoi = { $pick ->
    [0] 「還沒完。」
    [1] 「我還要更多。」
    [2] 「看看再說。」
   *[other] {""}
}
voice-win = { $pick ->
    [0] 「承讓了。」
    [1] 「手氣不錯。」
    [2] 「好險。」
   *[other] {""}
}
