# 打完一场、上完课、做完题目之后的下一步。

button-onward = 接下来？
button-onward-daily = 每日一局
button-onward-problem = 做一题
button-onward-lesson = 继续上课
button-onward-game = 学习{$game}
button-onward-friends = 开一桌和朋友玩
onward-head = **接下来做什么？**
onward-none = 今天没有别的推荐了。明天又有新的每日一局。
onward-daily = - **每日一局**：今天的{$game}，人人同一副牌，你还没开始。
onward-problem = - **做一题**：看{$game}的一个局面，找出正确的一手。
onward-lesson = - **继续上课**：从上次停下的地方接着学{$game}。
onward-game = - **学习{$game}**：几个小局面，每个只答一手。
onward-friends = - **开一桌和朋友玩**：在此频道开一桌{$game}，这里人人看得到，都可以加入。
