# The lesson of Mushi.

learn-mushi = Mushi
learn-mushi-match-title = Matching flowers
learn-mushi-match-ask =
    In Mushi two players capture cards, and those cards are their points. Cards **match** when they show the same flower.
    Your cards are below, the table above them: play the card that matches one there.
learn-mushi-match-good = Both plums are yours. Then the top card of the stock was turned: it matched nothing and stays on the table. That is a whole turn.
learn-mushi-match-bad = That card matches nothing on the table, so it captures nothing. Which flower is both in your hand and on the table?
learn-mushi-match-why = There are ten flowers with four cards each. The other player may capture what you do not, so capture when you can.
learn-mushi-worth-title = What cards are worth
learn-mushi-worth-ask = **Brights** ★ are worth 20, **animals** ◆ 10, **ribbons** ▮ 5, **junk** ● 1. Two of your cards match something: play the one that captures more.
learn-mushi-worth-good = The crane is a bright: with your pine that makes {$worth} points. Only the flower has to match, so your poorest card can take the richest.
learn-mushi-worth-bad = That brings you next to nothing. Look for the ★ on the table.
learn-mushi-worth-why = All forty cards make 230 points. Only five of them are brights, each worth as much as twenty junk cards.
learn-mushi-choice-title = One of two
learn-mushi-choice-ask = Your cherry matches two cards on the table, but takes only one of them. Choose the cherry, then the card it takes.
learn-mushi-choice-good = The curtain is a bright; the ribbon stays on the table for now. When a card can take more than one thing, you are always asked.
learn-mushi-choice-bad = The cherry can do better: a card worth 20 lies on the table.
learn-mushi-choice-why = The card that stays can be taken with the fourth cherry, by you or by the other player. So take the better one first.
learn-mushi-stays-title = No match
learn-mushi-stays-ask = None of your cards matches, but you have to play one. It stays on the table, and the other player may take it. Which one can you spare?
learn-mushi-stays-good = A junk card is the smallest gift. The phoenix and the deer wait in your hand for a match.
learn-mushi-stays-bad = That gives many points away. Play the card that is worth least.
learn-mushi-stays-why = A card in your hand is safe; on the table either of you may take it. You choose which card to play, but if it matches, it must capture.
learn-mushi-group-title = Taking a group
learn-mushi-group-ask = Three cards of one flower, dealt to the table, lie together as a **group**. The fourth card of that flower takes all three. You hold it.
learn-mushi-group-good = Four irises with one card. The group was safe for you, as nobody else had an iris: you could even have waited.
learn-mushi-group-bad = There is more to be had: look for the three cards that lie together.
learn-mushi-group-why = Only the fourth card can take a group. Even so, take it before you run out of turns.
learn-mushi-oni-title = The oni
learn-mushi-oni-ask = The card with the drum is the **oni**. It takes any card on the table except a rain or a group. Use it well: there is only one.
learn-mushi-oni-good =
    The oni takes the crane without any match. It cannot take a rain, not even the rain man, though he is a bright.
    The pine left without a partner at the end is yours as well.
learn-mushi-oni-bad = The oni can do better. What is the best card it can take?
learn-mushi-oni-why =
    No hand card takes an oni on the table, only the next stock card that is not a rain. So use it while there is something good to take.
    The rain left at the end goes to the player with the other two.
learn-mushi-three-title = The Three
learn-mushi-three-ask = Crane, nightingale and curtain together are a **combination**: 25 points, taken from the other player. You have captured two. Complete it!
learn-mushi-three-good =
    That is the combination: 25 points for you and 25 less for the other player.
    When all cards are gone, the player with more than 115 of the 230 points is paid what is above 115.
learn-mushi-three-bad = There are 25 more points on the table. Which card completes the combination with the crane and the nightingale?
learn-mushi-three-why = Two more combinations are worth 10 points each: all four wisterias, and all four paulownias. Watch what the other player collects, too.
