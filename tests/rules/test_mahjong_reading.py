"""How a winning hand is read: which tiles stand for which, and in which group the last one is."""

from __future__ import annotations

from typing import Any

import pytest

from rules.mahjong import appraise
from rules.mahjong.reading import Part
from rules.mahjong.state import Meld


def written(part: Part) -> str:
    """A group as `4p 6m=5p! 6p`: what a tile stands for, and the winning one."""
    stands = dict(part.stands)
    return " ".join(
        tile + (f"={stands[at]}" if at in stands else "") + "!" * (at == part.won)
        for at, tile in enumerate(part.tiles)
    )


def sheet(hand: str, tile: str | None, source: str = "self_draw", **about: Any) -> dict[str, Any]:
    how = {"tile": tile, "source": source, "from": 2 if source == "discard" else None}
    return {"dealer": 0, "winner": 1, "hand": hand.split(), "win": how, **about}


FIVE = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p"
READ = "1m 2m 3m / 4m 5m 6m / 7m 8m 9m / 1p 2p 3p"
GOLD = {"wild": {"indicator": "5s"}}
PUNG = {"melds": [{"type": "pung", "tiles": ["1s"] * 3, "from": 0, "claimed": "1s"}]}
XI: dict[str, Any] = {"xi": ["9m", "1s", "9s"], "wild": {"kinds": ["1p"]}}
ROWS: list[tuple[str, str, dict[str, Any], str]] = [
    (
        "XM: 金 stands for any tile",
        "xiamen",
        sheet(f"{FIVE} 4p 5s 9s 9s", "6p", "self_draw", **GOLD),
        f"{READ} / 4p 5s=5p 6p! / 9s 9s",
    ),
    (
        "XM: 白 plays what the gold shows",
        "xiamen",
        sheet(f"{FIVE} 4s 5z 9s 9s", "6s", "discard", **GOLD),
        f"{READ} / 4s 5z=5s 6s! / 9s 9s",
    ),
    (
        "XM: 游金, the lone gold and what was drawn",
        "xiamen",
        sheet(f"{FIVE} 4p 5p 6p 5s", "2z", "self_draw", **GOLD),
        f"{READ} / 4p 5p 6p / 2z! 5s=2z",
    ),
    (
        "CD: 聴牌後に宝牌をツモったら,宝牌を任意の牌に代替できます",
        "changchun",
        sheet("1m 2m 3m 4p 6p 7s 8s 9s 1z 1z", "6m", "bao_drawn", bao="6m", **PUNG),
        "1m 2m 3m / 4p 6m=5p! 6p / 7s 8s 9s / 1z 1z / 1s 1s 1s",
    ),
    (
        "LX: a wild tile in a xi, and one drawn to a set",
        "liangxi",
        sheet("2m 3m 4m 5m 6m 7m 2p 2p 5s 7s", "1p", **{**XI, "xi": ["9m", "9p", "1p"]}),
        "2m 3m 4m / 5m 6m 7m / 5s 1p=6s! 7s / 2p 2p / 9m 9p 1p=9s",
    ),
    (
        "LX: 1 も代用できます",
        "liangxi",
        sheet("2m 3m 4m 5m 6m 7m 2p 2p 5s 6s", "7s", **XI),
        "2m 3m 4m / 5m 6m 7m / 5s 6s 7s! / 2p 2p / 9m 1s=9p 9s",
    ),
]


@pytest.mark.parametrize(("says", "key", "about", "read"), ROWS, ids=[row[0] for row in ROWS])
def test_a_hand_is_read(says: str, key: str, about: dict[str, Any], read: str) -> None:
    win = appraise(key, about).sheet.win
    assert " / ".join(map(written, win.reading)) == read


def test_tiles_added_to_a_meld_are_known_and_removed() -> None:
    xi = Meld("xi", ("1z", "2z", "4z")).plus("2z").plus("3z")
    assert (xi.first, xi.added) == (("1z", "2z", "4z"), ("2z", "3z"))
    assert xi.less("3z") == Meld("xi", ("1z", "2z", "4z")).plus("2z")
    grown = Meld("pung", ("5m",) * 3, 1, "5m").plus("5m")
    assert (grown.kind, grown.first) == ("added", ("5m",) * 3)
