"""Indexes that find people wherever they are named, and scheduled matches by their table."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

PEOPLE = {
    **dict.fromkeys(("glances", "invitations", "removals", "accounts", "names"), "user"),
    **dict.fromkeys(("substitutions", "results", "members", "pairings"), "user"),
    **dict.fromkeys(("entrants", "byes", "ratings"), "user"),
    **{"tables": "owner", "duplicates": "owner"},
}
SOME = {
    "fixtures_of_a_tournament": ("fixtures", "tournament"),
    "slips_by_a_person": ("slips", "by"),
}
"""Indexes of the rows in which their column is not null."""


def upgrade() -> None:
    """Create the indexes; that of a player's ledger now begins with the player."""
    for table, column in PEOPLE.items():
        op.create_index(f"{table}_of_a_person", table, [column])
    op.create_index("audit_by_a_person", "audit", ["by"])
    op.create_index("fixtures_of_a_table", "fixtures", ["table"])
    for name, (table, column) in SOME.items():
        there = sa.text(f'"{column}" IS NOT NULL')
        op.create_index(name, table, [column], sqlite_where=there, postgresql_where=there)
    op.drop_index("entries_of_a_player", "entries")
    op.create_index("entries_of_a_player", "entries", ["user", "guild", "slip", "delta"])
