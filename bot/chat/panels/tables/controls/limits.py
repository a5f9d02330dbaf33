"""The controls before a deal of Liangxi: the dealer composes a limited hand, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.panels.tables.controls.moves import MoveButton, Offer, PieceSelect
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, joined
from bot.words import Words, telling
from rules import MahjongView, Move
from rules.mahjong.liangxi.limits import FLOWER
from rules.mahjong.liangxi.terms import FLOWERS, FORMS
from rules.mahjong.liangxi.told import nearest
from rules.mahjong.tiles import PLACE


def controls(glance: Glance) -> Offer:
    """Return the dealer's possible terms: buttons that end the choice, selects for all others."""
    number, at, legal, say = glance.number, glance.moment, glance.legal, glance.say
    plain = [move for move in legal if move.pieces[0] in ("done", "none")]
    items: list[Item] = [MoveButton(number, at, move).shown(say) for move in plain]
    for place, (title, moves) in enumerate(_selects(legal)):
        name = f"moves{place}"
        items.append(
            PieceSelect.of_moves(
                number, at, moves, say(title), say, lambda move: _story(move, say), name
            )
        )
    return Offer(_headline(glance.view, say), items)


def _headline(view: MahjongView, say: Words) -> str:
    """Return the question, and the terms the dealer has named so far."""
    if not view.terms:
        return say("hand-limit")
    asked, said = say("hand-limit"), telling.limited(say, view.terms, view.pot)
    form, *words = view.terms.split()
    if form == "flower":
        own = next((word for word in words if word.startswith("own=")), "")
        lacking = FLOWER - (own.count("+") + bool(own))
        asked = say("hand-limit-own", count=lacking) if lacking else asked
    return joined(asked, said)


UNTOLD = ("free", "flower")
"""The forms of limited hands whose story, a sentence on the form's name, only the dealer sees."""


def wanted(view: MahjongView, say: Words) -> Iterator[str]:
    """Yield lines on a limited hand for the player of a hand: its terms and its story.

    The last line has the nearest small flower, a set of three different tiles, and the tiles that
    the hand lacks of it.
    """
    yield telling.limited(say, view.terms, view.pot)
    form = view.terms.split()[0]
    if form not in UNTOLD:
        yield f"-# {say(f'limit-{form}-story')}"
    wild = sum(tile in view.wilds for tile in view.hand)
    flower, lacks = nearest(view.terms, (tile for tile in view.hand if tile not in view.wilds))
    if flower:
        cards, missing = telling.cards(say, flower), telling.cards(say, lacks)
        stands = min(wild, len(lacks), FLOWER - 1)
        about = {"cards": cards, "missing": missing, "lacks": len(lacks), "wild": stands}
        yield say("hand-flower", **about)


def _selects(legal: Sequence[Move]) -> Iterator[tuple[str, list[Move]]]:
    """Yield the title and the moves of each select."""
    found: dict[str, list[Move]] = {}
    for move in legal:
        if title := _title(move):
            found.setdefault(title, []).append(move)
    yield from found.items()


def _title(move: Move) -> str:
    """Return the title of the select for a move; empty for a move that is a button."""
    word, *others = move.pieces
    if word in FORMS:
        flower = word in FLOWERS or word == "flower"
        return "hand-select-flowers" if flower else "hand-select-restrictions"
    if not others:
        return ""
    more = "-more" if others[0] in PLACE and others[0][1] in "ps" else ""
    return f"hand-select-{word}{more}"


def _story(move: Move, say: Words) -> str:
    """Return the story of a form; empty for any other term."""
    word = move.pieces[0]
    return say(f"limit-{word}-story") if word in FORMS else ""
