"""The database tables of matches, in long form: one row for each seat and for each move."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    text,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData()
PRUNED = 0
"""The `version` of a deal whose moves were deleted."""


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC; SQLite returns it without a zone, which is added when it is read."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the time with its zone; None stays None."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def stored(name: str, *parts: SchemaItem) -> Table:
    """Declare a table of the database, with its columns and indexes."""
    return Table(name, metadata, *parts)


def some(name: str, column: str) -> Index:
    """Return an index of the rows in which a column is not null, which are few."""
    return where(name, column, f'"{column}" IS NOT NULL')


def where(name: str, column: str, condition: str, *, unique: bool = False) -> Index:
    """Return an index of the rows that meet a condition; with `unique`, no two of them may be
    equal.
    """
    mine = text(condition)
    return Index(name, column, unique=unique, sqlite_where=mine, postgresql_where=mine)


tables = stored(
    "tables",
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
    Column("clock", String(40), nullable=False, server_default="none"),
    Column("season", Integer),
    Column("day", String(10), nullable=False, server_default=""),
    Column("duplicate", Integer),
    Column("single", Integer, nullable=False, server_default="0"),
    Column("message", BigInteger),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("own_thread", Integer, nullable=False, server_default="0"),
    Column("lost_at", UtcTime),
    Column("opened_at", UtcTime, nullable=False),
    Column("edition", Integer, nullable=False, server_default="0"),
    Column("turned", Integer, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="0"),
    where("one_table_a_channel", "channel", "phase <> 'over'", unique=True),
    Index("tables_of_a_channel", "channel"),
    Index("tables_of_a_guild", "guild", "phase"),
    some("tables_of_a_season", "season"),
    some("tables_lost", "lost_at"),
    Index("tables_of_a_person", "owner"),
)
"""A table with its match.

`day` is the date of a deal of the day, `duplicate` the number of a duplicate match. `single` is 1
if the match ends after its first deal, `hidden` if only its player sees a private table.
`own_thread` is 1 if the bot made the thread, 2 once it has archived it. `lost_at` tells since when
the channel cannot be reached. `edition` counts the writes: each write raises it, and must name the
edition it has read. `turned` is the last edition at which the table began to look different,
`shown` the last edition that its message showed.
"""

seats = stored(
    "seats",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger),
    Column("name", String(100), nullable=False),
    Column("away", String(10), nullable=False, server_default=""),
    Column("level", String(10), nullable=False, server_default=""),
    Index("seats_of_a_person", "user"),
)
"""A seat at a table.

`user` is a Discord id, 0 for a computer player, null for a free seat. `away` tells how the seat of
an absent person is handled: `computer` plays for them, or the seat is `open` to anybody. It is
empty for those who play.
"""

deals = stored(
    "deals",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("carry", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("additions", Text, nullable=False),
    Column("gone", Text, nullable=False, server_default=""),
    Column("deck", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("ending", String(20)),
    Column("skipped", Integer, nullable=False, server_default="0"),
    Column("hurried", Integer, nullable=False, server_default="0"),
    Column("version", Integer, nullable=False, server_default="1"),
    Column("digest", String(24)),
    Column("instead", Integer, nullable=False, server_default="0"),
    Column("promised_at", UtcTime),
    Column("dealt_at", UtcTime),
)
"""A deal of a table. `deck` and `dice` are empty until the players are ready.

`ending` is null until the deal is over, and stays null if it was called off. `instead` tells that
the deal before it was called off. `skipped` counts the plies that were skipped when moves were
taken back. `hurried` counts the moves that a player of the usual level made in place of a master.

`version` is the version of the game's rules under which the deal was last played. `digest` is a
hash of its state, keyed with its secret, when this row was written. Later moves have digests of
their own. `gone` has the additions of people who gave up their seats before the deal; while it
runs, `gone` has the seats that people gave up in it. The times are null where they are unknown.
"""

moves = stored(
    "moves",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("digest", String(24)),
    Column("press", BigInteger),
    where("one_move_a_press", "press", "press IS NOT NULL", unique=True),
)
"""The log of moves; its key refuses a second move at the same ply.

