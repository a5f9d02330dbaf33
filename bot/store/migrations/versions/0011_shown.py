"""Store the edition at which a table last changed its look, and the one its message shows."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add both columns, and count every table as shown."""
    for name in ("turned", "shown"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET turned = edition, shown = edition")
