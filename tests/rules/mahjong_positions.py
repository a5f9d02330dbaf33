"""Positions of Xiamen and Quanzhou laid out by hand."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import Chance, Move, Seat, Step, play
from rules.game import DICE
from rules.mahjong.claims import Window
from rules.mahjong.state import SEATS, MahjongCarry, Meld
from rules.mahjong.table import MahjongTable
from rules.mahjong.tiles import Tiles, deck, in_order
from rules.mahjong.xiamen.options import GoldOptions, QuanzhouOptions, XiamenOptions
from rules.mahjong.xiamen.quanzhou import Quanzhou
from rules.mahjong.xiamen.rules import Xiamen
from rules.mahjong.xiamen.state import XiamenState

XIAMEN, QUANZHOU = MahjongTable(Xiamen()), MahjongTable(Quanzhou())
PLAIN, OTHER = XiamenOptions(), QuanzhouOptions()
JUNK = "1m 4m 7m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z 6z 7z 9s"
"""Sixteen tiles that are far from winning."""
WAITING = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4s 5s 9s 9s"
"""A hand that waits for 3s and 6s."""
SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p"
"""Five sets."""
THREE = "2s 2s 2s " + " ".join(JUNK.split()[:13])
"""Three golds among junk."""
FILE = Path(__file__).with_name("vectors") / "mahjong.json"
VECTORS = {one["id"]: one for one in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]}
Rows = list[tuple[Any, ...]]


def filling(junk: str) -> Callable[..., str]:
    """Return a function that fills a hand of 13 tiles with junk of kinds that it does not have."""

    def filled(names: str, size: int = 13) -> str:
        own = names.split()
        more = [tile for tile in junk.split() if tile not in own]
        return " ".join([*own, *more[: size - len(own)]])

    return filled


def rows(names: str, table: Rows) -> pytest.MarkDecorator:
    """Make a test for each row, named by the row's first column, a sentence."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


def tiles(names: str) -> Tiles:
    """Read the tiles in a text, which spaces part."""
    return in_order(names.split())


def house(**rules: Any) -> XiamenOptions:
    """The main rules of Xiamen with some fields changed."""
    return replace(PLAIN, **rules)


OTHER_READING = house(youjin_ron="decomposition")
"""The house rule by which a lone gold may be read in another way."""


def position(
    hands: dict[Seat, str],
    options: GoldOptions = PLAIN,
    *,
    turn: Seat = 0,
    drawn: str | None = None,
    gold: str = "2s",
    melds: Mapping[Seat, Sequence[Meld]] | None = None,
    wall: str = "9p 9p 9p 9p",
    reserve: int = 15,
    dealer: Seat = 0,
    streak: int = 0,
    base: int = 2,
    **fields: Any,
) -> XiamenState:
    """A seat's turn; other seats hold junk, and `reserve` more tiles lie behind those of `wall`."""
    laid = melds or {}
    return XiamenState(
        options=options,
        carry=MahjongCarry(1, dealer, (0,) * SEATS, streak=streak, base=base),
        dealer=dealer,
        phase="turn",
        turn=turn,
        hands=tuple(tiles(hands.get(seat, JUNK)) for seat in range(SEATS)),
        wall=(*wall.split(), *("8p",) * reserve),
        melds=tuple(tuple(laid.get(seat, ())) for seat in range(SEATS)),
        indicator=gold,
        drawn=drawn,
        source="wall" if drawn else None,
        **fields,
    )


def asked(state: XiamenState, tile: str, by: Seat) -> XiamenState:
    """Return the state with the claim window that a discard opens."""
    waiting = frozenset(range(SEATS)) - {by}
    window = Window("discard", by, waiting, tile)
    river = (*state.river, (by, tile))
    return replace(
        state, phase="claim", turn=by, window=window, river=river, thrown=(by, tile), drawn=None
    )


def legal(state: Any, seat: Seat, verb: str, game: MahjongTable = XIAMEN) -> set[str]:
    """Return the pieces of every move with a verb that is open to a seat."""
    moves = game.legal(state, seat)
    return {" ".join(move.pieces) for move in moves if move.verb == verb}


def done(state: Any, *moves: tuple[Seat, str], game: MahjongTable = XIAMEN) -> Step:
    """Return the last step of these moves, each given with its seat."""
    step = Step(state)
    for seat, text in moves:
        step = play(game, step.state, seat, Move.parse(text))
    return step


def all_pass(state: Any, game: MahjongTable = XIAMEN) -> Step:
    """Return the step after everybody who is asked has passed."""
    return done(state, *((seat, "pass") for seat in sorted(state.to_act)), game=game)


def chance(*dice: int, pack: Tiles | None = None) -> Chance:
    """Return a chance that throws these dice first, then ones and twos."""
    return Chance(pack or deck(flowers=True), (*dice, *(1, 2) * DICE)[:DICE])
