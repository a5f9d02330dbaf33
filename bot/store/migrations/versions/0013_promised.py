"""A deal has the times of its promise and its start, and the additions of people who left."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns; the times of earlier deals are unknown."""
    op.add_column("deals", sa.Column("gone", sa.Text, nullable=False, server_default=""))
    op.add_column("deals", sa.Column("promised_at", sa.DateTime(timezone=True)))
    op.add_column("deals", sa.Column("dealt_at", sa.DateTime(timezone=True)))
