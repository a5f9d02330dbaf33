"""The commands of lessons and problems."""
