"""The operator can block a server while the bot runs."""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "blocked",
        sa.Column("server", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
