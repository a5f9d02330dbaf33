"""The database tables of lessons and problems: answers, and the problem of each day."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, String

from bot.store.schema import UtcTime, stored

learned = stored(
    "learned",
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("position", String(40), primary_key=True),
)
"""The positions of lessons a person has answered correctly, as `LESSON-POSITION`."""

solutions = stored(
    "solutions",
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

`number` counts the answers of each person. `day` is the ordinal of the day in UTC if it was the
problem of that day, otherwise 0.
"""

problem_days = stored(
    "problem_days",
    Column("day", String(10), primary_key=True),
    Column("problem", String(12), nullable=False),
    Column("salt", String(64), nullable=False, server_default=""),
)
"""The problem of each day, drawn long before; problems of days to come are shown to nobody.

`salt` makes the marks of the people who have answered; it is empty before the first answer, and
again after the day.
"""

problem_marks = stored(
    "problem_marks",
    Column("day", String(10), primary_key=True),
    Column("mark", String(16), primary_key=True),
)
"""The people who have answered the problem of today, by a mark that follows from the day's salt.

So nobody answers it twice, even after being forgotten. The marks are deleted after the day.
"""
