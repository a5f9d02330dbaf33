"""Decisions about tables, contests, leagues, the ledger, lessons and people, as pure functions.
They know no clock, SQL or Discord, and read no files except lessons and problems.
"""
