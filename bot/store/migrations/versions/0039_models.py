"""The model that computed the ratings of a league."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    """All ratings are those of the first model until the bot has computed them again."""
    op.add_column("leagues", sa.Column("model", sa.Integer, nullable=False, server_default="0"))
