"""Results of a tournament's matches that were played elsewhere: entries of the ledger."""

from __future__ import annotations

from sqlalchemy import Connection

from bot.domain.league import placing
from bot.domain.league.tournament import Outcome
from bot.store.ledger import ledgers


def outcome(connection: Connection, slip: int) -> dict[int, Outcome]:
    """Return places and points of the people in a reported result, with its corrections.

    A correction may move points to somebody who was not in the match; they have no place in it.
    """
    points = {entry.user: entry.delta for entry in ledgers.entries(connection, slip)}
    for number in _corrections(connection, slip):
        for entry in ledgers.entries(connection, number):
            if entry.user in points:
                points[entry.user] += entry.delta
    places = placing.places([*points.values()])
    return {
        user: Outcome(place, gained)
        for (user, gained), place in zip(points.items(), places, strict=True)
    }


def _corrections(connection: Connection, slip: int) -> list[int]:
    """Return the corrections of a slip that were not taken back."""
    every = [one.number for one in ledgers.about(connection, slip) if one.slip.kind == "correction"]
    return [number for number in every if not _is_void(connection, number)]


def _is_void(connection: Connection, slip: int) -> bool:
    return any(one.slip.kind == "void" for one in ledgers.about(connection, slip))
