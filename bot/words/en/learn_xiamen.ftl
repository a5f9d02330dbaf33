# The lesson of Xiamen; Quanzhou has most of its positions, too.

learn-xiamen = Xiamen
learn-xiamen-sets-title = Five sets and a pair
learn-xiamen-sets-ask =
    You win with five **sets** and a **pair**. A set is three alike, or three in a row of characters (C), dots (D) or bamboo (B).
    Each turn you draw a tile and discard one: discard the tile that goes with nothing.
learn-xiamen-sets-good = You have four sets and the pair, and wait for {$waits}. The dot is among them because it is gold; that comes next.
learn-xiamen-sets-bad = That breaks a set or the pair. Which tile has no neighbour and no twin?
learn-xiamen-sets-why = A hand that needs one more tile **waits**. **Flowers** are laid open and replaced for you: yours is the Orchid, worth a point if you win.
learn-xiamen-gold-title = Gold
learn-xiamen-gold-ask = 3 Dot was turned up: the other three like it are **gold**. Your gold stands for any tile you need. Discard something else.
learn-xiamen-gold-good = Now you wait for {$waits}. With gold beside the seven, almost anything near it fits.
learn-xiamen-gold-bad = Look for the tile that stands alone: not the gold, and not one of the nines.
learn-xiamen-gold-why = No claim may use gold. After somebody discards a gold, nobody can claim or win on any discard until that player’s next turn.
learn-xiamen-white-title = The white dragon
learn-xiamen-white-ask = 7 Bamboo was turned up. The **white dragon** now stands for a 7 Bamboo, and for nothing else. Discard the tile that goes with nothing.
learn-xiamen-white-good = White counts as the seven beside your eight: you wait for {$waits}.
learn-xiamen-white-bad = White is the seven beside your eight. Which tile has no neighbour?
learn-xiamen-white-why = The South you discarded must be **followed**: players who hold just one of a discarded wind or dragon must discard it next.
learn-xiamen-win-title = Winning
learn-xiamen-win-ask = You hold a gold and have drawn 8 Bamboo. Five sets and a pair are complete: press *Win*.
learn-xiamen-win-good = The others pay you {$pays} points in all. Each pays your base plus the points of your tiles (**water**), doubled because you drew the tile yourself.
learn-xiamen-win-bad = That breaks up a hand that has won! Press *Win*.
learn-xiamen-win-why =
    The water: two flowers, one gold, and a pung of fives you drew yourself.
    The dealer’s base is 2, as yours is here, and doubles with each deal the dealer stays; the others have 1.
learn-xiamen-win-why--quanzhou =
    The water: two flowers, one gold, and a pung of fives you drew yourself.
    The dealer’s base is 2, as yours is here, and grows by 1 with each deal the dealer stays; the others have 1.
learn-xiamen-chow-title = A chow
learn-xiamen-chow-ask = The player before you has discarded 9 Character; you hold 7 and 8. A tile for a **chow**, three in a row, can be claimed only from that player.
learn-xiamen-chow-good = The three lie open before you as a set. You do not draw after a chow: you discard next.
learn-xiamen-chow-bad = With your 7 and 8 this tile makes a set. Claim it.
learn-xiamen-chow-why = A pung or a kong can be claimed from any player, and comes before a chow. A win comes before all of them.
learn-xiamen-kong-title = A kong
learn-xiamen-kong-ask = You have drawn your fourth 4 Character. Lay four alike down as a **kong**: they are one set, and you draw another tile for them.
learn-xiamen-kong-good = The kong is a set, and you have drawn another tile. If you win, a kong brings more water than a pung.
learn-xiamen-kong-bad = Four alike are a set, and you draw once more: lay them down as a kong.
learn-xiamen-kong-why = With three in hand you can claim the fourth. A fourth that you draw can be added to an open pung.
learn-xiamen-follow-title = Following
learn-xiamen-follow-ask = The player before you has discarded East, and you hold just one East. You must **follow** (跟打): your East has to go now.
learn-xiamen-follow-good = No other tile could be discarded this turn. Your hand has lost nothing: a single wind seldom helps.
learn-xiamen-follow-bad = Only East can be discarded now.
learn-xiamen-follow-why = Only winds and dragons are followed, and only by players who hold just one. With two or three you keep them.
learn-xiamen-lone-title = The lone gold
learn-xiamen-lone-ask = Five sets and a lone gold are **youjin** (游金): any tile you draw wins. You have just claimed a chow. Discard so that the gold is left alone.
learn-xiamen-lone-good = Any of the {$kinds} kinds of tile wins now, at ×4. But you have to draw it: a lone gold never wins on a discard.
learn-xiamen-lone-good--quanzhou = Any of the {$kinds} kinds of tile wins now, at ×3. But you have to draw it: a lone gold never wins on a discard.
learn-xiamen-lone-bad = Keep the gold and the five sets. Which tile is left over?
learn-xiamen-lone-why = If you later discard a gold and still have five sets and a lone gold, a win pays ×8 (shuangyou); after two golds, ×12 (sanyou).
learn-xiamen-lone-why--quanzhou = If you later discard a gold and still have five sets and a lone gold, a win pays ×6 (shuangyou); after two golds, ×9 (sanyou).
learn-xiamen-any-title = Winning with any tile
learn-xiamen-any-ask = You have five sets and a lone gold, and have drawn North. It fits nothing, and does not have to.
learn-xiamen-any-good = The others pay you {$pays} points in all: each pays base plus water, ×4.
learn-xiamen-any-good--quanzhou = The others pay you {$pays} points in all: each pays base plus water, ×3.
learn-xiamen-any-bad = Any tile you draw wins now. Press *Win*.
learn-xiamen-any-why = Nobody’s discard wins here: a discard can never complete a pair that uses gold. A lone gold has to draw its tile.
learn-xiamen-golds-title = Three golds
learn-xiamen-golds-ask = The gold has just been turned up, and you hold all **three**. Right now they win with any other tiles.
learn-xiamen-golds-good = The others pay you {$pays} points in all: each pays base plus water, ×4.
learn-xiamen-golds-good--quanzhou = The others pay you {$pays} points in all: each pays base plus water, ×3.
learn-xiamen-golds-bad = However bad your other tiles are, you can win right now.
learn-xiamen-golds-why = A player who holds all three golds when the wall runs out wins as well, at ×3. Until then they only stand in for other tiles.
learn-xiamen-rob-title = Robbing the gold
learn-xiamen-rob-ask = The tile turned up to show the gold may complete a hand: **qiangjin** (搶金). You wait for 6 Bamboo, and that is what was turned up.
learn-xiamen-rob-good = The others pay you {$pays} points in all: each pays base plus water, ×4.
learn-xiamen-rob-bad = Nobody can have that tile later. Win with it now.
learn-xiamen-rob-why = A dealer whose seventeen tiles are complete as dealt wins too: **tianhu** (天胡), ×4. Tianhu comes first, then three golds, then qiangjin.
