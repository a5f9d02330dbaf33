"""Entries that sum to zero, and debts settled."""
