"""The entry with the reported result of a match of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    """Add the column, empty: until now reported results counted for no match."""
    op.add_column("fixtures", sa.Column("slip", sa.Integer))
    there = sa.text('"slip" IS NOT NULL')
    op.create_index(
        "fixtures_reported", "fixtures", ["slip"], sqlite_where=there, postgresql_where=there
    )
