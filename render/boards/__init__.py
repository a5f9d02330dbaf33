"""The layout of pictures for each family of games: views become layouts."""
