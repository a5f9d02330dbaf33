"""The model that computed the ratings of a league."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """Add the column, 0 for the first model, until the bot has computed the ratings again."""
    op.add_column("leagues", sa.Column("model", sa.Integer, nullable=False, server_default="0"))
