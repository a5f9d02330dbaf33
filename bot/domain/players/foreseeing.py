"""A master of Dalian or Liangxi: knows the house rules, and sees further than the usual player.

Among the discards that look best at Dalian, it takes the one that leaves the best hand after the
next tile, averaged over the unseen ones. At Liangxi it counts the points that a win saves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.domain.players import liangxi, northern
from bot.domain.players.nearest import Held, Nearest, best
from rules import ByGame, Move, Options
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.tiles import SUITS
from rules.mahjong.view import MahjongView

CLOSE = 0.6
"""How far below the best rating a discard may be and still be compared by its next draw."""
MOST = 4
"""The largest number of discards that are compared by their next draw."""
NEXT = 2
"""The distance within a suit up to which two tiles may form a set."""
WON = 1.0
"""The value of a win, in tiles nearer to it."""
HELPS = 4.0
"""The value at Liangxi, in tiles nearer to a win, if every tile that can come helps."""
SAVED = 10
"""Points saved by a win at Liangxi, because a winner pays for no other win."""
DISCARDS = ("discard", "ready")
"""The verbs of moves in which a seat discards a tile."""


def _expected(of: Nearest, held: Held, left: Mapping[str, int]) -> float:
    """Return the average rating of a hand after it has drawn one more tile."""
    now, near = of.waiting(held), set[str]().union(*map(_near, held.tiles))
    total = sum(count for count in left.values() if count > 0)
    value = 0.0
    for tile, count in left.items():
        if count > 0:
            value += count * (_with(of, held.drawn(tile), now) if tile in near else now)
    return value / max(1, total)


def _with(of: Nearest, after: Held, now: float) -> float:
    """Return the rating of a hand after a draw: a win, or the best discard, at least `now`."""
    return WON if of.away(after) == 0 else max(now, of.discarding(after.discards))


def _near(tile: str) -> set[str]:
    """Return the tiles that may form a set with a given one."""
    number, suit = int(tile[0]), tile[1]
    if suit not in SUITS:
        return {tile}
    return {f"{near}{suit}" for near in range(max(1, number - NEXT), min(9, number + NEXT) + 1)}


def _foreseen(
    moves: Iterable[Move],
    value: Callable[[Move], float],
    further: Callable[[Move], float],
    view: MahjongView,
) -> Move:
    """Return the best move; between discards that look alike, the one with the best next draw."""
    values = {move: value(move) for move in moves}
    first = best(values, values.__getitem__, view)
    if first.verb not in DISCARDS:
        return first
    close = [
        move
        for move in sorted(values, key=lambda move: (move != first, -values[move]))
        if move.verb == first.verb and values[move] >= values[first] - CLOSE
    ][:MOST]
    return best(close, further, view) if len(close) > 1 else first


# --- Dalian ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Northern(northern.Thinking):
    """A position as a master of Dalian sees it, with the house rules of the table."""

    def further(self, move: Move) -> float:
        """Return the rating of a discard, averaged over the next draw."""
        held = self.held.less(*move.pieces)
        return _expected(self, held, self.unseen) - self._risk(*move.pieces)


def northerly(view: MahjongView, legal: tuple[Move, ...], options: Options) -> Move:
    """Choose any true win, otherwise the best move by the next draw."""
    thinking = _northern(view, options)
    return _foreseen(thinking.candidates(legal), thinking.value, thinking.further, view)


def _northern(view: MahjongView, options: Options) -> Northern:
    return Northern(view, northern.aim(view.game, options), options)


# --- Liangxi --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Liangxi(liangxi.Thinking):
    """A position as a master of Liangxi sees it, with the house rules of the table."""

    @property
    def helping(self) -> float:
        """The value if every tile helps: more than usual, as quick winners pay for no other win."""
        return HELPS

    def weight(self, points: float) -> float:
        """Return the value of a win's points and of the points it saves."""
        return super().weight(points + SAVED)

    def rated(self, held: Held) -> list[liangxi.Rated]:
        """Rate the goals; goals with too few points for a win count as farther by `FALSE` tiles."""
        points = self.points(held, *self.read(held))
        least = self.house.min_points
        rated = [
            rated._replace(rate=rated.rate - liangxi.FALSE * (rated.goal.points + points < least))
            for rated in super().rated(held)
        ]
        return sorted(rated, key=lambda rated: rated.rate, reverse=True)


def old_beijing(view: MahjongView, legal: tuple[Move, ...], options: Options) -> Move:
    """Choose a true win, otherwise the move that rates best under the house rules."""
    return Liangxi(view, cast(LiangxiOptions, options)).weighing(legal).choice


# --- Ratings of moves at first sight --------------------------------------------------------------


VALUES: ByGame[Callable[[MahjongView, Any], Callable[[Move], float]]] = ByGame(
    {
        "northern": lambda view, options: _northern(view, options).value,
        "liangxi": lambda view, options: Liangxi(view, options).value,
    }
)
"""The function that rates a move at first sight for each game, in tiles nearer to a win."""
