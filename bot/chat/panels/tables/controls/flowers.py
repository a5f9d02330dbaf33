"""The hand of a flower-card game: a card, and what it takes where it has a choice."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.panels.tables.moves import (
    HandButton,
    MoveButton,
    Offer,
    Picked,
    PieceSelect,
    choices,
    thinned,
)
from bot.chat.reply import Item
from bot.domain.tables.table import Deal, Moment, Table
from bot.words import Words, telling
from rules import HanafudaView, Move


def controls(
    table: Table, view: HanafudaView, legal: Sequence[Move], picked: Picked, say: Words
) -> Offer:
    """What a seat is asked, and its choices; `picked` is a card of the hand."""
    assert table.deal is not None
    headline, items = _asked(table.id, table.deal, view, legal, picked, say)
    return Offer(headline, items, _ringed(view, legal, picked))


def _asked(
    number: int,
    deal: Deal,
    view: HanafudaView,
    legal: Sequence[Move],
    picked: Picked,
    say: Words,
) -> tuple[str, list[Item]]:
    at = deal.moment
    if picked:
        captures = [move for move in legal if move.pieces[:1] == picked]
        items = choices(number, at, captures, say("hand-select-take"), say)
        headline = say("hand-choose-capture", card=telling.card(say, picked[0]))
        return headline, [*items, HandButton(number, "back").shown(say)]
    match view.phase:
        case "play":
            plays = [move for move in legal if move.verb == "play"]
            others = [
                MoveButton(number, at, move).shown(say) for move in legal if move.verb != "play"
            ]
            return say("hand-turn"), [_cards(number, at, plays, say), *others]
        case "take":
            headline = say("hand-choose-turned", card=telling.card(say, view.turned or ""))
            return headline, choices(number, at, legal, say("hand-select-take"), say)
        case "cut":
            touch, cuts = MoveButton(number, at, legal[0]).shown(say), thinned(legal[1:])
            title = say("hand-select-cut")
            return say("hand-cut"), [touch, PieceSelect.of_moves(number, at, cuts, title, say)]
        case _:
            return _question(view, legal, say), choices(number, at, legal, say("hand-select"), say)


def _question(view: HanafudaView, legal: Sequence[Move], say: Words) -> str:
    """What a seat is asked where it plays no card."""
    match view.phase:
        case "call":
            return say("hand-call", cards=telling.cards(say, view.aimed))
        case "koikoi":
            made = next(
                made for side, made in zip(view.sides, view.made, strict=True) if view.seat in side
            )
            return say("hand-koikoi", made=telling.made(say, made))
        case _:
            return say("hand-keep-four" if len(legal) > 1 else "hand-keep")


def _cards(number: int, at: Moment, plays: Sequence[Move], say: Words) -> PieceSelect:
    """The cards of the hand; a card with one way to play it is played at once."""
    by_card: dict[str, list[Move]] = {}
    for move in plays:
        by_card.setdefault(move.pieces[0], []).append(move)
    options = [
        discord.SelectOption(
            label=telling.card(say, card),
            value=str(moves[0]) if len(moves) == 1 else card,
            description=_prospect(moves, say)[:100],
        )
        for card, moves in by_card.items()
    ]
    return PieceSelect(number, at).offering(options, say("hand-select"))


def _prospect(moves: Sequence[Move], say: Words) -> str:
    taken = moves[0].pieces[1:]
    if len(moves) > 1:
        return say("hand-takes-choice", number=len(moves))
    return say("hand-takes", cards=telling.cards(say, taken)) if taken else say("hand-stays")


def _ringed(view: HanafudaView, legal: Sequence[Move], picked: Picked) -> Picked:
    """The card a choice is about, in the hand or turned from the stock, and all it may take."""
    card = picked or ((view.turned,) if view.turned else ())
    about = [move for move in legal if not picked or move.pieces[:1] == picked]
    every = (*card, *(piece for move in about for piece in move.pieces))
    return tuple(dict.fromkeys(every)) if card and about else ()
