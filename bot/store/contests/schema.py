"""The database tables of contests: deals of the day and duplicate matches."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Text

from bot.store.ledger.books import POINTS
from bot.store.schema import UtcTime, stored

days = stored(
    "days",
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
)
"""The secret of each day, from which its deals follow; `salt` is emptied once the day is over."""

dailies = stored(
    "dailies",
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mark", String(16), primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("points", POINTS),
    Column("ranked", Integer, nullable=False),
    Index("dailies_of_a_person", "user", "day"),
    Index("dailies_of_a_table", "table"),
)
"""The deals of the day that people have begun; `points` is null until a deal is finished. `mark`
follows from the person and the salt of the day, so that nobody begins twice, even after being
forgotten. Without the salt the mark leads back to nobody. People who run the bot are not `ranked`.
"""

duplicates = stored(
    "duplicates",
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
    Column("owner", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("preset", String(40), nullable=False),
    Column("differences", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("additions", Text, nullable=False, server_default=""),
    Column("promised_at", UtcTime, nullable=False),
    Column("until", UtcTime),
    Column("settled", Integer, nullable=False, server_default="0"),
    Column("tournament", Integer),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("edition", Integer, nullable=False, server_default="0"),
    Index("duplicates_unsettled", "settled"),
    Index("duplicates_of_a_tournament", "tournament", "round", unique=True),
    Index("duplicates_of_a_person", "owner"),
)
"""Duplicate matches; `additions` and `until` are written when a match begins.
Once it is `settled`, nobody plays any more and all hands are shown. `tournament` is null unless the
match is a round of a tournament. `edition` is raised by each write.
"""

rivals = stored(
    "rivals",
    Column("duplicate", ForeignKey("duplicates.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False),
    Column("name", String(100), nullable=False),
    Column("addition", BigInteger, nullable=False),
    Column("table", Integer),
    Column("gone", Integer, nullable=False),
    Index("rivals_of_a_person", "user"),
    Index("rivals_of_a_table", "table"),
)
"""The people of a duplicate match, each with a table once they have sat down.

`addition` is the id of a press that adds to the shuffle. `gone` is 1 once a person has given up.
"""
