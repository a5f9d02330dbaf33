"""Payments that play gives, game by game, and the words that a rule book must have for them."""
