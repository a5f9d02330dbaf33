"""The deal of the day: the secret of each day, and every deal that a person has begun."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Create the tables, and add the column; existing tables have no deal of the day."""
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ranked", sa.Integer, nullable=False),
    )
    op.create_index("dailies_of_a_person", "dailies", ["user", "day"])
    op.create_index("dailies_of_a_table", "dailies", ["table"])
