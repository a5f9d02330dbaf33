# What only the lesson of Dalian has.

learn-dalian = Dalian
learn-dalian-open-title = An open hand
learn-dalian-open-ask = In Dalian a hand wins only with a set **claimed** from somebody. With two of a kind you may take the third that anybody throws: a **pung**. Somebody has thrown a red dragon, and you hold two.
learn-dalian-open-good = The pung lies open before you now, and you throw a tile instead of drawing. From the player on your left you may also take a tile for three in a row, a **chow**.
learn-dalian-open-bad = Then your hand stays closed, and a closed hand cannot win. Take the third dragon.
learn-dalian-open-why = It saves points as well: who has claimed nothing pays double. But one set must be a chow, so do not take pungs only.
learn-dalian-pair-title = The pair
learn-dalian-pair-ask = In Dalian the pair may not be of **2 or 8**. Only a twin for the pair is lacking: wait with the six or with the eight of characters?
learn-dalian-pair-good = With {$wins} as the pair the hand wins.
learn-dalian-pair-bad = A pair of eights could not win, whatever the sets are.
learn-dalian-pair-why = A hand in Dalian has to be poor: without what scores elsewhere. So no closed hand, no pungs only, no pair of 2 or 8.
learn-dalian-single-title = The last tile
learn-dalian-single-ask = You have three sets on the table and four tiles in your hand. Somebody has thrown a third seven of bamboo, but in Dalian nobody wins with **one tile left** in hand. Pung or pass?
learn-dalian-single-good = With the pair of sevens you wait for the seven of characters, and that wins.
learn-dalian-single-bad = After that and a discard one tile would be left, and the hand could never win.
learn-dalian-single-why = In Changchun such a hand wins if it has pungs and kongs only. In Dalian it never does.
learn-dalian-xi-title = Three dragons
learn-dalian-xi-ask = White, green and red may be laid down as a **special kong** on any of your turns. It is a set, and the others pay you for it at once.
learn-dalian-xi-good = The dragons lie open, and each of the others has paid 1. No tile is drawn for it: now you throw one.
learn-dalian-xi-bad = Keep the dragons together: as a special kong they are a set, and paid at once.
learn-dalian-xi-why = It counts as the pung that a hand may need, but not as claimed.
