# What only the lesson of Quanzhou has.

learn-quanzhou = Quanzhou
learn-quanzhou-eight-title = Eight flowers
learn-quanzhou-eight-ask = In Quanzhou all **eight flowers** win at once, whatever your hand. You have seven. Four alike may be laid down as a **kong**, and a tile is drawn for it.
learn-quanzhou-eight-good = It was the eighth flower. All three others pay you, {$pays} points together, three times base and water.
learn-quanzhou-eight-bad = More draws bring more flowers. Of which tile do you hold four?
learn-quanzhou-eight-why = Four seasons or four plants are 4 water here, and 8 in Xiamen. Nobody can rob the gold in Quanzhou, and a dealer’s hand that is whole from the start is a win like any other.
