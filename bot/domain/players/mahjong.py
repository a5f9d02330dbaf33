"""A computer player for Xiamen and Quanzhou, mahjong with wild tiles.

It prefers hands nearest to a win, then those that most unseen tiles improve. The score calculator
says what a win is worth under the usual house rules, because a view holds no house rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from bot.domain.players import nearest
from bot.domain.players.nearest import AGAIN, Held, Nearest, best
from rules import Move, RuleError
from rules.mahjong import appraise
from rules.mahjong.claims import WIN
from rules.mahjong.shapes import away, complete, counted
from rules.mahjong.tiles import KINDS, PLACE, Tiles, honour
from rules.mahjong.view import MahjongView

LAP = 4
"""The number of tiles drawn in a lap, from one draw of a player to the next."""

WATER = 0.06
"""The value of a point of water, in tiles nearer to a win."""
WILD = 3.0
"""The value of a wild tile in the hand, in tiles nearer to a win."""

LOST, LOST_LOCKED = 0.25, 0.1
"""The probability of losing a win that is put off for a lap; `LOST_LOCKED` is for a lap without
claims.
"""


ANY = len(KINDS)
"""The place of a wild tile among those that may come."""


@lru_cache(1 << 12)
def helping(counts: tuple[int, ...], wilds: int, sets: int, *, pair: bool = True) -> frozenset[int]:
    """Return the places of the tiles that bring a hand nearer to its sets, and to a pair if asked.

    `ANY` is among them if a wild tile does.
    """
    now, more = away(counts, wilds, sets, pair=pair), list(counts)
    nearer = {ANY} if away(counts, wilds + 1, sets, pair=pair) < now else set[int]()
    for place in range(len(counts)):
        more[place] += 1
        if away(more, wilds, sets, pair=pair) < now:
            nearer.add(place)
        more[place] -= 1
    return frozenset(nearer)


def choose(view: MahjongView, legal: tuple[Move, ...]) -> Move:
    """Choose the best legal move; a true win, unless putting it off promises more."""
    thinking = Thinking(view)
    if WIN in legal and thinking.wins:
        return thinking.put_off(legal) or WIN
    return best((move for move in legal if move != WIN), thinking.value, view)


@dataclass(frozen=True)
class Thinking(nearest.Thinking, Nearest):
    """A position as a player sees it, with the ratings of its moves."""

    # --- Tiles ----------------------------------------------------------------------------------

    def _natural(self, tiles: Iterable[str]) -> Iterator[str]:
        return (self.view.face(tile) for tile in tiles if tile not in self.view.wilds)

    def _read(self, hand: Tiles) -> tuple[list[int], int]:
        """Return the natural tiles of a hand by kind, and its number of wild tiles."""
        counts = counted(self._natural(hand))
        return counts, len(hand) - sum(counts)

    def _same(self, tile: str) -> Tiles:
        """Return the tiles of the hand that count as the same kind as `tile`."""
        face, wilds = self.view.face(tile), self.view.wilds
        return tuple(t for t in self.view.hand if t not in wilds and self.view.face(t) == face)

    # --- How good a hand is ---------------------------------------------------------------------

    def away(self, held: Held) -> int:
        """Return the number of tiles a hand lacks for sets and a pair."""
        return away(*self._read(held.tiles), len(held.tiles) // 3)

    def helps(self, held: Held) -> float:
        """Return the share of unseen tiles that bring a hand nearer to a win."""
        counts, wilds = self._read(held.tiles)
        nearer = helping(tuple(counts), wilds, len(held.tiles) // 3)
        return sum([left for place, left in self._coming if place in nearer]) / self.unseen.total()

    @cached_property
    def _coming(self) -> list[tuple[int, int]]:
        """The places of unseen tiles, `ANY` for wild ones, and how many there are of each."""
        wilds, face = self.view.wilds, self.view.face
        return [
            (ANY if tile in wilds else PLACE[face(tile)], left)
            for tile, left in self.unseen.items()
        ]

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        match move.verb:
            case "discard":
                kept = WILD * (move.pieces[0] not in self.view.wilds)
                return self.waiting(self.held.less(*move.pieces)) + kept
            case "chow":
                return self.discarding(self.held.less(*move.pieces).discards)
            case "pung":
                same = self._same(self.view.claimed or "")[:2]
                water = WATER * (1 + honour(self.view.face(same[0])))
                return self.discarding(self.held.less(*same).discards) + water
            case "kong":
                (tile,) = move.pieces or (self.view.claimed or "",)
                kept = WILD * (self.view.phase == "turn")
                left = self.held.less(*self._same(tile))
                return self.waiting(left) + 3 * WATER + AGAIN + kept
            case _:
                return self.waiting(self.held)

    # --- Winning --------------------------------------------------------------------------------

    def _points(self, held: Held, tile: str, stage: int) -> int:
        """Return the points of a win of the viewer by drawing a tile; 0 if the tiles do not win.

        `stage` is the stage of 游 that the win reaches, 0 for none.
        """
        view, seat = self.view, self.seat
        sheet = {
            "dealer": view.dealer,
            "dealer_streak": view.streak,
            "winner": seat,
            "hand": held.tiles,
            "melds": [{"type": meld.kind, "tiles": meld.tiles} for meld in held.melds],
            "flowers": view.flowers[seat],
            "wild": {"indicator": view.indicator},
            "win": {"tile": tile, "source": "self_draw"},
            "state": {"you_stage": stage},
        }
        try:
            return appraise(view.game, sheet).deltas(len(view.scores))[seat]
        except RuleError:
            return 0

    @cached_property
    def wins(self) -> int:
        """The points of the win offered now; 0 for a false one."""
        worth, seat = self.view.worth, self.seat
        return sum(line.deltas[seat] for line in worth.lines) if worth else 0

    def put_off(self, legal: tuple[Move, ...]) -> Move | None:
        """Return a discard after which any tile wins next turn; None if winning now is better."""
        view = self.view
        if view.phase != "turn" or view.wall < LAP:
            return None
        promises = {
            move: self.alone(self.held.less(*move.pieces), *move.pieces)
            for move in legal
            if move.verb == "discard"
        }
        best = max(promises, key=lambda move: promises[move])
        return best if promises[best] > self.wins else None

    def alone(self, held: Held, discarded: str = "") -> float:
        """Return the points to expect from complete sets and a lone wild tile; 0 for another hand.

        Any tile makes a pair with the lone one. If the tile `discarded` before is wild, nobody may
        claim for a lap.
        """
        counts, wilds = self._read(held.tiles)
        if not wilds or not complete(counts, wilds - 1, pair=False):
            return 0.0
        is_wild = discarded in self.view.wilds
        stage = min(self.view.stage + 1, 2) if is_wild else 0
        anything = next(kind for kind in KINDS if kind not in self.view.wilds)
        return self._points(held, anything, stage) * (1 - (LOST_LOCKED if is_wild else LOST))
