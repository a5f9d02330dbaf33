"""Store the deals with a hint, and the findings of reviews on moves."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Create both tables, empty."""
    op.create_table(
        "hints",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "judgements",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("better", sa.String(80), nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("sure", sa.Float, nullable=False),
    )
