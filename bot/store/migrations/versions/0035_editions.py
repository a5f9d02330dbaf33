"""Leagues, tournaments and duplicate matches count how often they were written."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Add the columns; every count begins at 0."""
    for table in ("leagues", "tournaments", "duplicates"):
        op.add_column(table, sa.Column("edition", sa.Integer, nullable=False, server_default="0"))
