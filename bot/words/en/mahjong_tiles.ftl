# Mahjong: the tiles.

card-1m = 1 Character
card-2m = 2 Character
card-3m = 3 Character
card-4m = 4 Character
card-5m = 5 Character
card-6m = 6 Character
card-7m = 7 Character
card-8m = 8 Character
card-9m = 9 Character
card-1p = 1 Dot
card-2p = 2 Dot
card-3p = 3 Dot
card-4p = 4 Dot
card-5p = 5 Dot
card-6p = 6 Dot
card-7p = 7 Dot
card-8p = 8 Dot
card-9p = 9 Dot
card-1s = 1 Bamboo
card-2s = 2 Bamboo
card-3s = 3 Bamboo
card-4s = 4 Bamboo
card-5s = 5 Bamboo
card-6s = 6 Bamboo
card-7s = 7 Bamboo
card-8s = 8 Bamboo
card-9s = 9 Bamboo
card-1z = East
card-2z = South
card-3z = West
card-4z = North
card-5z = White
card-6z = Green
card-7z = Red
card-1f = Spring
card-2f = Summer
card-3f = Autumn
card-4f = Winter
card-5f = Plum
card-6f = Orchid
card-7f = Chrysanthemum
card-8f = Bamboo plant

# A tile as the button of it is labelled, beside its picture.
tile-short = { $tile ->
    [m1] 1C
    [m2] 2C
    [m3] 3C
    [m4] 4C
    [m5] 5C
    [m6] 6C
    [m7] 7C
    [m8] 8C
    [m9] 9C
    [p1] 1D
    [p2] 2D
    [p3] 3D
    [p4] 4D
    [p5] 5D
    [p6] 6D
    [p7] 7D
    [p8] 8D
    [p9] 9D
    [s1] 1B
    [s2] 2B
    [s3] 3B
    [s4] 4B
    [s5] 5B
    [s6] 6B
    [s7] 7B
    [s8] 8B
    [s9] 9B
    [z1] E
    [z2] S
    [z3] W
    [z4] N
   *[other] {$name}
}
