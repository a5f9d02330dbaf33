"""Standing orders, which answer claim windows for a player; each family of games has its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.domain.refusal import Refusal
from bot.domain.tables import claims
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.deal import PASS
from bot.domain.tables.table import Table
from rules import ByGame, Move, Seat

Decide = Callable[[Any, tuple[Move, ...]], Move | None]
"""A function from the view and the legal moves of an asked seat to the seat's answer.

It may return None, so that the player is asked, but only because of public facts. An order answers
at once, so a pause that depends on the hand would tell of it.
"""

Total = Callable[[Any, tuple[Move, ...]], Move]
"""A function from the view and the legal moves of an asked seat to its answer, for every window."""

SCOPES = ("turn", "deal", "match")
"""How long an order holds: until its player's next turn, for this deal, or for the match."""


@dataclass(frozen=True, slots=True)
class Family:
    """How the games of a family answer claim windows in advance.

    - `read` turns an order into a function; Refusal for an unknown text.
    - `offered` are the orders to choose from, each named by the words `order-TEXT`. If there are
      none, players compose an order of claims.
    - `total` turns marks into a function that answers every window. In mahjong this function passes
      wins below a least number of points.
    - `wins` are the marks of a player without marks: only wins in mahjong, any claim in Sakura.
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
    """Return a function that passes every window for the text `pass`, otherwise claims."""
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
"""The order, and the text of marks, that claims nothing."""


def ordered(table: Table, text: str, scope: str) -> Order:
    """Make an order given now; one given between deals counts from the start of the next deal.

    Refusal if the game does not accept the text or the scope.
    """
    if table.key not in ORDERS or scope not in SCOPES:
        raise Refusal("no-such-order", order=text)
    ORDERS[table.key].read(text)
    if table.promise:
        return Order(text, scope, table.promise.number, 0)
    return Order(text, scope, table.current, table.deal.ply if table.deal else 0)


def given(table: Table, seat: Seat, order: Order | None) -> Table:
    """Return the table with a new standing order of a seat; None removes the old one."""
    orders = {other: known for other, known in table.orders.items() if other != seat}
    return replace(table, orders=orders | {seat: order} if order else orders)
