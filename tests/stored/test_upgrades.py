"""A change of a game's rules in mid-match: what goes on, and what is called off and dealt anew."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from bot.domain.refusal import Refusal
from bot.domain.tables import dealing, fair, upgrading
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.services.ledger import rebuilding
from bot.services.ledger.ledger import Ledger
from bot.services.ledger.replays import Replays
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import reads, records
from rules import RuleError
from tests.changed_rules import Deck, change, release, shuffled
from tests.stored.described import plain, waiting
from tests.stored.releases import RELEASES, Clock, opened, step, stored

pytestmark = pytest.mark.parametrize("release", RELEASES[:1], ids=lambda path: path.name)
"""The first release: all its games had the same version, which the tests raise."""


def refused(table: Table) -> Deck | None:
    """The deck of a deal in an order in which its moves are refused; None if passes never are."""
    return next((deck for deck, other in _others(table, 32) if other is None), None)


def elsewhere(table: Table) -> Deck | None:
    """The deck of a deal with two pieces swapped, so that its moves lead to another state."""
    assert table.deal
    known = upgrading.digest(table.deal)
    found = _others(table, 2)
    return next((deck for deck, one in found if one and upgrading.digest(one) != known), None)


def _others(table: Table, moved: int) -> Iterator[tuple[Deck, Deal | None]]:
    """Yield decks with some pieces `moved`, and the deal that the log then makes, if legal."""
    deal, rng = table.deal, Random(table.id)
    assert deal
    for _ in range(40):
        deck = [*deal.chance.deck]
        places = rng.sample(range(len(deck)), moved)
        for place, other in zip(places, (*places[1:], places[0]), strict=True):
            deck[place] = deal.chance.deck[other]
        chance = replace(deal.chance, deck=tuple(deck))
        try:
            yield (
                tuple(deck),
                dealing.dealt(table.game, table.options, deal.promise, chance, deal.log),
            )
        except RuleError:
            yield tuple(deck), None


@pytest.fixture(autouse=True)
def _as_released(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game in the version that the release has played."""
    release(monkeypatch)


class Place:
    """The tables of a release, as one process after another finds them."""

    def __init__(self, release: Path, folder: Path) -> None:
        self.release, self.folder = release, folder
        self.told = stored(release, "tables.json")
        self.clock = Clock(self.told["now"])

    async def within(self, work: Callable[[Tables, str, dict[str, Any]], Awaitable[None]]) -> None:
        """Do something at each table that was stored, in a process of its own."""
        file = self.folder / "tables.sqlite"
        if file.exists():
            database = Database(f"sqlite+aiosqlite:///{file}")
            await database.open()
        else:
            database = await opened(self.release, file.name, self.folder)
        tables = Tables(database, self.clock)
        try:
            for name, one in self.told["tables"].items():
                await work(tables, name, one)
        finally:
            tables.timers.stop()
            await database.close()


@pytest.fixture
def place(release: Path, tmp_path: Path) -> Place:
    """The tables of a release."""
    return Place(release, tmp_path)


def at(tables: Tables, one: dict[str, Any]) -> Awaitable[Table]:
    """A table that was stored."""
    return tables.shown_in(one["channel"])


async def go_on(tables: Tables, clock: Clock, table: Table) -> Table:
    """A move, or what is due, at a table that is played."""
    return await step(tables, clock, table, Random(table.id))


async def whole(tables: Tables, table: Table) -> dict[str, Any]:
    """A table as the release has told of it."""
    found: dict[str, Any] = json.loads(json.dumps(plain(table) | await waiting(tables, table)))
    return found


def kept(file: Path, query: str) -> list[tuple[Any, ...]]:
    """The rows of a database."""
    with sqlite3.connect(file) as connection:
        return connection.execute(query).fetchall()


