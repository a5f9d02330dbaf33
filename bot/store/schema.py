"""What matches are kept in, in long form: a row a seat, a row a move."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("preset", String(40), nullable=False),
    Column("differences", Text, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("pace", String(20), nullable=False, server_default="relaxed"),
    Column("season", Integer),
    Column("message", BigInteger),
    Column("opened_at", DateTime(timezone=True), nullable=False),
    Index(
        "one_table_a_channel",
        "channel",
        unique=True,
        sqlite_where=text("phase <> 'over'"),
        postgresql_where=text("phase <> 'over'"),
    ),
    Index("tables_of_a_channel", "channel"),
    Index("tables_of_a_guild", "guild", "phase"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
)
"""`user` is a Discord id, 0 for a computer player, null for a free seat."""

deals = Table(
    "deals",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("carry", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("additions", Text, nullable=False),
    Column("deck", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("ending", String(20)),
)
"""`deck` and `dice` stay empty until the players are ready; `ending` until the deal is over."""

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
"""The log; its key refuses a second move at the same ply."""

preferences = Table(
    "preferences",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("face", String(20), nullable=False),
)
"""What a person chose for themselves, wherever they play."""

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("layout", String(20), nullable=False),
    Column("cloth", String(20), nullable=False),
    Column("face", String(20), nullable=False),
)
"""How the tables of a server look."""

deadlines = Table(
    "deadlines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("due", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)
"""What is due at a table, in UTC; `seen` is when the bot was last known to run meanwhile."""

answers = Table(
    "answers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", String(80), nullable=False),
)
"""What is kept until the beat of the window that opened at a deal and ply."""

orders = Table(
    "orders",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", String(80), nullable=False),
    Column("scope", String(10), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
)
"""The standing order of a seat, and when it was given."""
