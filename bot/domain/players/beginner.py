"""A computer player that has just learnt the game: sensible, but it sees one thing at a time.

It knows the points of a card or a set of tiles, and the distance to a win. It misses combinations,
does not count the pieces already shown, and never saves a piece for later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from bot.domain.players import flowers, liangxi, mahjong, northern
from bot.domain.players.goals import goals
from bot.domain.players.liangxi import Rated
from bot.domain.players.nearest import HELP, Held
from rules import HanafudaView, MahjongView, Move, TienGowView
from rules.tiengow.combinations import COST

WHIM = 0.9
"""The range of a beginner's random ratings, in tiles nearer to a win: less than one tile."""


# --- Flower cards ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plain(flowers.Thinking):
    """A beginner's view of the table: every card has only its own points."""

    def _gain(self, cards: Iterable[str]) -> float:
        return sum(self.worth(card) for card in {*cards} if card)

    def _risk(self, card: str) -> float:
        return -1 - self.worth(card) / 10

    def _enough(self) -> bool:
        return True


def flower(view: HanafudaView, legal: Sequence[Move], chance: Random) -> Move:
    """Choose the most points at once; stop with any combination."""
    value = Plain.of(view).value
    return max(legal, key=lambda move: (value(move), chance.random()))


# --- Tien Gow -------------------------------------------------------------------------------------


def trick(view: TienGowView, legal: Sequence[Move], chance: Random) -> Move:
    """Lead the best single tile or pair; win a trick as cheaply as possible."""
    beats = [move for move in legal if move.verb == "beat"]
    leads = [move for move in legal if move.verb == "lead" and len(move.pieces) < 3]
    if beats or not leads:
        folds = [move for move in legal if move.verb == "fold"]
        return min(beats or folds or legal, key=lambda move: COST.get(move.pieces, 0))
    return max(leads, key=lambda move: (COST[move.pieces], chance.random()))


# --- Mahjong --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Whims:
    """Random ratings, which a beginner has instead of a look at the tiles that help a hand."""

    chance: Random

    def helps(self, held: Held) -> float:
        """Return a random rating: hands that lack equally many tiles rank by chance."""
        return WHIM / HELP * self.chance.random()


@dataclass(frozen=True)
class Xiamen(Whims, mahjong.Thinking):
    """A beginner of Xiamen mahjong, who only counts how many tiles a hand lacks."""


@dataclass(frozen=True)
class Northern(Whims, northern.Thinking):
    """A beginner of a northern game, who only counts how many tiles a hand lacks."""


@dataclass(frozen=True)
class Liangxi(liangxi.Thinking):
    """A beginner's view of a hand: any sets and a pair, or the hand the dealer has named."""

    chance: Random

    def rated(self, held: Held) -> list[Rated]:
        """Return the only goal of a beginner: the nearest hand."""
        counts, wilds = self.read(held)
        goal = goals(held.melds, self.terms)[0]
        lacking = goal.lacks(counts, wilds)
        return [Rated(-lacking, lacking, goal, goal.points)]

    def _promise(self, held: Held, rated: list[Rated]) -> float:
        return rated[0].rate + WHIM * self.chance.random()


def xiamen(view: MahjongView, legal: Sequence[Move], chance: Random) -> Move:
    """Choose a true win if there is one, otherwise the move nearest to a win."""
    return Xiamen(view, chance).weighing(tuple(legal)).choice


def northerly(view: MahjongView, legal: Sequence[Move], chance: Random) -> Move:
    """Choose a true win, otherwise the move nearest to a hand that is allowed to win."""
    usual = northern.AIMS[view.game], northern.USUAL[view.game]
    return Northern(view, *usual, chance).weighing(tuple(legal)).choice


def old_beijing(view: MahjongView, legal: Sequence[Move], chance: Random) -> Move:
    """Choose a true win if there is one, otherwise the move nearest to any sets and a pair."""
    return Liangxi(view, liangxi.HOUSE, chance).weighing(tuple(legal)).choice
