"""Deals of mahjong to draw: random ones, every ending, and tables as full as they can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, cast

import rules
from bot.words import words
from render import Look
from render.boards.mahjong.scene import MahjongScene
from rules import MahjongView, Seat
from rules.mahjong.state import SEATS, Discard, Meld
from rules.mahjong.tiles import FLOWERS, KINDS
from tests import liangxi_deals, rare_changchun, rare_mahjong
from tests.playing import TABLES, Trial, tried

NAMES = ("Mina", "和宏", "Konstantin the Great", "W" * 32)
ENDINGS = tuple(trial for trials in rare_mahjong.ENDINGS.values() for trial in trials)
NORTHERN = tuple(trial for trials in rare_changchun.ENDINGS.values() for trial in trials)
STORIES = {
    **dict.fromkeys(("xiamen", "quanzhou"), ENDINGS),
    "changchun": (*NORTHERN, rare_changchun.KONGS, rare_changchun.XUANFENG, rare_changchun.ENDS),
    "dalian": (*NORTHERN, rare_changchun.KONGS, rare_changchun.DALIAN_XIGANG),
    "liangxi": liangxi_deals.ENDINGS,
}
"""Trials that lead to every ending, by the key of the game; in Changchun and Dalian to every kong,
too.
"""
RANDOM = tuple(map(Trial, range(4)))
KINDS_OF_MELD = ("concealed", "kong", "added", "concealed", "kong")
GROWN = (
    Meld("xuanfeng", ("1z", "1z", "2z", "3z", "3z", "4z", "4z")),
    Meld("xigang", ("5z", "5z", "6z", "7z")),
    Meld("yaodan", ("1m", "1m", "1p", "1s", "1s")),
    Meld("jiudan", ("9m", "9p", "9p", "9s", "9s")),
)
"""Special kongs with more added to them than is ever seen."""


def states(key: str, trial: Trial) -> Iterator[Any]:
    """Yield every state of the deal of a trial."""
    table = next(one for one in TABLES if one.game.key == key)
    return (step.state for _, _, step in tried(table, trial))


@cache
def many() -> tuple[tuple[str, Any], ...]:
    """States of random deals and of deals to every ending, each with the key of its game."""
    drawn = []
    for key, endings in STORIES.items():
        for trial in (*RANDOM, *endings):
            deal = list(states(key, trial))
            drawn += [
                (key, state) for state in (*deal[: -len(deal) // 2 : 9], *deal[::17], deal[-1])
            ]
    return tuple(drawn)


def view(key: str, state: Any, seat: Seat | None) -> MahjongView:
    """The view of a state for a seat or the public."""
    return cast(MahjongView, rules.game(key).view(state, seat))


def swollen(one: MahjongView) -> MahjongView:
    """Return the view with the largest numbers of a long match."""
    scores = (-1280, 2560, -640, -640)
    return replace(one, scores=scores, number=50, streak=12, rounds=4, changes=15)


def full(one: MahjongView, flowers: Seat, game: str = "") -> MahjongView:
    """Return the view with kongs before every seat, all flowers before one, and a full river.

    In Changchun, Dalian and Liangxi, one seat has special melds in place of flowers; in the first
    two, all seats have looked at the treasure.
    """
    count = 66 if one.game == "liangxi" else 75
    discarded = tuple((at % SEATS, KINDS[at * 5 % len(KINDS)]) for at in range(count))
    trail = [Discard(*one, at % 3 == 0, at % 23 == 9) for at, one in enumerate(discarded)]
    trail[10:10] = [Discard(2, "3m", taken=1), Discard(0, "4m", taken=2)]
    seat, tile = discarded[-1]
    hand, game = one.hand[:2], game or one.game
    northern = rules.game(one.game).school == rare_changchun.SCHOOL
    liangxi = one.game == "liangxi"
    if liangxi:
        one = laid(one)
    return replace(
        swollen(one),
        game=game,
        ready=("looked" if northern else "",) * SEATS,
        aside=int(northern),
        treasure="5p" if northern and one.seat == 0 else None,
        phase="claim",
        result=None,
        turn=seat,
        thrown=discarded[-1],
        claimed=tile,
        discarded=discarded,
        trail=tuple(trail),
        to_act=frozenset(range(SEATS)) - {seat},
        locked=not northern and not liangxi,
        melds=tuple(_melds(one, owner, owner == flowers) for owner in range(SEATS)),
        flowers=tuple(
            FLOWERS if owner == flowers and not northern and not liangxi else ()
            for owner in range(SEATS)
        ),
        hand=hand,
        hands=tuple(hand if owner == one.seat else () for owner in range(SEATS)),
        hand_sizes=(2,) * SEATS,
        drawn=None,
        duties=(),
    )


def laid(one: MahjongView) -> MahjongView:
    """Return the view with the longest terms of a limited hand, every note that a line can have,
    and dead hands.
    """
    return replace(
        one,
        indicator="2s",
        wilds=("1s", "2s", "3s"),
        terms="flower own=1m+9m+1z chi=opposite points=80 wild=1s+2s+3s",
        pot=320,
        dead=frozenset((1, 3)),
        liable=3,
        lap=True,
        shown=() if one.seat else ("1z",) * 2,
    )


def _melds(one: MahjongView, owner: Seat, special: bool) -> tuple[Meld, ...]:
    """Return the melds before a seat: kongs or, with `special`, the special melds of its game, if
    it has any.
    """
    match one.game, special:
        case "liangxi", True:
            xi = Meld("xi", ("1z", "2z", "3z", "9m", "9p", "9s", "1z", "2z", "3z", "4z"))
            return (xi, *tuple(_kongs(owner))[:3])
        case (("changchun" | "dalian"), True):
            return GROWN
        case (("xiamen" | "quanzhou"), _):
            return tuple(_kongs(owner))
        case _:
            return tuple(_kongs(owner))[:4]


def _kongs(seat: Seat) -> Iterator[Meld]:
    """Yield five kongs; the claimed ones come from each of the other seats."""
    for place, kind in enumerate(KINDS_OF_MELD):
        tile, own = KINDS[seat * len(KINDS_OF_MELD) + place], kind == "concealed"
        source = (seat + place % 3 + 1) % SEATS
        yield Meld(kind, (tile,) * 4, None if own else source, None if own else tile)


def scene(one: MahjongView, layout: str = "phone", language: str = "en") -> MahjongScene:
    """The scene of a view."""
    return MahjongScene(NAMES, words(language).at(one.game), Look(layout), one)
