"""Decide whether a move may be taken back: only while nothing hidden has been shown since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.domain.recent import Recent
from bot.domain.tables import ballots, dealing, windows
from bot.domain.tables.ahead import premoves
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from rules import Seat, Step
from rules.mahjong.claims import STRENGTH

PLACES = (
    *("hands", "field", "captures", "turned", "reserved", "trick", "won", "down", "melds"),
    *("flowers", "discarded", "indicator", "treasure"),
)
"""The fields of a view that together show each visible piece once, the viewer's hand included."""

WITHOUT_PIECES = ("made",)
"""Events that name combinations but no pieces."""

ANSWERS = frozenset(("pass", *STRENGTH))
"""The answers to a claim window."""

KEPT = 128
"""The number of moves for which `_has_revealed` remembers its answers."""
_REMEMBERED = Recent[Hashable, bool](KEPT)


def seen(view: Any) -> Counter[str]:
    """Count the pieces that a view shows, in all its parts."""
    own = () if hasattr(view, "hands") else view.hand
    return Counter(
        [*own, *(piece for place in PLACES for piece in _pieces(getattr(view, place, ())))]
    )


def _pieces(value: Any) -> Iterator[str]:
    """Yield every piece in a part of a view, such as a row, a meld or a trick."""
    match value:
        case str():
            yield value
        case Iterable():
            for part in value:
                yield from _pieces(part)
        case _:
            yield from _pieces(getattr(value, "tiles", getattr(value, "plays", ())))


def last_move(table: Table, seat: Seat) -> int | None:
    """Return the ply of a seat's last move if it may be taken back, otherwise None.

    Since then, other seats may only have answered, in any way: an answer that claims a piece is as
    hidden as a pass. Nobody may have seen a hidden piece, except those that the move itself showed
    from the seat's hand. No dice may have been thrown.

    A move that was made without asking its player, such as a claim by marks, is not taken back. It
    would be made again at once. In a deal of the day or of a duplicate match, no move may be taken
    back.
    """
    deal = table.deal
    if table.phase != "playing" or deal is None or table.elsewhere:
        return None
    own = max((ply for ply, (mover, _) in enumerate(deal.log) if mover == seat), default=None)
    if own is None or deal.opened > own + 1:
        return None
    if _has_revealed(table, deal, seat, own) or _is_unasked(taken_back(table, own), seat):
        return None
    return own


def _is_unasked(table: Table, seat: Seat) -> bool:
    """Whether the bot answers for a seat now, by the seat's marks, rules, orders or plans."""
    planned = premoves.due(table)
    return windows.answers_itself(table, seat) or (planned is not None and planned[0] == seat)


def _has_revealed(table: Table, deal: Deal, seat: Seat, own: int) -> bool:
    """Whether somebody has seen too much since a seat's move at ply `own`; answers are cached.

    The answer depends only on the log up to the open question, or up to the move, and on the calls
    out of turn since.
    """
    first, until = max(deal.opened - 1, 0), max(deal.opened, own + 1)
    later = zip(deal.log[until:], deal.course[until - first :], strict=False)
    called = tuple(move for move, step in later if move[0] not in step.state.to_act)
    if own >= deal.opened and all(move.verb in ANSWERS for _, move in deal.log[deal.opened :]):
        return False  # claims that wait for each other show nothing
    key = table.game, table.options, deal.promise, deal.chance, deal.log[:until], called, seat
    found = _REMEMBERED.pop(key, None)
    if found is None:
        before, *since = deal.course[own - first :]
        found = _reveals(table, seat, before, since)
    return _REMEMBERED.keep(key, found)


def _reveals(table: Table, seat: Seat, before: Step, since: list[Step]) -> bool:
    """Whether the steps `since` have shown anybody more than the pieces this seat has laid down.

    The events are compared first, then the views. Views of the seats that are asked come first,
    because these have often drawn. Tiles that look alike are counted: a tile that somebody has
    drawn is hidden even if this seat holds one like it.
    """
    view, now = table.game.view, since[-1].state
    hand = Counter(view(before.state, seat).hand)
    laid = hand - Counter(view(now, seat).hand)
    known = hand.keys() | seen(view(before.state, None)).keys()
    events = (event for step in since for event in step.events)
    if any(set(event.pieces) - known for event in events if event.kind not in WITHOUT_PIECES):
        return True
    seats = sorted(range(len(table.players)), key=lambda seat: seat not in now.to_act)
    for viewer in (*seats, None):
        shown = seen(view(now, viewer)) - seen(view(before.state, viewer))
        if shown - (Counter() if viewer == seat else laid):
            return True
    return False


def taken_back(table: Table, ply: int) -> Table:
    """Return the table as it stood after `ply` moves, without later decisions in advance."""
    assert table.deal is not None
    deal, number = dealing.cut(table.game, table.options, table.deal, ply), table.current
    orders = {
        seat: replace(order, ply=min(order.ply, deal.ply)) if order.deal == number else order
        for seat, order in table.orders.items()
    }
    plans = {
        key: plan
        for key, plan in table.plans.items()
        if plan.scope == "match" or (plan.scope == "turn" and plan.ply < deal.ply)
    }
    marks = {seat: marks for seat, marks in table.marks.items() if marks.ply <= deal.ply}
    table = replace(table, deal=deal, due=None, answers={}, orders=orders, plans=plans)
    table = replace(table, marks=marks, drafts={})
    return ballots.dropped(table, "back")
