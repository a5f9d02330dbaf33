"""Questions that a computer player must think about, with everything it may know."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.players import Asked, searches, seed
from bot.domain.players.judging import is_choice
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from rules import Seat


class Thought(NamedTuple):
    """A question for a computer player to think about; `asked` is all it may know."""

    table: int
    at: Moment
    seat: Seat
    level: str
    asked: Asked


def asked(table: Table, seat: Seat) -> Asked:
    """Return the question to a seat as a player sees it; a deal must be running.

    Its seed follows from the secret of the deal, but tells nothing of the deck.
    """
    deal = table.deal
    assert deal is not None
    luck = seed(deal.promise.secret.encode(), seat, deal.skipped + deal.ply)
    return Asked(table.view(seat), table.legal(seat), table.options, luck)


def thinks(table: Table, seat: Seat) -> bool:
    """Whether a seat's computer player needs time to think about its question.

    Only a master does, in the phases it searches. At a table of several people it takes the time
    even for its only legal move, so that the time tells nothing.
    """
    player = table.players[seat]
    assert table.deal is not None
    phase: str = table.deal.state.phase
    if player is None or not player.computer or not searches(player.strength, table.key, phase):
        return False
    return table.shared or len(table.legal(seat)) > 1


def can_be_hinted(table: Table, seat: Seat) -> bool:
    """Whether a seat may get a hint now.

    Its player is alone with computers, in a running deal that counts nowhere and that nobody plays
    elsewhere. The seat is asked, and has a real choice.
    """
    deal = table.deal
    if not table.alone or table.season is not None or table.elsewhere:
        return False
    if table.phase != "playing" or deal is None:
        return False
    asked = seat in deal.state.to_act and not table.looking
    return asked and is_choice(deal.state.phase, table.legal(seat))


def thought(table: Table) -> Thought | None:
    """Return the question that a computer player must think about now; None if there is none."""
    deal = table.deal
    if table.phase != "playing" or deal is None or table.looking:
        return None
    if not table.present and table.resigned is None:
        return None
    for seat in sorted(deal.state.to_act):
        if thinks(table, seat) and (player := table.players[seat]):
            return Thought(table.id, deal.moment, seat, player.strength, asked(table, seat))
    return None
