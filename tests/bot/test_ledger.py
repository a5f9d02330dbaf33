"""The ledger: postings that balance, accounts that follow from them, and both made anew."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, select, text

from bot.domain.league import placing
from bot.domain.ledger.entries import Entry, Posting, of_deal, transfer
from bot.domain.ledger.reading import Span, Standing
from bot.domain.tables.player import Player
from bot.services.ledger import rebuilding
from bot.services.ledger.ledger import PAGE, Ledger, Scope
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.ledger import books, ledgers, posting
from rules import Carry, Result, RuleError, ruleset_hash
from tests.bot.world.matches import played

pytestmark = pytest.mark.both

NOW = datetime(2026, 5, 1, tzinfo=UTC)


async def some_matches(database: Database) -> None:
    tables = Tables(database)
    await played(tables, 1, channel=8)
    await played(tables, 2, channel=9, key="koikoi", deals=3)
    await played(tables, 3, channel=10, key="sakura", people=5, deals=2)


async def two_matches(database: Database) -> None:
    tables = Tables(database)
    await played(tables, 1, channel=8, deals=1)
    await played(tables, 2, channel=9, key="koikoi", deals=1)


# --- Made anew ------------------------------------------------------------------------------------


async def test_a_table_that_cannot_begin_as_set_is_no_fault(database: Database) -> None:
    tables, (owner, other) = Tables(database), (Player(1, "Aki"), Player(2, "Ben"))
    lobby = await tables.lobbies.open(1, 9, owner, "sakura", seats=2)
    await tables.lobbies.join(lobby.id, other, 5)
    await tables.lobbies.set_rules(lobby.id, owner.user, "teams", {})
    assert await database.read(rebuilding.rebuild) == (0, [], 0)


async def test_the_ledger_made_anew_from_the_moves_is_the_same(
    database: Database,
) -> None:
    await some_matches(database)
    deals, faults, _ = await database.read(rebuilding.rebuild)
    assert deals >= 7
    assert faults == []


PLAYERS = (Player(1, "Aki"), Player(2, "Ben"), Player(3, "Chiyo"))


async def test_a_deal_without_points_counts_unless_it_is_void(
    database: Database,
) -> None:
    carry = Carry(2, 0, (0, 0, 0), resting=(1,))
    played, void = (
        Result("draw", (), None, replace(carry, number=3)),
        Result("void", (), None, carry),
    )
    assert of_deal(void, carry, PLAYERS) == []
    postings = of_deal(played, carry, PLAYERS)
    assert postings == [Posting(1, "unpaid", 0, 0), Posting(3, "unpaid", 0, 2)]
    entry = Entry(5, "deal", "sakura", server=1, tally=1)
    await database.write(lambda c: posting.post(c, entry, postings, NOW))
    found = await database.read(lambda c: ledgers.standings(c, 5))
    assert {(row.user, row.points, row.deals, row.won) for row in found} == {
        (1, 0, 1, 0),
        (3, 0, 1, 0),
    }


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE tables SET differences = 'deals=seven' WHERE id = 2",
        "UPDATE tables SET game = 'old-maid' WHERE id = 2",
        "UPDATE deals SET carry = '[1, 2]' WHERE \"table\" = 2",
        "UPDATE deals SET deck = 'pine.crane' WHERE \"table\" = 2",
        "UPDATE moves SET move = '?' WHERE \"table\" = 2",
    ],
)
async def test_a_damaged_table_is_named_and_the_others_are_checked(
    database: Database, spoil: str
) -> None:
    await two_matches(database)
    every = (await database.read(rebuilding.rebuild)).deals
    await database.write(lambda c: c.execute(text(spoil)))
    for write in (False, True):
        check = await database.write(partial(rebuilding.rebuild, write=write))
        assert [(one.where, one.mended) for one in check.faults] == [("table 2", False)]
        assert 0 < check.deals < every


@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        ("UPDATE entries SET delta = delta + 1 WHERE id = 1", "table 1, deal 1"),
        ('UPDATE entries SET "user" = 77 WHERE id = 2', "table 1, deal 1"),
        ("DELETE FROM entries WHERE id = 3", "table 2, deal 1"),
        ("UPDATE accounts SET points = points + 5 WHERE \"user\" = 1 AND game = ''", "player 1"),
        ("UPDATE accounts SET won = won + 1 WHERE \"user\" = 2 AND game = 'mushi'", "player 2"),
        ("DELETE FROM accounts WHERE game = 'koikoi'", "game koikoi"),
    ],
)
async def test_spoilt_rows_are_found_and_mended(database: Database, spoil: str, where: str) -> None:
    await two_matches(database)
    before = await database.read(lambda c: c.execute(select(books.accounts)).all())
    await database.write(lambda c: c.execute(text(spoil)))
    _, faults, _ = await database.read(rebuilding.rebuild)
    assert where in str(faults[0])
    await database.write(lambda c: rebuilding.rebuild(c, write=True))
    assert (await database.read(rebuilding.rebuild))[1] == []
    after = await database.read(lambda c: c.execute(select(books.accounts)).all())
    assert {row for row in after if row.points or row.deals} == set(before)


async def test_every_entry_of_a_deal_names_its_house_rules(database: Database) -> None:
    table = await played(Tables(database), 1)
    page = await Ledger(database).page(1, Scope("table", table.id))
    stamp = ruleset_hash(table.key, table.options)
    assert {one.entry.ruleset for one in page.entries} == {stamp}


async def test_an_account_has_its_place_from_its_first_deal(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the book were ranked anew."""
    monkeypatch.setattr(posting, "_rules", lambda *_: (1, 3, -1))
    a, entry = books.accounts, Entry(5, "deal", "mushi", server=1, tally=1)
    query = select(a.c.user, a.c.won, a.c.deals, a.c.ranked, a.c.tie).order_by(a.c.game, a.c.user)
    for winner in (1, 2):
        postings = transfer("made", winner, 9, 4)
        await database.write(partial(posting.post, entry=entry, postings=postings, at=NOW))
        kept = await database.read(lambda c: c.execute(query).all())
        assert [row.tie for row in kept] == [3 * row.won - row.deals for row in kept]
        await database.write(partial(posting.rank_anew, guild=5, season=0))
        assert await database.read(lambda c: c.execute(query).all()) == kept


