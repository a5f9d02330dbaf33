"""A person removed from a lobby can sit down there again only by an invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Create the table of removals, empty."""
    op.create_table(
        "removals",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )
