"""Help with pictures at a player's first hands: the meaning of signs, and other looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import PieceSelect
from bot.chat.panels.tables.controls.picking import NAMED
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.panels.tables.match.votes import has_room
from bot.chat.reply import Item, joined
from bot.words import telling
from render import LARGE, LETTERED, SIGNED, WIDE
from rules import MahjongView, Move

CHARACTERS = ("ja", "zh-Hans", "zh-Hant")
"""The languages whose readers know the characters on the pieces."""
CLASSES = ("bright", "animal", "ribbon", "junk")
TAKING = ("hanafuda", "tiengow")
"""The families of games in which a button stands out because its piece takes or beats another."""
EXPLAINED = 1
"""The number of pieces played in a match after which its buttons are not explained any more."""


def is_first(glance: Glance) -> bool:
    """Whether the first deal of a match runs and a seat has not played a piece in it."""
    return _shown(glance) == 0


def _shown(glance: Glance) -> int | None:
    """Return how often a seat has played in a match's running first deal; None otherwise."""
    deal = glance.deal
    if deal.promise.number > 1 or deal.result is not None:
        return None
    return sum(mover == glance.seat and move.verb in NAMED for mover, move in deal.log)


def meanings(glance: Glance) -> str:
    """Return the meaning of a game's signs: first those on pieces, after a move those on discards.

    Readers of the characters on the tiles get no explanation of the letters.
    """
    say = glance.say
    if glance.game.family == "mahjong" and _is_warned_now(glance.view):
        return say("signs-notch")
    match glance.game.family, _shown(glance):
        case "hanafuda", 0:
            return joined(*_on_cards(glance))
        case "tiengow", 0:
            return say("signs-tiengow", face=glance.look.face)
        case "mahjong", 0 if say.language not in CHARACTERS:
            return say("signs-mahjong")
        case "mahjong", 1 if not glance.view.heaped:
            return say("signs-rivers")
        case _:
            return ""


def _is_warned_now(view: MahjongView) -> bool:
    """Whether another player has declared ready since the viewer's last discard."""
    declared = [discard.ready and discard.seat != view.seat for discard in view.trail]
    return any(declared) and all(discard.seat != view.seat for discard in view.lately)


def _on_cards(glance: Glance) -> Iterator[str]:
    """Yield lines on the classes of cards, if the face shows them, and on the letters of teams."""
    say = glance.say
    if glance.look.face in SIGNED:
        yield say("signs-hanafuda", **{kind: say(f"class-{kind}") for kind in CLASSES})
    if any(len(side) > 1 for side in glance.view.sides):
        first, second = LETTERED
        yield say("signs-teams", first=first, second=second)


def able(glance: Glance, shown: Sequence[Item]) -> str:
    """Return a sentence on the pieces whose buttons stand out, for screen readers; or nothing."""
    pieces = [*dict.fromkeys(_bright(glance, shown))]
    return glance.say("tell-able", cards=telling.cards(glance.say, pieces)) if pieces else ""


def of_buttons(glance: Glance, shown: Sequence[Item]) -> str:
    """Return a line on the buttons that stand out, at a player's first pieces in a match."""
    played = _shown(glance)
    first = played is not None and played <= EXPLAINED
    return glance.say("signs-able") if first and any(_bright(glance, shown)) else ""


def _bright(glance: Glance, shown: Sequence[Item]) -> Iterator[str]:
    """Yield the pieces of the hand that can take or beat another now."""
    if glance.game.family not in TAKING or not glance.asked:
        return
    for select in shown:
        if isinstance(select, PieceSelect) and select.piece == 0:
            for value in select.bright:
                yield Move.parse(value).pieces[0] if " " in value else value


def looks(glance: Glance, shown: Sequence[Item]) -> list[Item]:
    """Return the buttons for other looks that may help a person at their very first hand.

    Large print is for people who may not read the characters, the wide shape for people at a desk.
    Both are offered until the seat has played a piece, if there is room. A part of the look that
    the person has chosen is not offered.
    """
    if not is_first(glance):
        return []
    person, look, found = glance.person, glance.look, list[Item]()
    reads = glance.say.language in CHARACTERS or look.face == LARGE
    wanted = {LARGE: not reads and not person.face, WIDE: look.layout != WIDE and not person.layout}
    for act in (act for act, wants in wanted.items() if wants):
        if has_room([*shown, *found]):
            found.append(HandButton(glance.number, act).worded(glance.say))
    return found
