"""Imagined worlds of mahjong in which the others have played: their hands have come nearer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.domain.lessons.problems.question import Position
from bot.domain.players.distance import AWAY
from bot.domain.players.nearest import Held
from rules import ByGame
from rules.frozen import changed
from rules.imagined import Tape
from rules.mahjong.state import others
from rules.mahjong.tiles import flower

TRIES: ByGame[int] = ByGame({"xiamen": 4, "northern": 4, "liangxi": 3})
"""The number of exchanges that a hand tries for each of its discards.

With these, hands lack about as many tiles as those of club players after as many discards.
"""


def worn(position: Position, tape: Tape, share: float = 1.0) -> Any:
    """Imagine a state that agrees with the seat's knowledge, with hands of players who choose.

    Evenly dealt hands would be too far from a win, because players keep the tiles that help. So
    each hand tries to exchange tiles for others of the wall, and keeps those that do not harm it.
    The hand of a player who is ready waits already, and an open one is known. `share` is the share
    of the usual exchanges; with fewer, the others are farther from a win.
    """
    game, options, state, seat, _ = position
    view: Any = game.view(state, seat)
    world: Any = game.imagine(view, options, tape)
    hands, wall = list(world.hands), list(world.wall)
    for other in others(seat):
        if view.ready[other] or view.hands[other]:
            continue
        discards = sum(discard.seat == other for discard in view.trail)
        tries = round(TRIES[game.key] * discards * share)
        away = AWAY[game.key](game.view(world, other), options)  # type: ignore[arg-type]
        held = Held(hands[other], world.melds[other])
        now = away(held)
        for place, tile in _draws(wall, tries, tape):
            gone = held.tiles[tape(len(held.tiles))]
            after = held.less(gone).drawn(tile)
            if (then := away(after)) <= now:
                held, now, wall[place] = after, then, gone
        hands[other] = held.tiles
    return changed(world, hands=tuple(hands), wall=tuple(wall))


def _draws(wall: list[str], tries: int, tape: Tape) -> Iterator[tuple[int, str]]:
    """Yield places of the wall at random, each with its tile; flowers are left out."""
    for _ in range(tries if wall else 0):
        place = tape(len(wall))
        if not flower(wall[place]):
            yield place, wall[place]
