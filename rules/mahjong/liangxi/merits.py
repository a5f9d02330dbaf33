"""The merits that decide a reading's worth; a reading has the merits of all its lines together.

A line is a suit, the winds or the dragons. Readings with the same merits are worth the same, so
only the first of them is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.shape import (
    Shape,
    begun,
    completed,
    dragons_count,
    laid_sets,
    setless,
    shaped,
)
from rules.mahjong.liangxi.small import of_the_chows
from rules.mahjong.shapes import LINES, WILD, ByUse, Group, Line, Reading, by_lines, of_line
from rules.mahjong.tiles import DRAGONS, OUTER, SUITS, Tiles, honour

COUNTED = ("chow", "pung", "dragons", "worthy-pung")
"""The merits that count groups. A pung is worthy if it is of dragons, or of the wind of the seat or
the round.
"""
SEEN = (
    *("pair", "flower", "honour-pung", "honour-pair", "worthy-pair", "dragon-pair", "jiang"),
    *(*SUITS, "wind", "dragon", "end", "inner", "inside", "wait"),
    *("yibangao", "lianliu", "laoshaofu"),
    *("own", "own1", "own4", "own7", "run", "run1", "run4", "run7"),
)
"""The merits a line has or has not: `inside` is a group without an end or honour.

`own` and `run` are chows that begin with 1, 4 or 7: concealed ones, and any.
"""
DIGIT = {merit: 1 << 4 * place for place, merit in enumerate((*COUNTED, *SEEN))}
NO_TILE, A_WILD_ONE = "", WILD
"""Names for a line's winning tile: another line has it, or it is wild."""


class Read(NamedTuple):
    """A reading of a line, and its merits."""

    merits: int
    groups: Reading


Shaped = Callable[[], Shape]


def told_apart(hand: Hand, house: LiangxiOptions) -> Iterator[tuple[int | str, Shaped]]:
    """Yield each set of merits once, with a function that makes its first reading.

    Shapes without sets have their pattern for merits; 小鷄抱蛋 has an empty one.
    """
    laid, seen = laid_sets(hand), set[int]()
    read, dragons = _reader(hand, laid), dragons_count(hand, house)
    for fixed, counts, wilds in begun(hand, house):
        before = _merits(fixed, (), NO_TILE, ()) if fixed else 0
        before += _of_melds(laid, counts, hand.winds, dragons) if laid else 0
        for lines, _ in by_lines(read, counts, wilds, natural=True, dragons=dragons):
            merits = sum([line.merits for line in lines], before)
            if merits not in seen:
                seen.add(merits)
                yield merits, partial(_shape, hand, laid, fixed, lines)
    for shape in setless(hand, house):
        yield shape.pattern, partial(_as_is, shape)


def _as_is(shape: Shape) -> Shape:
    return shape


def _shape(hand: Hand, laid: Reading, fixed: Reading, lines: tuple[Read, ...]) -> Shape:
    return shaped(hand, laid, sum([line.groups for line in lines], fixed))


def _reader(hand: Hand, laid: Reading) -> Callable[[Line, bytes, int], ByUse[Read]]:
    """Return a function that reads a line of the hand, with the line's melds and the winning
    tile.
    """
    last = A_WILD_ONE if hand.tile in hand.wilds else hand.tile or NO_TILE

    def read(line: Line, tiles: bytes, most: int) -> ByUse[Read]:
        melds = _in_line(line, laid) if laid else ()
        tile = last if last == A_WILD_ONE or last in line.faces else NO_TILE
        return _of_line(line, tiles, most, melds, tile, () if line.chow else hand.winds)

    return read


def _in_line(line: Line, laid: Reading) -> Reading:
    return tuple([group for group in laid if group.tiles[0] in line.faces])


def _of_melds(laid: Reading, counts: Sequence[int], winds: Tiles, dragons: bool) -> int:
    """Return the merits of the melds in lines without concealed natural tiles."""
    bare = [line for line in LINES[dragons] if not any(counts[line.own])]
    return sum([_merits((), _in_line(line, laid), NO_TILE, winds) for line in bare])


@lru_cache(1 << 14)
def _of_line(
    line: Line, tiles: bytes, wilds: int, laid: Reading, last: str, winds: Tiles
) -> ByUse[Read]:
    """Return the first reading of a line for each set of merits, by the number of its wild tiles.

    As in `ByUse`, that number has `PAIRED` added for a pair.
    """
    found = {}
    for used, every in of_line(line, tiles, wilds).items():
        first: dict[int, Reading] = {}
        for groups in every:
            first.setdefault(_merits(groups, laid, last, winds), groups)
        found[used] = tuple([Read(*item) for item in first.items()])
    return found


# --- Merits -------------------------------------------------------------------------------------


def _merits(own: Reading, laid: Reading, last: str, winds: Tiles) -> int:
    """Return the merits of a line as one number: the sum of their digits in `DIGIT`."""
    counted = seen = 0
    for group in own:
        counts, shows = _of_group(group, last, winds, True)
        counted, seen = counted + counts, seen | shows
    for group in laid:
        counts, shows = _of_group(group, NO_TILE, winds, False)
        counted, seen = counted + counts, seen | shows
    chows = tuple([group.tiles for group in (*own, *laid) if group.kind == "chow"])
    if len(chows) > 1:
        seen += sum([DIGIT[element.name] for element in of_the_chows(chows)])
    return counted + seen


@lru_cache(1 << 14)
def _of_group(group: Group, last: str, winds: Tiles, own: bool) -> tuple[int, int]:
    """Return the merits that a group counts for, and the merits it shows, each as one number.

    With `own`, the group is in the hand: it then shows a concealed run, too, and a wait that the
    `last` tile filled.
    """
    counts = sum(DIGIT[merit] for merit in _counted(group, winds))
    shows = {*_seen(group, winds)}
    if own:
        shows |= {f"own{merit[3:]}" for merit in shows if merit.startswith("run")}
        tile = None if last == NO_TILE else last
        shows |= {"wait"} if completed((group,), tile, last == A_WILD_ONE)[1] else set()
    return counts, sum(DIGIT[merit] for merit in shows)


def _counted(group: Group, winds: Tiles) -> Iterator[str]:
    if group.kind in COUNTED:
        yield group.kind
    if group.kind == "pung" and group.tiles[0] in (*DRAGONS, *winds):
        yield "worthy-pung"


def _seen(group: Group, winds: Tiles) -> Iterator[str]:
    first, kind = group.tiles[0], group.kind
    if kind in ("pair", "flower"):
        yield kind
    if kind in ("pung", "pair") and honour(first):
        yield f"honour-{kind}"
    if kind == "pair" and first in DRAGONS:
        yield "dragon-pair"
    if kind == "pair" and first in (*DRAGONS, *winds):
        yield "worthy-pair"
    if kind == "pair" and first[0] in "28" and not honour(first):
        yield "jiang"
    if kind == "chow" and first[0] in "147":
        yield from ("run", f"run{first[0]}")
    if OUTER.isdisjoint(group.tiles):
        yield "inside"
    for tile in group.tiles:
        yield from _sorts(tile)


def _sorts(tile: str) -> tuple[str, ...]:
    if honour(tile):
        return ("dragon" if tile in DRAGONS else "wind",)
    return tile[1], "end" if tile in OUTER else "inner"
