"""Games that wait for people: clocks, absence, votes, plans, notices, habits, halls."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def _table() -> sa.Column[int]:
    return sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True)


def _own(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False)


def upgrade() -> None:
    """Add the columns and tables; running matches go on without a clock."""
    clock = sa.Column("clock", sa.String(40), nullable=False, server_default="none")
    op.add_column("tables", clock)
    own_thread = sa.Column("own_thread", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", own_thread)
    op.add_column("tables", sa.Column("lost_at", sa.DateTime(timezone=True)))
    away = sa.Column("away", sa.String(10), nullable=False, server_default="")
    op.add_column("seats", away)
    skipped = sa.Column("skipped", sa.Integer, nullable=False, server_default="0")
    op.add_column("deals", skipped)
    op.create_index("seats_of_a_person", "seats", ["user"])
    _create_of_tables()
    _create_of_people()


def _create_of_tables() -> None:
    op.create_table(
        "clocks",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True)),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("seen", sa.DateTime(timezone=True)),
    )
    op.create_table(
        "votes",
        _table(),
        sa.Column("about", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("aye", sa.Integer, nullable=False),
    )
    op.create_table(
        "plans",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("needs", sa.Text, nullable=False),
        sa.Column("expected", sa.String(64), nullable=False),
    )
    op.create_table(
        "notices",
        _table(),
        _own("user"),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True)),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
    )
    op.create_table(
        "glances",
        _table(),
        _own("user"),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )


def _create_of_people() -> None:
    op.create_table(
        "habits",
        _own("user"),
        sa.Column("notify", sa.String(10), nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("wakes", sa.Integer, nullable=False),
        sa.Column("sleeps", sa.Integer, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("first", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("vacations_of_a_person", "vacations", ["user", "last"])
    op.create_table(
        "halls",
        _own("guild"),
        sa.Column("threads", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
    )
