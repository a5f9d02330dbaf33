# The lesson of Koi-Koi.

learn-koikoi = Koi-Koi
learn-koikoi-match-title = Matching flowers
learn-koikoi-match-ask =
    In Koi-Koi two players capture cards to make **combinations**. Cards **match** when they show the same flower.
    Your cards are below, the table above them: play the card that matches one there.
learn-koikoi-match-good = Both pines are yours. Then the top card of the stock was turned: it matched nothing and stays on the table. That is a whole turn.
learn-koikoi-match-bad = That card matches nothing on the table, so it captures nothing. Which flower is both in your hand and on the table?
learn-koikoi-match-why = There are twelve flowers, one for each month, with four cards each. If three of a flower lie on the table, the fourth takes all three.
learn-koikoi-yaku-title = A combination
learn-koikoi-yaku-ask = Only combinations score. The red ribbons of pine, plum and cherry are **red poems**, worth 5 points. You have two: capture the third.
learn-koikoi-yaku-good = Three red ribbons with poems are 5 points. They are not yours yet: first you choose whether to stop or to go on. That comes next.
learn-koikoi-yaku-bad = That completes nothing. Which red ribbon lies on the table?
learn-koikoi-yaku-why = Blue ribbons are 5, too, as are boar, deer and butterflies. Each further ribbon or animal adds 1.
learn-koikoi-stop-title = Stopping
learn-koikoi-stop-ask =
    You have made red poems. You may **stop** and be paid, or call **koi-koi** and play on for more.
    The other player has two brights ★, and the moon on the table would be the third: which do you choose?
learn-koikoi-stop-good = You are paid {$pays} points, and the deal is over. The winner deals next.
learn-koikoi-stop-bad = If the other player makes something first, you get nothing. They need one card, and it lies on the table.
learn-koikoi-stop-why = Three brights are worth 5, four 8, all five 10. Weigh what the other player may make next against what you have.
learn-koikoi-rain-title = The rain man
learn-koikoi-rain-ask =
    Three **brights** ★ are worth 5, but the **rain man** does not count as one of three.
    You have him and the crane, and also boar and butterflies. Take the curtain or the deer?
learn-koikoi-rain-good = Boar, deer and butterflies (**inoshikachō**) are 5 points. Two brights and the rain man would have been nothing.
learn-koikoi-rain-bad = Crane, curtain and rain man are no combination. Which card completes boar and butterflies?
learn-koikoi-rain-why = With three other brights the rain man makes a rainy four, worth 7. Four brights without him are worth 8.
learn-koikoi-cup-title = The cup
learn-koikoi-cup-ask =
    The **cup** makes two combinations: cherry viewing (**hanami**) with the curtain, and moon viewing (**tsukimi**) with the moon.
    Each is worth 5. You have curtain and moon: which card do you play?
learn-koikoi-cup-good = One card, two combinations. Take the cup early, if only to keep it from the other player.
learn-koikoi-cup-bad = One card on the table goes with both the curtain and the moon. Which?
learn-koikoi-cup-why = The cup is also an animal ◆, and junk. Some play without these two combinations: look at the table’s house rules.
learn-koikoi-double-title = Seven or more
learn-koikoi-double-ask = Hanami and tsukimi are 10 points together. **Seven points or more are doubled.** Stop, or koi-koi?
learn-koikoi-double-good = 10 points, doubled to {$pays}. Few deals bring that much.
learn-koikoi-double-bad = You would risk twenty points for a few more. Stop and take them.
learn-koikoi-double-why = Below seven points there is a reason to go on; with seven or more there is a reason to stop.
learn-koikoi-more-title = Calling koi-koi
learn-koikoi-more-ask =
    Five animals ◆ are 1 point, and the other player has made nothing yet.
    The crane on the table would be your third bright, and all other pines are yours: stop, or koi-koi?
learn-koikoi-more-good = One point is next to nothing, and nobody else can match the crane. Take it on your next turn, and you have 6.
learn-koikoi-more-bad = One point for a whole deal? Nobody else can take the crane.
learn-koikoi-more-why = Call koi-koi when you are close to more. It can be called only once in a deal: then the first to make more wins at once.
learn-koikoi-back-title = Winning against a call
learn-koikoi-back-ask =
    The other player made red poems and called koi-koi. Now the first of you to make a new or better combination wins at once.
    A win against a call pays **double**. Which card do you play?
learn-koikoi-back-good = **Blue ribbons** are 5 points, doubled to {$pays}, and the other player gets nothing for red poems. That is the risk of a call.
learn-koikoi-back-bad = That makes nothing, and the other player may make more first. Which blue ribbon lies on the table?
learn-koikoi-back-why = Seven points or more are doubled, and so is a deal in which the loser had called: both together are ×4.
