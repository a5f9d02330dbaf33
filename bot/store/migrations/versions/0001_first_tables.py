"""The first tables: tables, seats, deals, moves and the ledger."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything that a match needs."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("differences", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index(
        "one_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=sa.text("phase <> 'over'"),
        postgresql_where=sa.text("phase <> 'over'"),
    )
    op.create_index("tables_of_a_channel", "tables", ["channel"])
    op.create_index("tables_of_a_guild", "tables", ["guild", "phase"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("carry", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("additions", sa.Text, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("ending", sa.String(20)),
    )
    op.create_table(
        "moves",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("delta", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("entries_of_a_guild", "entries", ["guild", "user"])
    op.create_index("entries_of_a_table", "entries", ["table", "deal"])
