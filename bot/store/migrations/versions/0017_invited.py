"""Store invitations, whether a person accepts any, and the giver of the winning tile."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the columns and an empty table; earlier deals have no giver."""
    op.add_column("slips", sa.Column("giver", sa.Integer))
    op.add_column(
        "preferences", sa.Column("invites", sa.String(10), nullable=False, server_default="yes")
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.DateTime(timezone=True)),
    )
