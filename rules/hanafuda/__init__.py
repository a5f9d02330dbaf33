"""The flower-card games: one pack, one way of capturing, a short file for each game."""
