"""Tournaments of seasons: their entrants, and those who went through a round without a match."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Create the tables, and add the column; existing matches belong to no tournament."""
    op.add_column("fixtures", sa.Column("tournament", sa.Integer))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("season", sa.Integer, sa.ForeignKey("seasons.id"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("over_at", sa.DateTime(timezone=True)),
    )
    op.create_index("tournaments_of_a_season", "tournaments", ["season"])
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("present", sa.Integer, nullable=False),
    )
    op.create_table(
        "byes",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def _tournament() -> sa.Column[int]:
    return sa.Column("tournament", sa.Integer, sa.ForeignKey("tournaments.id"), primary_key=True)