# --- It goes on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 1])
async def test_a_deal_leading_to_the_same_state_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    before: dict[str, dict[str, Any]] = {}

    async def begin(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        if moves and table.phase == "playing":
            table = await go_on(tables, place.clock, table)
        before[name] = await whole(tables, table)

    async def compare(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        assert await whole(tables, table) == before[name], name
        if table.phase == "playing":
            table = await go_on(tables, place.clock, table)
            assert table.deal
            assert table.deal.version == table.game.version == 2

    await place.within(begin)
    change(monkeypatch)
    await place.within(compare)
    versions = dict(kept(place.folder / "tables.sqlite", 'SELECT "table", version FROM deals'))
    played = {one["id"] for one in place.told["tables"].values() if one["phase"] == "playing"}
    assert {number for number, version in versions.items() if version == 2} == played


# --- It is called off -----------------------------------------------------------------------------


def check_called_off(old: dict[str, Any], table: Table) -> None:
    """The rest of a running deal that cannot go on, and the lasting parts of its match."""
    promise, first = table.promise, old["deal"]["promise"]
    assert promise
    assert (table.phase, table.due, table.deal) == ("between", None, None)
    assert (promise.instead, promise.number) == (True, first["number"] + 1)
    assert json.loads(json.dumps(plain(table)["promise"]["carry"])) == first["carry"]
    assert promise.additions == ()
    assert promise.secret != first["secret"]
    assert fair.commitment(promise.secret) == promise.commitment
    assert (table.answers, table.plans, table.votes) == ({}, {}, {})
    assert all(order.scope == "match" for order in table.orders.values())
    assert len(table.orders) == sum(one[1] == "match" for one in old["orders"].values())
    assert [[p.user, p.name, p.away] if p else None for p in table.players] == old["players"]
    assert {seat for seat, one in enumerate(table.clocks) if one.due} == {
        seat for seat in table.waits_for if table.clocks and table.players[seat] in table.asked
    }


async def check_dealt_anew(tables: Tables, table: Table, old: dict[str, Any]) -> None:
    """Its players press Ready; no button of the deal that was called off fits the new one."""
    stale = tuple(old["deal"]["moment"])
    for player in table.asked:
        table = await tables.playing.ready(table.id, player.user, 5)
    if table.phase == "between":
        return  # somebody has gone, and their seat is open
    assert table.deal
    seat = min(table.deal.state.to_act)
    player = table.players[seat]
    assert player
    move = table.legal(seat)[0]
    with pytest.raises(Refusal, match="stale"):
        await tables.playing.play(table.id, player.user, move, stale)
    await tables.playing.play(table.id, player.user, move, table.deal.moment)


@pytest.mark.parametrize("moves", [0, 1])
async def test_a_deal_with_refused_moves_is_dealt_anew(
    place: Place, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    count = "SELECT count(*) FROM slips"
    decks: dict[Deck, Deck] = {}
    broken: set[str] = set()
    old: dict[str, dict[str, Any]] = {}
    anew: dict[str, Table] = {}

    async def begin(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        if moves and table.phase == "playing":
            table = await go_on(tables, place.clock, table)
        old[name] = await whole(tables, table)
        if table.deal and (other := refused(table)):
            decks[table.deal.chance.deck] = other
            broken.add(name)

    async def call_off(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = anew[name] = await at(tables, one)
        if name in broken and old[name]["phase"] == "playing":
            check_called_off(old[name], table)
        else:
            assert table.phase == old[name]["phase"], name
            assert one["points"] is None or list(table.points) == old[name]["points"]

    async def deal_anew(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        assert table == replace(anew[name], turned=table.turned), name
        record = await tables.keeper.database.read(lambda c: records.record(c, table))
        assert len(record.deals) == (one["phase"] == "between")
        if table.promise and table.promise.instead:
            await check_dealt_anew(tables, table, old[name])

    await place.within(begin)
    file = place.folder / "tables.sqlite"
    paid = kept(file, count)
    change(monkeypatch, lambda deck: decks.get(deck, deck))
    await place.within(call_off)
    assert kept(file, count) == paid
    await place.within(deal_anew)
    assert {game.key for game in rules.GAMES} == {name.split()[0] for name in broken}


async def test_a_deal_leading_elsewhere_is_called_off(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    decks: dict[Deck, Deck] = {}
    old: dict[str, dict[str, Any]] = {}
    known: set[str] = set()

    async def begin(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        if table.phase != "playing":
            return
        if table.id % 2:
            table = await go_on(tables, place.clock, table)
        if table.phase == "playing" and table.deal and (deck := elsewhere(table)):
            if table.deal.ply > len(one["deal"]["log"]):
                known.add(name)
            decks[table.deal.chance.deck] = deck
            old[name] = await whole(tables, table)

    async def compare(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        if name in known:
            check_called_off(old[name], table)
        elif name in old:
            assert table.phase == "playing"

    await place.within(begin)
    change(monkeypatch, lambda deck: decks.get(deck, deck))
    await place.within(compare)
    assert len({name.split()[0] for name in known}) >= 5
    assert len(known) < len(old)


async def test_a_log_refused_by_its_own_version_is_damaged(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = place.folder / "tables.sqlite"
    every = 'SELECT * FROM deals ORDER BY "table", deal'
    decks: dict[Deck, Deck] = {}
    broken: set[str] = set()

    async def look(tables: Tables, name: str, one: dict[str, Any]) -> None:
        table = await at(tables, one)
        if table.deal and (other := refused(table)):
            decks[table.deal.chance.deck] = other
            broken.add(name)

    async def fail(tables: Tables, name: str, one: dict[str, Any]) -> None:
        if name in broken:
            with pytest.raises(RuleError):
                await at(tables, one)

    await place.within(look)
    before = kept(file, every)
    change(monkeypatch, lambda deck: decks.get(deck, deck), raised=0)
    await place.within(fail)
    assert kept(file, every) == before


# --- What has ended stays -------------------------------------------------------------------------


async def test_deals_of_earlier_rules_stay_as_they_were_paid(
    release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await opened(release, "season.sqlite", tmp_path)
    file = tmp_path / "season.sqlite"
    ended = kept(
        file,
        'SELECT t.guild, d."table", d.deal FROM deals d JOIN tables t ON t.id = d."table"'
        " WHERE d.ending IS NOT NULL",
    )
    entries, accounts = (kept(file, f"SELECT * FROM {name}") for name in ("entries", "accounts"))
    change(monkeypatch, shuffled)
    deals, faults, unchecked = await database.write(lambda c: rebuilding.rebuild(c, write=True))
    assert (faults, deals + unchecked) == ([], len(ended))
    assert unchecked
    assert [kept(file, f"SELECT * FROM {name}") for name in ("entries", "accounts")] == [
        entries,
        accounts,
    ]
    for guild, number, deal in ended:
        with pytest.raises(Refusal, match="other-version"):
            await Replays(database).open(guild, number, deal)
        assert await database.read(partial(reads.after_deal, table=number, number=deal)) is None
        table = await database.read(partial(reads.without_deals, number=number))
        assert table
        record = await Ledger(database).record(table)
        assert record.version == 1
        assert record.deals
    await database.close()
