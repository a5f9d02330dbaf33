"""The letters and signs of pieces, explained where they are first seen: above the first hand."""

from __future__ import annotations

from bot.chat.panels.tables.picking import NAMED
from bot.chat.panels.tables.plainer import CHARACTERS
from bot.domain.tables.deal import Deal
from bot.words import Words
from render import SIGNED, Look
from rules import AnyGame, Seat

CLASSES = ("bright", "animal", "ribbon", "junk")


def told(game: AnyGame, deal: Deal, seat: Seat, look: Look, say: Words) -> str:
    """What the signs of a game mean, until a seat has shown its first piece of a match.

    Whoever reads the characters of the tiles needs no letters for them.
    """
    shown = any(one == seat and move.verb in NAMED for one, move in deal.log)
    if shown or deal.promise.number > 1:
        return ""
    match game.family:
        case "hanafuda" if look.face in SIGNED:
            return say("signs-hanafuda", **{one: say(f"class-{one}") for one in CLASSES})
        case "mahjong" if say.language not in CHARACTERS:
            return say("signs-mahjong")
        case _:
            return ""
