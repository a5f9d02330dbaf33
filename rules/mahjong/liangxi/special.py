"""The shapes of Liangxi other than sets and a pair: 七小対, 十三幺 and 十三不靠."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from rules.mahjong.shapes import Group, Reading
from rules.mahjong.tiles import DRAGONS, OUTER, SUITS, WINDS, Tiles, in_order

ORPHANS = in_order(OUTER)
SINGLES = 13
PAIRS = 7
APART = tuple(
    frozenset(places)
    for size in (3, 2, 1)
    for places in combinations(range(1, 10), size)
    if all(high - low > 2 for low, high in pairwise(places))
)
"""Places of a suit that lie too far apart for any run, the most tiles first."""


def patterns(natural: Tiles, wilds: int, four_as_pairs: bool) -> Iterator[tuple[str, Reading]]:
    """Yield each of the shapes that fourteen tiles make, with its pairs and single tiles.

    With `four_as_pairs`, four equal tiles are two pairs. `near_pattern` tells sooner if there are
    none.
    """
    single = len(natural) - len(set(natural)) <= 1
    if natural and single and (found := orphans(natural)):
        yield "shisanyao", found
    if natural and single and (found := unconnected(natural)):
        yield "shisanbukao", found
    if found := seven_pairs(natural, wilds, four_as_pairs):
        yield "qixiaodui", found


def near_pattern(counts: Sequence[int], wilds: int) -> bool:
    """Whether the natural tiles could make a shape without sets, judged by the count of each kind.

    Among single tiles one kind comes twice; for pairs, each odd tile needs a wild one.
    """
    twice = sum(counts) - (len(counts) - counts.count(0))
    return twice <= 1 or counts.count(1) + counts.count(3) <= wilds


def orphans(natural: Tiles) -> Reading:
    """Return the tiles as 十三幺, with wild tiles in all gaps; empty if they are not one.

    LX: 一九牌字牌だけからなり,雀頭の他の牌は1枚ずつしかない.
    """
    return _singles(natural, ORPHANS) if OUTER.issuperset(natural) else ()


def unconnected(natural: Tiles) -> Reading:
    """Return the tiles as 十三不靠, with wild tiles in all gaps; empty if they are not one.

    LX: 数牌は,すべて同種の牌と2牌以上離れていて,雀頭以外には,2つ以上同じ牌がない.
    """
    dragons = [tile for tile in natural if tile in DRAGONS]
    if len(set(dragons)) == len(DRAGONS):
        return ()
    every = [*WINDS, *dict.fromkeys((*dragons, *DRAGONS))]
    every.pop()  # LX: 三元牌の組(中發白)があると成立しません
    for suit in SUITS:
        held = {int(tile[0]) for tile in natural if tile[1] == suit}
        wider = next((apart for apart in APART if held <= apart), None)
        if wider is None:
            return ()
        every += [f"{place}{suit}" for place in sorted(wider)]
    return _singles(natural, tuple(every))


def _singles(natural: Tiles, every: Tiles) -> Reading:
    """Return thirteen different tiles out of `every`, the natural ones among them; one comes twice.

    Empty if the natural tiles do not allow it.
    """
    often = [tile for tile, count in Counter(natural).items() if count > 1]
    own = tuple(dict.fromkeys(natural))
    if len(every) < SINGLES or len(own) > SINGLES or len(natural) - len(own) > 1:
        return ()
    lacking = [tile for tile in every if tile not in own][: SINGLES - len(own)]
    eyes = often[0] if often else own[0]
    pair = Group("pair", (eyes,) * 2, () if often else (eyes,))
    singles = [Group("single", (tile,)) for tile in own if tile != eyes]
    return (*singles, *(Group("single", (tile,), (tile,)) for tile in lacking), pair)


def seven_pairs(natural: Tiles, wilds: int, four_as_pairs: bool) -> Reading:
    """Return seven pairs, each with a natural tile; empty if the tiles do not make them. LX:
    混だけの対子…は作れません.
    """
    pairs: list[Group] = []
    for tile, count in Counter(natural).items():
        pairs += [Group("pair", (tile, tile))] * (count // 2)
        pairs += [Group("pair", (tile, tile), (tile,))] * (count % 2)
    wilds -= sum(len(pair.wild) for pair in pairs)
    while len(pairs) < PAIRS and wilds >= 2:
        whole = next((pair for pair in pairs if not pair.wild), None)
        if whole is None:
            return ()
        pairs.remove(whole)
        pairs += [Group("pair", whole.tiles, whole.tiles[:1])] * 2
        wilds -= 2
    alike = len({pair.tiles for pair in pairs}) < len(pairs)
    right = len(pairs) == PAIRS and not wilds and (four_as_pairs or not alike)
    return tuple(pairs) if right else ()
