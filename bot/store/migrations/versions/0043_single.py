"""Matches that end after their first deal, although their house rules count rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    """Add the column; earlier matches go on as long as their house rules say."""
    column = sa.Column("single", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", column)
