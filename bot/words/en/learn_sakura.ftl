# The lesson of Sakura.

learn-sakura = Sakura
learn-sakura-worth-title = What cards are worth
learn-sakura-worth-ask =
    Captured cards are points: **brights** ★ 20, **ribbons** ▮ 10, **animals** ◆ 5, **junk** ● 0. Cards **match** when they show the same flower.
    Two of your cards each match one on the table: play the one that captures more.
learn-sakura-worth-good = The ribbon brings {$worth} points; the bridge would have been 5. The card turned from the stock matched nothing and stays on the table.
learn-sakura-worth-bad = You can have 10 points. Look for the ▮ on the table.
learn-sakura-worth-why = In other flower card games animals are worth more than ribbons. Here it is the other way round.
learn-sakura-gaji-title = The gaji
learn-sakura-gaji-ask = The card with the drum is the **gaji**. Played from the hand it takes **any** card on the table, without a match. Use it well: there is only one.
learn-sakura-gaji-good = The crane, {$worth} points. At the end a card left without a partner because of the gaji goes to the player who used it.
learn-sakura-gaji-bad = The gaji can do better. Which card on the table is worth most?
learn-sakura-gaji-why = Turned from the stock, the gaji takes any card, too. But once it lies on the table it is a plain rain.
learn-sakura-set-title = A combination
learn-sakura-set-ask =
    There are eight **combinations** of three cards, and each costs every opponent 50 points.
    The red ribbons of pine, plum and cherry are one, and you have captured two. Complete it!
learn-sakura-set-good = Each opponent loses 50 points: that is more than two brights.
learn-sakura-set-bad = Even a bright is worth only 20. Which card completes the combination with your two red ribbons?
learn-sakura-set-why =
    The pictures of the same three flowers, crane, nightingale and curtain, are another.
    The flowers with blue ribbons make two more, and so do wisteria, iris and bush clover.
learn-sakura-deny-title = Breaking a combination
learn-sakura-deny-ask = The other player has captured boar and deer. With the geese that would be a combination and cost you 50. Take a ribbon, or the geese?
learn-sakura-deny-good = Only {$worth} points, but nobody can complete that combination now.
learn-sakura-deny-bad = Look at what the other player has. Which card completes the combination with the boar and the deer?
learn-sakura-deny-why = One card of the three is enough to break a combination. So watch what everybody captures.
learn-sakura-hiki-title = Calling hiki
learn-sakura-hiki-ask = All four irises are in your hand or on the table. So you may call **hiki** and take all four at once.
learn-sakura-hiki-good = Four cards, {$worth} points, and it is still your turn: now you play a card.
learn-sakura-hiki-bad = There is more to be had: two irises in your hand, two on the table.
learn-sakura-hiki-why = You may call hiki out of turn, too. It even comes before a gaji that is about to take one of the four.
learn-sakura-turn-title = Only turning the stock
learn-sakura-turn-ask =
    After your hiki you have fewer cards than turns. So on turns of your choice you play no card and **only turn** the stock.
    You hold two brights, and nothing matches them.
learn-sakura-turn-good = The brights wait in your hand for a match, and the pine that was turned took the pine on the table.
learn-sakura-turn-bad = That gives a bright away. This time you do not have to play a card.
learn-sakura-turn-why =
    Save the turns without a card for moments like this.
    When nobody has a card left, the player with the most points wins the deal.
