"""The look of pictures: a person's own choice, and a server's for its tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create both tables, empty."""
    op.create_table(
        "preferences",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("face", sa.String(20), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("layout", sa.String(20), nullable=False),
        sa.Column("cloth", sa.String(20), nullable=False),
        sa.Column("face", sa.String(20), nullable=False),
    )
