"""What stands where in the pictures of each family of games: views become layouts."""
