"""Positions of Changchun and Dalian laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import Line, Result, Seat, Step
from rules.mahjong.northern.changchun import Changchun
from rules.mahjong.northern.dalian import Dalian
from rules.mahjong.northern.options import ChangchunOptions, DalianOptions, NorthernOptions
from rules.mahjong.northern.state import DECLARED, LOOKED, RESERVE, NorthernState
from rules.mahjong.state import SEATS, MahjongCarry, Meld
from rules.mahjong.table import MahjongTable
from tests.rules import mahjong_positions
from tests.rules.mahjong_positions import VECTORS as VECTORS
from tests.rules.mahjong_positions import filling, tiles

CHANGCHUN, DALIAN = MahjongTable(Changchun()), MahjongTable(Dalian())
CC, DL = "changchun", "dalian"
PLAIN, OTHER = ChangchunOptions(), DalianOptions()
JUNK = "2m 5m 8m 2p 5p 8p 3s 6s 9s 1z 2z 5z 6z"
"""Thirteen tiles that are far from winning."""
filled = filling(JUNK)
WAITING = "1m 2m 3m 4p 6p 7s 8s 9s 1z 1z 1z 5m 5m"
"""A hand that waits for 5p alone."""
FROZEN: dict[str, Any] = {"ready": ("", LOOKED, "", ""), "aside": ("2z",), "seen": frozenset((1,))}
"""The fields of a position in which seat 1 has looked at the treasure, a south wind."""
READY: dict[str, Any] = {"ready": ("", DECLARED, "", "")}
"""The fields of a position in which seat 1 has declared ready."""
NINES, DRAGONS = "jiudan 9m 9p 9s", "xigang 5z 6z 7z"
"""Special kongs."""
BEGUN = frozenset(range(SEATS))
"""The seats that have discarded in most positions: all."""


def house(**rules: Any) -> ChangchunOptions:
    """The rules of Changchun with some fields changed."""
    return replace(PLAIN, **rules)


def meld(kind: str, names: str, source: Seat | None = 0) -> Meld:
    """A meld of three or four of a tile, or of the named tiles; `source` gave the claimed tile."""
    one = names.split()
    many = {"pung": 3, "kong": 4, "added": 4, "concealed": 4}.get(kind, 1)
    laid = tuple(one) * many if len(one) == 1 else tuple(one)
    claimed = laid[0] if kind in ("chow", "pung", "kong", "added") else None
    return Meld(kind, laid, source if claimed else None, claimed)


def laid(text: str) -> list[Meld]:
    """Melds written `pung 1z, chow 1m 2m 3m`."""
    every = (one.split(maxsplit=1) for one in text.split(",") if one.strip())
    return [meld(kind, names) for kind, names in every]


def position(
    hands: dict[Seat, str],
    options: NorthernOptions = PLAIN,
    *,
    turn: Seat = 0,
    drawn: str | None = None,
    melds: Mapping[Seat, Sequence[Meld]] | None = None,
    wall: str = "8p 8p 8p 8p",
    tail: str = "",
    dealer: Seat = 0,
    changes: int = 0,
    begun: frozenset[Seat] = BEGUN,
    **fields: Any,
) -> Any:
    """A seat's turn; other seats hold junk.

    `wall` can still be drawn, `tail` has the replacements in order; the tiles in between are never
    drawn.
    """
    laid = {seat: tuple((melds or {}).get(seat, ())) for seat in range(SEATS)}
    grown = sum(len(one.tiles) - 3 for own in laid.values() for one in own)
    after = tail.split()
    dead = ("8s",) * (RESERVE + grown - len(after) - len(fields.get("aside", ())))
    return NorthernState(
        options=options,
        carry=MahjongCarry(1, dealer, (0,) * SEATS, changes=changes),
        dealer=dealer,
        phase="turn",
        turn=turn,
        hands=tuple(tiles(hands.get(seat, JUNK)) for seat in range(SEATS)),
        wall=(*wall.split(), *dead, *reversed(after)),
        melds=tuple(laid.values()),
        drawn=drawn,
        source="wall" if drawn else None,
        begun=begun,
        **fields,
    )


def game_of(state: Any) -> MahjongTable:
    """The game by whose rules a position is played."""
    return DALIAN if isinstance(state.options, DalianOptions) else CHANGCHUN


def legal(state: Any, seat: Seat, verb: str = "") -> set[str]:
    """Return the moves open to a seat as text; with a verb, only the pieces of its moves."""
    moves = game_of(state).legal(state, seat)
    if not verb:
        return {str(move) for move in moves}
    return {" ".join(move.pieces) for move in moves if move.verb == verb}


def asked(state: Any, tile: str, by: Seat) -> Any:
    """Return the state with the claim window that a discard opens."""
    return mahjong_positions.asked(state, tile, by)


def done(state: Any, *moves: tuple[Seat, str]) -> Step:
    """Return the last step of these moves, each given with its seat."""
    return mahjong_positions.done(state, *moves, game=game_of(state))


def passed(state: Any) -> Any:
    """Return the state after everybody who is asked has passed."""
    return mahjong_positions.all_pass(state, game_of(state)).state if state.window else state


def thrown(state: Any, seat: Seat, tile: str) -> Any:
    """Return the state after a discard that nobody claims."""
    return passed(done(state, (seat, f"discard {tile}")).state)


def moved(lines: Sequence[Line]) -> list[int]:
    """Return what each seat gains by all lines together."""
    return [sum(line.deltas[seat] for line in lines) for seat in range(SEATS)]


def paid(result: Result) -> list[int]:
    """Return what seats 0, 2 and 3 pay by all lines together; seat 1 is the winner."""
    each = result.deltas(4)
    return [-each[seat] for seat in (0, 2, 3)]


def rows(names: str, *table: tuple[Any, ...]) -> pytest.MarkDecorator:
    """Make a test for each row, named by the row's first column, a sentence."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])
