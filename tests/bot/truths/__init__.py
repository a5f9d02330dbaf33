"""Payments as play gives them, game by game, in the words in which a rule book has to tell it."""
