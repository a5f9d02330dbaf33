"""A hand described as data is a position of its game; any other is refused, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.described import NEEDED
from rules.mahjong.reading import rests_on
from rules.mahjong.sheets import ways
from rules.mahjong.tiles import DRAGONS, FLOWERS, runs
from tests.rules.random_sheets import KEYS, house, sheet
from tests.volume import seeds

SHEETS = seeds(1000, 40_000)
"""The seeds of the sheets that are made up."""

WAITING = [
    "1m",
    "2m",
    "3m",
    "4m",
    "5m",
    "6m",
    "7m",
    "8m",
    "9m",
    "1p",
    "2p",
    "3p",
    "4s",
    "5s",
    "9s",
    "9s",
]
"""Sixteen tiles that wait for 3s and 6s."""
SHORT = WAITING[3:]


def refused(key: str, hand: list[str], rules: dict[str, Any] | None = None, **about: Any) -> str:
    """By which sentence a hand is refused; empty where it wins."""
    how = {"source": "discard", "tile": "6s", "from": 2, **about.pop("win", {})}
    try:
        appraise(key, {"dealer": 0, "winner": 1, "hand": hand, "win": how, **about}, rules)
    except RuleError as error:
        return error.sentence
    return ""


def meld(kind: str, tiles: str, **more: Any) -> dict[str, Any]:
    return {"melds": [{"type": kind, "tiles": tiles.split(), **more}]}


DRAWN = {"win": {"source": "self_draw", "from": None}}
ROWS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("(it wins)", "xiamen", "", {}),
    ("(a chow that is none)", "xiamen", "no-meld-here", meld("chow", "1m 2m 4m")),
    ("(a pung of two kinds)", "changchun", "no-meld-here", meld("pung", "1m 1m 2m")),
    ("(a kong of three)", "changchun", "no-meld-here", meld("kong", "1z 1z 1z")),
    ("(a special kong of another game)", "dalian", "no-meld-here", meld("yaodan", "1m 1p 1s")),
    ("XM: 金牌は吃・碰・槓に使えない", "xiamen", "wild-melded",
     {**meld("pung", "7z 7z 7z"), "wild": {"indicator": "7z"}}),
    ("LX: 混入りの…ポン,チー,カンはできません", "liangxi", "wild-melded",
     {**meld("chow", "1m 2m 3m"), "wild": {"kinds": ["3m"]}}),
    ("XM: 金牌は3枚 (one is turned up)", "xiamen", "too-many-alike",
     {"hand": [*WAITING[:12], "5z", "7z", "7z", "7z"], "win": {"tile": "7z"},
      "wild": {"indicator": "7z"}}),
    ("(a discard of the own)", "xiamen", "own-discard", {"win": {"from": 1}}),
    ("(a discard of nobody)", "changchun", "no-giver", {"win": {"from": None}}),
    ("XM: 親の配牌 (a child)", "xiamen", "dealers-win",
     {"hand": [*WAITING, "6s"], "win": {"source": "dealt", "tile": None}}),
    ("LX: 親の配牌での上がり (a child)", "liangxi", "dealers-win",
     {"win": {"source": "dealt", "tile": "6s"}}),
    ("XM: 配牌 (nothing is claimed yet)", "xiamen", "melds-at-opening",
     {"hand": SHORT, "winner": 0, "win": {"source": "dealt"}, **meld("pung", "1z 1z 1z")}),
    ("(a flower as gold)", "xiamen", "flower-there", {"wild": {"indicator": "1f"}}),
    ("(a wild flower)", "liangxi", "flower-there", {"wild": {"kinds": ["9m", "1f"]}}),
    ("(no such wild tile)", "liangxi", "no-such-tile", {"wild": {"kinds": ["9f"]}}),
    ("(a flower in the hand)", "xiamen", "flower-there", {"hand": ["1f", *WAITING[1:]]}),
    ("(no flower)", "xiamen", "no-flower", {"flowers": ["1m"]}),
    ("(another tile than the one turned up)", "xiamen", "not-turned-up",
     {"win": {"source": "gold_indicator"}, "wild": {"indicator": "7z"}}),
    ("(nothing is turned up)", "xiamen", "not-turned-up", {"win": {"source": "gold_indicator"}}),
    ("XM: 泉州…搶金なし", "quanzhou", "no-such-source",
     {"win": {"source": "gold_indicator", "tile": None}, "wild": {"indicator": "6s"}}),
    ("XM: 花牌8枚 (Quanzhou alone)", "xiamen", "no-such-source",
     {"win": {"source": "eight_flowers", "tile": None}}),
    ("(another tile than the treasure)", "changchun", "not-the-treasure",
     {"win": {"source": "bao_peek"}, "bao": "1m"}),
    ("LX: 地和…散家", "liangxi", "no-dihu", {**DRAWN, "winner": 0, "flags": ["dihu"]}),
    ("LX: 荘家の第1捨て牌", "liangxi", "no-dihu", {"flags": ["dihu"]}),
    ("LX: 荘家の第1捨て牌 (it is the dealer's)", "liangxi", "",
     {"win": {"from": 0}, "flags": ["dihu"]}),
    ("LX: 海底…山から引いた", "liangxi", "no-haidi", {"flags": ["haidi"]}),
    ("LX: 手の形と点を宣言し", "liangxi", "points-without-form",
     {"limited": {"name": "free points=9"}}),
    ("LX: 荘家は…自分専用の混", "liangxi", "cannot-show", {"wild": {"exposed": ["9s"]}}),
    ("(a word for a hand)", "dalian", "unread", {"hand": "123m"}),
    ("(a stage that is none)", "xiamen", "unread", {"state": {"you_stage": 7}}),
    ("(a seat that is none)", "xiamen", "no-such-seat", {"win": {"from": 7}}),
    ("(not a mapping)", "xiamen", "unread", {"win": 5}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "sentence", "about"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS]
)
def test_impossible_tables_are_refused(key: str, sentence: str, about: dict[str, Any]) -> None:
    usual = WAITING if key in ("xiamen", "quanzhou") else SHORT
    own = [*usual[3 * len(about.get("melds", ())) :]]
    hand = {"hand": own, **about}
    how = hand.pop("win", {})
    if isinstance(how, dict):
        assert refused(key, hand.pop("hand"), win=how, **hand) == sentence
        return
    with pytest.raises(RuleError) as error:
        appraise(key, {"dealer": 0, "winner": 1, "win": how, **hand})
    assert error.value.sentence == sentence


@pytest.mark.parametrize("field", NEEDED)
def test_a_hand_without_a_needed_field_is_refused(field: str) -> None:
    whole: dict[str, Any] = {"dealer": 0, "winner": 1, "hand": WAITING}
    whole["win"] = {"source": "discard", "tile": "6s", "from": 2}
    assert appraise("xiamen", whole)
    with pytest.raises(RuleError) as error:
        appraise("xiamen", {name: value for name, value in whole.items() if name != field})
    assert (error.value.sentence, error.value.values) == ("sheet-lacks", {"what": field})


GOLD: dict[str, Any] = {"wild": {"indicator": "7z"}}
ONE_GOLD = [*WAITING[:12], "4s", "7z", "9s", "9s"]
LONE_GOLD = [*WAITING[:12], "4p", "5p", "6p", "7z"]
THREE_GOLDS = {"win": {"source": "sanjindao", "tile": None, "from": None}}
EIGHT = {"win": {"source": "eight_flowers", "tile": None, "from": None}}


@pytest.mark.parametrize(
    ("key", "hand", "rules", "about", "sentence"),
    [
        ("xiamen", WAITING, {}, {"wild": {"indicator": "6s"}}, "gold-discarded"),
        ("xiamen", ONE_GOLD, {}, GOLD, ""),
        ("xiamen", ONE_GOLD, {"no_ron_holding_gold": True}, GOLD, "holds-gold"),
        ("xiamen", LONE_GOLD, {}, {**GOLD, "win": {"tile": "9s"}}, "lone-gold"),
        ("xiamen", LONE_GOLD, {"youjin_ron": "decomposition"}, {**GOLD, "win": {"tile": "9s"}},
         "gold-in-pair"),
        ("xiamen", ONE_GOLD, {}, {**GOLD, **THREE_GOLDS}, "golds-lacking"),
        ("xiamen", [*WAITING[:13], "7z", "7z", "7z"], {}, {**GOLD, **THREE_GOLDS}, ""),
        ("quanzhou", WAITING, {}, {**GOLD, **EIGHT, "flowers": FLOWERS[:7]}, "flowers-lacking"),
        ("quanzhou", WAITING, {}, {**GOLD, **EIGHT, "flowers": FLOWERS}, ""),
        ("liangxi", SHORT, {}, {"wild": {"kinds": ["6s"]}}, "wild-discarded"),
        ("liangxi", SHORT, {"claim_wild": True}, {"wild": {"kinds": ["6s"]}}, ""),
        ("liangxi", SHORT, {}, {"limited": {"name": "duizhe"}}, "not-within"),
        ("liangxi", SHORT[3:], {}, meld("chow", "7m 8m 9m", from_xi=True), ""),
        ("liangxi", SHORT[3:], {}, meld("kong", "1z 1z 1z 1z", from_xi=True), "xi-pung-only"),
    ],
)  # fmt: skip
def test_a_hand_that_may_not_win_is_told_why(
    key: str, hand: list[str], rules: dict[str, Any], about: dict[str, Any], sentence: str
) -> None:
    assert refused(key, hand, rules, **about) == sentence


def test_the_robbed_gold_counts_the_indicator_once() -> None:
    """XM: 搶金…金牌表示は1水, whether the tile is named or not."""
    about = {"dealer": 0, "winner": 1, "hand": WAITING, "wild": {"indicator": "3s"}}
    named, unnamed = (
        appraise("xiamen", {**about, "win": {"source": "gold_indicator", "tile": tile}})
        for tile in ("3s", None)
    )
    assert named.lines == unnamed.lines
    assert [(one.name, one.points) for one in named.sheet.win.elements] == [("gold", 1)]


def test_three_golds_restrict_a_heavenly_hand_too() -> None:
    """XM: 金牌が手に3枚ある人は,三金倒あるいは游金・双游・三游でなければ上がれない."""
    hand = [*WAITING[:12], "7z", "7z", "7z", "9s", "9s"]
    about: dict[str, Any] = {"winner": 0, "wild": {"indicator": "7z"}}
    about["win"] = {"source": "dealt", "tile": None}
    assert refused("xiamen", hand, **about) == ""
    assert refused("xiamen", hand, {"three_gold_restrict": True}, **about) == "three-golds"


@pytest.mark.parametrize(
    ("says", "hand", "sentence"),
    [
        (
            "(the pair or a pung)",
            "2p 2p 2p 3p 3p 3p 5p 5p 5p 7s 7s",
            "which-tile",
        ),
        ("(nothing it could be)", "2p 2p 2p 3p 3p 3p 5p 5p 5p 7s 8s", "not-complete"),
    ],
)
def test_it_is_asked_which_tile_came_last_where_it_matters(
    says: str, hand: str, sentence: str
) -> None:
    """LX: 単騎:1点, 嵌張:1点."""
    about = {**meld("chow", "1m 2m 3m"), "win": {"source": "self_draw", "tile": None}}
    assert refused("liangxi", hand.split(), **about) == sentence


def test_it_is_not_asked_where_it_does_not_matter() -> None:
    found = appraise(
        "xiamen",
        {"dealer": 0, "winner": 1, "hand": [*WAITING, "6s"], "win": {"source": "self_draw"}},
    )
    assert (found.ending, found.sheet.tile) == ("zimo", None)


def test_every_way_to_win_has_a_name_and_a_source() -> None:
    for key in KEYS:
        names = Counter(way.name for way in ways(key))
        assert max(names.values()) == 1
        assert all(way.sources and way.times >= 1 for way in ways(key))


def assert_read(written: dict[str, Any], win: Any, seed: int) -> None:
    """Every tile of a hand is in one group of its reading, and each group is what it is called."""
    laid = (tile for one in written["melds"] or () for tile in one["tiles"])
    last, indicator = written["win"]["tile"], (written["wild"] or {}).get("indicator")
    own = Counter((*written["hand"], *laid, *(written.get("xi") or ())))
    read = [tile for part in win.reading for tile in part.tiles]
    gone = Counter(read) - own
    robbed = win.name == "qiangjin"
    assert gone == Counter([indicator] if robbed else [last] * bool(last)), seed
    assert len(read) == own.total() + gone.total(), seed
    won = [part.tiles[part.won] for part in win.reading if part.won is not None]
    assert set(won) <= {last, indicator}, seed
    assert len(won) <= 1, seed
    shaped = (part for part in win.reading if part.kind in GROUPS)
    assert all(GROUPS[part.kind](part.faces) for part in shaped), seed
    for one in win.elements:
        places = rests_on(one.tiles, win.reading)
        assert places or not one.tiles or one.name in ("seasons", "plants"), (seed, one)


def _alike(faces: tuple[str, ...]) -> bool:
    return len(set(faces)) == 1


GROUPS: dict[str, Callable[[tuple[str, ...]], bool]] = {
    "chow": lambda faces: faces in runs(faces[0]),
    **dict.fromkeys(("pung", "kong", "added", "concealed"), _alike),
    "pair": lambda faces: _alike(faces) or {*faces} == {"1p", "1s"},
    "dragons": lambda faces: {*faces} == {*DRAGONS},
}
"""The tests of the faces of a group; a pair may be an egg and its hen."""


def test_whites_beside_eight_flowers_have_the_face_of_the_gold() -> None:
    """Quanzhou: any hand wins with eight flowers, and its pungs are counted by their faces."""
    held = [*("1p",) * 3, "3s", "4s", *("5s",) * 3, "4m", "5m", "6m", *("2z",) * 3, "5z", "5z"]
    how = {"tile": "5z", "source": "eight_flowers"}
    about = {"hand": held, "win": how, "wild": {"indicator": "6z"}, "flowers": list(FLOWERS)}
    win = appraise("quanzhou", {"dealer": 3, "winner": 0, **about}).sheet.win
    (part,) = win.reading
    assert (part.tiles.count("5z"), part.faces.count("6z")) == (3, 3)
    pungs = [one for one in win.elements if one.name == "closed-pung"]
    assert len(pungs) == 4
    assert all(rests_on(one.tiles, win.reading) for one in pungs)


def test_random_sheets_give_a_number_or_a_sentence() -> None:
    found: Counter[str] = Counter()
    for seed in SHEETS:
        rng = Random(seed)
        key = rng.choice(KEYS)
        written, rules = sheet(key, rng), house(key, rng)
        try:
            result = appraise(key, written, rules)
        except RuleError as error:
            found[error.sentence] += 1
        else:
            gained = result.deltas(4)
            assert sum(gained) == 0 < gained[written["winner"]], seed
            assert_read(written, result.sheet.win, seed)
            found["won"] += 1
    assert found["won"] > len(SHEETS) / 100
    assert len(found) > 15
    assert "" not in found
