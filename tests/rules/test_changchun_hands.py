"""Winning hands of Changchun and Dalian and their worth, by the sentences of the source (CD).

Points the source leaves open and that are settled otherwise are in brackets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules import Result, RuleError
from rules.mahjong import appraise
from rules.mahjong.northern.score import PEEK
from tests.rules.changchun_positions import CC, DL, DRAGONS, NINES, laid, paid, rows

WORDS = {"chow": "chi", "pung": "peng", "kong": "minkan", "added": "kakan", "concealed": "ankan"}


def worth(
    key: str, hand: str, tile: str, how: Mapping[str, Any], rules: Mapping[str, Any] | None = None
) -> Result:
    """The worth of a hand of seat 1, written with its melds after a bar.

    It is won on a discard of seat 2 unless `how` it is won says otherwise; seat 0 is the dealer.
    """
    own, _, melds = hand.partition("|")
    source = how.get("source", "discard")
    giver = 2 if source in ("discard", "rob_kong") else None
    sheet = {
        "dealer": 0,
        "winner": 1,
        "hand": own.split(),
        "melds": [
            {"type": WORDS.get(one.kind, one.kind), "tiles": one.tiles} for one in laid(melds)
        ],
        "win": {"tile": tile, "source": source, "from": giver},
    }
    return appraise(key, {**sheet, **how}, rules)


def lacking(
    key: str, hand: str, tile: str, how: Mapping[str, Any], rules: Mapping[str, Any] | None = None
) -> str:
    """The sentence with which a hand is refused, empty where it wins."""
    try:
        worth(key, hand, tile, how, rules)
    except RuleError as refused:
        return refused.sentence
    return ""


RUN = "chow 4s 5s 6s"

SHOWN = [
    (CC, "5m | pung 1z, pung 5p, pung 9s, pung 2s", "5m", "single-pungs"),
    (CC, f"5m 7s 8s 9s | pung 1z, pung 5p, {RUN}", "5m", ""),
    (DL, f"1m 2m 3m 4p 5p 6p 1z | pung 9s, {RUN}", "1z", ""),
]
"""Hands, and the conditions among those that need no tile which their sheets tell."""
NEEDLESS = {"single-pungs", "not-single", "no-dragons", "no-winds", "no-four"}


@pytest.mark.parametrize(("key", "hand", "tile", "shown"), SHOWN)
def test_a_condition_that_does_not_apply_is_not_told(
    key: str, hand: str, tile: str, shown: str
) -> None:
    house = {"no_dragon_pung": True, "no_four_same": True} if key == DL else {}
    win = worth(key, hand, tile, {}, house).sheet.win
    assert NEEDLESS & {condition.name for condition in win.met} != set()
    assert NEEDLESS & {condition.name for condition in win.shown} == {*shown.split()}


# --- What a hand must be ------------------------------------------------------------------------

THREE = "1m 2m 3m 4p 5p 6p 7s 8s 9s"
"""Three runs."""
FOUR = f"{THREE} 2s 3s 4s"
"""Four runs."""
INNER = f"2m 3m 7m 7m 5p 5p 5p 4s 5s 6s | {RUN}"
"""Waits for 1m and 4m without a 1, 9 or honour."""
INSIDE = "7m 5p 5p 5p 4s 5s 6s"


@rows(
    "hand, tile, lacks",
    ("CD: 1つの頭と4面子", f"{THREE} 1z 1z 1z 5m", "5m", ""),
    ("CD: 1つの頭と4面子", f"{THREE} 1z 1z 1z 5m", "6m", "not-complete"),
    ("(no seven pairs)", "1m 1m 3m 3m 4p 4p 6p 6p 7s 7s 9s 9s 1z", "1z", "not-complete"),
    ("CD: 萬索筒の3種類", "1m 2m 3m 5p | pung 1z, pung 2z, pung 9p", "5p", "lacks-three-suits"),
    ("(R63: a special kong has one)", f"1m 2m 3m 5p | pung 1z, pung 2z, {NINES}", "5p", ""),
    ("CD: 1,9,字牌のどれか", f"{INSIDE} | {RUN}, chow 2m 3m 4m", "7m", "lacks-outside"),
    ("(R63: a special kong has one)", f"{INSIDE} | {RUN}, {NINES}", "7m", ""),
    ("CD: 1,9,字牌であがらなければなりません", INNER, "1m", ""),
    ("CD: 1,9,字牌であがらなければなりません", INNER, "4m", "lacks-outside"),
    ("CD: 4面子ともに順子のときは,頭は中,發,白", f"{FOUR} 7z", "7z", ""),
    ("CD: 4面子ともに順子のときは", f"{FOUR} 1z", "1z", "lacks-pung"),
    ("CD: 4面子ともに順子のときは", f"{THREE} 5m | {RUN}", "5m", "lacks-pung"),
    ("CD: 特殊な槓は槓子とみなす", f"{THREE} 5m | {NINES}", "5m", ""),
    ("CD: 裸単騎は,対対胡", "5m | pung 1z, pung 5p, kong 9s, concealed 2m", "5m", ""),
    ("CD: 特殊な槓は槓子", f"5m | pung 1z, pung 5p, kong 1s, {NINES}", "5m", ""),
    ("CD: 裸単騎は,対対胡", f"5m | pung 1z, pung 5p, pung 9s, {RUN}", "5m", "lacks-single-pungs"),
    ("(four tiles are no bare single)", f"5m 7s 8s 9s | pung 1z, pung 5p, {RUN}", "5m", ""),
)
def test_wins_of_changchun(says: str, hand: str, tile: str, lacks: str) -> None:
    assert lacking(CC, hand, tile, {}) == lacks


OWN = "1m 2m 3m 4p 5p 7s 8s 9s 1z 1z"
"""With a pung it waits for 3p and 6p."""
FEW = "1m 2m 3m 4p 5p 1z 1z"
PUNG = "pung 1s"
NO_SUIT = "lacks-three-suits"
BARE = f"{PUNG}, pung 5p, kong 9m, {RUN}"


@rows(
    "hand, tile, lacks",
    ("CD: 4メンツと頭がある", f"{OWN} | {PUNG}", "6p", ""),
    ("CD: 泣かないと(開門しないと)上がれない", f"1s 1s 1s {OWN}", "6p", "lacks-opened"),
    ("(R25: an own kong opens nothing)", f"{OWN} | concealed 1s", "6p", "lacks-opened"),
    ("(R25: nor do dragons)", f"{OWN} | {DRAGONS}", "6p", "lacks-opened"),
    ("CD: 刻子(槓子)がなければならない", f"{OWN} | chow 1s 2s 3s", "6p", "lacks-pung"),
    ("CD: 三元牌が頭のときだけは,順子4つ", f"{OWN[:-5]} 5z 5z | {RUN}", "6p", ""),
    ("(R64: dragons are a kong)", f"{FEW} | {RUN}, {DRAGONS}", "6p", ""),
    ("CD: 順子が一つもない手も不可", "9s 5m 5m 5m 1z 1z 1z | pung 1s, pung 9p", "9s", "lacks-chow"),
    ("CD: 2と8は頭にできない", f"{OWN[:-5]} 2m 2m | {PUNG}", "6p", "lacks-pair"),
    ("CD: 2と8は頭にできない", f"{OWN[:-5]} 8p 8p | {PUNG}", "6p", "lacks-pair"),
    ("(a south wind is no 2)", f"{OWN[:-5]} 2z 2z | {PUNG}", "6p", ""),
    (
        "CD: 欠門…してはならない",
        "1m 2m 3m 4m 5m 1z 1z | pung 1s, pung 9s",
        "6m",
        "lacks-three-suits",
    ),
    ("CD: 一九字牌がなければ", f"2m 3m 4m 4p 5p 5m 5m | {RUN}, pung 7s", "6p", "lacks-outside"),
    ("CD: 裸単騎はできない", f"5m | {BARE}", "5m", "lacks-not-single"),
    ("CD: 裸単騎はできない", f"1z | {BARE}", "1z", "lacks-not-single"),
    ("CD: という人がいる", f"{OWN} | pung 7z", "6p", ""),
    ("CD: という人がいる", f"{OWN} | pung 2z", "6p", ""),
    ("CD: という人もいます", f"{OWN} | kong 1s", "6p", ""),
)
def test_wins_of_dalian(says: str, hand: str, tile: str, lacks: str) -> None:
    assert lacking(DL, hand, tile, {}) == lacks


NO_DRAGONS, NO_WINDS, NO_FOUR = "no_dragon_pung", "no_value_wind_pung", "no_four_same"


@rows(
    "rule, hand, lacks",
    ("CD: 中發白の刻子があってはならない", NO_DRAGONS, f"{OWN} | pung 7z", "lacks-no-dragons"),
    ("(a kong is no better)", NO_DRAGONS, f"{OWN} | kong 7z", "lacks-no-dragons"),
    ("(three different dragons are no pung)", NO_DRAGONS, f"{FEW} | {PUNG}, {DRAGONS}", ""),
    ("CD: 自分…の風の刻子があってはならない", NO_WINDS, f"{OWN} | pung 2z", "lacks-no-winds"),
    ("CD: 場の風の刻子", NO_WINDS, f"{OWN[:-5]} 9m 9m | pung 1z", "lacks-no-winds"),
    ("(another's wind)", NO_WINDS, f"{OWN} | pung 3z", ""),
    ("CD: 同じ牌が4枚手の中にあってはならない", NO_FOUR, f"{OWN} | kong 1s", "lacks-no-four"),
    ("CD: 四帰一", NO_FOUR, f"1s 2s 3s {FEW} | {PUNG}", "lacks-no-four"),
)
def test_hands_that_some_let_not_win_in_dalian(says: str, rule: str, hand: str, lacks: str) -> None:
    assert lacking(DL, hand, "6p", {}, {rule: True}) == lacks
    assert not lacking(DL, hand, "6p", {})


def test_all_that_a_hand_lacks_is_named() -> None:
    with pytest.raises(RuleError) as refused:
        worth(DL, "2m 3m 4m 5m 6m 7m 2p 3p 4p 5p 5p 5p 8p", "8p", {})
    lacks = [one.sentence for one in refused.value.because]
    assert lacks == ["lacks-opened", "lacks-pair", "lacks-three-suits", "lacks-outside"]


# --- What it is worth ---------------------------------------------------------------------------

DRAWN, ROBBED, REPLACED, PEEKED = (
    {"source": one} for one in ("self_draw", "rob_kong", "kong_replacement", PEEK)
)
"""Other ways to win than by a discard, which doubles what seat 2 pays."""
MIXED = "1m 2m 3m {} 7s 8s 9s 5m 5m | pung 1z"
TWO_SIDED, MIDDLE = MIXED.format("4p 5p"), MIXED.format("4p 6p")
CLOSED = "1m 2m 3m 4p 5p 7s 8s 9s 5m 5m"
MANY = "1m 2m 3m 5p 5p 5p 6p 7s 8s 9s | pung 1z"
"""Waits for 4p and 7p, and beside three 5p for 6p."""
PUNGS = "2m 2m 5p 5p | pung 1z, kong 1s"
NOT_MENQING = "CD: 自分が門前のとき,他人の上がりに払う点が倍になることもありません"


@rows(
    "hand, tile, how, payments",
    ("CD: 点炮…放銃した人が払う点にこの倍がつく", TWO_SIDED, "6p", {}, [2, 2, 1]),
    ("CD: 自摸…残り3人全員", TWO_SIDED, "6p", DRAWN, [4, 2, 2]),
    ("(who is robbed pays like a discarder)", TWO_SIDED, "6p", ROBBED, [2, 2, 1]),
    ("(nothing for a replacement)", TWO_SIDED, "6p", REPLACED, [4, 2, 2]),
    ("CD: カンチャン", MIDDLE, "5p", {}, [4, 4, 2]),
    ("CD: ペンチャン", MIXED.format("1p 2p"), "3p", {}, [4, 4, 2]),
    ("CD: ペンチャン", MIXED.format("8p 9p"), "7p", {}, [4, 4, 2]),
    ("(7p 8p wait for 6p, too)", MIXED.format("7p 8p"), "9p", {}, [2, 2, 1]),
    ("CD: 単騎待ち", f"{THREE} 5m | pung 1z", "5m", {}, [4, 4, 2]),
    ("(R23c: one reading is enough)", MANY, "6p", {}, [4, 4, 2]),
    ("CD: 門清…振り込みでも", f"1z 1z 1z {CLOSED}", "6p", {}, [4, 4, 2]),
    ("CD: 門清…ツモでも", f"1z 1z 1z {CLOSED}", "6p", DRAWN, [8, 4, 4]),
    ("(R23b: an own kong leaves it so)", f"{CLOSED} | concealed 1z", "6p", {}, [4, 4, 2]),
    ("(R23b: a special one, too)", f"{CLOSED} | {NINES}", "6p", {}, [4, 4, 2]),
    (NOT_MENQING, TWO_SIDED, "6p", {"concealed_payers": [0, 2, 3]}, [2, 2, 1]),
    ("CD: 荘家…もらう点", TWO_SIDED, "6p", {"dealer": 1}, [2, 4, 2]),
    ("CD: 荘家…上げる点", TWO_SIDED, "6p", {"dealer": 2}, [1, 4, 1]),
    ("CD: 対宝.2番…宝牌を覗いたら待ち牌 (R23: drawn)", TWO_SIDED, "6p", PEEKED, [16, 8, 8]),
    ("CD: 対宝…宝牌をツモって", TWO_SIDED, "2z", {**DRAWN, "bao": "2z"}, [16, 8, 8]),
    ("(it is what is worth most)", MANY, "2z", {**DRAWN, "bao": "2z"}, [32, 16, 16]),
    ("CD: 飄胡.2番", f"{PUNGS}, pung 1m", "2m", {}, [8, 8, 4]),
    ("CD: 特殊な槓は槓子とみなす", f"{PUNGS}, {NINES}", "2m", {}, [8, 8, 4]),
    ("(R23c: a bare single, too)", f"2m | {PUNGS[14:]}, pung 1m, pung 9p", "2m", {}, [16, 16, 8]),
    ("CD: レートを2倍します", MIDDLE, "5p", {"rate": 3}, [12, 12, 6]),
)
def test_payments_of_each_in_changchun(
    says: str, hand: str, tile: str, how: Any, payments: list[int]
) -> None:
    assert paid(worth(CC, hand, tile, how)) == payments


WITH_PUNG = f"{OWN} | {PUNG}"


@rows(
    "hand, tile, how, payments",
    ("CD: 放銃x2.…放銃者だけこの倍が付きます", WITH_PUNG, "6p", {}, [2, 2, 1]),
    ("CD: 自摸x2", WITH_PUNG, "6p", DRAWN, [4, 2, 2]),
    ("CD: 荘家x2.親はもらう点も", WITH_PUNG, "6p", {"dealer": 1}, [2, 4, 2]),
    ("CD: 模宝x2", WITH_PUNG, "9p", {**DRAWN, "bao": "9p"}, [8, 4, 4]),
    ("CD: 門清x2…支払い側だけ", WITH_PUNG, "6p", {"concealed_payers": [3]}, [2, 2, 2]),
    ("CD: 3人門清ならさらにx2", WITH_PUNG, "6p", {"concealed_payers": [0, 2, 3]}, [8, 8, 4]),
    ("CD: 槓上開花x2", WITH_PUNG, "6p", REPLACED, [8, 4, 4]),
    ("CD: 衝宝x4 (R23: drawn)", WITH_PUNG, "6p", PEEKED, [16, 8, 8]),
    ("CD: 嵌聴", f"1m 2m 3m 4p 6p 7s 8s 9s 1z 1z | {PUNG}", "5p", {}, [4, 4, 2]),
    ("CD: 偏聴", f"1m 2m 3m 1p 2p 7s 8s 9s 1z 1z | {PUNG}", "3p", {}, [4, 4, 2]),
    ("CD: 独聴(単騎)", f"{THREE} 5m | {PUNG}", "5m", {}, [4, 4, 2]),
    (
        "(R26b: no limit)",
        WITH_PUNG,
        "6p",
        {**PEEKED, "dealer": 1, "rate": 10, "concealed_payers": [0, 2, 3]},
        [640, 640, 640],
    ),
    ("CD: 搶槓.x2 (R26: and that of a discarder)", WITH_PUNG, "6p", ROBBED, [4, 4, 2]),
)
def test_payments_of_each_in_dalian(
    says: str, hand: str, tile: str, how: Any, payments: list[int]
) -> None:
    assert paid(worth(DL, hand, tile, how)) == payments


def test_an_unseen_treasure_is_an_ordinary_tile() -> None:
    """(R65.)"""
    how = {**DRAWN, "bao": "9p", "state": {"peeked": False}}
    assert lacking(DL, WITH_PUNG, "9p", how) == "not-complete"


@rows(
    "rules, hand, tile, payments",
    ("(R23c: three waits)", {"single_wait": "only"}, MANY, "6p", [2, 2, 1]),
    ("(R23c: one)", {"single_wait": "only"}, MIDDLE, "5p", [4, 4, 2]),
    ("(R23b)", {"concealed": "special"}, f"{CLOSED} | {NINES}", "6p", [2, 2, 1]),
    ("(R23b)", {"concealed": "special"}, f"{CLOSED} | concealed 1z", "6p", [4, 4, 2]),
)
def test_house_rules_about_doublings(
    says: str, rules: Any, hand: str, tile: str, payments: list[int]
) -> None:
    assert paid(worth(CC, hand, tile, {}, rules)) == payments


ENDS = "4p 5p 6p 7s 8s 9s"


@rows(
    "key, hand, tile, payments",
    ("(four chows do not win)", CC, f"5m 5m 5m 7m {ENDS} | chow 1m 2m 3m", "7m", [4, 4, 2]),
    ("(a pair of 2s does not win)", DL, f"2m 3m 4m 5m {ENDS} | pung 1z", "5m", [4, 4, 2]),
    ("(both pairs win)", DL, f"3m 4m 5m 6m {ENDS} | pung 1z", "6m", [2, 2, 1]),
)
def test_only_tiles_that_win_are_other_waits(
    says: str, key: str, hand: str, tile: str, payments: list[int]
) -> None:
    """(R23c: a wait doubles where no other tile wins.)"""
    assert paid(worth(key, hand, tile, {}, {"single_wait": "only"})) == payments
