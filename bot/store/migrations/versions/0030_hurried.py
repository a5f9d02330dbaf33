"""How many moves of a deal a player of the usual level made for a master without time."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Add the column; the count begins now."""
    column = sa.Column("hurried", sa.Integer, nullable=False, server_default="0")
    op.add_column("deals", column)
