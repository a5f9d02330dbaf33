"""A computer player for Tien Gow: it counts shown tiles, keeps sure tiles, stops the dealer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from math import comb, perm, prod

from rules import Move, Seat, TienGowView
from rules.tiengow.combinations import HIGHER, MASK, WEIGHT, Tiles, bits, sets
from rules.tiengow.tiles import DECK

LEAD, STACK, FIRST = 0.6, 0.2, 0.2
"""The values of leading next, of a stack, and of a first stack with half the hand played.

The unit is a sure tile that is kept.
"""
SURE = 1.6
"""The exponent of a set's chance to win: the higher it is, the less unsure tiles are worth."""
DENY, COURTESY = 0.15, 0.2
"""The values of stopping the dealer, and of leaving an early trick to another player.

A: 親が牌を取るのを防げるなら防ぐ,最初の三順で他の子が勝っている牌に勝たない.
"""
EARLY = 3
"""The number of tricks that count as early."""

BEATEN_BY = {
    tiles: [tuple(Counter(tiles).items()) for tiles in higher] for tiles, higher in HIGHER.items()
}
"""The sets that beat each set, as counts of tiles."""

Hands = tuple[int, ...]
"""The number of tiles in each of some other hands."""


def choose(view: TienGowView, legal: tuple[Move, ...]) -> Move:
    """Choose the legal move that wins most tricks and keeps the best tiles.

    Of equal moves it plays the weakest tiles. Choosing a seat or a place in the wall makes no
    difference, so it takes the first.
    """
    value = Thinking(view, view.seat or 0).value
    return max(legal, key=lambda move: (value(move), -sum(WEIGHT.get(p, 0) for p in move.pieces)))


@dataclass(frozen=True)
class Thinking:
    """A position as a player sees it, with the ratings of its moves."""

    view: TienGowView
    seat: Seat
    chances: dict[tuple[Tiles, Hands], float] = field(default_factory=dict)

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "lead" | "beat":
                return self._kept(move.pieces) + self._gain(move.pieces)
            case "fold":
                return self._kept(move.pieces)
            case _:
                return 0.0

    def _gain(self, tiles: Tiles) -> float:
        """Return the value of showing a set, by the chance that no later hand beats it."""
        view, stacks = self.view, STACK * len(tiles)
        first = 0 if view.stacks[self.seat] else FIRST * (len(DECK) // 4 - len(view.hand)) / 4
        gain = self._chance(tiles, self._later) * (LEAD + stacks + first)
        if self.seat == view.dealer or view.winning is None:
            return gain
        if view.winning == view.dealer:
            return gain + DENY
        return gain - COURTESY if len(view.won) < EARLY else gain

    def _kept(self, tiles: Tiles) -> float:
        """Return the value of the hand without these tiles: each tile counts by its surest set."""
        hand = list(self.view.hand)
        for tile in tiles:
            hand.remove(tile)
        held, best = bits(tuple(hand)), dict[str, float]()
        for group, chance in self._sets.items():
            if MASK[group] & held == MASK[group]:
                for tile in group:
                    best.setdefault(tile, chance)
        return sum([best[tile] for tile in hand])

    @cached_property
    def _sets(self) -> dict[Tiles, float]:
        """The sets in hand with a measure of how surely each wins; the surest first."""
        each = {tiles: self._chance(tiles, self._others) ** SURE for tiles in sets(self.view.hand)}
        return dict(sorted(each.items(), key=lambda pair: -pair[1]))

    def _chance(self, tiles: Tiles, hands: Hands) -> float:
        """Return the chance that no other hand beats a set."""
        if (tiles, hands) not in self.chances:
            self.chances[tiles, hands] = _unbeaten(tiles, self.unseen, hands)
        return self.chances[tiles, hands]

    @cached_property
    def unseen(self) -> Counter[str]:
        """The tiles that others hold or have put face down."""
        view = self.view
        plays = (*view.trick, *(play for won in view.won for play in won.plays))
        shown = (tile for play in plays for tile in play.tiles)
        return Counter(DECK) - Counter((*shown, *view.down[self.seat], *view.hand))

    @cached_property
    def _others(self) -> Hands:
        return self._sizes({self.seat})

    @cached_property
    def _later(self) -> Hands:
        """The hand sizes of the seats that play after this one in the trick."""
        return self._sizes({self.seat, *(play.seat for play in self.view.trick)})

    def _sizes(self, but: set[Seat]) -> Hands:
        return tuple(n for seat, n in enumerate(self.view.hand_sizes) if seat not in but)


def _unbeaten(tiles: Tiles, unseen: Counter[str], hands: Hands) -> float:
    """Return the chance that no hand of unseen tiles beats a set; approximate for several tiles."""
    count, size = unseen.total(), len(tiles)
    if size == 1:
        better = sum(unseen[tile] for (tile,) in HIGHER[tiles])
        return comb(count - better, sum(hands)) / comb(count, sum(hands))
    share = sum(perm(n, size) for n in hands) / perm(count, size)
    ways = [prod([comb(unseen[tile], n) for tile, n in higher]) for higher in BEATEN_BY[tiles]]
    return prod([max(0.0, 1 - share * number) for number in ways])
