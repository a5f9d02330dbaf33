"""Additions of players to the chance of the next deal, and marks of people who gave up a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.domain.tables import fair
from bot.domain.tables.deal import Addition, Deal, Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import Seat


def added(table: Table, seat: Seat, addition: int) -> Table:
    """Set a seat's addition to the chance of the next deal; it replaces an earlier addition."""
    promise, own = table.promise, _text(seat, addition)
    if promise is None or own in promise.additions:
        return table
    return replace(table, promise=replace(promise, additions=(*_others(promise, seat), own)))


def first(table: Table, user: int, addition: int) -> int:
    """Return a player's first addition to this promise; `addition` if they have made none.

    An addition from before they gave up their seat counts. Later additions do not count, so nobody
    can press again until the chance suits them.
    """
    promise, seat = table.promise, table.seat_of(user)
    if promise is None:
        return addition
    own = {str(seat), fair.mark(promise.secret, user)}
    every = (*promise.added, *map(Addition.of, promise.gone))
    found = (each.number for each in every if each.by in own)
    return next((number for number in found if number != fair.NOTHING), addition)


def has_added(table: Table, user: int, addition: int) -> bool:
    """Whether this press is an addition to the next deal, or to the running one."""
    dealt = table.deal.promise.additions if table.deal else ()
    promised = table.promise.additions if table.promise else ()
    seat = table.seat_of(user)
    return seat is not None and _text(seat, addition) in (*dealt, *promised)


def ready(table: Table, seats: Collection[Seat]) -> Table:
    """Count these seats as ready; they add nothing to the chance."""
    promise = table.promise
    assert promise is not None
    additions = (*promise.additions, *(_text(seat, fair.NOTHING) for seat in seats))
    return replace(table, promise=replace(promise, additions=additions))


def given_up(table: Table, seat: Seat) -> Promise | None:
    """Return the promise without a seat's addition; the addition is kept for the seat's player."""
    promise, player = table.promise, table.players[seat]
    if promise is None or player is None or seat not in promise.ready:
        return promise
    mark = fair.mark(promise.secret, player.user)
    number = first(table, player.user, fair.NOTHING)
    others = (kept for kept in promise.gone if Addition.of(kept).by != mark)
    gone = (*others, str(Addition(mark, number))) if number else promise.gone
    return replace(promise, additions=_others(promise, seat), gone=gone)


def _others(promise: Promise, seat: Seat) -> tuple[str, ...]:
    """Return the additions of all other seats."""
    return tuple(str(addition) for addition in promise.added if addition.by != str(seat))


def _text(seat: Seat, number: int) -> str:
    """Return the text of a seat's addition."""
    return str(Addition(str(seat), number))


def rearranged(promise: Promise, order: Sequence[Seat]) -> Promise:
    """Move the additions with their seats; `order` has the old number of each new seat."""
    moved = tuple(_text(order.index(int(old)), number) for old, number in promise.added)
    return replace(promise, additions=moved)


def closed(table: Table) -> Promise:
    """Close a promise to further additions, and sort its additions by seat.

    Seats without an addition, such as those of computer players, add a zero. The message that shows
    the table adds its id if it was sent after the promise. Tables with the same deals as others add
    nothing.
    """
    promise = table.promise
    assert promise is not None
    said = {} if table.elsewhere else dict(promise.added)
    playing = (n for n in range(len(table.players)) if n not in promise.carry.resting)
    additions = [_text(seat, said.get(str(seat), fair.NOTHING)) for seat in playing]
    message = None if table.elsewhere else table.message
    if message and promise.made_at and fair.numbered_at(message) >= promise.made_at:
        additions.append(str(Addition(fair.MESSAGE, message)))
    return replace(promise, additions=tuple(additions), gone=())


def noted(table: Table, seat: Seat) -> Deal | None:
    """Return the deal with a note that the player of a seat knows its hand.

    The note is a mark, so it holds even if that person deletes their data meanwhile. It is dropped
    as the deal ends, before the secret that leads back to the person is published.
    """
    deal, player = table.deal, table.players[seat]
    if table.phase != "playing" or deal is None or player is None or player.computer:
        return deal
    if seat in deal.promise.carry.resting:
        return deal
    note = f"{fair.mark(deal.promise.secret, player.user)}:{seat}"
    promise = deal.promise
    gone = promise.gone if note in promise.gone else (*promise.gone, note)
    return replace(deal, promise=replace(promise, gone=gone))


def has_seen_another(table: Table, player: Player, seat: Seat) -> bool:
    """Whether a person has had another seat than this in the running deal, and saw its hand."""
    deal = table.deal
    if table.phase != "playing" or deal is None or player.computer:
        return False
    mark = fair.mark(deal.promise.secret, player.user)
    had = (note.split(":") for note in deal.promise.gone)
    return any(who == mark and int(of) != seat for who, of in had)