`press` is the id of the interaction that made a move, null for a move that nobody pressed. A second
move of the same press is refused. The last move of each commit has the digest of the state it leads
to.
"""

deadlines = stored(
    "deadlines",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("due", UtcTime, nullable=False),
    Column("seen", UtcTime, nullable=False),
    Index("deadlines_due", "due"),
)
"""Deadlines of tables, in UTC; `seen` is when the row was written. The bot was last known to run
then, or at a later heartbeat of the table's shard.
"""

answers = stored(
    "answers",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", String(80), nullable=False),
)
"""Answers kept until the claim window that opened at a deal and ply closes."""

orders = stored(
    "orders",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", String(80), nullable=False),
    Column("scope", String(10), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
)
"""The standing order of a seat, with the deal and ply at which it was given."""

rules = stored(
    "rules",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", String(40), nullable=False),
)
"""The standing rule for a seat without marks, as its player had chosen it at the last deal."""

marks = stored(
    "marks",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("draft", Integer, primary_key=True),
    Column("text", String(200), nullable=False),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
)
"""The claims a seat has marked, and the deal and ply since which they hold.

If `draft` is 1, they take effect with the seat's next discard.
"""

clocks = stored(
    "clocks",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("left", Float, nullable=False),
    Column("over", Integer, nullable=False),
    Column("since", UtcTime),
    Column("due", UtcTime),
    Column("seen", UtcTime),
    some("clocks_due", "due"),
)
"""The clock of a seat: the seconds `left` at `since`, which is null while the clock is stopped.

Once the seat's time is `over`, these are the seconds in which the others may vote. `due` is when
they run out, `seen` when the row was written. The bot was last known to run then, or at a later
heartbeat of the table's shard.
"""

votes = stored(
    "votes",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("about", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("aye", Integer, nullable=False),
)
"""Each seat's votes on the open questions; `aye` is 1 for yes."""

plans = stored(
    "plans",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("about", String(10), primary_key=True),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("needs", Text, nullable=False),
    Column("expected", String(64), nullable=False),
    Column("scope", String(10), nullable=False),
)
"""A seat's plan for its next question on the subject `about`.

`needs` are the pieces that must still lie open then, or for a draw the tiles to discard. `expected`
tells in which case the player is asked before the plan is carried out (empty: never); `scope` is
how long the plan holds.
"""

hints = stored(
    "hints",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
)
"""The deals in which a seat was given a hint."""

judgements = stored(
    "judgements",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("better", String(80), nullable=False),
    Column("cost", Float, nullable=False),
    Column("sure", Float, nullable=False),
)
"""The finding of a review on a move of a finished deal. `better` is the better move. `cost` is the
mean number of points it gains; `sure` is that mean less a margin for luck.
"""

notices = stored(
    "notices",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("deal", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("due", UtcTime),
    Column("times", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Index("notices_of_a_person", "user"),
    some("notices_due", "due"),
)
"""The people a table waits for since a deal and ply, with the notices to them.

`times` counts the notices sent; `due` is the time of the next one, null if none follows.
"""

invitations = stored(
    "invitations",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("until", UtcTime),
    Index("invitations_of_a_person", "user"),
)
"""The people invited to a lobby, and until when; in a match, the people who were offered a seat.

`until` is null once the invitation was declined or has lapsed; for the offer of a seat it is the
time of the offer. The row stays, because nobody is invited twice to one lobby, notified twice of a
seat in one match, or offered a seat of a match that they have declined.
"""

removals = stored(
    "removals",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Index("removals_of_a_person", "user"),
)
"""The people the owner has removed from the lobby of a table and not invited since."""

recalls = stored(
    "recalls",
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
)
"""Messages of notices that nobody needs any more, until they are deleted."""
