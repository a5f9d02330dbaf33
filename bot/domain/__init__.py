"""Decisions about tables, leagues and the ledger: pure, without I/O, clock, SQL or Discord."""
