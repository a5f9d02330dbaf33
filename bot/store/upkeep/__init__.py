"""The database as a whole: copied, kept, given back, and made smaller."""
