# 最後の手を、牌や札の絵で短く。

brief-between = {" "}·{" "}
brief-play-takes = {$name} {$card}→{$cards}
brief-play-stays = {$name} {$card}
brief-turn-takes = 山札 {$card}→{$cards}
brief-turn-stays = 山札 {$card}
brief-take = {$name} {$card}→{$cards}
brief-aim = {$name} {$card}→{$cards}？引きが優先されます。
brief-alone = 山札 {$card}
brief-discard = {$name} {$cards}
brief-chow = {$name}：チー {$cards}
brief-pung = {$name}：ポン {$cards}
brief-kong = {$name}：カン {$cards}
brief-concealed = {$name}：暗槓 {$cards}
brief-added = {$name}：カン {$cards}
brief-flower = {$name}：花牌 {$cards}
brief-lead = {$name}から {$cards}
brief-beat = {$name} {$cards}
