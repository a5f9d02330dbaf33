"""Duplicate matches: tables that have the same deals, and their people."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Create the tables, and add the column; existing tables share no deals."""
    op.add_column("tables", sa.Column("duplicate", sa.Integer))
    op.create_table(
        "duplicates",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("differences", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("additions", sa.Text, nullable=False, server_default=""),
        sa.Column("promised_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("settled", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("duplicates_unsettled", "duplicates", ["settled"])
    op.create_table(
        "rivals",
        sa.Column("duplicate", sa.Integer, sa.ForeignKey("duplicates.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("addition", sa.BigInteger, nullable=False),
        sa.Column("table", sa.Integer),
        sa.Column("gone", sa.Integer, nullable=False),
    )
    op.create_index("rivals_of_a_person", "rivals", ["user"])
    op.create_index("rivals_of_a_table", "rivals", ["table"])
