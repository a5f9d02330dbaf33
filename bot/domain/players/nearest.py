"""Shared parts of computer players for mahjong: unseen tiles, and nearness to a win."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from bot.domain.players.outlook import SPOT, Lines
from rules import Move, Seat
from rules.mahjong.claims import WIN
from rules.mahjong.state import Meld
from rules.mahjong.tiles import KINDS, Tiles, in_order, without
from rules.mahjong.view import MahjongView

HELP = 1.5
"""The value, in tiles nearer to a win, if every tile that can come helps."""
AGAIN = 0.3
"""The value of drawing a tile at once after a kong, in tiles nearer to a win."""
DRAWN, CHOWED, PUNGED = 0.4, 0.2, 0.4
"""The weights of a tile that can be drawn, chowed or ponged."""


def unseen(view: MahjongView) -> Counter[str]:
    """Return how many tiles of each kind the viewer has not seen, in the wall or in other hands."""
    seen = Counter((*view.hand, *view.river, *view.shown))
    seen.update(tile for melds in view.melds for meld in melds for tile in meld.tiles)
    seen.update(tile for tile in (view.indicator, view.treasure) if tile)
    return Counter({tile: 4 - seen[tile] for tile in KINDS})


def best(moves: Iterable[Move], value: Callable[[Move], float], view: MahjongView) -> Move:
    """Return the move of the highest value; of equal moves, the discard of the drawn tile.

    That discard tells the others least.
    """
    return max(moves, key=lambda move: (value(move), move.pieces == (view.drawn,)))


class Weighing(NamedTuple):
    """Moves to choose from, and the function that rates them."""

    view: MahjongView
    moves: tuple[Move, ...]
    value: Callable[[Move], float]

    @property
    def choice(self) -> Move:
        """The best move."""
        return next(move for move in self.steps() if move)

    def steps(self) -> Iterator[Move | None]:
        """Weigh the moves one by one: yield None after each move, and the best move at the end."""
        values: dict[Move, float] = {}
        for move in self.moves if len(self.moves) > 1 else ():
            values[move] = self.value(move)
            yield None
        yield best(self.moves, values.__getitem__, self.view) if values else self.moves[0]


class Held(NamedTuple):
    """The tiles of a hand and its melds."""

    tiles: Tiles
    melds: tuple[Meld, ...]

    @property
    def lines(self) -> Lines:
        """The tiles of each line as one number, in the octal digits of `outlook.Lines`."""
        lines = [0, 0, 0, 0]
        for tile in self.tiles:
            line, bit = SPOT[tile]
            lines[line] += bit
        return tuple(lines)

    def less(self, *gone: str) -> Held:
        """Return the hand without some tiles."""
        return Held(without(self.tiles, *gone), self.melds)

    def drawn(self, tile: str) -> Held:
        """Return the hand with one more tile."""
        return Held(in_order((*self.tiles, tile)), self.melds)

    def laid(self, meld: Meld, *gone: str) -> Held:
        """Return the hand with a meld on the table and without these tiles."""
        return Held(without(self.tiles, *gone), (*self.melds, meld))

    def grown(self, old: Meld, tile: str) -> Held:
        """Return the hand with one of its tiles added to a meld."""
        melds = tuple(meld.plus(tile) if meld is old else meld for meld in self.melds)
        return Held(without(self.tiles, tile), melds)

    @property
    def discards(self) -> Iterator[Held]:
        """The hands after each discard."""
        return (self.less(tile) for tile in dict.fromkeys(self.tiles))


def claimed(held: Held, view: MahjongView, move: Move) -> Held:
    """Return the hand after a chow or pung, before the discard that follows."""
    tile = view.claimed or ""
    own = move.pieces or (tile, tile)
    meld = Meld(move.verb, in_order((*own, tile)), view.turn, tile)
    return held.laid(meld, *own)


def konged(
    held: Held, view: MahjongView, move: Move, grows: Callable[[Meld, str], bool]
) -> tuple[Held, Meld]:
    """Return the hand after a kong or after adding a tile to a meld, and the new meld.

    `grows` tells whether a meld takes the tile.
    """
    (tile, *more) = move.pieces or (view.claimed or "",)
    old = next((meld for meld in held.melds if grows(meld, tile)), None)
    if old:
        return held.grown(old, tile), old.plus(tile)
    kind, source = ("concealed", None) if move.pieces else ("kong", view.turn)
    meld = Meld(kind, (tile, *more) if more else (tile,) * 4, source)
    gone = meld.tiles if more else tuple(other for other in held.tiles if other == tile)
    return held.laid(meld, *gone), meld


@dataclass(frozen=True)
class Thinking:
    """A position as a player sees it, with the ratings of its moves."""

    view: MahjongView

    def weighing(self, legal: tuple[Move, ...]) -> Weighing:
        """Return the moves that may be the best, and the function that rates them."""
        return Weighing(self.view, self.candidates(legal), self.value)

    def candidates(self, legal: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves to choose from; a true win is the only choice."""
        won = WIN in legal and self.view.worth
        return (WIN,) if won else tuple(move for move in legal if move != WIN)

    def value(self, move: Move) -> float:
        """Rate a move; higher is better."""
        raise NotImplementedError

    @property
    def seat(self) -> Seat:
        """The viewer's seat."""
        return self.view.seat or 0

    @cached_property
    def held(self) -> Held:
        """The viewer's tiles and melds."""
        return Held(self.view.hand, self.view.melds[self.seat])

    @cached_property
    def unseen(self) -> Counter[str]:
        """The number of unseen tiles of each kind; kinds with none are left out."""
        return +unseen(self.view)


class Nearest(ABC):
    """A rating of hands: nearer to a win is better, then more tiles that help."""

    @abstractmethod
    def away(self, held: Held) -> int:
        """Return the number of tiles a hand still lacks for a win."""

    @abstractmethod
    def helps(self, held: Held) -> float:
        """Return the share of unseen tiles that bring a hand nearer to a win."""

    def waiting(self, held: Held) -> float:
        """Rate a hand that waits for a tile."""
        return HELP * self.helps(held) - self.away(held)

    def discarding(self, after: Iterable[Held]) -> float:
        """Rate a hand that must discard: the best hand in `after` among those nearest to a win."""
        every = {held: self.away(held) for held in after}
        nearest = min(every.values())
        return max(self.waiting(held) for held in every if every[held] == nearest)
