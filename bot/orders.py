"""What is answered in the claim windows of each family of games without its player: by order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot import claims
from bot.pace import HOUR, USUAL, Pace
from rules import ByGame, Move, RuleError

Decide = Callable[[Any, tuple[Move, ...]], Move | None]
"""From the view and the legal moves of a seat that is asked to its answer.

It decides every window it is asked about; whether it leaves one to its player (None) may depend on
what everybody sees alone, because an order answers at once and a pause would tell of the hand.
"""

SCOPES = ("turn", "deal", "match")
"""How long an order holds: until its player's next turn, for this deal, or to the end."""


@dataclass(frozen=True, slots=True)
class Family:
    """How the claim windows of a family of games are answered.

    `read` turns a text of at most 80 characters into its decision, RuleError when it is no order;
    `offered` are the texts to choose from, each named by the words `order-TEXT`; without them an
    order is put together from claims. `pace` is that of a table whose owner chooses none.
    """

    read: Callable[[str], Decide]
    offered: tuple[str, ...] = ()
    pace: Pace = USUAL


@dataclass(frozen=True, slots=True)
class Order:
    """The order of a seat, and the deal and ply at which it was given."""

    text: str
    scope: str
    deal: int
    ply: int


def _simple(text: str) -> Decide:
    """`pass` always passes, `call` claims whatever it can."""
    match text:
        case "pass":
            return lambda _, legal: next(move for move in legal if move.verb == "pass")
        case "call":
            return lambda _, legal: next((m for m in legal if m.verb != "pass"), legal[0])
        case _:
            raise RuleError(f"“{text}” is not an order.", "no-such-order", order=text)


ORDERS = ByGame(
    {
        "sakura": Family(_simple, ("pass", "call")),
        "mahjong": Family(claims.read, pace=Pace("relaxed", 12 * HOUR)),
    }
)
"""By the key of the game. Every game with claim windows stands here: the others have no pace."""
