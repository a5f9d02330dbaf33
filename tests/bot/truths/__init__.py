"""What play pays, game by game, in the words in which a rule book has to tell it."""
