"""The worth of hands of Liangxi: the worked vectors, the printed examples, and the payers.

The sentences are of LX, the description at kzpn200.blogspot.com; points it leaves open and that are
settled otherwise are in brackets.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.game import RuleError
from rules.mahjong import appraise
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.liangxi.score import ENDINGS
from rules.mahjong.liangxi.sheets import from_sheet
from rules.mahjong.liangxi.wilds import wild_kinds
from rules.mahjong.tiles import in_order
from tests.rules.liangxi_hands import (
    VECTORS,
    counted,
    expected,
    hand,
    moved,
    of_vector,
    points,
    rows,
    spelt,
    won,
)

WINS = [name for name, one in VECTORS.items() if one["kind"] == "win_score"]
DRAWN: dict[str, Any] = {"source": "self_draw"}
PLAIN = "1m 2m 3m 4p 5p 6p 7s 8s 9s 9p 9p 2m 3m 4m"
"""Four runs and a pair."""


@pytest.mark.parametrize("name", WINS)
def test_a_worked_hand(name: str) -> None:
    vector: dict[str, Any] = VECTORS[name]
    win = of_vector(vector)
    assert points(win) == vector["expect"]["total"]
    assert counted(win) == expected(vector)
    assert moved(win) == vector["expect"]["payments"]
    assert all(sum(line.deltas) == 0 for line in win.lines)
    assert win.name in ENDINGS


def test_the_name_that_fits_most_closely_may_be_worth_less() -> None:
    """(R37, R58: dead 清龍, LX-03, is 22 where its name is forced.)"""
    forced = of_vector({**VECTORS["LX-03"], "options": {"naming": "forced"}})
    assert counted(forced) == {"si-qinglong": 20, "dragon-set": 1, "pinghu": 1}


# --- The printed examples -----------------------------------------------------------------------

PIN = "chow 1p 2p 3p"
PRINTED = (
    (
        "清一色…合計15",
        hand("7z 2p 4m 4m 5z", "chow 1m 2m 3m", "pung 3z 3z 3z", xi="9m 9s 1p", wilds="1p 2p",
             winds="3z 2z"),
        "qingyise 20, honour-pung -10, hun 2, dragon-set 1, wind-pung 1, xi 1",
    ),
    (
        "清龍: 40点=満貫なので,小役は数えません",
        hand("7z 6z 2s 4m 4m 3s 2m 4m 5m 6m 2s 8m 9m 3m", wilds="2s 3s", **DRAWN),
        "huo-qinglong 40",
    ),
    (
        "清龍, 死龍 (a better name is 清一色)",
        hand("7z 6z 5z 2m 3m 4m 4m 4m 5m 6m 1m", "chow 7m 8m 9m"),
        "qingyise 20, dragon-set 1, pinghu 1, lianliu 1, laoshaofu 1",
    ),
    (
        "渾龍(場風=西,混=二萬三萬)",
        hand("2p 3p 2m 5p 6p 3m 2m 9p 7z 2m 1p", "pung 3z 3z 3z", wilds="2m 3m", winds="3z"),
        "huo-hunlong 30, hun 4, wind-pung 1",
    ),
    (
        "死渾龍…合計20",
        hand("2p 2s 3s 7s 1p 7z 7z 9s", "chow 4s 5s 6s", xi="1z 2z 1p", wilds="1p 2p"),
        "si-hunlong 15, hun 3, xi 1, pinghu 1",
    ),
    (
        "活花龍…合計24",
        hand("1s 2s 3s 5p 6p 7m 8m 9m 7z 6z 5z 8m 5s 4p", wilds="5s 6s", **DRAWN),
        "huo-hualong 20, hun 1, jiang 1, dragon-set 1, zimo 1",
    ),
    (
        "死花龍…合計14",
        hand("5p 6p 7s 6m 9s 2s 2s 4p", "chow 1m 2m 3m", xi="2z 4z 5m", wilds="5m 6m"),
        "si-hualong 10, hun 2, jiang 1, xi 1",
    ),
    (
        "四色窮和",
        hand("2s 2s 3p 4p 5p 7z 7z 2s", "pung 6m 6m 6m", "chow 1m 2m 3m"),
        "sise-qionghu 40",
    ),
    (
        "三色窮和(西は他風として)",
        hand("4s 5s 4m 5m 6m 5p 5p 3s", "pung 3z 3z 3z", "chow 2p 3p 4p", winds="1z 2z"),
        "sise-qionghu 40",
    ),
    (
        "清三色窮和",
        hand("7m 8m 9m 3m 4m 5m 2p 2p 4s 4s 2p", "chow 1s 2s 3s"),
        "qing-sanse-qionghu 40",
    ),
    (
        "二色窮和: 普通は,限定局でしか役として採用しません",
        hand("2s 3s 4s 5s 5s 7s 7s 5s", "chow 2m 3m 4m", "pung 9m 9m 9m"),
        "quemen 1",
    ),
    (
        "清一色清対々: 満貫なので小役は数えません",
        hand("8m 8m 6m 6m 6m", "pung 2m 2m 2m", "pung 7m 7m 7m", xi="1z 2z 2p", wilds="2p 3p"),
        "qingyise-qing-duidui 40",
    ),
    (
        "清一色渾対々…合計23 (with the pung that the print has lost)",
        hand("1p 1p 5z 5z 1p", "pung 2p 2p 2p", "pung 3p 3p 3p", xi="9m 9s 3m 1z 2z 1s",
             wilds="3m 4m"),
        "qingyise-hun-duidui 30, honour-pair -10, hun 1, xi 1, xi-added 1",
    ),
    (
        "渾色清対々…合計18",
        hand("6z 5z 1p 2s 2s 2m 2m 2s", "pung 7z 7z 7z", xi="2z 2z 3z 3z 1p 3z", wilds="1p 2p"),
        "hunse-qing-duidui 20, honour-pung -10, dragon-set 1, dragon-pung 1, jiang 1, hun 2, xi 1, "
        "xi-added 1, quemen 1",
    ),
    (
        "渾色渾対々…合計17",
        hand("7z 6z 5z 1m 1m 3s 3s 2p 8p 8p 1m", xi="9m 9s 3p", wilds="2p 3p", **DRAWN),
        "hunse-hun-duidui 10, hun 2, jiang 1, dragon-set 1, xi 1, menqing 1, zimo 1",
    ),
    (
        "幺九対: 満貫を超える手なので,小役は数えません",
        hand("7z 6z 2p 9s 3p 1p 1p 9s", "pung 9m 9m 9m", xi="2z 3z 4z", wilds="2p 3p"),
        "yaojiudui 90",
    ),
    (
        "七小対: 点数は20点固定で,小役は数えません",
        hand("3z 3z 7z 7z 1m 1m 2s 1p 4s 4s 6m 2p 5p 1p", wilds="1p 2p", **DRAWN),
        "qixiaodui 20",
    ),
    (
        "全求人…合計23",
        hand("2s 2s", "pung 7z 7z 7z", PIN, "chow 7m 8m 9m", xi="2z 3z 4z"),
        "quanqiuren 20, jiang 1, dragon-pung 1, xi 1",
    ),
    (
        "天和: 喜をさらしても認められます",
        hand("7z 6z 5z 2z 2z 1p 2p 3p 2s 3s 4s", xi="9s 9p 2m", wilds="2m 3m", source="dealt",
             seat=0),
        "tianhu 40",
    ),
    (
        "十三不靠",
        hand("2z 2z 3z 4z 1z 5z 6z 3m 6m 9m 2s 6s 1p 5p"),
        "shisanbukao 40",
    ),
    (
        "大三元",
        hand("7z 6z 5z 7z 1p 5z 2p 6z 5z 2s 2s", xi="2z 3z 1z", wilds="1p 2p"),
        "dasanyuan 80",
    ),
    (
        "小三元",
        hand("7z 6z 5z 7z 2s 5z 6z 3s 2p 3p 4p", "chow 1m 2m 3m", wilds="2s 3s"),
        "xiaosanyuan 60",
    ),
    (
        "十三幺",
        hand("7z 6z 2m 1z 2z 3z 4z 4z 9s 9m 9p 1m 2m 3m", wilds="2m 3m", **DRAWN),
        "shisanyao 130",
    ),
)  # fmt: skip


@rows("one, elements", *PRINTED)
def test_a_printed_example(says: str, one: Hand, elements: str) -> None:
    assert counted(won(one)) == spelt(elements)


def test_printed_examples_that_do_not_agree() -> None:
    """(R38: the pair of dragons in 渾龍; a missing pung; the colour that 二色窮和 lacks.)"""
    says = {one[0]: one[1] for one in PRINTED}
    strict = won(says["死渾龍…合計20"], pinghu_pair_in_hunlong="strict")
    assert points(strict) == 19
    short = hand("1p 1p 5z 5z 1p", "pung 2p 2p 2p", xi="9m 9s 3m 1z 2z 1s", wilds="3m 4m")
    with pytest.raises(RuleError) as refused:
        won(short)
    assert (refused.value.sentence, refused.value.values["count"]) == ("wrong-count", "11")
    two = won(PRINTED[10][1], two_suit_qionghu=True)
    assert (counted(two), two.left_out[0].name) == ({"erse-qionghu": 40}, "quemen")


# --- Who pays -----------------------------------------------------------------------------------


def test_all_three_pay_and_the_dealer_twice() -> None:
    """例えば,子が12点の手で上がったら…他の2人の子は各12点,荘家は24点を,それぞれ上がった子に払います."""
    expect = VECTORS["LX-22"]["expect"]["payments"]
    for source in ("discard", "self_draw"):
        one = hand(
            "1m 2m 3m 4p 5p 6p 7s 8s 9s 9p 9p 2m 3m 4m", source=source, terms="free points=12"
        )
        win = won(one)
        assert (moved(win), win.name) == (expect, "limited")
        assert [line.reason for line in win.lines] == ["points", "dealer"]
        assert win.lines[1].detail == ("×2",)


@rows(
    "held, ready, payments",
    ("手牌が4枚しかない人に振ったとき", 4, False, VECTORS["LX-23"]["expect"]["payments"]),
    ("(聴牌しているときを除く)", 4, True, [-24, 48, -12, -12]),
    ("手牌が4枚しかない: not of seven", 7, False, [-24, 48, -12, -12]),
    ("(nor of one)", 1, False, [-24, 48, -12, -12]),
)
def test_feeding_a_hand_of_four_tiles_pays_for_all(
    says: str, held: int, ready: bool, payments: list[int]
) -> None:
    laid = ["chow 4p 5p 6p", "chow 7s 8s 9s", "pung 2m 2m 2m", "chow 3s 4s 5s"]
    tiles = {4: "9p 9p 3m 4m 5m", 7: "9p 9p 3m 4m 5m 4p 5p 6p", 1: "9p 9p"}[held]
    melds = {4: laid[:3], 7: laid[1:3], 1: laid}[held]
    win = won(hand(tiles, *melds, ready=ready, terms="free points=12"))
    assert moved(win) == payments
    assert ("liable" in [line.reason for line in win.lines]) == (held == 4 and not ready)


def test_a_false_win_pays_for_all() -> None:
    """包,チョンボ…は,次局またはその局の点数を1人で払います."""
    one = hand(PLAIN, liable=3, terms="free points=12")
    assert moved(won(one)) == [0, 48, 0, -48]


def test_the_dealer_receives_twice() -> None:
    """荘家は倍払い倍取りです."""
    one = hand(PLAIN, dealer=1, terms="free points=12")
    assert moved(won(one)) == [-24, 72, -24, -24]


# --- What sheets and the table ask --------------------------------------------------------------


def test_kinds_that_the_indicator_makes_wild() -> None:
    """上2枚…下2枚…上下."""
    for rule, table in VECTORS["LX-24"]["expect"].items():
        for indicator, wild in table.items():
            assert wild_kinds(indicator, rule) == in_order(wild)
    assert wild_kinds("1s", "designated") == ()


def test_a_sheet_may_name_the_indicator() -> None:
    vector = {**VECTORS["LX-05b"], "wild": {"indicator": "9p"}}
    assert from_sheet(vector, LiangxiOptions()).wilds == {"1p", "2p"}
    assert counted(of_vector(vector)) == expected(VECTORS["LX-05b"])


def test_a_sheet_knows_more_of_the_hand() -> None:
    vector = {
        **VECTORS["LX-15"],
        "flags": ["haidi", "dihu"],
        "state": {"shooter_tenpai": False, "liable": 2},
        "limited": {"name": "shouba-yi points=7"},
    }
    vector["melds"] = [{**vector["melds"][0], "from_xi": True}, *vector["melds"][1:]]
    one = from_sheet(vector, LiangxiOptions())
    assert (one.last, one.dihu, one.ready, one.liable, one.from_xi) == (True, True, False, 2, 1)
    assert str(one.terms) == "shouba-yi points=7"
    assert counted(won(one)) == {"limited": 7}


def test_a_sheet_tells_which_wild_tiles_are_exposed() -> None:
    """混になるのは,さらした牌だけです."""
    vector = {**VECTORS["LX-08"], "wild": {"exposed": ["7z"]}, "dealer": 1}
    one = from_sheet(vector, LiangxiOptions())
    assert (one.exposed, one.concealed.count("7z"), one.held) == (("7z",), 1, 7)
    with pytest.raises(RuleError) as refused:
        appraise("liangxi", {**vector, "winner": 1, "wild": {"exposed": ["9s"]}})
    assert refused.value.sentence == "exposed-not-held"


def test_small_elements_can_be_ignored() -> None:
    """LX: 初心者がいるときは,小役を無視する (R74: then they count for no hand at all)."""
    melds = ("chow 4p 5p 6p", "pung 9s 9s 9s")
    within_flower = hand("1m 1z 2z 8p 8p 2m 3m 4m", *melds, terms="liangfeng")
    for small in (hand("2m 3m 8p 8p 5p 6p 7p 4m", *melds), within_flower):
        assert points(won(small)) > 0
        with pytest.raises(RuleError) as refused:
            won(small, small_counts=False)
        assert refused.value.sentence == "below-minimum"
    one_suit = hand("1s 2s 3s 5s 5s 7s 8s 9s", "pung 2s 2s 2s", "chow 4s 5s 6s")
    assert points(won(one_suit)) > 20
    assert [*counted(won(one_suit, small_counts=False)).values()] == [20]


def test_all_claimed_can_be_won_by_robbing_a_kong() -> None:
    """(R78: it counts, as on a discard.)"""
    sets = ("2m 3m 4m", "5p 6p 7p", "2s 2s 2s", "7s 8s 9s")
    melds = [{"type": "pung" if one[0] == one[3] else "chow", "tiles": one.split()} for one in sets]
    how = {"source": "rob_kong", "tile": "5m", "from": 2}
    sheet = {"dealer": 0, "winner": 1, "hand": ["5m"], "melds": melds, "win": how}
    assert appraise("liangxi", sheet).ending == "quanqiuren"


def test_seven_pairs_stay_at_twenty_in_an_earthly_win() -> None:
    """LX: 点数は20点固定 (R79)."""
    pairs = "1m 1m 4m 4m 2p 2p 6p 6p 3s 3s 8s 8s 1z"
    how = {"source": "self_draw", "tile": "1z"}
    sheet = {"dealer": 0, "winner": 1, "hand": pairs.split(), "win": how, "flags": ["dihu"]}
    assert appraise("liangxi", sheet).deltas(4) == (-40, 80, -20, -20)
