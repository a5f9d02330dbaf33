"""A computer player for Liangxi, which weighs the goals of a hand by points and lacking tiles.

It assumes the usual house rules, because a view names none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import log2
from typing import NamedTuple

from bot.domain.players.goals import Goal, goals
from bot.domain.players.nearest import AGAIN, DRAWN, Held, Weighing, claimed, konged
from bot.domain.players.reading import Reading, Toward
from rules import Move, RuleError
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.limits import DONE, NONE
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import score
from rules.mahjong.state import Meld
from rules.mahjong.tiles import PLACE, Tiles
from rules.mahjong.view import MahjongView
from rules.mahjong.win import total

HOUSE = LiangxiOptions()
"""The usual house rules."""
FIRST = ("swap", "add")
"""Moves that cost nothing: taking a wild tile back, and adding tiles that cannot be kept."""

HELPS = 3.0
"""The value, in tiles nearer to a win, if every tile that can come helps."""
USUAL = 0.06
"""The usual share of unseen tiles that completes a hand; only a larger share adds to a rating."""
FALSE = 2.0
"""How many tiles more a hand counts as lacking if no tile it waits for gives a true win."""
DRAWS = 1.0
"""The value of the three tiles drawn for a xi of six, in tiles nearer to a win."""
SCORED = 8
"""About how many winning tiles are scored; each of these stands for its neighbours."""
MARGIN = 0.7
"""How far below the best goal's rating other goals are still examined."""
DEAD = 50.0
"""The cost of discarding a wild tile, in tiles nearer to a win.

A player who discards one cannot win.
"""


