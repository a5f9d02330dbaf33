"""Decisions about tables, contests, leagues, the ledger, lessons and people, as pure functions.

They use no clock, SQL or Discord, and read no files except lessons and problems.
"""
