"""The hand of a flower-card game: a card, and its capture where it has a choice."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.panels.tables.controls import takes
from bot.chat.panels.tables.controls.moves import (
    HandButton,
    MoveButton,
    Offer,
    Picked,
    PieceSelect,
    choices,
    thinned,
)
from bot.chat.panels.tables.controls.picking import chosen
from bot.chat.reply import Item, joined
from bot.domain.tables.deal import Moment
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import HanafudaView, Move


def controls(
    table: Table, view: HanafudaView, legal: Sequence[Move], picked: Picked, say: Words
) -> Offer:
    """Return a seat's question and choices; `picked` is a card of the hand, or a move."""
    assert table.deal is not None
    at = table.deal.moment
    if isinstance(picked, Move):
        words = takes.pays(table, view, say) if picked.verb == "stop" else ""
        about = _known(table, view, picked, say)
        return chosen(table.id, at, picked, say, about, words=words)
    headline, items = _asked(table, at, view, legal, picked, say)
    near = takes.near(table, view, say)
    return Offer(joined(headline, *near), items, _ringed(view, legal, picked))


def _asked(
    table: Table,
    at: Moment,
    view: HanafudaView,
    legal: Sequence[Move],
    picked: tuple[str, ...],
    say: Words,
) -> tuple[str, list[Item]]:
    number = table.id
    if picked:
        captures = [move for move in legal if move.pieces[:1] == picked]
        headline = say("hand-choose-capture", card=telling.card(say, picked[0]))
        back = HandButton(number, "back").shown(say)
        return headline, [_captures(table, at, view, captures, say), back]
    match view.phase:
        case "play":
            plays = [move for move in legal if move.verb == "play"]
            others = [
                MoveButton(number, at, move).shown(say) for move in legal if move.verb != "play"
            ]
            return say("hand-turn"), [_cards(table, at, view, plays, say), *others]
        case "take":
            headline = say("hand-choose-turned", card=telling.card(say, view.turned or ""))
            return headline, [_captures(table, at, view, legal, say)]
        case "cut":
            touch, cuts = MoveButton(number, at, legal[0]).shown(say), thinned(legal[1:])
            title = say("hand-select-cut")
            return say("hand-cut"), [touch, PieceSelect.of_moves(number, at, cuts, title, say)]
        case "koikoi":
            stop, koikoi = (MoveButton(number, at, move) for move in legal)
            pays = stop.labelled(takes.pays(table, view, say), discord.ButtonStyle.success)
            return _question(table, view, legal, say), [pays, koikoi.shown(say)]
        case _:
            buttons = choices(number, at, legal, say("hand-select"), say)
            return _question(table, view, legal, say), buttons


def _known(table: Table, view: HanafudaView, move: Move, say: Words) -> str:
    """Return the known effect of a picked move: its gain, or its risk."""
    match move.verb:
        case "play" | "take":
            return takes.brings(table, view, move, say)
        case "koikoi":
            return takes.risk(table, view, say)
        case _:
            return ""


def _question(table: Table, view: HanafudaView, legal: Sequence[Move], say: Words) -> str:
    """Return the question to a seat that plays no card now."""
    match view.phase:
        case "call":
            return say("hand-call", cards=telling.cards(say, view.aimed))
        case "koikoi":
            made = next(
                made for side, made in zip(view.sides, view.made, strict=True) if view.seat in side
            )
            question = say("hand-koikoi", made=telling.made(say, made))
            return joined(question, takes.risk(table, view, say))
        case _:
            return say("hand-keep-four" if len(legal) > 1 else "hand-keep")


def _cards(
    table: Table, at: Moment, view: HanafudaView, plays: Sequence[Move], say: Words
) -> PieceSelect:
    """Return the select of the cards of the hand.

    A card with a single way to play it is played at once; captures stand out.
    """
    by_card: dict[str, list[Move]] = {}
    for move in plays:
        by_card.setdefault(move.pieces[0], []).append(move)
    values = {card: str(moves[0]) if len(moves) == 1 else card for card, moves in by_card.items()}
    options = [
        discord.SelectOption(
            label=telling.card(say, card),
            value=values[card],
            description=_prospect(table, view, moves, say)[:100],
        )
        for card, moves in by_card.items()
    ]
    bright = [values[move.pieces[0]] for move in plays if len(move.pieces) > 1]
    select = PieceSelect(table.id, at, groups=(len(options),), bright=bright)
    return select.offering(options, say("hand-select"))


def _captures(
    table: Table, at: Moment, view: HanafudaView, moves: Sequence[Move], say: Words
) -> PieceSelect:
    """Return the select of a card's captures, with their worth."""
    options = [
        discord.SelectOption(
            label=telling.cards(say, takes.others(move)),
            value=str(move),
            description=takes.taken(table, view, move, say)[:100],
        )
        for move in moves
    ]
    bright = [option.value for option in options]
    select = PieceSelect(table.id, at, groups=(len(options),), piece=-1, bright=bright)
    return select.offering(options, say("hand-select-take"))


def _prospect(table: Table, view: HanafudaView, moves: Sequence[Move], say: Words) -> str:
    if len(moves) > 1:
        return say("hand-takes-choice", number=len(moves))
    return takes.taken(table, view, moves[0], say)


def _ringed(view: HanafudaView, legal: Sequence[Move], picked: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces to ring: the card from the hand or the stock, and all it may take."""
    card = picked or ((view.turned,) if view.turned else ())
    about = [move for move in legal if not picked or move.pieces[:1] == picked]
    every = (*card, *(piece for move in about for piece in move.pieces))
    return tuple(dict.fromkeys(every)) if card and about else ()
