# What only the lesson of Quanzhou has.

learn-quanzhou = Quanzhou
learn-quanzhou-eight-title = Eight flowers
learn-quanzhou-eight-ask = In Quanzhou all **eight flowers** win at once, with any hand. You have seven. For a **kong** of four alike you draw another tile.
learn-quanzhou-eight-good = It was the eighth flower. The others pay you {$pays} points in all: each pays base plus water, ×3.
learn-quanzhou-eight-bad = More draws bring more flowers. Of which tile do you hold four?
learn-quanzhou-eight-why =
    Four seasons or four plants are 4 water here, and 8 in Xiamen.
    Nobody can rob the gold in Quanzhou, and a dealer’s hand that is complete as dealt is a win like any other.
