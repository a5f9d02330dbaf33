"""People's answers to problems, and the servers that have the problem of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Create the table, empty, and switch the problem of the day off everywhere."""
    op.create_table(
        "solutions",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("problem", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("solutions_of_a_day", "solutions", ["guild", "day"])
    op.add_column("halls", sa.Column("problems", sa.BigInteger))
    op.add_column("halls", sa.Column("posted", sa.Integer, nullable=False, server_default="0"))
