"""Ledger entries that sum to zero, the payments in them, and the settling of debts."""
