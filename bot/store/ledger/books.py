"""The database tables of ledgers and leagues: entries, postings, accounts, seasons, the audit."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, String, Text

from bot.domain.league.ratings import NUMBER
from bot.store.schema import UtcTime, some, stored

POINTS = BigInteger().with_variant(Integer, "sqlite")
"""The type of points; an integer of SQLite has 64 bits anyway."""

entries = stored(
    "slips",
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("game", String(20), nullable=False),
    Column("ruleset", String(8), nullable=False),
    Column("table", ForeignKey("tables.id")),
    Column("deal", Integer),
    Column("season", Integer),
    Column("stake", Integer, nullable=False),
    Column("server", Integer, nullable=False),
    Column("tally", Integer, nullable=False),
    Column("of", ForeignKey("slips.id")),
    Column("by", BigInteger),
    Column("why", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("giver", Integer),
    Column("match", Text, nullable=False, server_default=""),
    Column("imported", Integer),
    Index("slips_of_a_guild", "guild", "id"),
    Index("slips_of_a_table", "table", "id"),
    Index("slips_of_a_season", "season", "id"),
    Index("slips_about_another", "of"),
    some("slips_by_a_person", "by"),
    some("slips_of_an_import", "imported"),
)
"""A group of postings that sums to zero: its purpose, author and reason.

In the book of its season a point counts `stake` times, in that of the server `server` times (0 or
1). `tally` is 1 if the entry adds a deal that was played, -1 if it takes one back, otherwise 0.
`of` is the entry that it corrects or rules on; `by` is null if the rules of a game made it. `giver`
is the seat that gave the winning tile of a deal, -1 if no seat did. It is null outside mahjong, and
in deals stored before this column existed. The `deal` of an entry of the kind `daily` is the
ordinal of its day. `match` is the name of a match in a file, and `imported` the act that entered
it; empty and null for entries from no file. In the database, an entry is still a *slip*.
"""

postings = stored(
    "entries",
    Column("id", Integer, primary_key=True),
    Column("slip", ForeignKey("slips.id"), nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("reason", String(60), nullable=False),
    Column("delta", POINTS, nullable=False),
    Index("entries_of_a_slip", "slip"),
    Index("entries_of_a_player", "user", "guild", "slip", "delta"),
)
"""The gains and losses in an entry: acts only add rows, and those of one reason sum to zero.

In the database, the table has its old name, and `slip` is the number of the entry.
"""

accounts = stored(
    "accounts",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("points", POINTS, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("ranked", Integer, nullable=False),
    Column("tie", POINTS, nullable=False),
    Index("accounts_in_order", "guild", "season", "game", "ranked", "points", "tie", "user"),
    Index("accounts_of_a_person", "user"),
)
"""The sums of a person's postings, for one game and for all (`game` empty).

They are kept in the server's book (season 0) and in that of each season, and follow from the
postings. Standings are in the order of `ranked`, then of `points`, then of `tie`. `ranked` is 1
with a place, 0 without one so far, -1 for accounts that never get one.
"""

names = stored(
    "names",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Index("names_of_a_person", "user"),
)
"""A person's name when they last played; pictures and files need it."""

substitutions = stored(
    "substitutions",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deal", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Index("substitutions_of_a_person", "user"),
)
"""The person who had a seat until another player took it over; `deal` is the newcomer's first."""

