"""Deals of mahjong to draw: random ones, every ending, and tables as full as they can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, cast

import rare_mahjong
from playing import TABLES, Trial, tried

import rules
from bot.words import words
from render import Look
from render.boards.mahjong.scene import MahjongScene
from rules import MahjongView, Seat
from rules.mahjong.state import SEATS, Meld
from rules.mahjong.tiles import FLOWERS, KINDS

NAMES = ("Mina", "和宏", "Konstantin the Great", "W" * 32)
ENDINGS = tuple(trial for trials in rare_mahjong.ENDINGS.values() for trial in trials)
RANDOM = tuple(map(Trial, range(4)))
KINDS_OF_MELD = ("concealed", "kong", "added", "concealed", "kong")


def states(key: str, trial: Trial) -> Iterator[Any]:
    """Every state of a deal."""
    table = next(one for one in TABLES if one.game.key == key)
    return (step.state for _, _, step in tried(table, trial))


@cache
def many() -> tuple[tuple[str, Any], ...]:
    """States of random deals and of deals to every ending, with the game each is of."""
    drawn = []
    for key in rare_mahjong.KEYS:
        for trial in (*RANDOM, *ENDINGS):
            deal = list(states(key, trial))
            drawn += [
                (key, state) for state in (*deal[: -len(deal) // 2 : 9], *deal[::17], deal[-1])
            ]
    return tuple(drawn)


def view(key: str, state: Any, seat: Seat | None) -> MahjongView:
    """What a seat or the public sees of a state."""
    return cast(MahjongView, rules.game(key).view(state, seat))


def swollen(one: MahjongView) -> MahjongView:
    """The same with the largest numbers a long match may come to."""
    scores = (-1280, 2560, -640, -640)
    return replace(one, scores=scores, number=50, streak=12, rounds=4, changes=15)


def full(one: MahjongView, flowers: Seat, game: str = "xiamen") -> MahjongView:
    """The same with five kongs before everybody, all flowers before one, and a full river."""
    throws = tuple((at % SEATS, KINDS[at * 5 % len(KINDS)]) for at in range(75))
    seat, tile = throws[-1]
    hand = one.hand[:2]
    return replace(
        swollen(one),
        game=game,
        phase="claim",
        result=None,
        turn=seat,
        thrown=throws[-1],
        claimed=tile,
        throws=throws,
        to_act=frozenset(range(SEATS)) - {seat},
        locked=True,
        melds=tuple(tuple(_kongs(owner)) for owner in range(SEATS)),
        flowers=tuple(FLOWERS if owner == flowers else () for owner in range(SEATS)),
        hand=hand,
        hands=tuple(hand if owner == one.seat else () for owner in range(SEATS)),
        hand_sizes=(2,) * SEATS,
        drawn=None,
        duties=(),
    )


def _kongs(seat: Seat) -> Iterator[Meld]:
    """Five kongs, some of them claimed from each of the others."""
    for place, kind in enumerate(KINDS_OF_MELD):
        tile, own = KINDS[seat * len(KINDS_OF_MELD) + place], kind == "concealed"
        source = (seat + place % 3 + 1) % SEATS
        yield Meld(kind, (tile,) * 4, None if own else source, None if own else tile)


def scene(one: MahjongView, layout: str = "phone", language: str = "en") -> MahjongScene:
    """The scene of a view."""
    return MahjongScene(NAMES, words(language).at(one.game), Look(layout), one)
