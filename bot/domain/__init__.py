"""The decisions about tables, leagues and the ledger, as pure functions: no I/O, clock, SQL or
Discord.
"""
