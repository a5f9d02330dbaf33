"""A computer player has a level, and a server one that its computer players usually have."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """All are as strong as they were."""
    for name in ("seats", "servers"):
        op.add_column(name, sa.Column("level", sa.String(10), nullable=False, server_default=""))


def downgrade() -> None:
    """All are as strong as each other."""
    for name in ("seats", "servers"):
        with op.batch_alter_table(name) as table:
            table.drop_column("level")
