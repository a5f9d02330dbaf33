"""The faces of cards and tiles: their drawings and the sheets built from them."""
