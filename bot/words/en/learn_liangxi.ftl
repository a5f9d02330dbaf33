# The three lessons of Liangxi.

learn-liangxihand = Liangxi: the hand and wild tiles
learn-liangxihand-sets-title = Four sets and a pair
learn-liangxihand-sets-ask =
    You win with four **sets** and a **pair**. A set is three alike, or three in a row of characters (C), dots (D) or bamboo (B).
    Each turn you draw a tile and discard one: discard the tile that goes with nothing.
learn-liangxihand-sets-good = You have three sets and a pair, and 7 and 8 Bamboo wait for {$waits}. Either one wins.
learn-liangxihand-sets-bad = That breaks a set or the pair. Which tile has no neighbour and no twin?
learn-liangxihand-sets-why = A hand that needs one more tile **waits**. In a match the lines below *Your turn* show what you would wait for after each discard.
learn-liangxihand-win-title = Winning
learn-liangxihand-win-ask = You waited for 6 or 9 Bamboo, and have drawn a 9 this turn. All sets are complete: press *Win*.
learn-liangxihand-win-good = The others pay you {$pays} points in all. The picture adds up what the hand was worth, point by point.
learn-liangxihand-win-good--northern = The others pay you {$pays} points in all. The picture shows what has doubled them.
learn-liangxihand-win-bad = That breaks up a hand that has won! Press *Win*.
learn-liangxihand-win-why = Small things are a point each: here a pair of twos, no claims, and drawing the tile yourself. The dealer receives and pays double.
learn-liangxihand-win-why--northern = Each of the others pays 1 point, doubled for each of these: you are the dealer, you drew the tile yourself, and you have claimed nothing.
learn-liangxihand-wild-title = Wild tiles
learn-liangxihand-wild-ask =
    3 Character was turned up: the two after it, 4 and 5, are **wild**. Your 4 stands for any tile you need.
    But a player who discards a wild tile can no longer win: discard something else.
learn-liangxihand-wild-good = Now you wait for {$waits}. With a wild tile beside the seven, almost anything near it fits.
learn-liangxihand-wild-bad = Look for the tile that stands alone: not the wild tile, and not one of the nines.
learn-liangxihand-wild-why = Each wild tile in a winning hand is worth another point. No set or pair may be made of wild tiles only, and you cannot claim with them.
learn-liangxihand-claim-title = Claiming
learn-liangxihand-claim-ask =
    With two of a kind in your hand you may claim a third that anybody discards: a **pung**.
    Somebody has discarded Red, and you hold two: three of them are worth a point.
learn-liangxihand-claim-good = The pung lies open, and you discard without drawing. From the player on your left you may also claim a tile for three in a row: a **chow**.
learn-liangxihand-claim-bad = Your two dragons would only be a pair. Claim the third one!
learn-liangxihand-claim-why = A claimed set lies open, and its tiles cannot be used in another set. A hand without claims is worth a point, so do not claim everything.
learn-liangxihand-claim-why--xiamen = An open pung of dragons is worth one point (water); concealed it would be two. A claimed set cannot be changed.

learn-liangxixi = Liangxi: the xi
learn-liangxixi-lay-title = Laying the xi
learn-liangxixi-lay-ask =
    Before your second draw (as dealer, before your first) you may lay open a **xi**: three different winds, or the nines or ones of all suits.
    Your hand then needs one set fewer, and the xi is worth a point. You hold three winds.
learn-liangxixi-lay-good = The xi lies open, and you play on with a hand of ten tiles. It needs only three sets and a pair now.
learn-liangxixi-lay-bad = Keep these winds together: three different winds make a xi.
learn-liangxixi-lay-why = The xi gives the game its name: liangxi means “lay open the xi”. Later in the deal you can no longer lay one.
learn-liangxixi-ones-title = Ones as stand-ins
learn-liangxixi-ones-ask = For a xi of nines you lack 9 Bamboo. But a **one** of any suit may stand in, and so may a wild tile. Lay the xi!
learn-liangxixi-ones-good = Two nines and a one make a xi of nines. So look at your ones before you discard them.
learn-liangxixi-ones-bad = Nines are worth keeping here: with 1 Bamboo they are a xi.
learn-liangxixi-ones-why = A wild tile that stands in can be taken back later, when you draw the tile it stands for. A one stays.
learn-liangxixi-add-title = Adding to the xi
learn-liangxixi-add-ask = Your xi is of winds, and you have drawn the fourth, North. Tiles of its kind may be **added**: each brings another draw, and three are a point.
learn-liangxixi-add-good = Unless somebody claims it for a win or a pung, North joins the xi. You draw a tile for it and discard as usual.
learn-liangxixi-add-bad = A wind still belongs to your xi: add it.
learn-liangxixi-add-why = You cannot win while your hand still holds a tile that belongs to your xi. Add it to the xi, or discard it.
learn-liangxixi-swap-title = Taking the wild tile back
learn-liangxixi-swap-ask = In your xi a wild tile, 8 Character, stands for the third wind. You have drawn West: it can **take its place**, and you get the wild tile back.
learn-liangxixi-swap-good = The xi is all winds now. In your hand the wild tile is worth a point and fits anywhere.
learn-liangxixi-swap-bad = You can do better with West: it is the tile that the wild one stands for.
learn-liangxixi-swap-why = You could also add West to the xi and draw a tile. But a wild tile in the hand is nearly always worth more.

learn-liangxilimits = Liangxi: limited hands
learn-liangxilimits-say-title = Setting a limit
learn-liangxilimits-say-ask =
    Before the deal the dealer may limit which hands win, and stake points for the winner. Often a limit is a set of three that tells a story.
    Ask for the first: *Peacock flies southeast*.
learn-liangxilimits-say-good =
    Now a winning hand must hold 1 Bamboo (the bird), East and South; a wild tile may stand in.
    You could also name what the hand must be worth. Press *Deal* when you are done.
learn-liangxilimits-say-bad = Look in the list *A set that the hand must contain*: the peacock comes first.
learn-liangxilimits-say-why = The stake goes to the winner, and stays on the table until somebody wins. No dealer ever has to set a limit.
learn-liangxilimits-hold-title = Holding what was asked for
learn-liangxilimits-hold-ask = The dealer asked for the peacock: 1 Bamboo, East and South. You hold all three, as one of your four sets. Discard what fits nowhere.
learn-liangxilimits-hold-good =
    With the peacock, two chows and a pair you wait for {$waits}; the dots among them are wild.
    Without the peacock no hand wins this deal.
learn-liangxilimits-hold-bad = Take care: you need each tile of the peacock, or a wild tile in its place. Which tile fits nothing?
learn-liangxilimits-hold-why = Tiles of the story cannot be claimed; only the one that wins may be a discard. Keep them from the start.
learn-liangxilimits-win-title = Winning a limited hand
learn-liangxilimits-win-ask = The peacock is in your hand, and you have drawn 8 Bamboo. Does your hand meet the dealer’s limit?
learn-liangxilimits-win-good = Your hand meets the limit, and the others pay you {$pays} points in all. The dealer’s stake goes to the winner as well.
learn-liangxilimits-win-bad = Everything is there: four sets, one of them the peacock, and a pair. Press *Win*.
learn-liangxilimits-win-why = *Win* appears only if the hand meets the dealer’s limit. If it is missing, read the words above the picture.
