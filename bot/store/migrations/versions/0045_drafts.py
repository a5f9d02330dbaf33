"""A person can enter a hand of mahjong tile by tile, to have it appraised."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "drafts",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("drafts_by_age", "drafts", ["at"])
