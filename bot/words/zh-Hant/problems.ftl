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
problem-counted = 這道題你已經答過，或者已過了當天，這次不計。
problem-change = （{$gained}）
problem-standing = -# 你的解題等級分：{$rating} ±{$margin}{$change} · 連續{$days}天
problem-yesterday = 昨天的答案：**{$answer}**。這裡{$count}人中有{$right}人答對。
problem-private = -# 你的答案別人看不到。正確答案明天在這裡公布。
problem-month = **每日一題** · {$month}
problem-month-line = {$place} · {$name} · {$count}題答對**{$right}**題
problem-month-none = 這裡還沒有人答過。
button-problem = 作答
button-problem-next = 下一題
button-problem-month = 本月
privacy-solutions = - 你答過的題目：{$number}道
refusal-no-problem = 這道題已經沒有了，`/problem` 裡有別的題。
