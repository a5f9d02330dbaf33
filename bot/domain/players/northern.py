"""A computer player for northern mahjong: it goes for the nearest hand that meets the conditions.

It assumes the usual house rules, because a view names none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from math import sqrt
from typing import Any

from bot.domain.players import nearest
from bot.domain.players.nearest import (
    AGAIN,
    CHOWED,
    DRAWN,
    PUNGED,
    Held,
    Nearest,
    Weighing,
    claimed,
    konged,
)
from bot.domain.players.outlook import Aim
from rules import Move, RuleError, usual
from rules.mahjong.northern.hand import Hand
from rules.mahjong.northern.kongs import money
from rules.mahjong.northern.rules import Northern
from rules.mahjong.northern.score import score
from rules.mahjong.sheets import variants
from rules.mahjong.state import Meld
from rules.mahjong.tiles import KINDS, Tiles, runs, without
from rules.mahjong.view import MahjongView
from rules.mahjong.win import Win

RULES: dict[str, Northern[Any]] = {
    rule_set.key: rule_set for rule_set in variants() if isinstance(rule_set, Northern)
}
USUAL = {key: usual(rules.presets) for key, rules in RULES.items()}
"""The usual house rules of each game."""
COMMON = 12
"""The usual points of a win; a win of four times as many points counts double."""
MONEY = 0.1
"""The value of a point paid for kongs, in tiles nearer to a win."""
READY = 0.001
"""The value of declaring ready or looking at the treasure, in tiles nearer to a win."""
RISK = 0.002
"""The cost of a discard for each unseen tile equal to it, in tiles nearer to a win."""


@lru_cache(8)
def _aim(conditions: tuple[str, ...]) -> Aim:
    """Return the aim of a hand for these conditions; an aim caches what it computes."""
    return Aim(conditions)


def aim(key: str, options: Any) -> Aim:
    """Return the aim of a hand: to meet the conditions of a game under these house rules."""
    return _aim(tuple(condition.name for condition in RULES[key].scale(options).conditions))


AIMS = {key: aim(key, options) for key, options in USUAL.items()}
"""The aim of a hand for each game, under the usual house rules."""


def choose(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose the best legal move; a true win is always chosen."""
    return weigh(view, legal).choice


def weigh(view: MahjongView, legal: tuple[Move, ...]) -> Weighing:
    """Weigh the legal moves under the usual house rules."""
    return Thinking(view, AIMS[view.game], USUAL[view.game]).weighing(legal)


