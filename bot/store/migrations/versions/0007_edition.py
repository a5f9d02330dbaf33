"""The edition of a table counts its writes; only a process that read the last one may write."""

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
"""Answers to closed windows, and plans of deals that have ended."""


def upgrade() -> None:
    """Add the edition, 0 for all tables; delete answers and plans that no longer hold."""
    edition = sa.Column("edition", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", edition)
    for left in LEFT:
        op.execute(left)
