"""Store which moves a person confirms, and how they choose pieces."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
COLUMNS = {"confirm": "long", "controls": "buttons"}


def upgrade() -> None:
    """Add the columns, with the default for everybody."""
    with op.batch_alter_table("preferences") as preferences:
        for name, usual in COLUMNS.items():
            column = sa.Column(name, sa.String(10), nullable=False, server_default=usual)
            preferences.add_column(column)
