# The last move in the pictures of the pieces, where there are some.

brief-between = {" "}·{" "}
brief-play-takes = {$name} {$card}→{$cards}
brief-play-stays = {$name} {$card}
brief-turn-takes = stock {$card}→{$cards}
brief-turn-stays = stock {$card}
brief-take = {$name} {$card}→{$cards}
brief-aim = {$name} {$card}→{$cards}, unless hiki
brief-alone = stock {$card}
brief-discard = {$name} {$cards}
brief-chow = {$name}: chow {$cards}
brief-pung = {$name}: pung {$cards}
brief-kong = {$name}: kong {$cards}
brief-concealed = {$name}: concealed kong {$cards}
brief-added = {$name}: kong {$cards}
brief-flower = {$name}: flower {$cards}
brief-lead = {$name} leads {$cards}
brief-beat = {$name} {$cards}
