"""Players to measure other players against: a greedy player, and one that moves at random."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import rules
from bot.domain.players import flowers
from rules import FlowerTable, HanafudaView, MahjongView, Move, TienGowView
from rules.mahjong.claims import WIN
from rules.mahjong.shapes import away, counted
from rules.mahjong.tiles import without
from rules.tiengow.combinations import COST

EAGER = ("win", "kong", "pung", "chow", "xi", "hiki", "stop", "take", "draw", "keep", "touch")
"""The moves a greedy player always makes, in order of preference."""


def at_random(view: Any, legal: tuple[Move, ...], chance: Random) -> Move:
    """Choose a true win if there is one, otherwise a random move, but never a false win."""
    others = [move for move in legal if move != WIN]
    return WIN if len(others) < len(legal) and view.worth else chance.choice(others)


def greedy(view: Any, legal: tuple[Move, ...], chance: Random) -> Move:
    """Choose the move with the largest gain at once."""
    match view:
        case HanafudaView():
            return _cards(view, legal)
        case TienGowView():
            return _trick(legal)
        case _:
            return _tiles(view, legal)


def _cards(view: HanafudaView, legal: tuple[Move, ...]) -> Move:
    """Choose the cards that are worth most by themselves."""
    game = cast(FlowerTable[Any, Any], rules.game(view.game))
    worth = game.worth or flowers.COUNTED

    def value(move: Move) -> tuple[int, float]:
        points = sum(worth[game.kinds[card]] for card in move.pieces if card in game.kinds)
        if move.verb == "play" and len(move.pieces) == 1:
            return 0, -points
        return (1 if move.verb in ("play", *EAGER) else -1), points

    return max(legal, key=value)


def _trick(legal: tuple[Move, ...]) -> Move:
    """Choose the best set that can be shown, otherwise the weakest tiles."""
    shown = [move for move in legal if move.verb in ("lead", "beat")]
    if shown:
        return max(shown, key=lambda move: (len(move.pieces), COST[move.pieces]))
    return min(legal, key=lambda move: COST.get(move.pieces, 0))


def _tiles(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose a true win, then the first eager move, then the discard nearest to a win."""
    others = [move for move in legal if move != WIN]
    if WIN in legal and view.worth:
        return WIN
    for verb in EAGER:
        if found := [move for move in others if move.verb == verb]:
            return found[0]
    discards = [move for move in others if move.verb == "discard"]

    def lacks(move: Move) -> int:
        hand = without(view.hand, *move.pieces)
        natural = [view.face(tile) for tile in hand if tile not in view.wilds]
        return away(counted(natural), len(hand) - len(natural), len(hand) // 3)

    return min(discards, key=lacks) if discards else others[0]
