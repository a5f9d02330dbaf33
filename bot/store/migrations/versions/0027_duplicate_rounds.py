"""Store which tournaments have duplicate matches as rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add the columns; existing tournaments have no such rounds."""
    op.add_column("tournaments", sa.Column("deals", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "tournaments", sa.Column("secret", sa.String(64), nullable=False, server_default="")
    )
    op.add_column("tournaments", sa.Column("promised_at", sa.DateTime(timezone=True)))
    op.add_column(
        "entrants", sa.Column("addition", sa.BigInteger, nullable=False, server_default="0")
    )
    op.add_column("duplicates", sa.Column("tournament", sa.Integer))
    op.add_column("duplicates", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    of = ["tournament", "round"]
    op.create_index("duplicates_of_a_tournament", "duplicates", of, unique=True)
