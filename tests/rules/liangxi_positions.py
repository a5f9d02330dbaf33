"""Positions of Liangxi laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules import Result, Seat, Step
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.rules import Liangxi
from rules.mahjong.liangxi.state import LiangxiCarry, LiangxiState
from rules.mahjong.state import SEATS, Meld
from rules.mahjong.table import MahjongTable
from tests.playing import TABLES, Trial, tried
from tests.rules import mahjong_positions
from tests.rules.changchun_positions import BEGUN, VECTORS, laid, meld, moved, rows
from tests.rules.mahjong_positions import filling, tiles

__all__ = ["BEGUN", "VECTORS", "laid", "meld", "moved", "rows", "tiles"]

LIANGXI = MahjongTable(Liangxi())
PLAIN = LiangxiOptions()
JUNK = "1m 2m 4m 5m 1p 2p 4p 5p 1s 2s 4s 5s 9s"
"""Thirteen tiles that are far from winning."""
filled = filling(JUNK)
WAITING = "1m 2m 3m 3p 4p 5p 7s 8s 9s 3z 3z 3z 5m"
"""A hand that waits for 5m; a discard makes it worth two points: nothing claimed, a single tile."""


def house(**rules: Any) -> LiangxiOptions:
    """The rules of Liangxi with some fields changed."""
    return replace(PLAIN, **rules)


def xi(names: str) -> Meld:
    """A xi of these tiles."""
    return Meld("xi", tuple(names.split()))


def position(
    hands: Mapping[Seat, str],
    options: LiangxiOptions = PLAIN,
    *,
    turn: Seat = 0,
    drawn: str | None = None,
    melds: Mapping[Seat, Sequence[Meld]] | None = None,
    wall: str = "8p 8p 8p 8p 8p 8p",
    tail: str = "",
    wilds: str = "",
    dealer: Seat = 0,
    carry: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Any:
    """A seat's turn in the middle of a deal; other seats hold junk.

    `wall` can still be drawn, `tail` has the replacements in order; the tiles in between are never
    drawn.
    """
    own = {seat: tuple((melds or {}).get(seat, ())) for seat in range(SEATS)}
    grown = sum(len(one.tiles) - 3 for every in own.values() for one in every)
    after = tail.split()
    lap = fields.get("lap")
    more = grown if lap is None else 2 * lap - grown
    start = LiangxiCarry(1, dealer, (0,) * SEATS)
    return LiangxiState(
        options=options,
        carry=replace(start, **(carry or {})),
        dealer=dealer,
        phase="turn",
        turn=turn,
        hands=tuple(tiles(hands.get(seat, JUNK)) for seat in range(SEATS)),
        wall=(*wall.split(), *("8s",) * (options.reserve + more - len(after)), *reversed(after)),
        melds=tuple(own.values()),
        drawn=drawn,
        source="wall" if drawn else None,
        wilds=tiles(wilds),
        **{"draws": (2,) * SEATS, "begun": BEGUN, "river": ((3, "6z"),), **fields},
    )


def legal(state: Any, seat: Seat, verb: str = "") -> set[str]:
    """Return the moves open to a seat as text; with a verb, only the pieces of its moves."""
    moves = LIANGXI.legal(state, seat)
    if not verb:
        return {str(move) for move in moves}
    return {" ".join(move.pieces) for move in moves if move.verb == verb}


def done(state: Any, *moves: tuple[Seat, str]) -> Step:
    """Return the last step of these moves, each given with its seat."""
    return mahjong_positions.done(state, *moves, game=LIANGXI)


def passed(state: Any) -> Any:
    """Return the state after everybody who is asked has passed."""
    return mahjong_positions.all_pass(state, LIANGXI).state if state.window else state


def thrown(state: Any, seat: Seat, tile: str) -> Any:
    """Return the state after a discard that nobody claims."""
    return passed(done(state, (seat, f"discard {tile}")).state)


def claimed(state: Any, tile: str, by: Seat, **answers: str) -> Any:
    """Return the state after a discard and its answers (`one="win"` for seat 1); the others
    pass.
    """
    words = {"zero": 0, "one": 1, "two": 2, "three": 3}
    given = {words[name]: move for name, move in answers.items()}
    state = done(state, (by, f"discard {tile}")).state
    asked = sorted(state.to_act)
    return done(state, *((seat, given.get(seat, "pass")) for seat in asked)).state


def won(state: Any) -> tuple[Seat, str, dict[str, int], tuple[int, ...]]:
    """Return the winner, the name of the hand, its elements, and each seat's gain."""
    result: Result = state.result
    win = result.sheet.win
    elements = {one.name: one.points for one in win.elements}
    return result.sheet.winner, result.ending, elements, result.deltas(SEATS)


def ended(trial: Trial) -> Any:
    """Play the deal of a trial, and return its last state."""
    *_, (_, _, step) = tried(next(one for one in TABLES if one.preset == "liangxi"), trial)
    return step.state
