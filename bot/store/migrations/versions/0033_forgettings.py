"""People are forgotten in steps: a row holds the steps that are left."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "forgettings",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("pseudonym", sa.BigInteger, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("slip", sa.Integer, nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("matches", sa.Text, nullable=False),
    )
