"""Store until which day a league has counted the deals of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the column; no league counts them yet."""
    op.add_column("seasons", sa.Column("counted", sa.String(10)))
