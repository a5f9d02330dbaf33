"""Nobody answers the problem of a day again after they have deleted their data."""

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    """Create the table of marks and the column of salts, empty."""
    column = sa.Column("salt", sa.String(64), nullable=False, server_default="")
    op.add_column("problem_days", column)
    op.create_table(
        "problem_marks",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("mark", sa.String(16), primary_key=True),
    )
