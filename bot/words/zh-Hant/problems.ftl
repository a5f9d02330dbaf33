# 題目：電腦玩家打過的局面，各有一個正確答案。

command-problem = 題目
command-problem-about = 解一道電腦牌局裡的題目，看你的解題等級分
command-hall-problems = 題目
command-hall-problems-about = 每天在此頻道出一道題，或不再出題
option-problems = 出題
option-problems-about = 是否每天出題
hall-problems-on = 此頻道從現在起每天有一道題，在協調世界時零點過後發出。今天的馬上就來。
hall-problems-off = 此伺服器不再有每日一題。
problem-head = **題目** · {$game} · {$grade}
problem-head-day = **每日一題** · {$game} · {$grade}
problem-easy = 容易
problem-middle = 中等
problem-hard = 難
problem-ask-waits = 還沒輪到你。下一張摸到哪些牌能胡？一共幾種？
problem-ask-discard = 你剛摸了牌。打哪一張，下次摸牌能胡的牌剩得最多？只數你還沒看見的牌。
problem-ask-claim = 有人剛打出{$tile}。過，還是吃碰之後打最好的一張：哪樣能讓下次摸牌能胡的牌剩得最多？只數你還沒看見的牌。
problem-ask-worth = 你用剛摸到的牌胡了。一共收多少分？
problem-ask-lead = 先出哪些牌，別人無論拿著什麼都壓不過？
problem-played = 各輪亮過的牌：{$cards}。
problem-ask-take = 翻牌堆之前，怎樣出牌能吃到分數最高的牌？
problem-ask-koikoi = 你可以收手，也可以喊「來來」。平均來說，哪樣得分更多？
problem-ask-give = 手裡沒有能吃的牌。把哪一張放到場上？
problem-ask-deny = 現在就吃得分最多的牌，還是吃別人需要的牌？怎樣出最好？
problem-ask-nearest = 有幾種出法，都能讓某個役只差一張。怎樣出最好？
problem-ask-wild = {$card}現在用，還是留著？怎樣出最好？
problem-ask-pair = 由你先出。先出成組的幾隻，還是留著？先出哪樣最好？
problem-ask-down = 這一輪你壓不過。墊哪些牌？
problem-ask-race = 有幾張牌，打哪一張都能聽牌。要聽得多，還是胡得大？打哪一張最好？
problem-ask-onward = 現在就胡，還是不胡，求更大的？怎樣最好？
problem-ask-call = 有人剛打出{$tile}。你可以吃碰，也可以過。怎樣最好？
problem-ask-best = 平均得分最多的就是正確答案。
problem-right = ✅ **{$answer}**，答對了。
problem-wrong = ❌ 不是「{$answer}」，正確答案是**{$right}**。
problem-why-waits = 能胡的牌：{$cards}。
problem-why-discard = - {$choice}：{ $number ->
    [0] 沒有能胡的牌
   *[other] 剩{$number}張
}
problem-why-take = - {$choice}：{$number}分
problem-why-safe = - {$lead}：誰也壓不過
problem-why-beaten = - {$lead}：會被{$cards}壓過
problem-why-koikoi = 電腦玩家從這裡把這一局打完許多次，選正確答案平均多得{$points}分。
problem-why-best = - **{$choice}**：最好
problem-why-less = - {$choice}：平均少{$points}分
problem-why-drawn = 例如自摸{$tile}，收{$points}分
problem-why-decided = -# 電腦「高手」把與你所見相符的許多牌局一一打完，比較了每個答案。
problem-why-decided--mahjong = -# 幾名「熟手」電腦把與你所見相符的許多牌局一一打完，比較了每個答案。
problem-groups = 圖中上面是每種胡法都有的組，下面依次是每張能胡的牌（帶框）和它湊成的組。能胡的牌太多時，其餘的只把牌排在最下面。
problem-counted = 這道題你已經答過，或者已過了當天，這次不計。
problem-change = （{$gained}）
problem-margin = {" "}±{$margin}
problem-rating = -# 你的解題等級分：**{$points}**{$margin}{$change} · {$word} · { $days ->
    [0] 還沒有連續作答
   *[other] 連續作答{$days}天
}
rating-newcomer = 剛起步
rating-novice = 新手
rating-learner = 有基礎
rating-skilled = 熟練
rating-strong = 好手
rating-expert = 行家
problem-resumed = **接著打這道題** · 這裡的輸贏不計。
problem-yesterday = 昨天的答案：**{$answer}**。這裡{$count}人中有{$right}人答對。
problem-private = -# 你的答案別人看不到。正確答案明天在這裡公布。
problem-month = **每日一題** · {$month}
problem-month-line = {$place} · {$name} · {$count}題答對**{$right}**題
problem-month-none = 這裡還沒有人答過。
button-problem = 作答
button-problem-next = 下一題
button-problem-resume = 接著打
button-problem-month = 本月
privacy-solutions = - 你答過的題目：{$number}道
refusal-no-problem = 這道題已經沒有了，`/problem` 裡有別的題。
