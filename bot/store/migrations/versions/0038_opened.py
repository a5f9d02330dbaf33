"""The table that was opened for a match of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    """Add the column, empty: until now people opened the tables of matches themselves."""
    op.add_column("fixtures", sa.Column("opened", sa.Integer))
    there = sa.text('"opened" IS NOT NULL')
    op.create_index(
        "fixtures_opened", "fixtures", ["opened"], sqlite_where=there, postgresql_where=there
    )
