"""Readings and worth of random hands of Liangxi beside a plain search, and beside PyMahjongGB."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.game import RuleError
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import ENDINGS, score
from rules.mahjong.liangxi.shape import Shape, shapes, waits
from rules.mahjong.liangxi.terms import Terms
from rules.mahjong.liangxi.worth import Given, called, worth
from rules.mahjong.state import Meld
from rules.mahjong.tiles import DRAGONS, KINDS, Tiles, in_order, runs
from tests.mahjong_hands import SETS
from tests.rules.liangxi_hands import HOUSE, hand, points

ABOVE = {60, 80, 90, 130}
"""Printed values above the limit."""
Groups = tuple[tuple[str, ...], ...]
KIND_SETS = [*[tuple(KINDS[kind] for kind in one) for one in SETS], DRAGONS, DRAGONS, DRAGONS]


# --- Readings beside a plain search -------------------------------------------------------------


def parted(natural: Tiles, wilds: int, pair: bool) -> Iterator[Groups]:
    """Every way to lay tiles out, the lowest natural one first; each group holds a natural tile."""
    if not natural:
        yield from [()] if wilds == 0 and not pair else []
        return
    low = natural[0]
    groups = [(low,) * 3, *runs(low), *([DRAGONS] if low in DRAGONS else [])]
    for group in [*groups, (low,) * 2] if pair else groups:
        for own in chosen(natural, group):
            rest = list(natural)
            for tile in own:
                rest.remove(tile)
            spare = wilds - len(group) + len(own)
            if spare >= 0:
                for others in parted(tuple(rest), spare, pair and len(group) == 3):
                    yield (group, *others)


def chosen(natural: Tiles, group: Tiles) -> set[Tiles]:
    """Which tiles of a group are natural; the lowest one is."""
    found = set()
    for bits in range(1, 1 << len(group)):
        own = tuple(tile for place, tile in enumerate(group) if bits >> place & 1)
        if natural[0] in own and not Counter(own) - Counter(natural):
            found.add(own)
    return found


def some(rng: Random, sets: int, wilds: int) -> Hand:
    """Concealed tiles that are sets and a pair, or a tile off, and some of them wild."""
    while True:
        few = rng.sample(KIND_SETS, 12)
        tiles = [tile for _ in range(sets) for tile in rng.choice(few)] + [rng.choice(KINDS)] * 2
        if rng.random() < 0.2:
            tiles[-1] = rng.choice(KINDS)
        kinds = frozenset(rng.sample(KINDS, 2))
        natural = [tile for tile in tiles if tile not in kinds]
        if len(natural) < len(tiles) - wilds or max(Counter(natural).values(), default=0) > 4:
            continue
        natural = rng.sample(natural, len(tiles) - wilds)
        drawn = [*natural, *rng.choices(sorted(kinds), k=wilds)]
        rng.shuffle(drawn)
        return Hand(1, 0, in_order(drawn[:-1]), (), drawn[-1], "self_draw", wilds=kinds)


def faces(shape: Shape) -> Groups:
    return tuple(sorted(in_order(group.tiles) for group in (*shape.own, shape.pair)))


@pytest.mark.parametrize("wilds", range(5))
@pytest.mark.parametrize("sets", range(1, 5))
def test_every_group_of_every_reading_holds_a_natural_tile(sets: int, wilds: int) -> None:
    """また,混だけの対子,順子,槓子,雀頭は作れません (R30)."""
    rng, found = Random(sets * 10 + wilds), 0
    for _ in range(25):
        one = some(rng, sets, wilds)
        own = in_order(one.natural)
        plain = {
            tuple(sorted(in_order(group) for group in groups))
            for groups in parted(own, len(one.wild), True)
        }
        told = [shape for shape in shapes(one, HOUSE) if not shape.pattern]
        assert {faces(shape) for shape in told} == plain, one
        assert all(group.natural for shape in told for group in (*shape.own, shape.pair))
        found += bool(plain)
    assert found or 3 * sets + 2 - wilds < sets + 1


@pytest.mark.parametrize("form", ["", "kongque", "xihu", "liangfeng", "liangyao", "free"])
def test_a_hand_waits_for_what_completes_it(form: str) -> None:
    rng, found = Random(8), 0
    for number in range(60):
        terms = Terms(form) if form else None
        sets = rng.randrange(1, 5)
        one = replace(some(rng, sets, rng.randrange(3)), terms=terms)
        if terms and terms.flowers and sets > 1 and number % 3:
            flower = rng.choice(terms.flowers)
            one = replace(one, concealed=in_order((*one.concealed[:-3], *flower)))
        house = replace(HOUSE, pure_dragons=number % 2 == 0)
        plain = [tile for tile in KINDS if any(shapes(replace(one, tile=tile), house))]
        assert list(waits(one, house)) == plain
        found += bool(plain)
    assert found > 5


def test_a_hand_waits_in_flower_egg_and_pairs() -> None:
    flowered = hand("1z 2z 2m 3m 4m 9p 9p 1s", "chow 3s 4s 5s", "pung 9m 9m 9m", terms="kongque")
    assert waits(flowered, HOUSE) == ("1s",)
    assert waits(hand("1p 1s", terms="xiaoji"), HOUSE) == ("1s",)
    pairs = hand("1m 1m 2m 2m 4m 4m 5p 5p 7p 7p 1z 1z 9s 9s")
    assert waits(pairs, HOUSE) == ("9s",)


# --- Worth --------------------------------------------------------------------------------------


def whole(rng: Random) -> Hand:
    """A hand with melds, a xi and wild tiles that mostly wins."""
    winds = rng.random() < 0.5
    has_xi = rng.random() < 0.4
    triple = ("1z", "2z", "3z") if winds else ("9m", "9p", "9s")
    sets = 3 if has_xi else 4
    open_sets = rng.randrange(sets + 1)
    one = some(rng, sets - open_sets, rng.randrange(4) if open_sets < sets else 0)
    melds = []
    for _ in range(open_sets):
        tiles = rng.choice(KIND_SETS[: len(SETS)])
        melds.append(Meld("chow" if len(set(tiles)) > 1 else "pung", in_order(tiles), 3))
    source = rng.choice(("discard", "self_draw", "rob_kong", "kong_replacement"))
    return replace(
        one,
        melds=tuple(melds),
        xi=triple if has_xi else (),
        source=source,
        giver=2 if source in ("discard", "rob_kong") else None,
        winds=tuple(rng.sample(("1z", "2z"), 1)),
        ready=rng.random() < 0.5,
        dihu=rng.random() < 0.1,
        dealer=rng.randrange(4),
    )


def house(rng: Random) -> LiangxiOptions:
    return LiangxiOptions(
        small_with_big=rng.random() < 0.7,
        combine_big=rng.choice(("add", "max")),
        hualong_one_suit=rng.random() < 0.7,
        qionghu_wild=rng.choice(("deny", "allow_x2")),
        two_suit_qionghu=rng.random() < 0.3,
    )


def test_a_hand_is_worth_its_best_reading() -> None:
    """(And never more than 40 but for the four printed values.)"""
    rng, totals = Random(5), Counter[int]()
    for _ in range(1500):
        one, rules = whole(rng), house(rng)
        try:
            win = score(one, rules)
        except RuleError:
            continue
        total = points(win)
        totals[total] += 1
        assert 1 <= total <= 40 or total in ABOVE
        given = Given.of(one, rules)
        each = [
            worth(one, shape, rules, given, name)
            for shape in shapes(one, rules)
            for name in called(shape, rules)
        ]
        best = max(found.total for found in each)
        assert total == best or (total == 40 and best <= 1), one
        assert all(found.total == sum(e.points for e in found.elements) for found in each)
        assert all(sum(line.deltas) == 0 for line in win.lines)
        shares = 3 + (3 if one.dealer == one.seat else 1)
        assert sum(line.deltas[one.seat] for line in win.lines) == total * shares
        assert win.name in ENDINGS
        assert {element.points for element in win.left_out} <= {0}
        assert all(element.because for element in win.left_out)
    assert sum(totals.values()) > 300
    assert len(totals) > 15


def test_the_order_of_tiles_and_melds_changes_nothing() -> None:
    rng = Random(6)
    for _ in range(200):
        one = whole(rng)
        concealed, melds = list(one.concealed), list(one.melds)
        rng.shuffle(concealed)
        rng.shuffle(melds)
        other = replace(one, concealed=tuple(concealed), melds=tuple(melds))
        assert worth_of(one) == worth_of(other)


def worth_of(one: Hand) -> int:
    try:
        return points(score(one, HOUSE))
    except RuleError:
        return 0


# --- Single elements beside PyMahjongGB ---------------------------------------------------------

SAME: dict[str, str] = {
    "一般高": "yibangao",
    "连六": "lianliu",
    "老少副": "laoshaofu",
    "缺一门": "quemen",
    "断幺": "duanyao",
    "门前清": "menqing",
    "独听・嵌张": "kanzhang",
    "独听・边张": "bianzhang",
    "独听・单钓": "dandiao",
    "清一色": "qingyise",
    "碰碰和": "hunse-hun-duidui",
    "全求人": "quanqiuren",
    "七对": "qixiaodui",
    "清龙": "straight",
}
"""The elements both know under these names.

