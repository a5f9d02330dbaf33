# What only the lesson of Dalian has.

learn-dalian = Dalian
learn-dalian-open-title = An open hand
learn-dalian-open-ask =
    In Dalian a winning hand needs a set **claimed** from somebody. With two of a kind you may claim a third that anybody discards: a **pung**.
    Somebody has discarded Red, and you hold two.
learn-dalian-open-good = The pung lies open, and you discard without drawing. From the player on your left you may also claim a tile for three in a row: a **chow**.
learn-dalian-open-bad = Your hand would stay concealed, and a concealed hand cannot win. Claim the third Red.
learn-dalian-open-why = Claiming saves points as well: a player who has claimed nothing pays double. But one set must be a chow, so do not claim pungs only.
learn-dalian-pair-title = The pair
learn-dalian-pair-ask = In Dalian the pair cannot be **2s or 8s**. Only the pair is missing: do you keep 6 or 8 Character for it?
learn-dalian-pair-good = With {$wins} the pair is made, and the hand wins.
learn-dalian-pair-bad = With a pair of eights no hand wins here, however good its sets are.
learn-dalian-pair-why = Winning hands in Dalian are “poor”, without the usual scoring patterns: never concealed, never all pungs, and no pair of 2 or 8.
learn-dalian-single-title = One tile left
learn-dalian-single-ask =
    Three of your sets lie open, and you hold four tiles. In Dalian nobody wins with **one tile left** in hand.
    Somebody has discarded a third 7 Bamboo: pung or pass?
learn-dalian-single-good = You keep 7 Bamboo as your pair, and 7 Character wins.
learn-dalian-single-bad = After a pung and a discard only one tile would be left, and the hand could never win.
learn-dalian-single-why = In Changchun a hand with one tile left wins if all its sets are pungs and kongs. In Dalian it never wins.
learn-dalian-xi-title = Three dragons
learn-dalian-xi-ask = On any of your turns you may lay down three dragons as a **special kong** (喜槓). It is a set, and the others pay you for it at once.
learn-dalian-xi-good = The dragons lie open, and each of the others has paid you 1 point. No tile is drawn for it: now you discard one.
learn-dalian-xi-bad = Keep the dragons together: as a special kong they are a set, and paid at once.
learn-dalian-xi-why = A special kong counts as the pung a hand may need, but not as a claimed set.
