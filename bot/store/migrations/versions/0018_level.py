"""Store the level of a computer player, and a server's usual level."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns; computer players keep the strength they had."""
    for name in ("seats", "servers"):
        op.add_column(name, sa.Column("level", sa.String(10), nullable=False, server_default=""))