@dataclass(frozen=True)
class Thinking(nearest.Thinking, Nearest):
    """A position as a player sees it, with the win to aim at and the house rules it assumes."""

    aim: Aim
    house: Any

    @cached_property
    def _rules(self) -> Northern[Any]:
        return RULES[self.view.game]

    # --- How good a hand is ---------------------------------------------------------------------

    def away(self, held: Held) -> int:
        """Return the number of tiles a hand lacks before it meets the conditions of a win."""
        return self.aim.away(held.lines, held.melds)

    def helps(self, held: Held) -> float:
        """Return the share of unseen tiles that help a hand, weighted by how they can come."""
        now, total = self.away(held), self.unseen.total()
        if now == 1:
            coming = self._coming(held).items()
            return sum(left * self.worth(held, tile) for tile, left in coming) / total
        weights = _helping(self.aim, held)
        return sum([left * weights[tile] for tile, left in self.unseen.items()]) / total

    def _coming(self, held: Held) -> dict[str, int]:
        """Return how many unseen tiles there are of each kind that completes a hand."""
        after = self.aim.with_each(held.lines, held.melds)
        left = ((tile, self.unseen[tile]) for tile, away in after.items() if away == 0)
        return {tile: count for tile, count in left if count}

    def worth(self, held: Held, tile: str) -> float:
        """Return the weight of a winning tile, from the points of drawing it; 0 for a false win."""
        win = self.win(held, tile)
        return sqrt(sum(line.deltas[self.seat] for line in win.lines) / COMMON) if win else 0.0

    def win(self, held: Held, tile: str) -> Win | None:
        """Return the win by drawing a tile, without the factor of the house rules; None if the hand
        may not win.
        """
        view, rules, house = self.view, self._rules, self.house
        closed, single = rules.menqing(held.melds, house), house.single_wait == "only"
        hand = Hand(
            self.seat, view.dealer, 1, *held, tile, "self_draw", menqing=closed, single_wait=single
        )
        try:
            return score(hand, rules.scale(house))
        except RuleError:
            return None

    # --- How good a move is ---------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "discard":
                return self.waiting(self.held.less(*move.pieces)) - self._risk(*move.pieces)
            case "ready":
                return self._keeping(self.held.less(*move.pieces)) - self._risk(*move.pieces)
            case "chow" | "pung":
                return self._claiming(move)
            case "kong" | "add":
                return self._konging(move)
            case "xi":
                return self._exposing(move.pieces)
            case "look":
                return self._keeping(self.held)
            case _:
                return self.waiting(self.held)

    def _keeping(self, held: Held) -> float:
        """Rate a hand that can no longer change; a little lower if no winning tile is left."""
        return self.waiting(held) + (READY if self._coming(held) else -READY)

    def _risk(self, tile: str) -> float:
        """Return the risk of a discard: with fewer equal tiles unseen, fewer players want it."""
        return RISK * self.unseen[tile]

    def _claiming(self, move: Move) -> float:
        """Rate a claim, with the best discard after it."""
        return self.discarding(claimed(self.held, self.view, move).discards)

    def _konging(self, move: Move) -> float:
        """Rate a kong, which earns points and draws another tile."""
        grows = partial(self._grows, verb=move.verb)
        after, meld = konged(self.held, self.view, move, grows)
        return self.waiting(after) + AGAIN + self._money(meld)

    def _grows(self, meld: Meld, tile: str, verb: str) -> bool:
        if verb == "add":
            return self._rules.may_add(meld, tile)
        return meld.kind == "pung" and meld.tiles[0] == tile

    def _exposing(self, tiles: Tiles) -> float:
        """Rate a special kong, which earns points and sometimes draws another tile."""
        kind, draws = self._rules.xi(tiles)
        meld = Meld(kind, tiles)
        after = self.held.laid(meld, *tiles)
        good = self.waiting(after) + AGAIN if draws else self.discarding(after.discards)
        return good + self._money(meld)

    def _money(self, meld: Meld) -> float:
        """Return the value of the points that a kong earns at once."""
        return MONEY * money(self.seat, meld, 1, self._rules.great).deltas[self.seat]


@lru_cache(1 << 12)
def _helping(aim: Aim, held: Held) -> dict[str, float]:
    """Return how much each kind of tile helps a hand, weighted by how it can come."""

    def away(held: Held) -> int:
        return aim.away(held.lines, held.melds)

    now, drawn, own = away(held), aim.with_each(held.lines, held.melds), Counter(held.tiles)
    weights = {}
    for tile in KINDS:
        by_pung = own[tile] >= 2 and away(ponged(held, tile)) < now
        by_chow = any(away(after) < now for after in chowed(held, tile))
        weights[tile] = DRAWN * (drawn[tile] < now) + PUNGED * by_pung + CHOWED * by_chow
    return weights


def ponged(held: Held, tile: str) -> Held:
    """Return the hand after a pung."""
    return held.laid(Meld("pung", (tile,) * 3), tile, tile)


def claims(held: Held, tile: str) -> Iterator[Held]:
    """Yield the hand after each claim of a tile for a set of three."""
    if held.tiles.count(tile) >= 2:
        yield ponged(held, tile)
    yield from chowed(held, tile)


def chowed(held: Held, tile: str) -> Iterator[Held]:
    """Yield the hand after each chow with a tile."""
    for run in runs(tile):
        own = without(run, tile)
        if all(tile in held.tiles for tile in own):
            yield held.laid(Meld("chow", run), *own)
