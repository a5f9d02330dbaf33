"""Another deal that one seat cannot tell from the played one: pieces hidden from it change
places.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from sqlalchemy import Connection, update

from bot.domain.tables import upgrading
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.store import schema
from rules import Chance, Move, RuleError, Seat, Step, steps
from rules.tiengow.tiles import in_order
from tests.contract.hidden import hidden

TRIES, ENOUGH = 4000, 1
"""The largest number of exchanges that are tried, and the number of possible ones that is
enough.
"""
Log = Sequence[tuple[Seat, Move]]


def dealt_anew(table: Table, seat: Seat, rng: Random) -> Deal:
    """Return another deal in which a seat sees the same from the first move to the last.

    Where nothing is hidden any more, as at the end of Mushi, it is the same deal.
    """
    deal = table.deal
    assert deal is not None
    unseen = hidden(deal.state, seat, shut=table.shut)
    if not unseen:
        return deal
    deck, others = deal.chance.deck, _others(deal, seat)
    places = [at for at, piece in enumerate(deck) if unseen[piece]]
    held = [at for at in places if deck[at] in others]
    seen, found = [*_sights(table, seat, deal.chance, deal.log)], 0
    for _ in range(TRIES):
        one, other = rng.choice(held), rng.choice(places)
        for chance, log in _swapped(deal, seat, one, other):
            with suppress(RuleError):
                pairs = zip(_sights(table, seat, chance, log), seen, strict=True)
                if all(sight == known for sight, known in pairs):
                    step = _played(table, chance, log)[-1]
                    deal, found = replace(deal, chance=chance, log=tuple(log), step=step), found + 1
                    break
        if found >= ENOUGH and _held(deal) != _held(table.deal):
            return deal
    raise AssertionError(f"no other deal of {table.key} looks the same")


def rewrite(connection: Connection, table: Table, deal: Deal) -> None:
    """Write another deal of a table as if it had been played."""
    d, m, number = schema.deals, schema.moves, deal.promise.number
    played = _played(table, deal.chance, deal.log)
    left = [
        upgrading.digest(replace(deal, log=deal.log[:ply], step=step))
        for ply, step in enumerate(played)
    ]
    mine = update(d).where(d.c.table == table.id, d.c.deal == number)
    digest = left[-1 if deal.result else 0]
    connection.execute(mine.values(deck=" ".join(deal.chance.deck), digest=digest))
    for ply, (_, move) in enumerate(deal.log):
        made = (m.c.table == table.id) & (m.c.deal == number) & (m.c.ply == ply)
        connection.execute(update(m).where(made).values(move=str(move)))
        noted = made & m.c.digest.is_not(None)
        connection.execute(update(m).where(noted).values(digest=left[ply + 1]))


def _played(table: Table, chance: Chance, log: Log) -> list[Step]:
    assert table.deal is not None
    return list(steps(table.game, table.options, table.deal.promise.carry, chance, log))


def _sights(table: Table, seat: Seat, chance: Chance, log: Log) -> Iterator[Any]:
    """Yield the view of a seat after each move, and its legal moves while the deal runs."""
    assert table.deal is not None
    ask = table.game.legal if table.deal.result is None else _nothing
    for step in steps(table.game, table.options, table.deal.promise.carry, chance, log):
        yield table.view(seat, step.state), ask(step.state, seat)


def _nothing(state: Any, seat: Seat) -> tuple[Move, ...]:
    return ()


def _held(deal: Deal | None) -> Any:
    assert deal is not None
    return deal.state.hands, getattr(deal.state, "down", None)


def _others(deal: Deal, seat: Seat) -> set[str]:
    """Return the pieces that other seats hold or have folded."""
    hands, down = _held(deal)
    heaps = zip(range(len(hands)), hands, down or hands, strict=True)
    return {piece for at, *both in heaps if at != seat for heap in both for piece in heap}


def _swapped(deal: Deal, seat: Seat, one: int, other: int) -> Iterator[tuple[Chance, Log]]:
    """Yield the deal with two pieces of the deck exchanged: with the same moves, or other tiles
    folded.
    """
    deck = [*deal.chance.deck]
    left, right = deck[one], deck[other]
    if left == right:
        return
    deck[one], deck[other], exchanged = right, left, {left: right, right: left}
    chance = replace(deal.chance, deck=tuple(deck))
    yield chance, deal.log
    folded = tuple(
        (by, Move(move.verb, in_order(exchanged.get(piece, piece) for piece in move.pieces)))
        if move.verb == "fold" and by != seat
        else (by, move)
        for by, move in deal.log
    )
    if folded != deal.log:
        yield chance, folded
