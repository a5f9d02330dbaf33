"""Explanations of the signs in pictures, above the first hands that show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bot.chat.panels.tables.controls.picking import NAMED
from bot.chat.reply import joined
from bot.domain.tables.deal import Deal
from bot.domain.tables.table import Table
from bot.words import Words
from render import LETTERED, SIGNED, Look
from rules import HanafudaView, MahjongView, Seat

CHARACTERS = ("ja", "zh-Hans", "zh-Hant")
"""The languages whose readers know the characters on the pieces."""
CLASSES = ("bright", "animal", "ribbon", "junk")


def is_first(deal: Deal, seat: Seat) -> bool:
    """Whether the first deal of a match runs and a seat has not played a piece in it."""
    return _shown(deal, seat) == 0


def _shown(deal: Deal, seat: Seat) -> int | None:
    """Return how often a seat has played in a match's running first deal; None otherwise."""
    if deal.promise.number > 1 or deal.result is not None:
        return None
    return sum(mover == seat and move.verb in NAMED for mover, move in deal.log)


def told(table: Table, deal: Deal, seat: Seat, look: Look, say: Words) -> str:
    """Return the meaning of a game's signs: first those on pieces, after a move those on discards.

    Readers of the characters on the tiles get no explanation of the letters.
    """
    match table.game.family, _shown(deal, seat):
        case "hanafuda", 0:
            return joined(*_on_cards(table, seat, look, say))
        case "tiengow", 0:
            return say("signs-tiengow", face=look.face)
        case "mahjong", 0 if say.language not in CHARACTERS:
            return say("signs-mahjong")
        case "mahjong", 1 if not cast(MahjongView, table.view(seat)).heaped:
            return say("signs-rivers")
        case _:
            return ""


def _on_cards(table: Table, seat: Seat, look: Look, say: Words) -> Iterator[str]:
    """Yield the classes of the cards if the face shows them, and the letters of teams."""
    if look.face in SIGNED:
        yield say("signs-hanafuda", **{kind: say(f"class-{kind}") for kind in CLASSES})
    view = cast(HanafudaView, table.view(seat))
    if any(len(side) > 1 for side in view.sides):
        first, second = LETTERED
        yield say("signs-teams", first=first, second=second)
