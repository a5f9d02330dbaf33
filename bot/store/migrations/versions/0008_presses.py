"""Store each move with its press, so that a press that arrives twice is recognised."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KNOWN = sa.text("press IS NOT NULL")


def upgrade() -> None:
    """Add the press of a move, null for all earlier moves."""
    op.add_column("moves", sa.Column("press", sa.BigInteger))
    op.create_index(
        "one_move_a_press",
        "moves",
        ["press"],
        unique=True,
        sqlite_where=KNOWN,
        postgresql_where=KNOWN,
    )
