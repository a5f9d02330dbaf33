"""What people have chosen, seen and given away about themselves."""