results = stored(
    "results",
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("season", Integer),
    Column("game", String(20), nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("points", POINTS, nullable=False),
    Column("place", Integer, nullable=False),
    Column("void", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index("results_of_a_season", "season", "table"),
    Index("results_of_a_player", "guild", "user"),
    Index("results_of_a_person", "user"),
)
"""The points and place of each seat at the end of a match; seats with equal points tie."""

leagues = stored(
    "leagues",
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("charter", Text, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("archived_at", UtcTime),
    Column("role", BigInteger),
    Column("edition", Integer, nullable=False, server_default="0"),
    Column("model", Integer, nullable=False, server_default="0", default=NUMBER),
    Column("site", String(64), nullable=False, server_default=""),
    Index("leagues_of_a_guild", "guild"),
)
"""A league.

`channel` shows its standings; `charter` has the rules of its next season. `model` is the number of
the model of its ratings; it is negative while they are computed again. `edition` is raised by each
write of the league or of its seasons.

Members of the server with the `role` organise this league, besides the organisers of the server.

`site` is the secret from which the addresses of its public pages follow; empty if it has none.
"""

seasons = stored(
    "seasons",
    Column("id", Integer, primary_key=True),
    Column("league", ForeignKey("leagues.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("charter", Text, nullable=False),
    Column("opened_at", UtcTime, nullable=False),
    Column("closes_at", UtcTime),
    Column("closed_at", UtcTime),
    Column("message", BigInteger),
    Column("counted", String(10)),
    Index("seasons_of_a_league", "league", "number", unique=True),
)
"""A season; `closes_at` is null without a closing time, and `message` shows its standings.

`counted` is the last day whose deals of the day have been counted there; null if none are.
"""

channels = stored(
    "channels",
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("league", ForeignKey("leagues.id"), nullable=False),
    Index("channels_of_a_league", "league"),
)
"""The channels whose matches count in a league."""

members = stored(
    "members",
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Index("members_of_a_person", "user"),
)
"""The members of leagues."""

fixtures = stored(
    "fixtures",
    Column("id", Integer, primary_key=True),
    Column("season", ForeignKey("seasons.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", UtcTime, nullable=False),
    Column("reminded", Integer, nullable=False),
    Column("table", ForeignKey("tables.id")),
    Column("tournament", Integer),
    Column("opened", Integer),
    Column("slip", Integer),
    Column("decided", Integer, nullable=False, server_default="0"),
    Index("fixtures_of_a_season", "season", "round"),
    Index("fixtures_of_a_table", "table"),
    some("fixtures_of_a_tournament", "tournament"),
    some("fixtures_opened", "opened"),
    some("fixtures_reported", "slip"),
)
"""Matches of a season's schedule, and until when each is to be played.

`table` is set once it was played; `tournament` is null for a match that belongs to none. `opened`
is the table that was opened last for a match of a tournament, played or not. `slip` is the entry
with its result, if it was reported. The outcome of a `decided` match is in its pairings; if they
have none, it ended by walkovers.
"""

pairings = stored(
    "pairings",
    Column("fixture", ForeignKey("fixtures.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("place", Integer),
    Column("points", POINTS),
    Index("pairings_of_a_person", "user"),
)
"""The people of each match of a schedule.

`place` and `points` are null unless the match is decided without a table.
"""

tournaments = stored(
    "tournaments",
    Column("id", Integer, primary_key=True),
    Column("season", ForeignKey("seasons.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("starts_at", UtcTime, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("message", BigInteger),
    Column("over_at", UtcTime),
    Column("deals", Integer, nullable=False, server_default="0"),
    Column("secret", String(64), nullable=False, server_default=""),
    Column("promised_at", UtcTime),
    Column("late", String(8), nullable=False, server_default="wait"),
    Column("paused_at", UtcTime),
    Column("stalled", Integer, nullable=False, server_default="0"),
    Column("edition", Integer, nullable=False, server_default="0"),
    Index("tournaments_of_a_season", "season"),
)
"""A tournament of a season.

A round lasts `minutes` at most. `rounds` is 0 if it follows from the number of people. `message`
shows the tournament. Duplicate rounds have `deals` deals each, and a `secret` from which the
secrets of all rounds follow. `late` tells how a match counts that is being played when time is up.
The clock stands still from `paused_at` on; `stalled` is the round that waits for an organiser, or
0. `edition` is raised by each write, and by each result of a match.
"""

entrants = stored(
    "entrants",
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("seed", Integer, nullable=False),
    Column("present", Integer, nullable=False),
    Column("addition", BigInteger, nullable=False, server_default="0"),
    Index("entrants_of_a_person", "user"),
)
"""The entrants of tournaments; a `present` entrant is paired in the next round.

`addition` is the id of the press by which they entered, 0 if it adds nothing to a shuffle.
"""

byes = stored(
    "byes",
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Index("byes_of_a_person", "user"),
)
"""The people who went through a round of a tournament without a match."""

ratings = stored(
    "ratings",
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_of_a_person", "user"),
)
"""A person's estimated strength and its uncertainty, now (season 0) and when each season closed.

It holds for one game of a league, or for all its games (`game` empty).
"""

organisers = stored(
    "organisers",
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("role", BigInteger, nullable=False),
)
"""The role on a server whose members organise its leagues."""

audit = stored(
    "audit",
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("act", String(20), nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index("audit_of_a_guild", "guild", "id"),
    Index("audit_by_a_person", "by"),
)
"""The acts of organisers, which members can read."""

forgettings = stored(
    "forgettings",
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("pseudonym", BigInteger, nullable=False),
    Column("names", Text, nullable=False),
    Column("slip", Integer, nullable=False),
    Column("act", Integer, nullable=False),
    Column("matches", Text, nullable=False),
)
"""The people who are being forgotten, until the last of their rows has the pseudonym.

Entries up to `slip` and acts of organisers up to `act` were theirs; later ones are those of a
person who plays again. `matches` has the tables that still name them, `names` their names so far,
both as JSON.
"""
