# 用牌的图案简短说明上一手。

brief-between = {" "}·{" "}
brief-play-takes = {$name} {$card}→{$cards}
brief-play-stays = {$name} {$card}
brief-turn-takes = 牌堆 {$card}→{$cards}
brief-turn-stays = 牌堆 {$card}
brief-take = {$name} {$card}→{$cards}
brief-aim = {$name} {$card}→{$cards}？引牌优先。
brief-alone = 牌堆 {$card}
brief-discard = {$name} {$cards}
brief-chow = {$name}：吃 {$cards}
brief-pung = {$name}：碰 {$cards}
brief-kong = {$name}：杠 {$cards}
brief-concealed = {$name}：暗杠 {$cards}
brief-added = {$name}：杠 {$cards}
brief-flower = {$name}：花牌 {$cards}
brief-lead = {$name}先出 {$cards}
brief-beat = {$name} {$cards}
