"""The big and small elements of Liangxi: where each is met, where it is not, and what implies it.

The sentences are of LX, the description at kzpn200.blogspot.com; what it leaves open and is settled
otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.game import RuleError
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.names import NAMES
from rules.mahjong.liangxi.score import ENDINGS
from tests.rules.liangxi_hands import counted, hand, points, rows, spelt, won

DRAWN: dict[str, Any] = {"source": "self_draw"}
EAST = "pung 1z 1z 1z"


# --- Big hands ----------------------------------------------------------------------------------

BIG = (
    # 清一色
    ("清一色.20点", hand("2m 3m 6m 6m 4m", "chow 2m 3m 4m", "pung 9m 9m 9m",
     "pung 1m 1m 1m"), "qingyise 20, yibangao 1"),
    ("字牌を雀頭…に入れたときは…10点減点", hand("2m 3m 6m 6m 6m 1z 1z 1m", "chow 1m 2m 3m",
     "pung 5m 5m 5m"), "qingyise 20, honour-pair -10, yibangao 1"),
    ("字牌を雀頭,刻子に入れたときは (once)", hand("2m 3m 1z 1z 4m", "pung 2z 2z 2z",
     "pung 5m 5m 5m", "pung 8m 8m 8m"), "qingyise 20, honour-pung -10, san-kezi 1"),
    ("三元牌の組は,入っていても減点しません", hand("5z 6z 7z 2m 3m 6m 6m 1m", "chow 1m 2m 3m",
     "pung 5m 5m 5m"), "qingyise 20, dragon-set 1, yibangao 1"),
    ("(two suits are none)", hand("2m 3m 6m 6m 4m", "chow 1p 2p 3p", "pung 5m 5m 5m", EAST),
     "quemen 1"),
    # 一条龍
    ("活龍40点", hand("1m 2m 3m 4m 5m 6m 7m 8m 2m 2m 9m", "chow 2m 3m 4m"), "huo-qinglong 40"),
    ("どれか1つでも哭いていると死龍といい点が半分 (then 清一色 is more)",
     hand("1m 2m 3m 2m 2m 5m 6m 4m", "chow 7m 8m 9m", "pung 8m 8m 8m"),
     "qingyise 20, jiang 1, lianliu 1, laoshaofu 1"),
    ("残りの1面子を哭いていても死龍になりません", hand("1m 2m 3m 4m 5m 6m 7m 8m 1z 1z 9m",
     "pung 5m 5m 5m"), "huo-hunlong 30"),
    ("渾龍(活龍30点,死龍15点)", hand("1m 2m 3m 1z 1z 5m 6m 4m", "chow 7m 8m 9m",
     "pung 5m 5m 5m"), "si-hunlong 15"),
    ("花龍(活龍20点,死龍10点)", hand("1m 2m 3m 4p 5p 6p 7s 8s 1z 1z 9s", "pung 5m 5m 5m"),
     "huo-hualong 20"),
    ("死花龍", hand("1m 2m 3m 5p 6p 1z 1z 4p", "chow 7s 8s 9s", "pung 5m 5m 5m"),
     "si-hualong 10"),
    ("(R50: 1 to 9 of one suit beside another one is 花龍 and implies its own parts)",
     hand("1m 2m 3m 4m 5m 6m 7m 8m 1z 1z 9m", "pung 5p 5p 5p"), "huo-hualong 20, quemen 1"),
    ("どれか1つでも哭いていると死龍 (R50: a claimed run of another suit changes nothing)",
     hand("1m 1m 1p 2p 3p 4p 5p 6p 7p 8p 9p", "chow 7m 8m 9m"),
     "huo-hualong 20, pinghu 1, quemen 1"),
    ("(but parts of several suits are no part of the name)",
     hand("1m 2m 3m 4m 5m 6m 7p 8p 1z 1z 9p", "pung 5s 5s 5s"), "huo-hualong 20, lianliu 1"),
    ("「活花龍」と「三元牌の組」…後二者は数えられません (R54)",
     hand("1m 2m 3m 4p 5p 6p 7s 8s 9m 9m 5z 6z 7z 9s"), "huo-hualong 20, dragon-set 1"),
    ("(R39: so with a xi)", hand("1m 2m 3m 4p 5p 6p 7s 8s 9m 9m 9s", xi="1z 2z 3z"),
     "huo-hualong 20, xi 1"),
    ("(平和 is sure of dead 花龍 with a dragon set)",
     hand("1m 2m 3m 5p 6p 9m 9m 5z 6z 7z 4p", "chow 7s 8s 9s"), "si-hualong 10, dragon-set 1"),
    ("(平和 is not sure of 花龍 alone)", hand("1m 2m 3m 4p 5p 6p 7s 8s 9m 9m 9s", "chow 2p 3p 4p"),
     "huo-hualong 20, pinghu 1"),
    ("(R55: 門清 is sure of live 渾龍 with a xi, not its 平和)",
     hand("1m 2m 3m 4m 5m 6m 7m 8m 5z 5z 9m", xi="1z 2z 3z"), "huo-hunlong 30, xi 1, pinghu 1"),
    # 対々和
    ("清一色清対々…字牌の…10点減点", hand("2m 2m 1z 1z 2m", "pung 4m 4m 4m", "pung 5m 5m 5m",
     "pung 8m 8m 8m"), "qingyise-qing-duidui 40, honour-pair -10"),
    ("清一色渾対々(30点)", hand("1m 1m 3m 3m 1m", "pung 4m 4m 4m", "pung 5m 5m 5m",
     "pung 8m 8m 8m"), "qingyise-hun-duidui 30"),
    ("渾色清対々(20点) 一九牌を使わない", hand("2m 2m 3m 3m 3m", "pung 4m 4m 4m", "pung 5p 5p 5p",
     "pung 8s 8s 8s"), "hunse-qing-duidui 20, jiang 1, duanyao 1"),
    ("渾色渾対々(10点)", hand("1m 1m 3m 3m 3m", "pung 4m 4m 4m", "pung 5p 5p 5p",
     "pung 8s 8s 8s"), "hunse-hun-duidui 10"),
    ("10点減点で0点です (so it goes without the name)", hand("1m 1m 3m 3m 3m", "pung 4m 4m 4m",
     "pung 5p 5p 5p", EAST), "san-kezi 1, quemen 1"),
    ("三元牌の組も刻子扱いできます", hand("5z 6z 7z 1m 1m 3m 3m 3m", "pung 4p 4p 4p",
     "pung 8s 8s 8s"), "hunse-hun-duidui 10, dragon-set 1"),
    ("幺九対(90点)…字牌の刻子,雀頭があっても減点しません", hand("1m 1m 1z 1z 1m",
     "pung 9m 9m 9m", "pung 1p 1p 1p", "pung 2z 2z 2z"), "yaojiudui 90"),
    ("(an all-pungs hand with one 2 is none)", hand("1m 1m 2m 2m 1m", "pung 9m 9m 9m",
     "pung 1p 1p 1p", "pung 9s 9s 9s"), "hunse-hun-duidui 10, jiang 1"),
    # The shapes without sets
    ("七小対", hand("1m 1m 2m 2m 4m 4m 5p 5p 7p 7p 1z 1z 9s 9s"), "qixiaodui 20"),
    ("(R42: four equal ones are two pairs)", hand("1m 1m 2m 2m 4m 4m 5p 5p 5p 5p 1z 1z 9s 9s"),
     "qixiaodui 20"),
    ("混を使えます (but each pair has a natural tile)",
     hand("1m 1m 2m 4m 4m 5p 5p 7p 7p 1z 1z 9s 9s 3s", wilds="3s 4s", **DRAWN), "qixiaodui 20"),
    ("十三不靠: スジ以上離れていて", hand("1m 4m 7m 2p 5p 8p 3s 6s 1z 2z 5z 6z 4z 4z"),
     "shisanbukao 40"),
    ("十三不靠 (with a wild tile as the pair)",
     hand("1m 4m 7m 2p 5p 8p 3s 6s 1z 2z 5z 6z 4z 9m", wilds="9m", **DRAWN), "shisanbukao 40"),
    ("十三幺", hand("1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 7z"), "shisanyao 130"),
    ("雀頭の他の牌は1枚ずつ (two pairs are seven, with six wild tiles)",
     hand("1m 9m 1p 9p 1z 1z 2z 2z 3s 3s 3s 4s 4s 4s", wilds="3s 4s", **DRAWN), "qixiaodui 20"),
    ("大三元: 三元牌の組が3組", hand("5z 5z 5z 6z 6z 6z 7z 7z 7z 2m 2m 2m 3m 3m"), "dasanyuan 80"),
    ("小三元: 三元牌の組2組と三元牌の雀頭", hand("5z 5z 5z 5z 6z 6z 7z 7z 2m 3m 4m",
     "pung 9p 9p 9p"), "xiaosanyuan 60"),
    # How it was won
    ("全求人: 裸単騎のロンあがりです", hand("3m 3m", "chow 1p 2p 3p", EAST, "chow 5s 6s 7s",
     "pung 4p 4p 4p"), "quanqiuren 20"),
    ("ロンあがり (a tile drawn is none)", hand("3m 3m", "chow 1p 2p 3p", EAST, "chow 5s 6s 7s",
     "pung 4p 4p 4p", **DRAWN), "shoubayi 1, dandiao 1, zimo 1"),
    ("(R53: nor with a concealed kong)", hand("3m 3m", "chow 1p 2p 3p", EAST, "chow 5s 6s 7s",
     "concealed 4p 4p 4p 4p"), "kong 1, shoubayi 1, dandiao 1"),
    ("(R36: it is added to a shape)", hand("2m 2m", "pung 8p 8p 8p", "pung 5s 5s 5s",
     "pung 7s 7s 7s", "pung 4p 4p 4p"), "hunse-qing-duidui 20, quanqiuren 20"),
    ("地和: 荘家の第1捨て牌か,自分の最初の自模で", hand("1m 2m 3m 4p 5p 6p 1z 1z 1z 3s 3s 5s 7s 6s",
     dihu=True), "dihu 20, menqing 1, kanzhang 1"),
    ("地和 (not of the dealer)", hand("1m 2m 3m 4p 5p 6p 1z 1z 1z 3s 3s 5s 7s 6s", dihu=True,
     seat=0), "menqing 1, kanzhang 1"),
    ("天和(満貫)", hand("1m 2m 3m 4p 5p 6p 1z 1z 1z 3s 3s 5s 7s 6s", source="dealt", seat=0),
     "tianhu 40"),
)  # fmt: skip


@rows("one, elements", *BIG)
def test_a_big_hand(says: str, one: Hand, elements: str) -> None:
    win = won(one)
    assert counted(win) == spelt(elements)
    assert win.name in (win.elements[0].name, "small")


def test_every_big_hand_has_a_row() -> None:
    """(Dead hands that also have a better name are tested with the house rules.)"""
    named = {name for _, _, elements in BIG for name in spelt(elements)}
    assert named >= {name.name for name in NAMES} - {"si-qinglong"}
    assert len(set(ENDINGS)) == len(ENDINGS)


# --- Small elements -----------------------------------------------------------------------------

PUNG = "pung 9m 9m 9m"
SMALL = (
    ("混:1枚につき1点", hand("2m 5p 1z 1z 4m", PUNG, "chow 3s 4s 5s",
     "concealed 4p 4p 4p 6p", wilds="6p 5p"), "hun 2, kong 1"),
    ("混 (in a concealed kong too)", hand("2m 3m 1z 1z 4m", PUNG, "chow 3s 4s 5s",
     "concealed 4p 4p 4p 9s", wilds="9s"), "hun 1, kong 1"),
    ("喜:3枚1組で1点", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s", xi="1z 2z 3z"), "xi 1"),
    ("喜に3枚追加すると:1点 (not two)", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s",
     xi="1z 2z 3z 4z 1z"), "xi 1"),
    ("喜に3枚追加すると:1点", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s",
     xi="1z 2z 3z 4z 1z 1z"), "xi 1, xi-added 1"),
    ("三元牌の組:1点", hand("5z 6z 7z 2m 3m 1z 1z 4m", PUNG, "chow 3s 4s 5s"),
     "dragon-set 1, quemen 1"),
    ("三元牌の刻子:1点", hand("2m 3m 9p 9p 4m", "pung 5z 5z 5z", "chow 3s 4s 5s", PUNG),
     "dragon-pung 1"),
    ("三元牌の刻子 (kongs too)", hand("2m 3m 9p 9p 4m", "added 5z 5z 5z 5z", "chow 3s 4s 5s", PUNG),
     "dragon-pung 1, kong 1"),
    ("自・場風の刻子:1点", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG, winds="1z 2z"),
     "wind-pung 1"),
    ("自・場風の刻子 (the round's)", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG,
     winds="2z 1z"), "wind-pung 1"),
    ("自・場風の刻子 (of others: nothing)", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG,
     winds="2z"), "sise-qionghu 40"),
    ("平和: チーしてよく,ペンチャン,カンチャン,単騎待ちでもよい", hand("1m 2m 9p 9p 3m",
     "chow 3p 4p 5p", "chow 3s 4s 5s", "chow 6s 7s 8s"), "pinghu 1, lianliu 1, bianzhang 1"),
    ("自風,場風,三元牌の雀頭があると成り立ちません", hand("4m 5m 1z 1z 3m", "chow 3p 4p 5p",
     "chow 3s 4s 5s", "chow 7s 8s 9s", winds="1z"), "sise-qionghu 40"),
    ("場風 (the round's alone)", hand("4m 5m 1z 1z 3m", "chow 3p 4p 5p",
     "chow 3s 4s 5s", "chow 7s 8s 9s", winds="2z 1z"), "sise-qionghu 40"),
    ("三元牌の雀頭", hand("4m 5m 6z 6z 3m", "chow 3p 4p 5p",
     "chow 3s 4s 5s", "chow 7s 8s 9s", winds="2z 1z"), "sise-qionghu 40"),
    ("平和 (with a pair of another wind)", hand("4m 5m 1z 1z 3m", "chow 3p 4p 5p",
     "chow 3s 4s 5s", "chow 7s 8s 9s", winds="2z"), "pinghu 1"),
    ("三元牌の組があっても認められます", hand("4m 5m 9p 9p 5z 6z 7z 3m", "chow 3p 4p 5p",
     "chow 3s 4s 5s"), "pinghu 1, dragon-set 1"),
    ("将:数牌の2か8が頭の手", hand("2m 3m 8p 8p 4m", EAST, "chow 3s 4s 5s", PUNG), "jiang 1"),
    ("刻子3つ:1点", hand("2m 3m 9p 9p 4m", EAST, "pung 3s 3s 3s", PUNG), "san-kezi 1"),
    ("刻子3つ (R56: the dragons are one)", hand("2m 3m 9p 9p 5z 6z 7z 4m", "pung 3s 3s 3s", PUNG),
     "san-kezi 1, dragon-set 1"),
    ("断幺:1点", hand("2m 3m 5p 5p 4m", "chow 2m 3m 4m", "pung 3s 3s 3s", "chow 4s 5s 6s"),
     "duanyao 1, yibangao 1"),
    ("断幺 (R51: the xi is not looked at)", hand("2m 3m 5p 5p 4m", "pung 3s 3s 3s", "chow 4s 5s 6s",
     xi="1z 2z 3z"), "duanyao 1, xi 1"),
    ("門清: 一度も哭かない", hand("1m 2m 3m 4p 5p 6p 1z 1z 1z 3s 3s 6s 7s 5s"), "menqing 1"),
    ("門清 (a concealed kong is no claim)", hand("1m 2m 3m 1z 1z 1z 3s 3s 6s 7s 5s",
     "concealed 5p 5p 5p 5p"), "menqing 1, kong 1"),
    ("搶槓:1点", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG, source="rob_kong"),
     "qianggang 1"),
    ("喜に追加する牌はポンもできて,これも1回につき1点", hand("2m 3m 9p 9p 4m", EAST,
     "chow 3s 4s 5s", PUNG, from_xi=2), "xi-pung 2"),
    ("槓上開: カンの補充牌での上がり", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s",
     "kong 5s 5s 5s 5s", source="kong_replacement"), "gangkai 1, kong 1, zimo 1"),
    ("喜の補充牌でも認められます", hand("2m 3m 9p 9p 4m", "chow 3s 4s 5s", PUNG, xi="1z 2z 3z",
     source="xi_replacement"), "gangkai 1, zimo 1, xi 1"),
    ("自模:門前でなくてもよい", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG, **DRAWN),
     "zimo 1"),
    ("欠門: 数牌1種を欠く手", hand("2m 3m 9p 9p 4m", EAST, "chow 3m 4m 5m", PUNG), "quemen 1"),
    ("欠門…喜の牌も含めて見ます", hand("2m 3m 9p 9p 4m", "chow 3m 4m 5m", "pung 8m 8m 8m",
     xi="1p 1s 1m"), "xi 1"),
    ("(R57: a one that stands for a nine is of the nine's suit)", hand("2m 3m 8p 8p 4m",
     "chow 3m 4m 5m", "pung 7m 7m 7m", xi="9p 9m 1m"), "xi 1, jiang 1, duanyao 1"),
    ("(a one that stands for a wind is of no suit)", hand("2m 3m 9p 9p 4m",
     "chow 3m 4m 5m", PUNG, xi="1z 2z 1s"), "xi 1, quemen 1"),
    ("海底撈月", hand("2m 3m 9p 9p 4m", EAST, "chow 3s 4s 5s", PUNG, last=True, **DRAWN),
     "haidi 1, zimo 1"),
    ("嵌張", hand("2m 4m 9p 9p 3m", EAST, "chow 3s 4s 5s", PUNG), "kanzhang 1"),
    ("辺張", hand("8m 9m 9p 9p 7m", EAST, "chow 3s 4s 5s", "pung 2s 2s 2s"), "bianzhang 1"),
    ("単騎 (of four tiles)", hand("3m 4m 5m 9p 9p", EAST, "chow 3s 4s 5s", PUNG), "dandiao 1"),
    ("単騎 (by the better reading)", hand("3m 3m 4m 5m 9p 9p 9p 3m", EAST, "chow 3s 4s 5s"),
     "dandiao 1"),
    ("(R52: no wait on a wild tile drawn but as what it stands for)", hand("3m 5m 9p 9p 8m", EAST,
     "chow 3s 4s 5s", PUNG, wilds="8m", **DRAWN), "hun 1, zimo 1, kanzhang 1"),
    ("一般高", hand("2m 3m 9p 9p 4m", "chow 2m 3m 4m", "chow 3s 4s 5s", PUNG), "yibangao 1"),
    ("(R44: two equal runs twice are one point)", hand("2m 3m 9p 9p 4m", "chow 2m 3m 4m",
     "chow 5s 6s 7s", "chow 5s 6s 7s"), "pinghu 1, yibangao 1"),
    ("連六: 123456,234567", hand("2m 3m 9p 9p 4m", "chow 5m 6m 7m", "chow 3s 4s 5s", PUNG),
     "lianliu 1"),
    ("連六 (of one suit)", hand("2m 3m 9p 9p 4m", "chow 5s 6s 7s", "chow 3s 4s 5s", EAST),
     "sise-qionghu 40"),
    ("(R44: six in a row twice are one point)", hand("2m 3m 9p 9p 4m", "chow 5m 6m 7m",
     "chow 3s 4s 5s", "chow 6s 7s 8s"), "pinghu 1, lianliu 1"),
    ("老少副: 123と789", hand("2m 3m 9p 9p 1m", "chow 7m 8m 9m", "chow 3s 4s 5s", EAST),
     "laoshaofu 1"),
)  # fmt: skip


@rows("one, elements", *SMALL)
def test_a_small_element(says: str, one: Hand, elements: str) -> None:
    assert counted(won(one)) == spelt(elements)


# --- What does not count ------------------------------------------------------------------------


@rows(
    "one, out",
    ("(what a name implies)", hand("1m 2m 3m 4p 5p 6p 7s 8s 9m 9m 5z 6z 7z 9s"),
     {"menqing": "huo-hualong", "pinghu": "huo-hualong"}),
    ("満貫(40点)になったら,それ以上の小役は数えません", hand("8m 8m 6m 6m 6m", "pung 2m 2m 2m",
     "pung 7m 7m 7m", xi="1z 2z 2p", wilds="2p 3p"),
     {"san-kezi": "qingyise-qing-duidui", "hun": "limit", "xi": "limit", "jiang": "limit",
      "duanyao": "limit"}),
    ("七小対…小役は数えません", hand("1m 1m 2m 2m 4m 4m 5p 5p 7p 7p 1z 1z 9s 9s"),
     {"menqing": "qixiaodui"}),
    ("(nor does a reading without sets have any)",
     hand("2m 2m 3m 3m 4m 4m 5p 5p 7p 7p 8p 8p 6p 6p"), {"menqing": "qixiaodui"}),
)  # fmt: skip
def test_elements_that_do_not_count(says: str, one: Hand, out: dict[str, str]) -> None:
    win = won(one)
    assert {element.name: element.because for element in win.left_out} == out
    assert not any(element.points for element in win.left_out)


def test_the_element_that_passes_the_limit_counts_in_part() -> None:
    """満貫(40点)になったら,それ以上の小役は数えません."""
    wilds = {"wilds": "1p 2p", "winds": "1z"}
    win = won(hand("1m 1m 1p 3m 3m 2p 1z 1z 1z 9m 9m 9m 5m 5m", **wilds, **DRAWN, dihu=True))
    assert points(win) == 40
    assert (win.elements[-1].name, win.left_out[-1].because) == ("dihu", "limit")
    assert counted(win) == spelt("qingyise-hun-duidui 30, honour-pung -10, dihu 20")


# --- House rules --------------------------------------------------------------------------------

LONG = hand("1m 2m 3m 4m 5m 6m 7m 8m 1z 1z 9m", "pung 5p 5p 5p")
PAIRED = hand("1m 1m 2m 2m 4m 4m 5p 5p 5p 5p 1z 1z 9s 9s")
EARLY = hand("2m 2m", "pung 8p 8p 8p", "pung 5s 5s 5s", "pung 7s 7s 7s", EAST, dihu=True)
MIXED = hand("2m 3m 4m 5m 6m 7p 8p 9p 1z 1z 1m", "chow 4m 5m 6m", winds="1z 2z")


@rows(
    "one, house, elements",
    ("大役に複合する1点役の点数を加算する", LONG, {}, "huo-hualong 20, quemen 1"),
    ("…加算しない人がいます", LONG, {"small_with_big": False}, "huo-hualong 20"),
    ("数牌2種以上を使った (in the dragon itself)", LONG, {"hualong_one_suit": False},
     "quemen 1, lianliu 1, laoshaofu 1"),
    ("数牌2種以上を使った (then a meld may be in it)", MIXED, {"hualong_one_suit": False},
     "huo-hualong 20, quemen 1, lianliu 1, yibangao 1"),
    ("七対子 (four equal ones are no two pairs)", PAIRED, {"four_as_pairs": False}, None),
    ("自分の最初の自模で上がった (claimed before)", EARLY, {},
     "quanqiuren 20, dihu 20"),
    ("自分の最初の自模で上がった (not after claims)", EARLY, {"dihu_after_claims": False},
     "hunse-qing-duidui 20, honour-pung -10, quanqiuren 20, jiang 1"),
    ("(the greater name alone)", EARLY, {"combine_big": "max"},
     "quanqiuren 20, jiang 1, san-kezi 1"),
    ("断幺 (the xi spoils it)", hand("2m 3m 5p 5p 4m", "pung 3s 3s 3s", "chow 4s 5s 6s",
     xi="1z 2z 3z"), {"duanyao_xi": "broken"}, "xi 1"),
    ("何でもあがれます", LONG, {"min_points": 20}, "huo-hualong 20, quemen 1"),
    ("20点しばり", hand("2m 3m 8p 8p 4m", EAST, "chow 3s 4s 5s", PUNG), {"min_points": 20}, None),
    ("一索以外の一は…入れられないとする人もいる", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s",
     xi="1z 2z 1m"), {"ones_in_xi": "1s_only"}, None),
    ("一索以外の一は", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s", xi="1z 2z 1s"),
     {"ones_in_xi": "1s_only"}, "xi 1"),
    ("全員に有効な混を捨てたら", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s", EAST, wilds="4m"),
     {}, None),
    ("(the house lets it be won on)", hand("2m 3m 9p 9p 4m", PUNG, "chow 3s 4s 5s", EAST,
     wilds="4m"), {"claim_wild": True}, "hun 1"),
    ("混だけの…順子…は作れません (R30b)", hand("5z 6z 7z 9p 9p", PUNG, EAST, "chow 3s 4s 5s",
     wilds="5z 6z 7z"), {}, "hun 3, san-kezi 1, dandiao 1"),
    ("(the house lets them be a set)", hand("5z 6z 7z 9p 9p", PUNG, EAST, "chow 3s 4s 5s",
     wilds="5z 6z 7z"), {"pure_dragons": True}, "hun 3, san-kezi 1, dandiao 1, dragon-set 1"),
)  # fmt: skip
def test_a_house_rule(says: str, one: Hand, house: dict[str, Any], elements: str | None) -> None:
    if elements is None:
        with pytest.raises(RuleError):
            won(one, **house)
    else:
        assert counted(won(one, **house)) == spelt(elements)
