"""Computers at a mahjong table: asked about a position, or playing whole deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.domain.players import choose
from rules import Move, Result, Seat
from rules.mahjong.claims import WIN, Window
from rules.mahjong.course import OTHERS
from rules.mahjong.state import Meld
from rules.mahjong.tiles import Tiles, in_order
from rules.mahjong.view import MahjongView
from tests.playing import Table, shuffled

Player = Callable[[MahjongView, tuple[Move, ...]], Move]
OPEN = ("chow", "pung", "kong", "added")

# --- Positions ----------------------------------------------------------------------------------


def tiles(text: str) -> Tiles:
    """Tiles written `123m 55z`."""
    return tuple(number + group[-1] for group in text.split() for number in group[:-1])


def laid(melds: str) -> tuple[Meld, ...]:
    """Melds written `chow 123m, xigang 567z`; the left neighbour gave the tile of a claimed one."""
    found = []
    for kind, group in (one.split(" ", 1) for one in filter(None, melds.split(", "))):
        claim = (3, tiles(group)[0]) if kind in OPEN else (None, None)
        found.append(Meld(kind, tiles(group), *claim))
    return tuple(found)


def holding(state: Any, hand: str, melds: str = "", **changed: Any) -> Any:
    """Return a running deal in which seat 0 is on turn with this hand, and has just drawn its last
    tile.
    """
    position = {
        "turn": 0,
        "hands": (in_order(tiles(hand)), *state.hands[1:]),
        "melds": (laid(melds), (), (), ()),
        "drawn": tiles(hand)[-1] if hand else None,
        "source": "wall",
        "begun": frozenset(range(4)),
    }
    return replace(state, **position | changed)


def asked(state: Any, hand: str, melds: str, tile: str, **changed: Any) -> Any:
    """Return a deal in which seat 0, with this hand, may claim a discard of its left-hand
    neighbour.
    """
    position = {
        "turn": 3,
        "phase": "claim",
        "drawn": None,
        "river": ((3, tile),),
        "window": Window("discard", 3, OTHERS[3], tile),
    }
    return holding(state, hand, melds, **position | changed)


def chosen(table: Table, state: Any) -> str:
    """Return the move that a computer player makes on seat 0."""
    return str(choose(table.game.view(state, 0), table.game.legal(state, 0)))


# --- Whole deals --------------------------------------------------------------------------------


def dealt(table: Table, seed: int) -> Any:
    """Return a deal that has just begun; the seed decides which seat is the dealer."""
    carry = replace(table.game.opening(table.options, 4), dealer=seed % 4)
    return table.game.deal(table.options, carry, shuffled(table, Random(seed))).state


def at_random(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose a win if there is one, otherwise any move."""
    return WIN if WIN in legal else Random(str(view)).choice(legal)


def finished(table: Table, state: Any, players: Sequence[Player]) -> Result:
    """Play a deal to its end between these players."""
    game = table.game
    while state.result is None:
        seat = min(state.to_act)
        legal = game.legal(state, seat)
        move = players[seat](game.view(state, seat), legal)
        assert move in legal
        state = game.apply(state, seat, move).state
    result: Result = state.result
    return result


def played(table: Table, seed: int, players: Sequence[Player]) -> Result:
    """Play a deal between these players."""
    return finished(table, dealt(table, seed), players)


def wins(
    table: Table, seeds: int, seats: Callable[[int], set[Seat]], other: Player
) -> tuple[int, int]:
    """Return the number of deals that the computer players win on these seats, and that the others
    win.
    """
    own = others = 0
    for seed in range(seeds):
        mine = seats(seed)
        players = [choose if seat in mine else other for seat in range(4)]
        winner = played(table, seed // 2, players).sheet.winner
        own += winner in mine
        others += winner is not None and winner not in mine
    return own, others
