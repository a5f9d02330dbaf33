"""Entries that sum to zero, and how debts are settled."""
