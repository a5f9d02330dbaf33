"""Properties of any hand in Changchun and Dalian."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.northern.changchun import Changchun
from rules.mahjong.northern.dalian import Dalian
from rules.mahjong.northern.hand import Hand
from rules.mahjong.northern.score import PEEK, winning
from rules.mahjong.state import Meld
from rules.mahjong.tiles import KINDS, PLACE, SUITED, in_order, runs
from tests.rules.changchun_positions import CC, DL, DRAGONS, NINES, OTHER, PLAIN, laid, paid

PUNGS_OF = [("pung", (tile,) * 3) for tile in KINDS]
RUNS = [("chow", run) for tile in SUITED for run in runs(tile) if run[0] == tile]


class Drawn:
    """A hand at random that is complete but for a tile."""

    def __init__(self, luck: Random) -> None:
        every = ["1m"] * 5
        while max(Counter(every).values()) > 4:
            kinds = luck.choices((PUNGS_OF, RUNS), (2, 3), k=4)
            sets = [luck.choice(kind) for kind in kinds]
            pair = luck.choice(KINDS)
            every = [pair, pair, *(tile for _, tiles in sets for tile in tiles)]
        cut = luck.randrange(5)
        self.melds = [Meld(kind, tiles, 0, tiles[0]) for kind, tiles in sets[:cut]]
        if self.melds and luck.random() < 0.2:
            self.melds[0] = laid(luck.choice([DRAGONS, NINES]))[0]
        own = [pair, pair, *(tile for _, tiles in sets[cut:] for tile in tiles)]
        self.tile = luck.choice(own)
        own.remove(self.tile)
        self.own = in_order(own)

    def sheet(self, luck: Random) -> dict[str, Any]:
        """The hand as data, won in some way."""
        source = luck.choice(["discard", "self_draw", "rob_kong", "kong_replacement", PEEK])
        giver = luck.choice([0, 2, 3]) if source in ("discard", "rob_kong") else None
        return {
            "dealer": luck.randrange(4),
            "winner": 1,
            "hand": self.own,
            "melds": [{"type": one.kind, "tiles": one.tiles} for one in self.melds],
            "win": {"tile": self.tile, "source": source, "from": giver},
            "concealed_payers": [seat for seat in (0, 2, 3) if luck.random() < 0.5],
            "rate": luck.choice([1, 2, 3, 5]),
        }


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 1 << 32).map(Random))
def test_each_pays_the_rate_some_times_doubled(luck: Random) -> None:
    """And what wins in Dalian would in Changchun."""
    sheet = Drawn(luck).sheet(luck)
    for key in (DL, CC):
        try:
            result = appraise(key, sheet)
        except RuleError:
            continue
        assert all(sum(line.deltas) == 0 for line in result.lines)
        for payment in paid(result):
            times, rest = divmod(payment, sheet["rate"])
            assert (rest, times.bit_count()) == (0, 1)
        assert key == CC or appraise(CC, sheet).lines


def sets_and_pair(left: Counter[str], pair: str | None) -> Iterator[tuple[str, list[str]]]:
    """Every way to part tiles into sets and a pair: the pair, and the kinds of the sets."""
    low = min((tile for tile, count in left.items() if count), key=PLACE.__getitem__, default=None)
    if low is None:
        if pair:
            yield pair, []
        return
    parts = [("pair", [low] * 2), ("pung", [low] * 3)]
    parts += [("chow", list(run)) for run in runs(low) if run[0] == low]
    for kind, tiles in parts:
        rest = left - Counter(tiles)
        if (kind == "pair" and pair) or left.total() - rest.total() != len(tiles):
            continue
        for eyes, kinds in sets_and_pair(rest, low if kind == "pair" else pair):
            yield eyes, kinds if kind == "pair" else [kind, *kinds]


def wins_by_the_letter(key: str, own: tuple[str, ...], melds: list[Meld], tile: str) -> bool:
    """Whether a hand wins, read off the sentences of the source one by one."""
    every = [*own, tile, *(one for meld in melds for one in meld.tiles)]
    suits = {one[1] for one in every}
    if not suits >= {"m", "p", "s"} or not any(one[0] in "19" or one[1] == "z" for one in every):
        return False
    laid_kinds = ["chow" if meld.kind == "chow" else "pung" for meld in melds]
    opened = any(meld.claimed for meld in melds)
    for pair, concealed in sets_and_pair(Counter([*own, tile]), None):
        kinds = [*laid_kinds, *concealed]
        runs_alone = "pung" not in kinds and pair not in ("5z", "6z", "7z")
        bare = len(own) == 1 and (key == DL or "chow" in kinds)
        merit = key == DL and ("chow" not in kinds or (pair[0] in "28" and pair[1] != "z"))
        if not (runs_alone or bare or merit or (key == DL and not opened)):
            return True
    return False


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 1 << 32).map(Random))
def test_the_waits_are_the_tiles_that_win(luck: Random) -> None:
    drawn = Drawn(luck)
    hand = Hand(1, 0, 1, drawn.own, drawn.melds, None, "self_draw")
    for key, scale in ((CC, Changchun().scale(PLAIN)), (DL, Dalian().scale(OTHER))):
        wins = [tile for tile in KINDS if wins_by_the_letter(key, drawn.own, drawn.melds, tile)]
        assert list(winning(hand, scale)) == wins
