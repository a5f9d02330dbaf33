"""Imported slips name their match and their import."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """Add the columns; earlier imports did not store the names of their matches."""
    match = sa.Column("match", sa.Text, nullable=False, server_default="")
    op.add_column("slips", match)
    op.add_column("slips", sa.Column("imported", sa.Integer))
    there = sa.text('"imported" IS NOT NULL')
    op.create_index(
        "slips_of_an_import", "slips", ["imported"], sqlite_where=there, postgresql_where=there
    )
