"""The hand of a flower-card game: a card to play, and its capture if there is a choice."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.component import PRIMARY, SUCCESS
from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import (
    MoveButton,
    Offer,
    Picked,
    PieceSelect,
    choices,
    thinned,
)
from bot.chat.panels.tables.controls.picking import chosen
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Item, joined, selectable
from bot.words import telling
from rules import Move


def controls(glance: Glance, picked: Picked) -> Offer:
    """Return a seat's question and choices; `picked` is a card of the hand, or a move."""
    if isinstance(picked, Move):
        words = takes.pays(glance) if picked.verb == "stop" else ""
        about = _known(glance, picked)
        return chosen(glance, glance.moment, picked, about, words=words)
    headline, items = _asked(glance, picked)
    near = takes.near(glance)
    return Offer(joined(headline, *near), items, _ringed(glance, picked))


def _asked(glance: Glance, picked: tuple[str, ...]) -> tuple[str, list[Item]]:
    number, at, view = glance.number, glance.moment, glance.view
    legal, say = glance.legal, glance.say
    if picked:
        captures = [move for move in legal if move.pieces[:1] == picked]
        headline = say("hand-choose-capture", card=telling.card(say, picked[0]))
        back = HandButton(number, "back").worded(say)
        return headline, [_captures(glance, captures), back]
    match view.phase:
        case "play":
            plays = [move for move in legal if move.verb == "play"]
            others = [
                MoveButton(number, at, move).shown(say) for move in legal if move.verb != "play"
            ]
            return say("hand-turn"), [_cards(glance, plays), *others]
        case "take":
            headline = say("hand-choose-turned", card=telling.card(say, view.turned or ""))
            return headline, [_captures(glance, legal)]
        case "cut":
            touch, cuts = MoveButton(number, at, legal[0]).shown(say), thinned(legal[1:])
            title = say("hand-select-cut")
            return say("hand-cut"), [touch, PieceSelect.of_moves(number, at, cuts, title, say)]
        case "koikoi":
            stop, koikoi = (MoveButton(number, at, move) for move in legal)
            pays = stop.labelled(takes.pays(glance), SUCCESS)
            dares = koikoi.labelled(takes.dares(glance), PRIMARY)
            return _question(glance), [pays, dares]
        case _:
            buttons = choices(number, at, legal, say("hand-select"), say)
            return _question(glance), buttons


def _known(glance: Glance, move: Move) -> str:
    """Return the known effect of a picked move: its gain, or its risk."""
    match move.verb:
        case "play" | "take":
            return takes.brings(glance, move)
        case "koikoi":
            return takes.risk(glance)
        case _:
            return ""


def _question(glance: Glance) -> str:
    """Return the question to a seat that plays no card now."""
    view, say = glance.view, glance.say
    match view.phase:
        case "call":
            return say("hand-call", cards=telling.cards(say, view.aimed))
        case "koikoi":
            made = next(
                made for side, made in zip(view.sides, view.made, strict=True) if view.seat in side
            )
            question = say("hand-koikoi", made=telling.made(say, made))
            return joined(question, takes.risk(glance), takes.paying(glance))
        case _:
            return say("hand-keep-four" if len(glance.legal) > 1 else "hand-keep")


def _cards(glance: Glance, plays: Sequence[Move]) -> PieceSelect:
    """Return the select of the cards of the hand.

    A card with a single way to play it is played at once; captures stand out.
    """
    say = glance.say
    by_card: dict[str, list[Move]] = {}
    for move in plays:
        by_card.setdefault(move.pieces[0], []).append(move)
    values = {card: str(moves[0]) if len(moves) == 1 else card for card, moves in by_card.items()}
    offered = {value: telling.card(say, card) for card, value in values.items()}
    about = {values[card]: _prospect(glance, moves) for card, moves in by_card.items()}
    bright = [values[move.pieces[0]] for move in plays if len(move.pieces) > 1]
    select = PieceSelect(glance.number, glance.moment, groups=(len(offered),), bright=bright)
    return select.offering(selectable(offered, about=about), say("hand-select"))


def _captures(glance: Glance, moves: Sequence[Move]) -> PieceSelect:
    """Return the select of a card's captures, with their worth."""
    say = glance.say
    offered = {str(move): telling.cards(say, takes.others(move)) for move in moves}
    about = {str(move): takes.taken(glance, move) for move in moves}
    at, groups = glance.moment, (len(offered),)
    select = PieceSelect(glance.number, at, groups=groups, piece=-1, bright=[*offered])
    return select.offering(selectable(offered, about=about), say("hand-select-take"))


def _prospect(glance: Glance, moves: Sequence[Move]) -> str:
    if len(moves) > 1:
        return glance.say("hand-takes-choice", number=len(moves))
    return takes.taken(glance, moves[0])


def _ringed(glance: Glance, picked: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces to ring: the card from the hand or the stock, and all it may take."""
    turned = glance.view.turned
    card = picked or ((turned,) if turned else ())
    about = [move for move in glance.legal if not picked or move.pieces[:1] == picked]
    every = (*card, *(piece for move in about for piece in move.pieces))
    return tuple(dict.fromkeys(every)) if card and about else ()
