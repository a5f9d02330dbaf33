"""Claims are answered in advance: by players' marks, and by their rules for all other tiles."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the tables of marks and rules, both empty; tables keep their pace."""
    with op.batch_alter_table("preferences") as preferences:
        preferences.add_column(sa.Column("rule", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "rules",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(40), nullable=False),
    )
    op.create_table(
        "marks",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("draft", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
    )