async def test_postings_that_do_not_balance_are_not_written(database: Database) -> None:
    entry = Entry(1, "correction", server=1)
    for wrong in ([Posting(1, "a", 2)], [Posting(1, "a", 2), Posting(2, "b", -2)]):
        with pytest.raises(ValueError, match="balance"):
            await database.write(lambda c, wrong=wrong: posting.post(c, entry, wrong, NOW))  # type: ignore[misc]
    assert await database.read(lambda c: c.execute(select(books.entries)).all()) == []


# --- Pages ----------------------------------------------------------------------------------------


def filled(connection: Connection, number: int) -> None:
    for place in range(number):
        postings = transfer("line", 1 + place % 3, 4, 10)
        posting.post(connection, Entry(1, "report", server=1, tally=1), postings, NOW)


@pytest.mark.parametrize("scope", [Scope("server", 1), Scope("player", 4)])
async def test_pages_lead_through_a_ledger_and_back(database: Database, scope: Scope) -> None:
    await database.write(lambda c: filled(c, 3 * PAGE - 2))
    ledger, seen = Ledger(database), []
    page = await ledger.page(1, scope)
    assert (page.newer, page.older) == (False, True)
    pages = [page]
    while page.older:
        seen += [one.number for one in page.entries]
        page = await ledger.page(1, scope, Span(before=page.entries[-1].number))
        pages.append(page)
    seen += [one.number for one in page.entries]
    assert seen == sorted(seen, reverse=True)
    assert len(seen) == 3 * PAGE - 2
    for wanted in pages[-2::-1]:
        page = await ledger.page(1, scope, Span(after=page.entries[0].number))
        assert page.entries == wanted.entries
    assert (page.newer, page.older) == (False, True)


async def test_nobody_reads_the_ledger_of_another_server(database: Database) -> None:
    table = await played(Tables(database), 1)
    ledger = Ledger(database)
    (first, *_) = (await ledger.page(1, Scope("server", 1))).entries
    for scope in (Scope("server", 2), Scope("table", table.id), Scope("player", 1)):
        assert (await ledger.page(2, scope)).entries == ()
    with pytest.raises(RuleError, match="no-such-entry"):
        await ledger.sheet(2, first.number)


async def test_behind_an_entry_stands_the_deal_that_was_played(database: Database) -> None:
    table = await played(Tables(database), 4, key="koikoi", deals=3)
    ledger = Ledger(database)
    for one in (await ledger.page(1, Scope("table", table.id))).entries:
        sheet = await ledger.sheet(1, one.number)
        assert sheet.table is not None
        assert sheet.table.deal is not None
        result = sheet.table.deal.result
        assert result is not None
        paid: dict[int, int] = defaultdict(int)
        for entry in sheet.postings:
            paid[entry.user] += entry.delta
        users = [player.user for player in table.players if player]
        assert paid == dict(zip(users, result.deltas(2), strict=True))


