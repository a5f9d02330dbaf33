"""Store the last day whose deals of the day a league has counted."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the column; existing seasons count none."""
    op.add_column("seasons", sa.Column("counted", sa.String(10)))
