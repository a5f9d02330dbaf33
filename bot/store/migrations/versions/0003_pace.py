"""The pace of a table: deadlines, answers kept until a window closes, standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Give all tables the pace they had, and create three empty tables."""
    pace = sa.Column("pace", sa.String(20), nullable=False, server_default="relaxed")
    op.add_column("tables", pace)
    op.create_table(
        "deadlines",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(80), nullable=False),
        sa.Column("scope", sa.String(10), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
