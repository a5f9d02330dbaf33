"""People who read a summary of each week they played in, and the last one they have read."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    """Add the columns; everybody reads summaries until they turn them off."""
    weekly = sa.Column("weekly", sa.String(10), nullable=False, server_default="yes")
    op.add_column("preferences", weekly)
    summed = sa.Column("summed", sa.Integer, nullable=False, server_default="0")
    op.add_column("preferences", summed)
