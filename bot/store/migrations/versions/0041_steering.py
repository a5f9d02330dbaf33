"""Tournaments that organisers steer: rounds that pause or wait, and matches they decide."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
POINTS = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns; earlier rounds never paused or waited, and tables decided all matches."""
    late = sa.Column("late", sa.String(8), nullable=False, server_default="wait")
    op.add_column("tournaments", late)
    op.add_column("tournaments", sa.Column("paused_at", sa.DateTime(timezone=True)))
    for table, column in (("tournaments", "stalled"), ("fixtures", "decided")):
        op.add_column(table, sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    op.add_column("pairings", sa.Column("place", sa.Integer))
    op.add_column("pairings", sa.Column("points", POINTS))
