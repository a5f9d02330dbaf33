"""People: their settings and looks, exclusions, hands entered for the appraiser, weekly summaries,
and how far they have seen their tables.
"""
