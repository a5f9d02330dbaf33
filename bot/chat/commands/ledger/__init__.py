"""Commands about the ledger, records and hands."""
