"""People choose shape and cloth of their own pictures, too."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
PARTS = ("layout", "cloth")


def upgrade() -> None:
    """Everybody sees them as their servers have them."""
    with op.batch_alter_table("preferences") as preferences:
        for part in PARTS:
            preferences.add_column(sa.Column(part, sa.String(20)))


def downgrade() -> None:
    """Drop them again."""
    with op.batch_alter_table("preferences") as preferences:
        for part in PARTS:
            preferences.drop_column(part)
