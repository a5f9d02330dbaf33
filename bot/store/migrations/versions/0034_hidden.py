"""Whether a private table is shown to its player alone, where others are in the channel."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """Add the column; the next press on a message that only its player sees sets it to 1."""
    column = sa.Column("hidden", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", column)
