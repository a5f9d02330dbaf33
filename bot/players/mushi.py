"""A computer player for Mushi: takes what is worth most and keeps combinations in mind."""

from __future__ import annotations

from collections.abc import Iterable

from rules import HanafudaView, Move
from rules.hanafuda.cards import CLASS, FLOWER
from rules.hanafuda.mushi import COMBINATIONS, ONI, PACK, WORTH


def choose(view: HanafudaView, legal: tuple[Move, ...]) -> Move:
    """The best of the legal moves by what it gains now and what it leaves to the other player."""
    return max(legal, key=lambda move: _value(view, move))


def _value(view: HanafudaView, move: Move) -> float:
    match move.verb:
        case "play":
            card, taken = move.pieces[0], move.pieces[1:]
            return _gain(view, (card, *taken)) - _price(view, card) if taken else _risk(view, card)
        case "take":
            return _gain(view, move.pieces)
        case "redeal":
            return 0.0 if sum(map(worth, view.hand)) < sum(map(worth, PACK)) / 5 else -100.0
        case "touch":
            return 1.0
        case _:
            return 0.0


def worth(card: str) -> int:
    """The points of a card by itself."""
    return WORTH[CLASS[card]]


def _gain(view: HanafudaView, cards: Iterable[str]) -> float:
    """The points of captured cards, and what they do for or against combinations."""
    cards = set(cards)
    return sum(map(worth, cards)) + sum(
        _towards(view, one.cards, one.points, cards) for one in COMBINATIONS
    )


def _towards(view: HanafudaView, wanted: frozenset[str], points: int, cards: set[str]) -> float:
    """What a step to a combination is worth: half of its points by share, all once complete."""
    new = wanted & cards
    if not new or view.seat is None:
        return 0.0
    mine = wanted & set(view.captures[view.seat])
    theirs = wanted & set(view.captures[1 - view.seat])
    if theirs:
        return 0.0 if mine else points * (len(theirs) / len(wanted)) ** 2
    held = len(mine | new) / len(wanted)
    return points * (held**2 - (len(mine) / len(wanted)) ** 2) * (1.0 if held == 1 else 0.5)


def _price(view: HanafudaView, card: str) -> float:
    """The oni takes anything, so it waits for something good while there is time."""
    return 1.5 * len(view.hand) if card == ONI else 0.0


def _risk(view: HanafudaView, card: str) -> float:
    """What is lost by leaving a card on the table: less when its partners are mine or gone."""
    if card == ONI:
        return -30.0
    flower = FLOWER[card]
    seen = {c for pile in view.captures for c in pile} | set(view.hand) | {ONI}
    seen |= {c for spot in view.field for c in spot}
    unseen = sum(FLOWER[c] == flower and c not in seen for c in PACK)
    partners = sum(FLOWER[c] == flower for c in view.hand) - 1
    lost = _gain(view, (card,)) * unseen / 3
    return -lost - 1 + 2 * partners
