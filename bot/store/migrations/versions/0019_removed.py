"""Who was removed from a lobby sits down there again only when invited."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nobody has been removed as far as is known."""
    op.create_table(
        "removals",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    """Forget who was removed."""
    op.drop_table("removals")
