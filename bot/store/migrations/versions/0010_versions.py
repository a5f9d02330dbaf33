"""A deal says which version of its game it was played by, and how it stood."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OPENED = 'UPDATE deals SET version = (SELECT version FROM tables WHERE tables.id = deals."table")'
"""A deal was played by the version its match was opened under."""
ADDED = {"deals": ("version", "digest", "instead"), "moves": ("digest",)}


def upgrade() -> None:
    """Nothing is known of how deals stand; none was called off."""
    version = sa.Column("version", sa.Integer, nullable=False, server_default="1")
    instead = sa.Column("instead", sa.Integer, nullable=False, server_default="0")
    for column in (version, sa.Column("digest", sa.String(24)), instead):
        op.add_column("deals", column)
    op.add_column("moves", sa.Column("digest", sa.String(24)))
    op.execute(OPENED)


def downgrade() -> None:
    """Any deal is taken for one of these rules."""
    for name, columns in ADDED.items():
        with op.batch_alter_table(name) as table:
            for column in columns:
                table.drop_column(column)
