"""Store the shape and cloth that people choose for their own pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
PARTS = ("layout", "cloth")


def upgrade() -> None:
    """Add the columns; at first everybody sees the looks of the server."""
    with op.batch_alter_table("preferences") as preferences:
        for part in PARTS:
            preferences.add_column(sa.Column(part, sa.String(20)))
