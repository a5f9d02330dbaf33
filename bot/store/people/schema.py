"""The database tables of people, with their choices and read marks, and of servers."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Text

from bot.store.schema import UtcTime, some, stored

preferences = stored(
    "preferences",
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("face", String(20)),
    Column("notify", String(10), nullable=False, server_default="channel"),
    Column("remind", Integer, nullable=False, server_default="24"),
    Column("zone", String(40), nullable=False, server_default="UTC"),
    Column("wakes", Integer, nullable=False, server_default="0"),
    Column("sleeps", Integer, nullable=False, server_default="0"),
    Column("rule", String(40), nullable=False, server_default=""),
    Column("confirm", String(10), nullable=False, server_default="long"),
    Column("controls", String(10), nullable=False, server_default="buttons"),
    Column("edition", Integer, nullable=False, server_default="1"),
    Column("layout", String(20)),
    Column("cloth", String(20)),
    Column("invites", String(10), nullable=False, server_default="yes"),
    Column("weekly", String(10), nullable=False, server_default="yes"),
    Column("summed", Integer, nullable=False, server_default="0"),
    Column("appears", String(10), nullable=False, server_default="player"),
    Column("page", String(64), nullable=False, server_default=""),
)
"""A person's own choices, which hold wherever they play.

Looks are null if they follow the server. `notify` tells where they are told of their turn, `remind`
the hours between reminders (0: none). `wakes` and `sleeps` are minutes of their day. `rule` is
their standing rule. `confirm` tells when moves are confirmed, `controls` how pieces are chosen.
`invites` tells whether they may be invited, `weekly` whether they read a summary of each week.
`summed` is the number of the last week whose summary they have read. `appears` tells how they
appear on the public pages of leagues, and `page` is the secret of their own pages. `edition` counts
the writes, those of their vacations included.
"""

vacations = stored(
    "vacations",
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("first", UtcTime, nullable=False),
    Column("last", UtcTime, nullable=False),
    Index("vacations_of_a_person", "user", "last"),
)
"""A person's vacation, from `first` up to, but not including, `last`."""

servers = stored(
    "servers",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("layout", String(20), nullable=False),
    Column("cloth", String(20), nullable=False),
    Column("face", String(20), nullable=False),
    Column("level", String(10), nullable=False, server_default=""),
)
"""The look of the tables of a server, and the usual `level` of its computer players.

`layout` is the shape of pictures that one person alone sees. An empty `level` is the default.
"""

halls = stored(
    "halls",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("threads", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("problems", BigInteger),
    Column("posted", Integer, nullable=False, server_default="0"),
)
"""Whether tables of a server have threads of their own, and the place of its board of tables.

`problems` is the channel of the problem of the day; `posted` is the ordinal of the day whose
problem was posted last.
"""

exclusions = stored(
    "exclusions",
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("league", Integer, nullable=False),
    Column("by", BigInteger),
    Column("until", UtcTime),
    Column("why", String(200), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("done", Integer, nullable=False),
    Index("exclusions_of_a_person", "user", "guild", "league", unique=True),
    some("exclusions_by_a_person", "by"),
)
"""The people who are excluded from a league, from a server (`league` 0), or from the whole bot
(`guild` 0). `by` is null for the operator of the bot, `until` for an exclusion without an end. It
is `done` once the person has given up their seats and entries in that place.
"""

blocked = stored(
    "blocked",
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("why", String(200), nullable=False),
    Column("at", UtcTime, nullable=False),
)
"""The servers that the operator of the bot has blocked. They stay blocked when a server's data is
forgotten, so the column is not called `guild`.
"""

drafts = stored(
    "drafts",
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("hand", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index("drafts_by_age", "at"),
)
"""The hand of mahjong that a person enters to have it appraised; `at` is its last change."""

glances = stored(
    "glances",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Index("glances_of_a_person", "user"),
)
"""How far each person has seen a match: up to a deal and ply."""
