# 题目：电脑玩家打过的局面，各有一个正确答案。

command-problem = 题目
command-problem-about = 解一道电脑牌局里的题目，看你的解题等级分
command-hall-problems = 题目
command-hall-problems-about = 每天在此频道出一道题，或不再出题
option-problems = 出题
option-problems-about = 是否每天出题
hall-problems-on = 此频道从现在起每天有一道题，在协调世界时零点过后发出。今天的马上就来。
hall-problems-off = 此服务器不再有每日一题。
problem-head = **题目** · {$game} · {$grade}
problem-head-day = **每日一题** · {$game} · {$grade}
problem-easy = 容易
problem-middle = 中等
problem-hard = 难
problem-ask-waits = 还没轮到你。下一张摸到哪些牌能胡？一共几种？
problem-ask-discard = 你刚摸了牌。打哪一张，下次摸牌能胡的牌剩得最多？只数你还没看见的牌。
problem-ask-claim = 有人刚打出{$tile}。过，还是吃碰之后打最好的一张：哪样能让下次摸牌能胡的牌剩得最多？只数你还没看见的牌。
problem-ask-worth = 你用刚摸到的牌胡了。一共收多少分？
problem-ask-lead = 先出哪些牌，别人无论拿着什么都压不过？
problem-played = 各轮亮过的牌：{$cards}。
problem-ask-take = 翻牌堆之前，怎样出牌能吃到分数最高的牌？
problem-ask-koikoi = 你可以收手，也可以喊“来来”。平均来说，哪样得分更多？
problem-ask-give = 手里没有能吃的牌。把哪一张放到场上？
problem-ask-deny = 现在就吃得分最多的牌，还是吃别人需要的牌？怎样出最好？
problem-ask-nearest = 有几种出法，都能让某个役只差一张。怎样出最好？
problem-ask-wild = {$card}现在用，还是留着？怎样出最好？
problem-ask-pair = 由你先出。先出成组的几张，还是留着？先出哪样最好？
problem-ask-down = 这一轮你压不过。垫哪些牌？
problem-ask-race = 有几张牌，打哪一张都能听牌。要听得多，还是胡得大？打哪一张最好？
problem-ask-onward = 现在就胡，还是不胡，求更大的？怎样最好？
problem-ask-call = 有人刚打出{$tile}。你可以吃碰，也可以过。怎样最好？
problem-ask-best = 平均得分最多的就是正确答案。
problem-right = ✅ **{$answer}**，答对了。
problem-wrong = ❌ 不是“{$answer}”，正确答案是**{$right}**。
problem-why-waits = 能胡的牌：{$cards}。
problem-why-discard = - {$choice}：{ $number ->
    [0] 没有能胡的牌
   *[other] 剩{$number}张
}
problem-why-take = - {$choice}：{$number}分
problem-why-safe = - {$lead}：谁也压不过
problem-why-beaten = - {$lead}：会被{$cards}压过
problem-why-koikoi = 电脑玩家从这里把这一局打完许多次，选正确答案平均多得{$points}分。
problem-why-best = - **{$choice}**：最好
problem-why-less = - {$choice}：平均少{$points}分
problem-why-drawn = 例如自摸{$tile}，收{$points}分
problem-why-decided = -# 电脑“高手”把与你所见相符的许多牌局一一打完，比较了每个答案。
problem-why-decided--mahjong = -# 几名“熟手”电脑把与你所见相符的许多牌局一一打完，比较了每个答案。
problem-groups = 图中上面是每种胡法都有的组，下面依次是每张能胡的牌（带框）和它凑成的组。能胡的牌太多时，其余的只把牌排在最下面。
problem-counted = 这道题你已经答过，或者已过了当天，这次不计。
problem-change = （{$gained}）
problem-margin = {" "}±{$margin}
problem-rating = -# 你的解题等级分：**{$points}**{$margin}{$change} · {$word} · { $days ->
    [0] 还没有连续作答
   *[other] 连续作答{$days}天
}
rating-newcomer = 刚起步
rating-novice = 新手
rating-learner = 有基础
rating-skilled = 熟练
rating-strong = 好手
rating-expert = 行家
problem-resumed = **接着打这道题** · 这里的输赢不计。
problem-yesterday = 昨天的答案：**{$answer}**。这里{$count}人中有{$right}人答对。
problem-private = -# 你的答案别人看不到。正确答案明天在这里公布。
problem-month = **每日一题** · {$month}
problem-month-line = {$place} · {$name} · {$count}题答对**{$right}**题
problem-month-none = 这里还没有人答过。
button-problem = 作答
button-problem-next = 下一题
button-problem-resume = 接着打
button-problem-month = 本月
privacy-solutions = - 你答过的题目：{$number}道
refusal-no-problem = 这道题已经没有了，`/problem` 里有别的题。
