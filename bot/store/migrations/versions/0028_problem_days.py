"""The problem of each day, drawn beforehand, so that the code does not reveal the next ones."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "problem_days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("problem", sa.String(12), nullable=False),
    )
