# 打完一場、上完課、做完題目之後的下一步。

button-onward = 接下來？
button-onward-daily = 每日一局
button-onward-problem = 做一題
button-onward-lesson = 繼續上課
button-onward-game = 學習{$game}
button-onward-friends = 開一桌和朋友玩
onward-head = **接下來做什麼？**
onward-none = 今天沒有別的推薦了。明天又有新的每日一局。
onward-daily = - **每日一局**：今天的{$game}，人人同一副牌，你還沒開始。
onward-problem = - **做一題**：看{$game}的一個局面，找出正確的一手。
onward-lesson = - **繼續上課**：從上次停下的地方接著學{$game}。
onward-game = - **學習{$game}**：幾個小局面，每個只答一手。
onward-friends = - **開一桌和朋友玩**：在此頻道開一桌{$game}，這裡人人看得到，都可以加入。
