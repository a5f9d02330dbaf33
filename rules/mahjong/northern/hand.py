"""A hand that is to win in Changchun or Dalian, and every way to read it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.game import Seat
from rules.mahjong.shapes import Group, away, complete, counted, readings, waits
from rules.mahjong.state import Meld
from rules.mahjong.tiles import PLACE, Tiles


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand that is to win.

    `concealed` excludes the winning `tile` (None: a special kong just laid down completes it);
    `giver` is the seat that gave it (None: no seat did), and `treasure` tells that it stands for
    any tile. `closed` are the seats that have claimed nothing, and `menqing` tells whether the hand
    itself counts as concealed. With `single_wait`, closed, edge and single waits count only where
    no other tile wins. `values` are the winds that count for its seat.
    """

    seat: Seat
    dealer: Seat
    rate: int
    concealed: Tiles
    melds: Sequence[Meld]
    tile: str | None
    source: str
    giver: Seat | None = None
    treasure: bool = False
    closed: frozenset[Seat] = frozenset()
    menqing: bool = False
    single_wait: bool = False
    values: Tiles = ()

    @property
    def waits(self) -> Tiles:
        """The tiles that would complete sets and a pair, leaving conditions aside."""
        return waiting(self.concealed)

    @property
    def faces(self) -> tuple[str | None, ...]:
        """The faces the winning tile may have: its own, or as the treasure that of each wait.

        Without a winning tile the only one is None.
        """
        return self.waits if self.treasure else (self.tile,)


@dataclass(frozen=True, slots=True)
class Shape:
    """One reading of a whole hand: its four sets, melds among them, and its pair.

    A special kong is a set of kind `xi`. `face` is the tile that the winning tile stands for and
    `taken` the concealed group that it completes, both None without a winning tile; `single` tells
    that the hand had one tile left. `claimed` are the tiles of the first set it has claimed (None:
    it claimed nothing), and `values` the winds that count for its player.
    """

    sets: tuple[Group, ...]
    pair: str
    face: str | None
    taken: Group | None
    single: bool
    claimed: Tiles | None
    values: Tiles

    @property
    def tiles(self) -> Tiles:
        """Every tile of the hand."""
        return (*(tile for group in self.sets for tile in group.tiles), self.pair, self.pair)

    @property
    def kinds(self) -> set[str]:
        """The kinds of its sets."""
        return {group.kind for group in self.sets}

    @property
    def pungs(self) -> set[str]:
        """The tiles of which it has three or four as a set."""
        return {group.tiles[0] for group in self.sets if group.kind == "pung"}

    @property
    def wait(self) -> str:
        """The name of the wait: `kanzhang` (嵌張) for the middle of a chow, `bianzhang` (辺張) for
        its only open end, `dandiao` (単騎) for the pair; otherwise empty.
        """
        match self.taken:
            case Group(kind="pair"):
                return "dandiao"
            case Group(kind="chow", tiles=(low, middle, high)):
                if self.face == middle:
                    return "kanzhang"
                edge = (low[0], self.face) in (("1", high), ("7", low))
                return "bianzhang" if edge else ""
            case _:
                return ""


def waiting(concealed: Tiles) -> Tiles:
    """Return the tiles that would complete sets and a pair with these."""
    return waits(counted(concealed), 0)


def near(counts: Sequence[int], sets: int) -> bool:
    """Whether a hand with one tile too many may wait after a discard."""
    return away(counts, 0, sets) <= 1


def shapes(hand: Hand, face: str | None) -> Iterator[Shape]:
    """Yield every reading of a hand whose winning tile has this face."""
    counts = counted(hand.concealed)
    if face:
        counts[PLACE[face]] += 1
    if not complete(counts, 0):
        return
    laid = tuple(map(_set, hand.melds))
    single = face is not None and sum(counts) == 2
    claimed = next((meld.tiles for meld in hand.melds if meld.is_open), None)
    for reading in readings(counts, 0):
        pair = next(group.tiles[0] for group in reading if group.kind == "pair")
        sets = (*laid, *(group for group in reading if group.kind != "pair"))
        own = dict.fromkeys(group for group in reading if face in group.tiles)
        for taken in own if face else (None,):
            yield Shape(sets, pair, face, taken, single, claimed, hand.values)


def _set(meld: Meld) -> Group:
    """Return a meld as a set of a hand. CD: 特殊な槓は槓子とみなす."""
    kind = "xi" if meld.is_xi else "chow" if meld.kind == "chow" else "pung"
    return Group(kind, meld.tiles)
