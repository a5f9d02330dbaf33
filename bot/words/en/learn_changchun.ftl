# The lesson of Changchun; Dalian has some of its positions, too.

learn-changchun = Changchun
learn-changchun-suits-title = All three suits
learn-changchun-suits-ask = A winning hand has characters, dots **and** bamboo. Only the pair is missing: do you keep 4 Bamboo or 9 Character for it?
learn-changchun-suits-good = With {$wins} the hand has all three suits and wins.
learn-changchun-suits-bad = Without 4 Bamboo the hand has no bamboo and cannot win.
learn-changchun-suits-why = Think twice before you discard the last tile of a suit. If a hand is one tile short but could not win, the bot says what is missing.
learn-changchun-outside-title = An outside tile
learn-changchun-outside-ask = A hand needs a **1, a 9, a wind or a dragon** somewhere. Again only the pair is missing: do you keep 9 or 6 Character for it?
learn-changchun-outside-good = With {$wins} the hand has a pair of nines and wins.
learn-changchun-outside-bad = Without the nine, all tiles are from 2 to 8, and the hand cannot win.
learn-changchun-outside-why = One 1, 9, wind or dragon is enough, in the hand or in an open set.
learn-changchun-pung-title = Four chows
learn-changchun-pung-ask = Three in a row are a **chow**. Four chows win only with a **pair of dragons**. You have four: which tile do you keep for the pair?
learn-changchun-pung-good = Four chows and a pair of {$wins}: that wins.
learn-changchun-pung-bad = Four chows and a pair of nines cannot win. Which tile is a dragon?
learn-changchun-pung-why = Three alike are a **pung**, four a **kong**. With one of these the pair does not have to be dragons.
learn-changchun-ready-title = Declaring ready
learn-changchun-ready-ask = When your discard leaves you one tile from winning, you may declare **ready** with it. Do so: discard the tile that goes with nothing.
learn-changchun-ready-good = Now you wait for {$wins}. You can win without declaring, but only players who have declared may look at the treasure.
learn-changchun-ready-bad = That does not declare you ready. Use the list *Declare ready, and discard …* for the tile that goes with nothing.
learn-changchun-ready-why = Everybody is told that you are ready. You may still change your hand until you have looked at the treasure.
learn-changchun-look-title = The treasure
learn-changchun-look-ask =
    You are ready. Before you draw, you may **look** at the treasure, a hidden tile: if you wait for it, you win at once.
    If you draw a tile like it later, that wins, too.
learn-changchun-look-good = The others are not told which tile it is. From now on your hand stays as it is: you discard what you draw, until you win.
learn-changchun-look-bad = Without looking, only the tiles you wait for can win. Look first.
learn-changchun-look-why = Without a 1, 9, wind or dragon you cannot look. When three tiles like the treasure have been discarded, a new treasure is found.
learn-changchun-treasure-title = Winning with the treasure
learn-changchun-treasure-ask = You have looked: the treasure is West. You wait for 6 and 9 Bamboo, but you have drawn a West, and it stands for any tile.
learn-changchun-treasure-good = The others pay you {$pays} points in all: a tile like the treasure doubles twice (×4).
learn-changchun-treasure-bad = That tile is like the treasure and wins. Press *Win*.
learn-changchun-treasure-why = If you wait for the treasure itself, looking at it wins. That is doubled twice, too.
learn-changchun-xi-title = Special kongs
learn-changchun-xi-ask =
    Before your first discard you may lay down a **special kong**: three dragons (喜槓), ones (么蛋) or nines (九蛋), or four winds (旋風槓).
    It is a set, and the others pay you for it at once. You hold three dragons.
learn-changchun-xi-good = The dragons lie open, and each of the others has paid you 1 point. What was hard to use is now a set.
learn-changchun-xi-bad = Keep the dragons together: White, Green and Red are a special kong.
learn-changchun-xi-why = A special kong counts as the pung a hand may need, but not as a claimed set.
learn-changchun-add-title = Adding to a special kong
learn-changchun-add-ask =
    Your special kong is of dragons, and you have drawn another.
    Tiles of its kind may be **added**: for each the others pay you again, and you draw another tile.
learn-changchun-add-good = If nobody claims it for a win or a pung, each of the others pays 1 more point, and you draw a tile for it.
learn-changchun-add-bad = A dragon still belongs to your special kong: add it.
learn-changchun-add-why = A kong of four alike is paid, too: a concealed one by all, a claimed one by its discarder alone. It is paid even when nobody wins the deal.
