"""Whole matches through the service, without Discord."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from random import Random

from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store.tables import records
from rules.record import Record, replayed

PEOPLE = (
    Player(1, "Aki"),
    Player(2, "Ben & Co"),
    Player(3, "千代"),
    Player(4, "Dora"),
    Player(5, "Emi"),
)


def since() -> datetime:
    """Return the moment at which Discord's numbers begin; presses here have numbers of its first
    moments.
    """
    return datetime(2015, 1, 1, tzinfo=UTC)


async def opened(
    tables: Tables, channel: int = 9, deals: int = 2, key: str = "mushi", people: int = 2
) -> Table:
    """Open a table of some people and deal its first deal."""
    table = await tables.lobbies.open(1, channel, PEOPLE[0], key, seats=people, deals=deals)
    for player in PEOPLE[1:people]:
        table = await tables.lobbies.join(table.id, player, 1000 * player.user + channel)
    return await tables.playing.start(table.id, 1, 2000 + channel)


async def step(tables: Tables, table: Table, rng: Random) -> Table:
    """Make a random move, or let everybody press Ready; the first move of a deal touches the
    pack.
    """
    if table.phase == "between":
        for player in table.asked:
            addition = rng.getrandbits(40) >> 15
            table = await tables.playing.ready(table.id, player.user, addition)
        return table
    assert table.deal is not None
    seats = [seat for seat in range(len(table.players)) if table.legal(seat)]
    seat = rng.choice(seats)
    move = rng.choice(table.legal(seat)) if table.deal.ply else table.legal(seat)[0]
    return await tables.playing.play(table.id, PEOPLE[seat].user, move)


async def played(
    tables: Tables,
    seed: int = 0,
    channel: int = 9,
    deals: int = 2,
    key: str = "mushi",
    people: int = 2,
) -> Table:
    """Play a random match to its end."""
    rng, table = Random(seed), await opened(tables, channel, deals, key, people)
    while table.phase != "over":
        table = await step(tables, table, rng)
    return table


async def play_on(tables: Tables, number: int, until: str = "over", seed: int = 0) -> Table:
    """Let people play a table at random until a phase."""
    rng = Random(seed)
    while (table := await tables.at(number)).phase != until:
        player = table.asked[0]
        if table.phase == "between":
            await tables.playing.ready(number, player.user, rng.getrandbits(40))
        else:
            seat = table.seat_of(player.user)
            assert seat is not None
            await tables.playing.play(number, player.user, rng.choice(table.legal(seat)))
    return table


async def recorded(tables: Tables, table: Table) -> Record:
    """Return the record of a match."""
    return await tables.keeper.database.read(lambda c: records.record(c, table))


def rebuilt(record: Record) -> dict[tuple[int, str, int], int]:
    """Calculate the entries that follow from the moves alone: the points by deal, reason and
    seat.
    """
    entries: dict[tuple[int, str, int], int] = defaultdict(int)
    for deal, (_, played) in enumerate(replayed(record), 1):
        result = played[-1].state.result
        for line in result.lines if result else ():
            for seat, delta in enumerate(line.deltas):
                entries[deal, line.reason, seat] += delta
    return dict(entries)
