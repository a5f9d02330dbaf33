"""Leagues with organisers of their own, who have a role on the server."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    """Add the column; earlier leagues had the organisers of their server alone."""
    op.add_column("leagues", sa.Column("role", sa.BigInteger))
