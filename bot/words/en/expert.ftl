# --- One page for players who know a game from elsewhere

expert-title = **{ $game } for players who already know it**
button-expert = I know it: what differs?
expert-page--mushi =
    Under the usual rules here:
    - Peony and bush clover stay in the box. Forty cards make 230 points; you are paid what you have above 115.
    - Cards score by themselves: bright 20, animal 10, ribbon 5, junk 1. The points of the three combinations are taken from the other player.
    - The **oni**, the rain junk with the drum, takes any table card except a rain or a card of a group.
    - When the oni lies on the table, no card from a hand takes it. The next stock card that is not rain must take it.
    - A card that can take must take. Three of a flower dealt to the table are a group, and the fourth takes all three.
expert-page--koikoi =
    Under the usual rules here, those of the printed sheet:
    - Koi-koi is called **once in a deal**. After that, the first of you to make a new or better combination wins at once.
    - Seven points or more are doubled, and so is a win against a call: both together are ×4.
    - Each further animal adds 1 to inoshikachō, each further ribbon to red poems or blue ribbons. Five animals or five ribbons do not count with these.
    - The cup counts as junk, too. Hanami and tsukimi count 5 each.
    - Four of a flower or four pairs in a dealt hand win six points at once. If the cards run out, nobody is paid.
expert-page--sakura =
    Under the usual rules here:
    - Ribbons are worth 10, animals 5 and junk nothing. The rain man is an animal, the yellow paulownia a ribbon.
    - The **gaji**, the rain junk with the drum, takes any card when it is played or turned. On the table it is a plain rain.
    - **Hiki**: if the table and your hand together hold all four of a flower, take them, even out of turn. A hiki comes before a gaji that would take one of the four.
    - Each combination of three cards costs every opponent 50 points.
    - A loser pays 1 point, or 2 if the winner leads the second best by 100 points or more.
expert-page--tiengow =
    Under the usual rules here:
    - Every deal is won by **the last trick**. A player with seven stacks wins it anyway, because all others then play face down.
    - All eight stacks are ×4 if your last lead could not lose, otherwise ×2, as seven.
    - Only players who have a stack may win a last trick of one tile.
    - The supreme, 2-4 with 1-2, wins when led and never beats anything. Led before the last trick, it brings 2 points from everybody at once.
    - The dealer pays and receives ×2; each deal the dealer stays adds 1 to this multiplier. A loser with five or six stacks is paid.
    - If 2-4 beats 1-2 in the last trick (**kam**), the player who led pays for everybody, ×2.
expert-page--xiamen =
    Under the usual rules here:
    - Sixteen tiles: five sets and a pair. Three tiles are **gold**, and White stands for the tile turned up.
    - All three others pay, even on a discard: (base + water) × multiplier.
    - Self-draw is ×2; youjin (a lone gold) counts more. Golds discarded before it make it shuangyou or sanyou.
    - **Following**: if you hold just one of a discarded wind or dragon, you must discard it.
    - A discard cannot complete a pair with a gold. After a player discards a gold, nobody may claim or win on a discard until that player’s next turn.
    - The dealer’s base doubles with each deal the dealer stays.
expert-page--quanzhou =
    Under the usual rules here:
    - Tiles, golds and following are those of Xiamen mahjong; the scoring differs.
    - The dealer’s base grows by one with each deal the dealer stays; it does not double.
    - All eight flowers win at once.
    - All three others pay, even on a discard: (base + water) × multiplier.
    - A discard cannot complete a pair with a gold. After a player discards a gold, nobody may claim or win on a discard until that player’s next turn.
expert-page--changchun =
    Under the usual rules here:
    - A win needs all three suits, a 1, 9 or honour, and a pung, a kong or a pair of dragons. Seven pairs do not win.
    - **Special kongs** (winds, dragons, ones, nines) are laid before your first discard and paid at once. Tiles added later are paid, too.
    - Declare **ready**, look at the **treasure**, and win with it or by drawing a tile like it.
    - A win comes before a pung, and a pung before a kong.
    - Each scoring element doubles the payment; all pungs and the treasure double it twice (×4). The dealer pays and receives double, and the discarder pays double.
expert-page--dalian =
    Under the usual rules here:
    - Only **poor hands** win: all three suits, a 1, 9 or honour, a chow, a claimed set, and a pung, a kong or a pair of dragons.
    - The pair cannot be 2s or 8s, and more than one tile must be left in hand.
    - Three different dragons can be laid as a kong on any of your turns.
    - Declare **ready**, look at the **treasure**, and win with it or by drawing a tile like it.
    - A payer without claims pays double. If none of the payers has claimed, all pay double again.
expert-page--liangxi =
    Under the usual rules here:
    - Points are added up, big hands and small things alike. Without any point a hand is **qionghu**, worth 40.
    - Before your second draw (as dealer, your first) you may lay open a **xi** of three tiles, even out of turn. You can add tiles to it later.
    - The two tiles after the one turned up are **wild**. You cannot claim with them, and if you discard one you can no longer win.
    - One of each dragon from your own hand is a set.
    - Before the dice are rolled, the dealer may limit the hands that win. In return the dealer stakes points for the winner.
    - All pay, even on a discard. If you are not waiting for a win and discard the winning tile to a player with four tiles in hand, you pay for everybody.