async def test_people_are_compared_by_the_deals_both_played(database: Database) -> None:
    await some_matches(database)
    meeting = await Ledger(database).between(1, 1, 2)
    p, e = books.postings, books.entries
    rows = await database.read(
        lambda c: c.execute(select(e.c.id, p.c.user, p.c.delta).join(e, e.c.id == p.c.slip)).all()
    )
    sums: dict[int, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for entry, user, delta in rows:
        sums[entry][user] += delta
    both = [one for one in sums.values() if 1 in one and 2 in one]
    assert meeting.deals == len(both)
    assert meeting.points == (sum(one[1] for one in both), sum(one[2] for one in both))
    assert meeting.ahead[0] == sum(one[1] > one[2] for one in both)
    other = await Ledger(database).between(1, 2, 1)
    assert (other.points, other.between) == (meeting.points[::-1], -meeting.between)
    alone = [one for one in both if len(one) == 2]
    assert meeting.between - sum(one[1] for one in alone) <= sum(abs(one[1]) for one in both)


async def test_a_curve_ends_at_what_the_account_holds(database: Database) -> None:
    await some_matches(database)
    ledger = Ledger(database)
    curve = await ledger.curve(1, (1, 2, 3))
    now = {row.user: row.points for row in await ledger.of_server(1)}
    assert curve.points[-1] == (now[1], now[2], now[3])
    assert curve.points[0] == (0, 0, 0)
    assert len(curve.times) == len(curve.points) - 1
    assert curve.times == sorted(curve.times)


# --- Places ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_bonuses_balance_and_equal_points_share(seats: int) -> None:
    for points in product(range(3), repeat=seats):
        bonus = placing.bonuses(placing.places(points), 5)
        assert sum(bonus) == 0
        assert len({*zip(points, bonus, strict=True)}) == len({*points})
        ordered = [bonus[seat] for seat in sorted(range(seats), key=lambda s: -points[s])]
        assert ordered == sorted(bonus, reverse=True)


def test_the_usual_bonuses() -> None:
    assert placing.bonuses((1, 2, 3, 4), 5) == [15, 5, -5, -15]
    assert placing.bonuses((1, 1, 3, 4), 5) == [10, 10, -5, -15]
    assert placing.bonuses((1, 2), 10) == [10, -10]
    assert placing.places((4, 7, 4, 0)) == [2, 1, 2, 4]
    assert placing.places((9, 4), resigned=0) == [2, 1]


# --- What was there before ------------------------------------------------------------------------

OLD = """
INSERT INTO tables (id, guild, channel, owner, game, version, preset, differences, phase, opened_at)
VALUES (1, 5, 9, 1, 'mushi', 1, 'mushi', '', 'over', '2026-01-01');
INSERT INTO seats VALUES (1, 0, 11, 'Aki'), (1, 1, 0, 'Computer');
INSERT INTO entries (guild, "table", deal, seat, "user", reason, delta, at) VALUES
(5, 1, 1, 0, 11, 'cards', 20, '2026-01-02'), (5, 1, 1, 1, 0, 'cards', -20, '2026-01-02'),
(5, 1, 1, 0, 11, 'made', 10, '2026-01-02'), (5, 1, 1, 1, 0, 'made', -10, '2026-01-02'),
(5, 1, 2, 0, 11, 'cards', -5, '2026-01-03'), (5, 1, 2, 1, 0, 'cards', 5, '2026-01-03');
"""


@pytest.mark.slow
def test_an_older_ledger_comes_over_with_its_accounts(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/old.sqlite")
    config = Config()
    config.set_main_option("script_location", str(files("bot.store") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for statement in filter(str.strip, OLD.split(";")):
            connection.execute(text(statement))
        command.upgrade(config, "head")
        assert ledgers.standings(connection, 5) == [
            Standing(11, 2, 1, 25, 1, 1),
            Standing(0, 2, 1, -25, -1, 1),
        ]
        assert ledgers.standings(connection, 5, game="mushi")[0].points == 25
        assert ledgers.names(connection, 5, [11]) == {11: "Aki"}
        assert {key: now[0] for key, now in rebuilding.accounts(connection).items()} == {
            (5, 0, game, user): points
            for game in ("", "mushi")
            for user, points in ((11, 25), (0, -25))
        }
    engine.dispose()
