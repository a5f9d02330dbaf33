"""The letters and signs of pictures, explained where they are first seen: above the first hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.panels.tables.picking import NAMED
from bot.chat.reply import joined
from bot.domain.tables.deal import Deal
from bot.words import Words
from render import LETTERED, SIGNED, Look
from rules import AnyGame, Seat

CHARACTERS = ("ja", "zh-Hans", "zh-Hant")
"""The languages whose readers know the characters on the pieces."""
CLASSES = ("bright", "animal", "ribbon", "junk")


def is_first(deal: Deal, seat: Seat) -> bool:
    """Whether a seat has shown no piece of a match yet."""
    shown = any(one == seat and move.verb in NAMED for one, move in deal.log)
    return not shown and deal.promise.number == 1


def told(game: AnyGame, deal: Deal, seat: Seat, look: Look, say: Words) -> str:
    """What the signs of a game mean, on its pieces and beside names, with a first hand.

    Whoever reads the characters of the tiles needs no letters for them.
    """
    if not is_first(deal, seat):
        return ""
    match game.family:
        case "hanafuda":
            return joined(*_on_cards(game, deal, seat, look, say))
        case "tiengow":
            return say("signs-tiengow", face=look.face)
        case "mahjong" if say.language not in CHARACTERS:
            return say("signs-mahjong")
        case _:
            return ""


def _on_cards(game: AnyGame, deal: Deal, seat: Seat, look: Look, say: Words) -> Iterator[str]:
    """The classes of the cards, where the face shows them, and the letters of teams."""
    if look.face in SIGNED:
        yield say("signs-hanafuda", **{one: say(f"class-{one}") for one in CLASSES})
    if any(len(side) > 1 for side in game.view(deal.state, seat).sides):
        first, second = LETTERED
        yield say("signs-teams", first=first, second=second)
