"""A table is written by whoever has read it last: it counts how often it was."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

LEFT = (
    "DELETE FROM answers WHERE NOT EXISTS (SELECT 1 FROM deadlines WHERE"
    ' deadlines."table" = answers."table" AND deadlines.deal = answers.deal'
    " AND deadlines.ply = answers.ply)",
    "DELETE FROM plans WHERE \"table\" NOT IN (SELECT id FROM tables WHERE phase = 'playing')",
)
"""Answers to windows that have closed, plans in deals that have ended: they held no longer."""


def upgrade() -> None:
    """No table has been written yet; what holds no longer goes."""
    edition = sa.Column("edition", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", edition)
    for left in LEFT:
        op.execute(left)


def downgrade() -> None:
    """Count no more."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("edition")
