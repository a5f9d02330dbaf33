"""Panels of the ledger."""
