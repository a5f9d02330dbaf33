"""Standing orders: answers to claim windows of each family of games without the player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.domain.refusal import Refusal
from bot.domain.tables import claims
from bot.domain.tables.advance import Order
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from rules import ByGame, Move, Seat

Decide = Callable[[Any, tuple[Move, ...]], Move | None]
"""A function from the view and the legal moves of a seat that is asked to its answer.

It decides every window it is asked about. It may leave one to its player (None) by public facts
only, because an order answers at once and a pause would tell of the hand.
"""

Total = Callable[[Any, tuple[Move, ...]], Move]
"""A function of the same arguments that answers every window."""

SCOPES = ("turn", "deal", "match")
"""How long an order holds: until its player's next turn, for this deal, or for the match."""


@dataclass(frozen=True, slots=True)
class Family:
    """The way a family of games answers claim windows.

    `read` turns an order into its decision, and raises Refusal for an unknown text. `offered` are
    the orders to choose from, each named by the words `order-TEXT`; without them an order is
    composed of claims. `total` turns marks and a least number of points into a function that
    answers every window; in mahjong it passes wins below that number. `wins` are the marks of a
    player who has marked nothing: only wins in mahjong, any claim in Sakura.
    """

    read: Callable[[str], Decide]
    total: Callable[[str, int], Total]
    wins: str
    offered: tuple[str, ...] = ()


def _simple(text: str) -> Decide:
    """Read `pass`, which always passes, or `call`, which claims anything it can."""
    match text:
        case "pass":
            return lambda _, legal: next(move for move in legal if move.verb == "pass")
        case "call":
            return lambda _, legal: next((m for m in legal if m.verb != "pass"), legal[0])
        case _:
            raise Refusal("no-such-order", order=text)


def _always(text: str, _: int) -> Total:
    """Turn a text into a function that answers windows: `pass` passes, other texts claim."""
    claims = text != "pass"
    return lambda _, legal: next((m for m in legal if claims and m != PASS), PASS)


ORDERS = ByGame(
    {
        "sakura": Family(_simple, _always, "call", ("pass", "call")),
        "mahjong": Family(claims.read, claims.total, "win"),
    }
)
"""The orders of each game with claim windows; the other games have no pace."""
NOTHING = "pass"
"""The order, and the marks, that claim nothing."""


def ordered(table: Table, text: str, scope: str) -> Order:
    """Read an order that is given now; between deals it counts from the start of the next one.

    Refusal when the game does not accept it.
    """
    if table.key not in ORDERS or scope not in SCOPES:
        raise Refusal("no-such-order", order=text)
    ORDERS[table.key].read(text)
    if table.promise:
        return Order(text, scope, table.promise.number, 0)
    return Order(text, scope, table.current, table.deal.ply if table.deal else 0)


def given(table: Table, seat: Seat, order: Order | None) -> Table:
    """Replace the standing order of a seat; None removes it."""
    orders = {other: known for other, known in table.orders.items() if other != seat}
    return replace(table, orders=orders | {seat: order} if order else orders)
