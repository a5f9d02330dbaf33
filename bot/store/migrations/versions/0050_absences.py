"""The times in which nobody served a shard, for tables that lie idle."""

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"


def upgrade() -> None:
    """Create the table, empty: earlier absences are not known."""
    op.create_table(
        "absences",
        sa.Column("count", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.DateTime(timezone=True), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
