"""A seat can plan its turn, its draw, and its answers before the first turn."""

from collections.abc import Iterable

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Give plans a subject and a scope; all existing ones are plans for a turn."""
    about = sa.Column("about", sa.String(10), primary_key=True)
    scope = sa.Column("scope", sa.String(10), nullable=False)
    rows = [{**row, "about": "turn", "scope": "turn"} for row in _plans()]
    op.drop_table("plans")
    op.bulk_insert(_created(about, scope), rows)


def _plans() -> Iterable[sa.RowMapping]:
    return op.get_bind().execute(sa.text("SELECT * FROM plans")).mappings().all()


def _created(*more: sa.Column[str]) -> sa.Table:
    """Create the table of plans with further columns."""
    return op.create_table(
        "plans",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("move", sa.String(80), nullable=False),
        sa.Column("needs", sa.Text, nullable=False),
        sa.Column("expected", sa.String(64), nullable=False),
        *more,
    )
