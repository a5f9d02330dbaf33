"""A press is one change: all that follows from it is written at once, and it is known again."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import select

from bot.domain.tables.player import COMPUTER
from bot.domain.tables.table import Table
from bot.services.ledger import rebuilding
from bot.services.tables.tables import Tables
from bot.store import Database, schema
from rules import RuleError
from tests.bot.world.lone_tables import HERE, Clock, opened, stored
from tests.bot.world.matches import PEOPLE, step

pytestmark = pytest.mark.usefixtures("unhurried", "secrets")


@pytest.fixture
def tables(database: Database, clock: Clock) -> Tables:
    return Tables(database, clock)


async def press(tables: Tables, table: Table, number: int = 1) -> Table:
    """Let the player who is asked make the first legal move, or press Ready."""
    user = table.asked[0].user
    if table.phase == "between":
        return await tables.playing.ready(table.id, user, number)
    seat = table.seat_of(user)
    assert seat is not None
    return await tables.playing.play(table.id, user, table.legal(seat)[0], press=number)


async def rows(database: Database, table: Table) -> list[tuple[int, str, int | None]]:
    """The moves of the deal that runs as they are kept: seat, move and press."""
    m = schema.moves
    found = select(m.c.seat, m.c.move, m.c.press).where(m.c.table == table.id)
    found = found.where(m.c.deal == table.current).order_by(m.c.ply)
    return await database.read(lambda c: [(*row,) for row in c.execute(found)])


# --- One change -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "computers"), [("sakura", 3), ("tiengow", 3), ("xiamen", 3)])
@pytest.mark.slow
async def test_a_press_and_the_computers_after_it_are_one_commit(
    tables: Tables, database: Database, commits: list[int], key: str, computers: int
) -> None:
    """Through whole deals: dealing, moves of computers, what a deal has paid."""
    table, most = await opened(tables, key, 1, computers, clock="days"), 0
    for number in range(1, 80):
        if table.phase == "over":
            break
        before, ply = table, table.deal.ply if table.deal and table.phase == "playing" else 0
        commits.clear()
        table = await press(tables, before, number)
        assert commits == [1], number
        assert table.edition == before.edition + 1
        assert table.deal
        since = table.deal.log[ply:]
        most = max(most, sum(table.players[seat].user == COMPUTER for seat, _ in since))  # type: ignore[union-attr]
        assert await stored(database) == table
    assert most >= 3
    assert (await database.read(rebuilding.rebuild))[1] == []


async def test_the_log_holds_every_move_and_each_press(tables: Tables, database: Database) -> None:
    table = await press(tables, await opened(tables, "sakura", 1, 3), 4711)
    assert table.deal
    assert len(table.deal.log) > 1
    kept = await rows(database, table)
    assert [(seat, move) for seat, move, _ in kept] == [(s, str(m)) for s, m in table.deal.log]
    assert [one for *_, one in kept if one] == [4711]
    (pressed,) = [seat for seat, _, one in kept if one]
    assert pressed == table.seat_of(1)


async def test_returning_by_a_move_is_one_commit_with_it(
    tables: Tables, database: Database, commits: list[int]
) -> None:
    table = await opened(tables, "mushi", 2, clock="days")
    (seat,) = table.waits_for
    user = PEOPLE[seat].user
    table = await tables.leaving.go_away(table.id, user, "open")
    assert seat not in table.present
    commits.clear()
    after = await tables.playing.play(table.id, user, table.legal(seat)[0], press=9)
    assert commits == [1]
    assert after.edition == table.edition + 1
    assert seat in after.present
    assert await stored(database) == after


async def test_returning_by_ready_is_one_commit_with_the_deal(
    tables: Tables, database: Database, commits: list[int]
) -> None:
    table, rng = await opened(tables, "mushi", 2), Random(3)
    while table.phase == "playing":
        table = await step(tables, table, rng)
    await tables.leaving.go_away(table.id, 1, "open")
    table = await tables.playing.ready(table.id, 2, 5)
    assert table.phase == "between"
    commits.clear()
    after = await tables.playing.ready(table.id, 1, 6)
    assert commits == [1]
    assert (after.phase, len(after.present)) == ("playing", 2)
    assert await stored(database) == after


async def test_a_repeated_match_opens_in_one_commit_with_a_message(
    tables: Tables, database: Database, commits: list[int]
) -> None:
    table = await opened(tables, "mushi", 2)
    await tables.ending.end(table.id, 1, False)
    commits.clear()
    after = await tables.lobbies.rematch(table.id, 1)
    assert commits == [1]
    assert (after.message, await stored(database)) == (None, after)


# --- Made already, or too late --------------------------------------------------------------------


@pytest.mark.parametrize("pinned", [True, False])
@pytest.mark.parametrize("elsewhere", [True, False])
async def test_a_press_that_arrives_twice_is_made_once(
    tables: Tables, database: Database, clock: Clock, pinned: bool, elsewhere: bool
) -> None:
    """The second time others have moved meanwhile; through another process it may be long ago."""
    other = Tables(database, clock)
    table = await opened(tables, "mushi", 2)
    await other.at(table.id)
    assert table.deal
    (seat,) = table.deal.state.to_act
    at, user, move = table.deal.moment if pinned else None, PEOPLE[seat].user, table.legal(seat)[0]
    now = await tables.playing.play(table.id, user, move, at, 4711)
    for number in range(3):
        now = await press(tables, now, number)
    again = await (other if elsewhere else tables).playing.play(table.id, user, move, at, 4711)
    assert again == now
    assert await stored(database) == now


async def test_a_press_is_recognised_though_its_move_is_possible_again(
    tables: Tables, database: Database
) -> None:
    """A command names no ply: what it asks for may be legal again at the next turn."""
    table = await press(tables, await opened(tables, "mushi", 2), 4711)
    again = await press(tables, table, 4711)
    assert again == table
    assert await stored(database) == table


async def test_another_press_of_the_same_move_is_too_late(
    tables: Tables, database: Database
) -> None:
    table = await opened(tables, "mushi", 2)
    assert table.deal
    (seat,) = table.deal.state.to_act
    at, user, move = table.deal.moment, PEOPLE[seat].user, table.legal(seat)[0]
    now = await tables.playing.play(table.id, user, move, at, 1)
    with pytest.raises(RuleError) as late:
        await tables.playing.play(table.id, user, move, at, 2)
    assert late.value.sentence == "stale"
    assert await tables.shown_in(HERE) == now


async def test_the_last_move_of_a_match_is_known_again_too(
    tables: Tables, database: Database
) -> None:
    table = await opened(tables, "mushi", 1, 1)
    number, last = 0, 0
    while table.phase != "over":
        number, last = number + 1, number + 1 if table.phase == "playing" else last
        user, phase = table.asked[0].user, table.phase
        seat = table.seat_of(user) or 0
        move = table.legal(seat)[0] if phase == "playing" else None
        table = await press(tables, table, number)
    assert move
    assert await tables.playing.play(table.id, user, move, press=last) == table


@pytest.mark.parametrize("elsewhere", [True, False])
async def test_a_repeated_start_or_ready_is_known_again(
    tables: Tables, database: Database, clock: Clock, elsewhere: bool
) -> None:
    late = Tables(database, clock) if elsewhere else tables
    table = await tables.lobbies.open(1, HERE, PEOPLE[0], "mushi", seats=2)
    table = await tables.lobbies.join(table.id, PEOPLE[1], 5)
    await late.at(table.id)
    table = await tables.playing.start(table.id, 1, 4711)
    assert await late.playing.start(table.id, 1, 4711) == table
    with pytest.raises(RuleError) as refused:
        await tables.playing.start(table.id, 1, 4712)
    assert refused.value.sentence == "begun"
    rng = Random(3)
    while table.phase == "playing":
        table = await step(tables, table, rng)
    late.keeper.drop(table.id)
    await late.at(table.id)
    for user in (1, 2):
        table = await tables.playing.ready(table.id, user, 4712 + user)
        assert await late.playing.ready(table.id, user, 4712 + user) == table
    assert table.phase == "playing"
    assert await stored(database) == table
