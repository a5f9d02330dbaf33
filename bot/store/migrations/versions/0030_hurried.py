"""How often a player of the usual level answered in a deal for a master that had no time."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Count from now on."""
    column = sa.Column("hurried", sa.Integer, nullable=False, server_default="0")
    op.add_column("deals", column)
