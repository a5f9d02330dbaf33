"""Points have 64 bits on PostgreSQL, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
WIDE = {
    "entries": ("delta",),
    "accounts": ("points", "tie"),
    "results": ("points",),
    "dailies": ("points",),
}


def upgrade() -> None:
    """Widen the columns; integers of SQLite have 64 bits already."""
    _retype(sa.BigInteger())


def _retype(to: sa.types.TypeEngine[int]) -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table, columns in WIDE.items():
            for column in columns:
                op.alter_column(table, column, type_=to)
