"""Two processes play at one table, and none holds the lock: no press is lost or doubled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random

import pytest
from sqlalchemy import Connection, select

from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from rules import RuleError
from tests.bot.world.lone_tables import Clock, opened
from tests.faults.plays import KINDS, Kind, Press, press
from tests.faults.witness import check_books
from tests.volume import FIRST, volume

pytestmark = [pytest.mark.usefixtures("unhurried"), pytest.mark.both]

ROUNDS = volume(12, 200)
"""How often two people press at once."""


async def told(act: Awaitable[Table]) -> Table | None:
    """The table after an act; None where it was refused."""
    try:
        return await act
    except RuleError:
        return None


def presses(table: Table, rng: Random) -> list[Press]:
    """The presses of two people at once, each in a process of their own; one
    alone presses twice.
    """
    assert table.deal
    seats = [seat for seat in table.waits_for if table.legal(seat)]
    chosen = rng.sample(seats, 2) if len(seats) > 1 else seats * 2
    found = []
    for seat in chosen:
        player = table.players[seat]
        assert player
        move = rng.choice(table.legal(seat))
        found.append(Press(player.user, move, table.id, table.deal.moment, rng.getrandbits(40)))
    return found


@pytest.mark.parametrize(("seed", "kind"), [*enumerate(KINDS, FIRST)], ids=str)
async def test_one_process_does_not_undo_acknowledgements_of_another(
    home: str, clock: Clock, seed: int, kind: Kind
) -> None:
    rng = Random(seed)
    first = Database(home)
    await first.open()
    second = Database(home)
    both = Tables(first, clock), Tables(second, clock)
    number = (await opened(both[0], *kind)).id
    for _ in range(ROUNDS):
        table = await Tables(first, clock).at(number)
        made: list[Press] = []
        acts: list[Awaitable[Table]] = []
        match table.phase:
            case "playing":
                made = presses(table, rng) if table.waits_for else []
                acts = [press(one, what) for one, what in zip(both, made, strict=False)]
            case "between":
                users = [player.user for player in table.asked][:2]
                acts = [
                    one.playing.ready(number, user, rng.getrandbits(40))
                    for one, user in zip(both, users, strict=False)
                ]
            case _:
                break
        done = await asyncio.gather(*map(told, acts))
        if not any(done) and table.next_due:
            clock.now = max(clock.now, table.next_due)
            await asyncio.gather(*(one.alarm._come_due(number) for one in both))
        now = await Tables(second, clock).at(number)
        taken = [one for one, after in zip(made, done, strict=False) if after]
        ids = await first.read(stored_presses)
        for one in taken:
            assert_stands(one, now, ids)
    await check_books(first)
    for database in (first, second):
        await database.close()


def stored_presses(connection: Connection) -> list[int]:
    """The presses that have made a move; none has made two."""
    column = schema.moves.c.press
    found = connection.execute(select(column).where(column.is_not(None))).scalars().all()
    assert len(found) == len(set(found))
    return list(found)


def assert_stands(one: Press, now: Table, made: list[int]) -> None:
    """An accepted press has made its move, or waits as an answer for its window to close."""
    seat = now.seat_of(one.user)
    kept = now.answers.get(seat) if seat is not None else None
    closed = now.deal is None or one.at < now.deal.window
    assert one.id in made or kept or closed, one
