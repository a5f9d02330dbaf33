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
from rules.mahjong.tiles import PLACE


def controls(glance: Glance) -> Offer:
    """Return the dealer's possible terms: buttons to end, selects for the rest."""
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
    asked, said = say("hand-limit"), say("hand-terms", terms=telling.terms(say, view.terms))
    form, *words = view.terms.split()
    if form == "flower":
        own = next((word for word in words if word.startswith("own=")), "")
        lacking = FLOWER - (own.count("+") + bool(own))
        asked = say("hand-limit-own", count=lacking) if lacking else asked
    return joined(asked, said, say("tell-pot", points=view.pot) if view.pot else "")


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
