"""People can be excluded from a league, from a server, or from the whole bot."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "exclusions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("league", sa.Integer, nullable=False),
        sa.Column("by", sa.BigInteger),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
    )
    op.create_index(
        "exclusions_of_a_person", "exclusions", ["user", "guild", "league"], unique=True
    )
    there = sa.text('"by" IS NOT NULL')
    op.create_index(
        "exclusions_by_a_person", "exclusions", ["by"], sqlite_where=there, postgresql_where=there
    )
