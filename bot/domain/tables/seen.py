"""The hands of the running deal that people know who have given up a seat in it."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.tables import fair
from bot.domain.tables.deal import Deal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from rules import Seat


def has_seen_another(table: Table, player: Player, seat: Seat) -> bool:
    """Whether a person has had another seat than this in the running deal, and saw its hand."""
    deal = table.deal
    if table.phase != "playing" or deal is None or player.computer:
        return False
    mark = fair.mark(deal.promise.secret, player.user)
    had = (note.split(":") for note in deal.promise.gone)
    return any(who == mark and int(of) != seat for who, of in had)


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
