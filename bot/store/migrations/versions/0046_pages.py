"""Leagues with public pages, and how each person appears there."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    """Add the columns; earlier leagues have no public pages, and nobody has a name there."""
    op.add_column("leagues", sa.Column("site", sa.String(64), nullable=False, server_default=""))
    appears = sa.Column("appears", sa.String(10), nullable=False, server_default="player")
    page = sa.Column("page", sa.String(64), nullable=False, server_default="")
    op.add_column("preferences", appears)
    op.add_column("preferences", page)
