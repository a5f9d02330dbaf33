# Tien Gow: the tiles by their pips and their names.

card-6-6 = 6-6 Heaven
card-1-1 = 1-1 Earth
card-4-4 = 4-4 Man
card-1-3 = 1-3 Goose
card-5-5 = 5-5 Plum
card-3-3 = 3-3 Long Three
card-2-2 = 2-2 Bench
card-5-6 = 5-6 Axe
card-4-6 = 4-6 Red Ten
card-1-6 = 1-6 Long Leg
card-1-5 = 1-5 Bell
card-3-6 = 3-6 Nine
card-4-5 = 4-5 Nine
card-2-6 = 2-6 Eight
card-3-5 = 3-5 Eight
card-2-5 = 2-5 Seven
card-3-4 = 3-4 Seven
card-2-4 = 2-4 Six
card-1-4 = 1-4 Five
card-2-3 = 2-3 Five
card-1-2 = 1-2 Three
