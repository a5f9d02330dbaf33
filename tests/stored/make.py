"""Make the stored data of a release.

`python -m tests.stored.make 0.2.0` is run once, by the release itself. Nobody changes the files
afterwards:

- `tables.sqlite.gz`, `tables.json`: a table of every kind in every game, and its description;
- `season.sqlite.gz`, `season.json`: a league that was played, ruled and scheduled, with choices of
  people and servers; the rows of each table of that database;
- `records/`, `records.json`: a match of every game under every preset, a share text of each of its
  deals, and the outcome of verifying them, whole and tampered with;
- `custom_ids.txt`: the ids of components, one of every shape in every scene, and others of each.

`layouts.json`, beside the releases, follows the code: `... make layouts` writes it.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import sqlite3
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import rules
from bot.chat.panels.tables.hand import hand
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import view_of
from bot.domain.players import choose
from bot.domain.tables.table import Table
from bot.services.ledger import shares
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import records
from bot.words import Words, words
from rules import choices
from rules.record import write
from tests.bot.discord.component_ids import IDS
from tests.bot.world.matches import PEOPLE
from tests.stored.described import described
from tests.stored.places import every
from tests.stored.scenes import BESIDE, SCENES, Tour, played
from tests.stored.verified import outcome, tampered
from tests.stored.wires import Wire, custom_ids, layout, steady, wired

HERE = Path(__file__).parent
SHORT = {"hands": "2", "rounds": "1", "length": "deals"}
"""House rules that keep a match short, where a game has them."""
DEALS = 4
"""The most deals of a match: a computer player takes long over some games."""


def main(release: str, *parts: str) -> None:
    """Write everything for a release, or some parts of it."""
    if release == "layouts":
        store_components(None)
        return
    folder = HERE / release
    (folder / "records").mkdir(parents=True, exist_ok=True)
    for part in parts or ("tables", "season", "records"):
        if part in STORES:
            asyncio.run(STORES[part](folder))
    if not parts or "components" in parts:
        store_components(folder)


def _dump(path: Path, what: Any) -> None:
    path.write_text(json.dumps(what, ensure_ascii=False, indent=1) + "\n")


def _dump_lines(path: Path, what: dict[str, list[Any]]) -> None:
    """Write lists by name, with each value on its own line."""
    told = {name: [json.dumps(one, ensure_ascii=False) for one in what[name]] for name in what}
    lists = [f"{json.dumps(name)}: [\n" + ",\n".join(told[name]) + "\n]" for name in told]
    path.write_text("{\n" + ",\n".join(lists) + "\n}\n")


# --- Databases ------------------------------------------------------------------------------------


async def store_tables(folder: Path) -> None:
    """Write the tables of all games, and their descriptions."""
    with TemporaryDirectory() as scratch:
        async with wired(Path(scratch)) as (room, _):
            places = await every(room.env, room)
            told = {}
            for name, place in places.items():
                table = await place.tables.shown_in(place.channel)
                told[name] = await described(place.tables, table)
            _pack(Path(scratch), folder / "tables.sqlite.gz")
            _dump(folder / "tables.json", {"now": room.env.now().isoformat(), "tables": told})


async def store_season(folder: Path) -> None:
    """Write the league, and the choices of people and servers."""
    with TemporaryDirectory() as scratch:
        async with wired(Path(scratch)) as (room, wire):
            tour = Tour(room, wire)
            for scene in ("club", "own"):
                await BESIDE[scene](tour)
            _pack(Path(scratch), folder / "season.sqlite.gz")
            with sqlite3.connect(Path(scratch) / "bot.sqlite") as connection:
                _dump(folder / "season.json", rows(connection))


def _pack(scratch: Path, file: Path) -> None:
    """Pack the database in its present state into a file."""
    copy = scratch / "copy.sqlite"
    with sqlite3.connect(scratch / "bot.sqlite") as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    file.write_bytes(gzip.compress(copy.read_bytes(), mtime=0))


def rows(connection: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
    """Return every row of a database, by table."""
    named = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    found = {}
    for (name,) in connection.execute(named).fetchall():
        cursor = connection.execute(f'SELECT * FROM "{name}" ORDER BY rowid')
        heads = [column[0] for column in cursor.description]
        found[name] = [dict(zip(heads, row, strict=True)) for row in cursor]
    return found


# --- Records --------------------------------------------------------------------------------------


async def store_records(folder: Path) -> None:
    """Write the record of a match of every game under every preset."""
    results = {}
    for game in rules.GAMES:
        for preset in game.presets:
            with TemporaryDirectory() as scratch, steady():
                text, lines = await _match(Path(scratch), game.key, preset)
            (folder / "records" / f"{preset}.paifuda.txt").write_text(text)
            results[preset] = {
                "whole": outcome(text),
                "tampered": {how: outcome(other) for how, other in tampered(text).items()},
                "shares": [{"text": line, "outcome": outcome(line)} for line in lines],
            }
    _dump(folder / "records.json", results)


async def _match(scratch: Path, key: str, preset: str) -> tuple[str, list[str]]:
    """Play a short match; return the record of its first deals, and a share text of each."""
    database = Database(f"sqlite+aiosqlite:///{scratch}/bot.sqlite")
    await database.open()
    tables, rng, lines = Tables(database), Random(preset), []
    table = await _opened(tables, key, preset)
    while table.phase != "over" and table.current <= DEALS:
        dealt = table.deal
        table = await _step(tables, table, rng)
        if table.deal and table.deal is not dealt and table.deal.result:
            lines.append(shares.write(shares.recorded(table)))
    text = write(await database.read(lambda c: records.record(c, table)))
    await database.close()
    return text, lines


async def _opened(tables: Tables, key: str, preset: str) -> Table:
    """Open a table under a preset, as short as possible, and deal its first deal."""
    table = await tables.lobbies.open(1, 9, PEOPLE[0], key, preset)
    names = {one.name for one in choices(table.options)}
    house = {name: value for name, value in SHORT.items() if name in names}
    table = await tables.lobbies.set_rules(table.id, 1, None, house)
    for player in PEOPLE[1 : max(len(table.players), 2)]:
        table = await tables.lobbies.join(table.id, player, 1000 * player.user)
    return await tables.playing.start(table.id, 1, 2009)


async def _step(tables: Tables, table: Table, rng: Random, *, wild: bool = False) -> Table:
    """Make a move like the computer player, or a `wild` one; or let everybody press Ready."""
    if table.phase == "between":
        for player in table.asked:
            table = await tables.playing.ready(table.id, player.user, rng.getrandbits(40))
        return table
    seats = [seat for seat in range(len(table.players)) if table.legal(seat)]
    seat = rng.choice(seats)
    legal = table.legal(seat)
    move = rng.choice(legal) if wild else choose(table.view(seat), legal)
    return await tables.playing.play(table.id, PEOPLE[seat].user, move)


STORES = {"tables": store_tables, "season": store_season, "records": store_records}


# --- Components -----------------------------------------------------------------------------------


def store_components(folder: Path | None) -> None:
    """Write the layouts of this version; for a release also its ids."""
    wires = {scene: asyncio.run(seen(scene)) for scene in SCENES}
    _dump_lines(HERE / "layouts.json", {scene: layouts(wire) for scene, wire in wires.items()})
    if folder:
        sent = (
            [one for m in wire.sent for one in custom_ids(m.message)] for wire in wires.values()
        )
        offered = (asyncio.run(offers(game.key)) for game in rules.GAMES)
        found = shapes([*sent, *offered, *IDS.values()])
        (folder / "custom_ids.txt").write_text("\n".join(sorted(found)) + "\n")


async def seen(scene: str) -> Wire:
    """Play a scene, and return the messages sent in it."""
    with TemporaryDirectory() as scratch:
        async with wired(Path(scratch)) as (room, wire):
            await played(Tour(room, wire), scene)
    return wire


def layouts(wire: Wire) -> list[list[Any]]:
    """Return for each message of a scene the press before it, and its rows of components."""
    return [[one.after, one.how, layout(one.message)] for one in wire.sent]


async def offers(key: str) -> list[str]:
    """Return the ids in every hand of a match of computer players, and of a deal that is played at
    random.
    """
    found: list[str] = []
    for wild in (False, True):
        with TemporaryDirectory() as scratch, steady():
            database = Database(f"sqlite+aiosqlite:///{scratch}/bot.sqlite")
            await database.open()
            tables, rng, say = Tables(database), Random(key), words("en").at(key)
            table = await _opened(tables, key, next(iter(rules.game(key).presets)))
            last = 1 if wild else DEALS
            while table.phase in ("playing", "between") and table.current <= last:
                found += _offered(table, say)
                table = await _step(tables, table, rng, wild=wild)
            await database.close()
    return found


def _offered(table: Table, say: Words) -> list[str]:
    """Return the ids in the hands of all people who are asked for a move."""
    if table.deal is None or table.phase != "playing":
        return []
    hands = (hand.offered(Glance.at(table, seat, say)) for seat in table.waits_for)
    rows = [view_of(one.items).to_components() for one in hands]
    return [one for view in rows for one in custom_ids({"components": view})]


def shapes(every: Iterable[Iterable[str]]) -> set[str]:
    """The first id of every form in each lot; ids of a form differ only in numbers and pieces."""
    found: set[str] = set()
    for lot in every:
        known: dict[str, str] = {}
        for custom_id in lot:
            known.setdefault(_shape(custom_id), custom_id)
        found |= {*known.values()}
    return found


def _shape(custom_id: str) -> str:
    """Return an id without its numbers; of a move, only the verb and the number of pieces."""
    head, _, last = custom_id.rpartition(":")
    move = re.fullmatch(r"(plan:|planned:)?\d+:\d+-\d+", head)
    tail = f"{last.split(' ')[0]} {last.count(' ')}" if move else last
    short = tail if move or len(last) == 1 else re.sub(r"\d+", "0", tail)
    return re.sub(r"\d+", "0", f"{head}:") + short


if __name__ == "__main__":
    main(*sys.argv[1:])
