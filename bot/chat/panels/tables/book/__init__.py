"""The rules of a game, read at its table: the guide and its words."""
