"""Store the positions of lessons that people have answered correctly."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "learned",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("position", sa.String(40), primary_key=True),
    )
