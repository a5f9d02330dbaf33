"""Fixtures of seasons: the pairings, and their deadlines."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create both tables, empty."""
    op.create_table(
        "fixtures",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("season", sa.Integer, sa.ForeignKey("seasons.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id")),
    )
    op.create_index("fixtures_of_a_season", "fixtures", ["season", "round"])
    op.create_table(
        "pairings",
        sa.Column("fixture", sa.Integer, sa.ForeignKey("fixtures.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )
