"""A table knows since when it looks as it does, and how far its message shows that."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Count every table as shown."""
    for name in ("turned", "shown"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET turned = edition, shown = edition")


def downgrade() -> None:
    """Know no more of it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("shown")
        tables.drop_column("turned")
