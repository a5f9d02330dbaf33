"""The ledger in slips with a purpose, accounts that follow from it, and leagues."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Move the old entries into the new ledger, with slips and accounts."""
    op.add_column("tables", sa.Column("season", sa.Integer))
    _create_ledger()
    _create_leagues()
    for step in (SLIPS, ENTRIES, *ACCOUNTS, NAMES):
        op.execute(step)
    op.drop_table("entries")
    op.rename_table("lines", "entries")
    op.create_index("entries_of_a_slip", "entries", ["slip"])
    op.create_index("entries_of_a_player", "entries", ["guild", "user", "slip", "delta"])


SLIPS = """
INSERT INTO slips (guild, kind, game, ruleset, "table", deal, stake, server, tally, why, at)
SELECT e.guild, 'deal', t.game, '', e."table", e.deal, 0, 1, 1, '', MIN(e.at)
FROM entries e JOIN tables t ON t.id = e."table"
GROUP BY e.guild, t.game, e."table", e.deal ORDER BY MIN(e.id)
"""
ENTRIES = """
INSERT INTO lines (slip, guild, "user", seat, reason, delta)
SELECT s.id, e.guild, e."user", e.seat, e.reason, e.delta
FROM entries e JOIN slips s ON s."table" = e."table" AND s.deal = e.deal ORDER BY e.id
"""
ACCOUNT = """
INSERT INTO accounts (guild, season, game, "user", points, deals, won, ranked, tie)
SELECT guild, 0, {game}, "user", SUM(gain), COUNT(*), SUM(win),
       MAX(CASE WHEN "user" = 0 THEN -1 ELSE 1 END), SUM(win)
FROM (SELECT s.guild, s.game, l."user", SUM(l.delta) AS gain,
             CASE WHEN SUM(l.delta) > 0 THEN 1 ELSE 0 END AS win
      FROM lines l JOIN slips s ON s.id = l.slip GROUP BY s.id, s.guild, s.game, l."user") deals
GROUP BY guild, {group}"user"
"""
ACCOUNTS = (ACCOUNT.format(game="''", group=""), ACCOUNT.format(game="game", group="game, "))
NAMES = """
INSERT INTO names (guild, "user", name)
SELECT t.guild, s."user", MAX(s.name) FROM seats s JOIN tables t ON t.id = s."table"
WHERE s."user" > 0 GROUP BY t.guild, s."user"
"""


def _create_ledger() -> None:
    op.create_table(
        "slips",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("ruleset", sa.String(8), nullable=False),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id")),
        sa.Column("deal", sa.Integer),
        sa.Column("season", sa.Integer),
        sa.Column("stake", sa.Integer, nullable=False),
        sa.Column("server", sa.Integer, nullable=False),
        sa.Column("tally", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, sa.ForeignKey("slips.id")),
        sa.Column("by", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("slips_of_a_guild", "slips", ["guild", "id"])
    op.create_index("slips_of_a_table", "slips", ["table", "id"])
    op.create_index("slips_of_a_season", "slips", ["season", "id"])
    op.create_index("slips_about_another", "slips", ["of"])
    op.create_table(
        "lines",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("slip", sa.Integer, sa.ForeignKey("slips.id"), nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("reason", sa.String(60), nullable=False),
        sa.Column("delta", sa.Integer, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("ranked", sa.Integer, nullable=False),
        sa.Column("tie", sa.Integer, nullable=False),
    )
    order = ["guild", "season", "game", "ranked", "points", "tie", "user"]
    op.create_index("accounts_in_order", "accounts", order)
    op.create_table(
        "names",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_table(
        "substitutions",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Integer),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("void", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("results_of_a_season", "results", ["season", "table"])
    op.create_index("results_of_a_player", "results", ["guild", "user"])


def _create_leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("archived_at", sa.DateTime(timezone=True)),
    )
    op.create_index("leagues_of_a_guild", "leagues", ["guild"])
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("league", sa.Integer, sa.ForeignKey("leagues.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("charter", sa.Text, nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True)),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sa.Column("message", sa.BigInteger),
    )
    op.create_index("seasons_of_a_league", "seasons", ["league", "number"], unique=True)
    op.create_table(
        "channels",
        sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("league", sa.Integer, sa.ForeignKey("leagues.id"), nullable=False),
    )
    op.create_index("channels_of_a_league", "channels", ["league"])
    op.create_table(
        "members",
        sa.Column("league", sa.Integer, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "ratings",
        sa.Column("league", sa.Integer, sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
    op.create_table(
        "organisers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("role", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("audit_of_a_guild", "audit", ["guild", "id"])
