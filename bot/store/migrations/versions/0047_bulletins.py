"""The operator can announce something on all boards, and keep everybody out for a maintenance."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    """Create the table, empty."""
    op.create_table(
        "bulletins",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True)),
        sa.Column("until", sa.DateTime(timezone=True)),
    )