Those it names must be among ours; it leaves out those it takes as implied.
"""
LETTERS = {"m": "W", "p": "B", "s": "T"}


def chinese(tile: str) -> str:
    if tile[1] != "z":
        return LETTERS[tile[1]] + tile[0]
    return f"F{tile[0]}" if tile[0] in "1234" else {"7z": "J1", "6z": "J2", "5z": "J3"}[tile]


def ours(one: Hand) -> set[str]:
    """Everything that some reading of a hand has, whether or not it counts in the end."""
    given = Given.of(one, HOUSE)
    found: set[str] = set()
    for shape in shapes(one, HOUSE):
        for name in called(shape, HOUSE):
            elements, left_out, _, _ = worth(one, shape, HOUSE, given, name)
            found |= {element.name for element in (*elements, *left_out)}
        if shape.all_pungs:
            found.add("hunse-hun-duidui")
        if len(shape.suits) == 1 and shape.suited.issuperset(shape.tiles):
            found.add("qingyise")
        lows = {tiles[0] for tiles in shape.chows}
        if any(lows >= {f"{low}{suit}" for low in (1, 4, 7)} for suit in "mps"):
            found.add("straight")
    return found


def test_single_elements_beside_mahjong_gb() -> None:
    gb: Any = pytest.importorskip("MahjongGB")
    rng, seen = Random(7), Counter[str]()
    for _ in range(3000):
        few = rng.sample(KIND_SETS[: len(SETS)], 6 if rng.random() < 0.5 else 2)
        if rng.random() < 0.2:
            few = [runs("1m")[0], runs("5m")[1], runs("9m")[0]]
        sets = [rng.choice(few) for _ in range(4)]
        eyes = rng.choice(KINDS)
        every = [tile for one in sets for tile in one] + [eyes] * 2
        if max(Counter(every).values()) > 4:
            continue
        laid = sets[: rng.randrange(5)]
        own = [tile for one in sets[len(laid) :] for tile in one] + [eyes] * 2
        rng.shuffle(own)
        melds = [Meld("chow" if len(set(one)) > 1 else "pung", in_order(one), 0) for one in laid]
        drawn = rng.random() < 0.5
        source = "self_draw" if drawn else "discard"
        one = Hand(1, 0, in_order(own[:-1]), melds, own[-1], source, winds=("1z",))
        packs = tuple(
            (
                "CHI" if meld.kind == "chow" else "PENG",
                chinese(meld.tiles[len(set(meld.tiles)) // 2]),
                1,
            )
            for meld in melds
        )
        fans = gb.MahjongFanCalculator(
            packs, tuple(map(chinese, own[:-1])), chinese(own[-1]), 0, drawn, False, False, False,
            0, 0, True,
        )  # fmt: skip
        names = {SAME[fan[2]] for fan in fans if fan[2] in SAME}
        seen.update(names)
        assert names <= ours(one), (one, fans)
    assert seen.keys() == set(SAME.values())
