"""A past deal of the day as computer players play it on all seats, the same for every reader."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.contests import daily
from bot.domain.contests.daily import Day
from bot.domain.tables import dealing, windows
from bot.domain.tables.dealing import Finished
from bot.domain.tables.player import COMPUTER, USUAL_LEVEL, Player


def played(day: Day, game: str) -> Finished:
    """Deal a game's deal of a day, and let computer players of the usual level finish it.

    Their random choices follow from the secret of the deal.
    """
    own = Player(COMPUTER, "Seat 1", level=USUAL_LEVEL)
    table = daily.laid(own, game, day, lambda number: f"Seat {number + 1}")
    deal = dealing.promised_deal(table)
    table = replace(table, phase="playing", promise=None, deal=deal)
    while deal.result is None:
        seat = min(deal.state.to_act)
        deal = dealing.moved(table.game, deal, seat, windows.computer(table, seat))
        table = replace(table, deal=deal)
    then = replace(table, phase="between", deal=None)
    return Finished(then, deal.promise, deal.chance, deal.log)
