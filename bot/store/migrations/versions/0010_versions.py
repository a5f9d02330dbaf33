"""Store the version of the game that has played a deal, and a digest of its state."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OPENED = 'UPDATE deals SET version = (SELECT version FROM tables WHERE tables.id = deals."table")'
"""The statement that gives each deal the version under which its match was opened."""


def upgrade() -> None:
    """Add the columns; earlier deals have no digest, and none was called off."""
    version = sa.Column("version", sa.Integer, nullable=False, server_default="1")
    instead = sa.Column("instead", sa.Integer, nullable=False, server_default="0")
    for column in (version, sa.Column("digest", sa.String(24)), instead):
        op.add_column("deals", column)
    op.add_column("moves", sa.Column("digest", sa.String(24)))
    op.execute(OPENED)
