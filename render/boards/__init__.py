"""The layout of pictures for each family of games: views become layouts.

All lengths are in pixels, unless a note names another unit.
"""
