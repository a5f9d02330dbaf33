"""The tables for learning by playing: answers, deals of the day, duplicate matches."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from bot.store.ledger.books import POINTS
from bot.store.schema import UtcTime, metadata

learned = Table(
    "learned",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("position", String(40), primary_key=True),
)
"""The positions of lessons a person has answered correctly, as `LESSON-POSITION`."""

solutions = Table(
    "solutions",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("problem", String(12), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("solutions_of_a_day", "guild", "day"),
)
"""A person's answers to problems, with the server, and the estimate of their strength afterwards.

`number` counts the answers of each person; `day` is the ordinal of the day in UTC if it was the
problem of that day, otherwise 0.
"""

problem_days = Table(
    "problem_days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("problem", String(12), nullable=False),
)
"""The problem of each day, drawn long before it; those of the days to come are told to nobody."""

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
)
"""The secret of each day, from which its deals follow; `salt` is emptied once the day is over."""

dailies = Table(
    "dailies",
    metadata,
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
"""The deals of the day people have begun, by game and server; `points` once one is finished.

`mark` follows from the person and the salt of the day, so that nobody begins twice, even after
being forgotten; without the salt it leads back to nobody. People who run the bot are not `ranked`.
"""

duplicates = Table(
    "duplicates",
    metadata,
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
    Index("duplicates_unsettled", "settled"),
    Index("duplicates_of_a_tournament", "tournament", "round", unique=True),
    Index("duplicates_of_a_person", "owner"),
)
"""Duplicate matches; `additions` and `until` are written when one begins.

Once it is `settled` nobody plays any more, and everything is laid open. `tournament` is null unless
it is a round of one.
"""

rivals = Table(
    "rivals",
    metadata,
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
"""The people of a duplicate match, with their additions and tables."""