def choose(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose the best legal move; a true win is always chosen."""
    return weigh(view, legal).choice


def weigh(view: MahjongView, legal: tuple[Move, ...]) -> Weighing:
    """Weigh the legal moves under the usual house rules."""
    return Thinking(view, HOUSE).weighing(legal)


class Rated(NamedTuple):
    """A goal with its rating at first sight, the number of tiles it lacks, and its points."""

    rate: float
    lacking: int
    goal: Goal
    points: float


@dataclass(frozen=True)
class Thinking(Reading):
    """A position as a player sees it, with the house rules the player assumes."""

    house: LiangxiOptions

    @property
    def helping(self) -> float:
        """The value, in tiles nearer to a win, if every tile that can come helps."""
        return HELPS

    # --- How good a hand is ---------------------------------------------------------------------

    def weight(self, points: float) -> float:
        """Return a win's points in tiles nearer to it: doubling the points is worth one tile."""
        return log2(points)

    def waiting(self, held: Held) -> float:
        """Rate a hand that waits for a tile, by the goal with the best points for its distance."""
        return self._promise(held, self.rated(held))

    def discarding(self, after: Iterable[Held]) -> float:
        """Rate a hand that must discard, by those discards that rate best at first sight."""
        every = [(held, self.rated(held)) for held in dict.fromkeys(after)]
        least = max(rated[0].rate for _, rated in every) - MARGIN
        return max(self._promise(held, rated) for held, rated in every if rated[0].rate >= least)

    def rated(self, held: Held) -> list[Rated]:
        """Return the goals, rated by their points and the tiles lacking, the best first."""
        counts, wilds = self.read(held)
        points, rated = self.points(held, counts, wilds), []
        for goal in goals(held.melds, self.terms):
            lacking = goal.lacks(counts, wilds)
            worth = goal.points + points * (not goal.fixed)
            rated.append(Rated(self.weight(worth) - lacking, lacking, goal, worth))
        return sorted(rated, key=lambda rated: rated.rate, reverse=True)

    def _promise(self, held: Held, rated: list[Rated]) -> float:
        """Rate a hand by its best goals: the tiles that help, or the wins if it lacks one tile."""
        close = [goal for goal in rated if goal.rate >= rated[0].rate - MARGIN]
        far = [goal.rate + self.helping * Toward(self, goal.goal).helps(held) for goal in close]
        near = [goal.goal for goal in rated if goal.lacking == 1]
        if near:
            far = [rate for rate, goal in zip(far, close, strict=True) if goal.lacking != 1]
            far.append(self._won(held, near))
        return max(far)

    # --- Hands that lack one tile ---------------------------------------------------------------

    def _won(self, held: Held, near: list[Goal]) -> float:
        """Return the value of a hand that lacks one tile, from its wins with some of the waits."""
        last = self._last(held, near)
        step = 1 + len(last) // SCORED
        chances, points = 0.0, 0.0
        for tile in last[::step]:
            wild = tile in self.wilds
            worth = self._worth(held, tile, "self_draw" if wild else "discard")
            chance = step * self.unseen[tile] * (DRAWN if wild else 1.0) * (worth > 0)
            chances += chance
            points += chance * worth
        if not chances:
            return -FALSE
        share = chances / self.unseen.total()
        return self.weight(points / chances) + log2(2 * share / (share + USUAL)) - 1

    def _last(self, held: Held, near: list[Goal]) -> Tiles:
        """Return the tiles that complete any of these goals."""
        counts, wilds = self.read(held)
        found = []
        for tile in self.unseen:
            wild = tile in self.wilds
            counts[PLACE[tile]] += not wild
            if any(goal.lacks(counts, wilds + wild) == 0 for goal in near):
                found.append(tile)
            counts[PLACE[tile]] -= not wild
        return tuple(found)

    def _worth(self, held: Held, tile: str, source: str) -> int:
        """Return the points of a win with a tile; 0 if the win is false under the house rules."""
        view, seat = self.view, self.seat
        own = next((meld.tiles for meld in held.melds if meld.is_xi), ())
        hand = Hand(
            seat,
            view.dealer,
            held.tiles,
            tuple(meld for meld in held.melds if not meld.is_xi),
            tile,
            source,
            None,
            xi=own,
            wilds=self.wilds,
            exposed=self.shown,
            winds=self.winds,
            from_xi=sum(meld.from_xi for meld in held.melds),
            terms=self.terms,
        )
        try:
            win = score(hand, self.house)
        except RuleError:
            return 0
        return total(win.elements) * win.multiplier

    # --- How good a move is ---------------------------------------------------------------------

    def candidates(self, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves to choose from; if a move is always right, it is the only one."""
        if self.view.phase == "limit":
            return (DONE if DONE in legal else NONE,)
        found = super().candidates(legal)
        free = (move for verb in FIRST for move in found if move.verb == verb)
        return (first,) if (first := next(free, None)) else found

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "discard":
                dead = DEAD * (move.pieces[0] in self.wilds)
                return self.waiting(self.held.less(*move.pieces)) - dead
            case "chow" | "pung":
                return self.discarding(self._discards(claimed(self.held, self.view, move)))
            case "kong":
                after, _ = konged(self.held, self.view, move, _grows)
                return self.waiting(after) + AGAIN
            case "xi":
                return self._laying(move.pieces)
            case "expose":
                return self._showing(move.pieces)
            case _:
                return self.waiting(self.held)

    def _discards(self, held: Held) -> Iterable[Held]:
        """Return the hands after each discard; wild tiles are kept."""
        kept = [tile for tile in dict.fromkeys(held.tiles) if tile not in self.wilds]
        return [held.less(tile) for tile in kept or held.tiles[:1]]

    def _laying(self, tiles: Tiles) -> float:
        """Return the value of laying a xi; each other tile that belongs to it is replaced."""
        after = self.held.laid(Meld("xi", tiles), *tiles)
        more = sum(tile in self.xi_kinds(after) and tile not in self.wilds for tile in after.tiles)
        if len(tiles) > 3:
            return self.waiting(after) + DRAWS + AGAIN * more
        return self.discarding(self._discards(after)) + AGAIN * more

    def _showing(self, tiles: Tiles) -> float:
        """Return the value of showing tiles, which are wild from then on."""
        hand = self.held.less(*tiles)
        shown = Thinking(replace(self.view, hand=hand.tiles, shown=tiles), HOUSE)
        return shown.discarding(shown._discards(hand))


def _grows(meld: Meld, tile: str) -> bool:
    return meld.kind == "pung" and meld.tiles[0] == tile
