"""Store a person in one row with a count of its changes, and messages still to be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

PARTS = ("notify", "remind", "zone", "wakes", "sleeps")
"""The columns of the earlier table `habits`: when and how a person can be reached."""


def _own(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False)


def _parts() -> list[sa.Column[str] | sa.Column[int]]:
    return [
        sa.Column("notify", sa.String(10), nullable=False, server_default="channel"),
        sa.Column("remind", sa.Integer, nullable=False, server_default="24"),
        sa.Column("zone", sa.String(40), nullable=False, server_default="UTC"),
        sa.Column("wakes", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sleeps", sa.Integer, nullable=False, server_default="0"),
    ]


def upgrade() -> None:
    """Merge each person's choices into one row, and create an empty table of messages."""
    with op.batch_alter_table("preferences") as preferences:
        preferences.alter_column("face", existing_type=sa.String(20), nullable=True)
        for part in _parts():
            preferences.add_column(part)
        preferences.add_column(sa.Column("edition", sa.Integer, nullable=False, server_default="1"))
    op.execute(
        'INSERT INTO preferences ("user") SELECT "user" FROM habits'
        ' WHERE "user" NOT IN (SELECT "user" FROM preferences)'
    )
    for name in PARTS:
        op.execute(
            f"UPDATE preferences SET {name} = (SELECT {name} FROM habits"
            ' WHERE habits."user" = preferences."user")'
            ' WHERE "user" IN (SELECT "user" FROM habits)'
        )
    op.drop_table("habits")
    op.create_table("recalls", _own("channel"), _own("message"))
