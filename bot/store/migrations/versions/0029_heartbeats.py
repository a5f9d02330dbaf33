"""Store one heartbeat for each shard instead of a time for each clock; add indexes."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"

EVERY = {
    "deadlines_due": ("deadlines", "due"),
    "notices_of_a_person": ("notices", "user"),
}
SOME = {
    "clocks_due": ("clocks", "due"),
    "notices_due": ("notices", "due"),
    "tables_lost": ("tables", "lost_at"),
    "tables_of_a_season": ("tables", "season"),
}
"""Indexes of the rows in which their column is not null."""


def upgrade() -> None:
    """Create the table and the indexes; until the first heartbeat, clocks keep their own times."""
    op.create_table(
        "heartbeats",
        sa.Column("count", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    for name, (table, column) in EVERY.items():
        op.create_index(name, table, [column])
    for name, (table, column) in SOME.items():
        there = sa.text(f'"{column}" IS NOT NULL')
        op.create_index(name, table, [column], sqlite_where=there, postgresql_where=there)
