"""Which hands of Liangxi may not win: false wins, pointless hands, and limited hands.

The sentences are of LX, the description at kzpn200.blogspot.com; what it leaves open and is settled
otherwise stands in brackets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.game import RuleError
from rules.mahjong.liangxi import xi
from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.terms import FLOWERS, FORMS, LENGTH, OTHERS, RESTRICTIONS, Terms
from tests.rules.liangxi_hands import VECTORS, counted, hand, meld, moved, points, rows, spelt, won

DRAWN: dict[str, Any] = {"source": "self_draw"}
EAST, PUNG, BAMBOO = "pung 1z 1z 1z", "pung 9m 9m 9m", "chow 3s 4s 5s"


def refused(one: Hand, **house: Any) -> str:
    """By which sentence a hand may not win; empty where it may."""
    try:
        won(one, **house)
    except RuleError as error:
        return error.sentence
    return ""


# --- The xi -------------------------------------------------------------------------------------


@rows(
    "tiles, wilds, name",
    ("風喜", "1z 2z 3z", "", "wind"),
    ("違う四風牌", "1z 1z 3z", "", ""),
    ("喜には混を入れても構いません", "1z 2p 3z", "2p", "wind"),
    ("九喜", "9m 9p 9s", "", "nine"),
    ("種類の違う九", "9m 9m 9s", "", ""),
    ("幺喜", "1m 1p 1s", "", "one"),
    ("風牌…のかわりに一を", "1z 2z 1m", "", "wind"),
    ("九のかわりに一を", "9m 1m 1s", "", "nine"),
    ("風九喜", "9m 9s 3m 1z 2z 1s", "3m", "wind-nine"),
    ("風幺喜…という喜はありません", "1m 1p 1s 1z 2z 3z", "", "wind"),
    ("違う四風牌,または種類の違う九", "1z 2z 9m", "", ""),
    ("喜と種類の同じ牌", "2z 2z 3z 3z 1p 3z", "1p", "wind"),
    ("(nothing else)", "1z 2z 5z", "", ""),
)
def test_tiles_of_a_xi(says: str, tiles: str, wilds: str, name: str) -> None:
    assert xi.named(tiles.split(), wilds.split()) == name


def test_a_held_tile_of_the_own_xi_forbids_winning() -> None:
    """他人から喜の牌を喰うのは認められます.例えば,九喜で,78に9を哭くのは良いが,79で8を哭いたら…チョンボ."""
    expect = VECTORS["LX-27"]["expect"]
    nines = {"xi": "9m 9s 9p"}
    tiles = "2m 3m 5s 5s 5s 6s 6s 4m"
    for claimed, key in (("9p", "win_after_chi_9p_into_78p"), ("8p", "win_after_chi_8p_into_79p")):
        one = replace(hand(tiles, **nines), melds=(meld("chow 7p 8p 9p", claimed),))
        assert refused(one) == ("" if expect[key] == "legal" else "xi-tile-held")


@rows(
    "one, sentence",
    ("さらしていない喜の牌があると,チョンボ", hand("9m 9m 2m 3m 4m", BAMBOO, EAST, xi="9p 9s 9m"),
     "xi-tile-held"),
    ("(one that is drawn too)", hand("7m 8m 5s 5s 9m", BAMBOO, EAST, xi="9p 9s 9m", **DRAWN),
     "xi-tile-held"),
    ("(not one that another gives)", hand("7m 8m 5s 5s 9m", BAMBOO, EAST, xi="9p 9s 9m"), ""),
    ("(two of a pung are the own ones)", hand("7m 8m 5s 5s 6m", BAMBOO, EAST, xi="1z 2z 3z"),
     "xi-tile-held"),
    ("(a one that stands for a nine makes no ones)", hand("1p 1p 1p 5s 5s", BAMBOO, EAST,
     xi="9p 9s 1m"), ""),
    ("(a wild tile is none)", hand("9m 8m 5s 5s 6m", BAMBOO, EAST, xi="9p 9s 1m", wilds="9m"), ""),
    ("(a xi that is none)", hand("7m 8m 5s 5s 6m", BAMBOO, EAST, xi="1z 2z 5z"), "not-a-xi"),
    ("(a xi that was called what it is not)", hand("7m 8m 5s 5s 6m", BAMBOO, EAST, xi="9p 9s 9m",
     xi_name="wind"), "not-a-xi"),
    ("(a xi of ones that was laid down as winds)", hand("9m 9m 7s 7s 9m", BAMBOO, EAST,
     xi="1p 1s 1m", xi_name="nine"), "xi-tile-held"),
    ("(no sets)", hand("7m 8m 5s 5s 2p", BAMBOO, EAST, PUNG), "not-complete"),
    ("混だけの対子…雀頭は作れません", hand("6m 7m 8m 3p 3p", BAMBOO, EAST, PUNG, wilds="3p",
     **DRAWN), ""),
    ("混だけの…雀頭", hand("3p 3p", BAMBOO, EAST, PUNG, "chow 6m 7m 8m", wilds="3p", **DRAWN),
     "not-complete"),
    ("多牌・少牌は,あがり放棄です", hand("7m 8m 6m 5s 5s", BAMBOO, EAST), "wrong-count"),
    ("七小対…喜はできません", hand("2m 2m 4m 4m 5p 5p 7p 7p 8s 8s 9s", xi="1z 2z 3z"),
     "not-complete"),
    ("混だけの対子 (of seven pairs)",
     hand("1m 1m 3s 3s 4m 4m 5p 5p 7p 7p 1z 1z 9s 9s", wilds="3s", **DRAWN), ""),
    ("三元牌の組(中發白)があると成立しません", hand("1m 4m 7m 2p 5p 8p 3s 6s 1z 7z 5z 6z 4z 4z"),
     "not-complete"),
    ("スジ以上離れていて", hand("1m 3m 7m 2p 5p 8p 3s 6s 1z 2z 5z 6z 4z 4z"), "not-complete"),
    ("雀頭以外には,2つ以上同じ牌がない", hand("1m 4m 7m 2p 5p 8p 3s 6s 1z 2z 5z 5z 4z 4z"),
     "not-complete"),
    ("十三幺: 雀頭の他の牌は1枚ずつ", hand("1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 6z 6z 7z 7z"),
     "not-complete"),
)  # fmt: skip
def test_hands_that_may_not_win(says: str, one: Hand, sentence: str) -> None:
    assert refused(one) == sentence


# --- A hand without a point ---------------------------------------------------------------------

WAITING = "2s 2s 3p 4p 5p 7z 7z"
LAID = ("pung 6m 6m 6m", "chow 1m 2m 3m")


@rows(
    "tile, how, house, result",
    ("(discarded)", "2s", {}, {}, (40, [-80, 160, -40, -40])),
    ("点のない手です (drawn it has one)", "2s", DRAWN, {}, (1, [-2, 4, -1, -1])),
    ("混を引いたら窮和を認めない人がいます", "9m", {**DRAWN, "face_down": True}, {}, (4, None)),
    ("手牌を全部伏せれば…点数を2倍(=80点)にする人", "9m", {**DRAWN, "face_down": True},
     {"qionghu_wild": "allow_x2"}, (40, [-160, 320, -80, -80])),
    ("手牌を全部伏せれば (else not)", "9m", DRAWN, {"qionghu_wild": "allow_x2"}, (4, None)),
    ("混での自摸あがり (a natural tile does not double)", "2s", {**DRAWN, "face_down": True},
     {"qionghu_wild": "allow_x2"}, (1, None)),
)  # fmt: skip
def test_a_pointless_hand(
    says: str, tile: str, how: dict[str, Any], house: dict[str, Any], result: tuple[int, Any]
) -> None:
    win = won(hand(f"{WAITING} {tile}", *LAID, wilds="9m", **how), **house)
    assert points(win) == result[0]
    if result[1]:
        assert moved(win) == result[1]
    twice = result[1] and result[1][2] == -80
    assert ("qionghu-wild" in [line.reason for line in win.lines]) == bool(twice)


@rows(
    "one, house, name",
    ("四色窮和: 数牌3種と四風牌", hand("4s 5s 4m 5m 6m 5p 5p 3s", "pung 3z 3z 3z", "chow 2p 3p 4p"),
     {}, "sise-qionghu"),
    ("三色窮和: 字牌の有無は問いません", hand("4s 5s 4m 5m 6m 5z 5z 3s", "pung 3z 3z 3z",
     "chow 2p 3p 4p"), {}, "sanse-qionghu"),
    ("清三色窮和", hand("7m 8m 9m 3m 4m 5m 2p 2p 4s 4s 2p", "chow 1s 2s 3s"), {},
     "qing-sanse-qionghu"),
    ("二色窮和: 普通は,限定局でしか", hand("4s 5s 4m 5m 6m 5z 5z 3s", "pung 3z 3z 3z",
     "chow 2m 3m 4m"), {}, "small"),
    ("二色窮和", hand("4s 5s 4m 5m 6m 5z 5z 3s", "pung 3z 3z 3z", "chow 2m 3m 4m"),
     {"two_suit_qionghu": True}, "erse-qionghu"),
)  # fmt: skip
def test_the_colours_of_a_pointless_hand(
    says: str, one: Hand, house: dict[str, Any], name: str
) -> None:
    assert won(one, **house).name == name


# --- Limited hands ------------------------------------------------------------------------------

SINGLE = ("chow 4p 5p 6p", "pung 3z 3z 3z", "chow 7s 8s 9s", "pung 2m 2m 2m")
COLOURLESS = ("pung 3z 3z 3z", "chow 2p 3p 4p")


@rows(
    "terms, tiles, melds, how, may",
    ("一索,南,東", "kongque", "1s 1z 2z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("指定した牌1枚ずつ", "kongque", "2s 1z 2z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, False),
    ("(asked for)", "kongque", "2m 3m 9p 9p 4m", (PUNG, BAMBOO, EAST), {}, False),
    ("(R41: by a discard)", "kongque", "1s 1z 2m 3m 4m 9p 9p 2z", (PUNG, BAMBOO), {}, True),
    ("(R47: a wild tile may be in it)", "kongque", "1s 1z 2m 3m 4m 9p 9p 7m", (PUNG, BAMBOO),
     {"wilds": "7m", **DRAWN}, True),
    ("(R47: not three wild tiles)", "kongque", "2m 3m 4m 9p 9p 7m 7m 7m", (PUNG, BAMBOO),
     {"wilds": "7m", **DRAWN}, False),
    ("一筒,二索,白", "jigu", "1p 2s 5z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("一索、七筒,七萬 (R49: 鵲橋)", "queqiao", "1s 7p 7m 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("西と和が10になる筒子2枚", "xihu", "3z 3p 7p 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("和が10になる筒子2枚 (R46: five and five)", "xihu", "3z 5p 5p 2m 3m 9p 9p 4m", (PUNG, BAMBOO),
     {}, True),
    ("西と和が10になる筒子2枚 (one five is not two)", "xihu", "3z 5p 6p 2m 3m 9p 9p 4m",
     (PUNG, BAMBOO), {}, False),
    ("西,北,白", "xibei", "3z 4z 5z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("中,七筒,發", "zhulu", "7z 7p 6z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("風牌2枚と一萬か一索か一筒", "liangfeng", "1z 4z 1p 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("風牌2枚 (R46: different ones)", "liangfeng", "1z 1z 1p 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {},
     False),
    ("一萬か一索か一筒のうち2枚と風牌1枚", "liangyao", "1s 4z 1p 2m 3m 9p 9p 4m", (PUNG, BAMBOO),
     {}, True),
    ("中,一索,一筒", "danfeng", "7z 1s 1p 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("一萬,九萬,東", "jiedongfeng", "1m 9m 1z 2m 3m 9p 9p 4m", (PUNG, BAMBOO), {}, True),
    ("(three tiles of the dealer's own)", "flower own=1m+5p+9s", "1m 5p 9s 2m 3m 9p 9p 4m",
     (PUNG, BAMBOO), {}, True),
    ("喜と雀頭を除いて (with a xi)", "danfeng", "7z 1s 1p 5p 5p", (PUNG, BAMBOO),
     {"xi": "1z 2z 3z"}, True),
    ("裸単騎", "shouba-yi", "5s 5s", SINGLE, {}, True),
    ("裸単騎", "shouba-yi", "2m 3m 5s 5s 4m", SINGLE[:3], {}, False),
    ("裸単騎だが,1度ポンしないと", "xianpeng", "5s 5s", SINGLE, {}, True),
    ("手牌4枚であがる", "shouba-si", "3m 4m 5s 5s 5m", SINGLE[:3], {}, True),
    ("手牌4枚であがる", "shouba-si", "5s 5s", SINGLE, {}, False),
    ("数牌3種がすべてある手", "dengji", "2m 3m 9p 9p 4m", (PUNG, BAMBOO, EAST), {}, True),
    ("数牌3種がすべてある手", "dengji", "2m 3m 9s 9s 4m", (PUNG, BAMBOO, EAST), {}, False),
    ("三色窮和でしか上がれない", "duizhe", "4s 5s 4m 5m 6m 5p 5p 3s", COLOURLESS, {}, True),
    ("三色窮和でしか上がれない", "duizhe", "4s 5s 4m 5m 6m 5p 5p 3s", COLOURLESS, DRAWN, False),
    ("下家からしかチーできない倒着吃", "daozhe", "4s 5s 4m 5m 6m 5p 5p 3s", COLOURLESS, {}, True),
    ("四色窮和", "sise", "4s 5s 4m 5m 6m 5p 5p 3s", COLOURLESS, {}, True),
    ("清三色窮和", "qing-sanse", "4s 5s 4m 5m 6m 5p 5p 3s", COLOURLESS, {}, False),
    ("三色窮和 (not two)", "sanse", "4s 5s 4m 5m 6m 5s 5s 3s", ("pung 3z 3z 3z", "chow 2m 3m 4m"),
     {}, False),
    ("二色窮和: 普通は,限定局でしか", "erse", "4s 5s 4m 5m 6m 5z 5z 3s",
     ("pung 3z 3z 3z", "chow 2m 3m 4m"), {}, True),
    ("1索か1筒の裸単騎で,それぞれ,1筒と1索であがる", "xiaoji", "1s 1p", SINGLE, {}, True),
    ("1索か1筒の裸単騎", "xiaoji", "1p 1s", SINGLE, {}, True),
    ("それぞれ,1筒と1索で (not its equal)", "xiaoji", "1s 1s", SINGLE, {}, False),
    ("(a wild tile stands for it)", "xiaoji", "1s 5m", SINGLE, {"wilds": "5m", **DRAWN}, True),
    ("チャンタでないとあがれない", "quandaiyao", "1m 2m 9p 9p 3m",
     (PUNG, EAST, "chow 7s 8s 9s"), {}, True),
    ("チャンタでないとあがれない", "quandaiyao", "2m 3m 9p 9p 4m",
     (PUNG, EAST, "chow 7s 8s 9s"), {}, False),
    ("三元牌の組を使える", "quandaiyao", "5z 6z 7z 1m 2m 9p 9p 3m", (PUNG, "chow 7s 8s 9s"), {},
     True),
    ("筒索萬風三元の5種類", "wuse", "2m 3m 9p 9p 4m", (EAST, "pung 5z 5z 5z", BAMBOO), {}, True),
    ("筒索萬風三元の5種類", "wuse", "2m 3m 9p 9p 4m", (EAST, PUNG, BAMBOO), {}, False),
    ("喜をさらすと…五色和できない", "wuse", "2m 3m 9p 9p 4m", ("pung 5z 5z 5z", BAMBOO),
     {"xi": "1z 2z 3z"}, False),
    ("(only the chows or the wild tiles are limited)", "free chi=any", "2m 3m 9p 9p 4m",
     (PUNG, BAMBOO, EAST), {}, True),
)  # fmt: skip
def test_conditions_of_a_limited_hand(
    says: str, terms: str, tiles: str, melds: tuple[str, ...], how: dict[str, Any], may: bool
) -> None:
    assert (refused(hand(tiles, *melds, terms=terms, **how)) == "") == may


WILD_ONES, NO_DRAGONS = {"flower_dragons": "false"}, {"flower_dragons": "none"}


@rows(
    "house, how, counts",
    ("(R72: 三元牌の組は,順子,刻子のどちらの代りにもできます)", {}, {}, True),
    ("(R72, as before: three wild ones are neither)", WILD_ONES, {}, False),
    ("(R72, as before: with a natural tile)", WILD_ONES, {"wilds": "6z 7z"}, True),
    ("他の面子は…順子か刻子でなければなりません", NO_DRAGONS, {}, False),
)
def test_three_dragons_beside_a_small_flower(
    says: str, house: dict[str, Any], how: dict[str, Any], counts: bool
) -> None:
    about = {"wilds": "5z 6z 7z", **DRAWN, **how}
    one = hand("1s 1z 2z 5z 6z 7z 9p 9p", PUNG, BAMBOO, terms="kongque", **about)
    assert ("dragon-set" in counted(won(one, pure_dragons=True, **house))) == counts


@rows(
    "house, wins",
    ("(R72: they are a set beside it)", {}, True),
    ("(R72: natural ones as well are no set)", NO_DRAGONS, False),
    ("(R72, as before: natural ones are a set)", WILD_ONES, True),
)
def test_natural_dragons_beside_a_small_flower(
    says: str, house: dict[str, Any], wins: bool
) -> None:
    one = hand("1s 1z 2z 5z 6z 7z 9p 9p", PUNG, BAMBOO, terms="kongque")
    assert (refused(one, **house) == "") == wins


def test_chicken_and_egg() -> None:
    """小鷄抱蛋:1索か1筒の裸単騎で,それぞれ,1筒と1索であがる."""
    vector = VECTORS["LX-31"]
    kinds = {"peng": "pung", "chi": "chow"}
    melds = [" ".join([kinds[one["type"]], *one["tiles"]]) for one in vector["melds"]]
    for tile in ("1p", "1s"):
        one = hand(f"{vector['hand'][0]} {tile}", *melds, terms="xiaoji")
        legal = vector["expect"][f"win_on_{tile}"] == "legal"
        assert refused(one) == ("" if legal else "not-complete")


def test_five_dots_double() -> None:
    """5筒があれば点を倍にする(2枚あれば4倍)."""
    expect = VECTORS["LX-32"]["expect"]
    one = hand("2m 3m 8p 8p 5p 6p 7p 4m", "chow 4p 5p 6p", "pung 9s 9s 9s", terms="wubing")
    assert counted(won(one)) == spelt("jiang 1")
    one = hand("2m 4m 8p 8p 5p 6p 7p 3m", "chow 4p 5p 6p", "pung 9s 9s 9s", terms="wubing", **DRAWN)
    win = won(one)
    assert (points(win), win.multiplier, moved(win)) == (3, 4, expect["payments"])
    assert [line.reason for line in win.lines] == ["points", "five-dots", "dealer"]
    assert win.lines[1].detail == ("×4",)


def test_agreed_points_are_all_that_counts() -> None:
    """手の形と点を宣言し,決めた点数を供託する."""
    win = won(hand("5s 5s", *SINGLE, terms="shouba-yi points=25"), min_points=20)
    assert (win.name, counted(win)) == ("limited", {"limited": 25})
    assert {one.because for one in win.left_out} >= {"limited"}
    assert (
        refused(hand("1s 1z 2z 2m 3m 9p 9p 4m", PUNG, BAMBOO, terms="kongque"), min_points=20) == ""
    )


def test_exposed_wild_tiles_are_wild_alone() -> None:
    """混になるのは,さらした牌だけです.3枚以下をさらした場合,手牌に同じ牌がある/引いても,それは混になりません.

    (R48: they stay part of the hand, one point each.)
    """
    one = hand("2m 3m 9p 4m", PUNG, BAMBOO, EAST, exposed="7p", terms="dengji", seat=0)
    assert counted(won(one)) == spelt("hun 1")
    assert refused(hand("2m 7p 9p 4m", PUNG, BAMBOO, EAST, exposed="7p", seat=0)) == "not-complete"


# --- The terms in words -------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_told_and_read(form: str) -> None:
    own = ("1m", "5p", "9s") if form == "flower" else ()
    for changes in ({}, {"chi": "right", "points": 20}, {"wild": ("1m", "2p"), "exposed": False}):
        terms = Terms.of(form, own=own, **changes)
        assert Terms.parse(str(terms)) == terms
        assert len(str(terms)) <= LENGTH
    assert FORMS[form].called
    assert FORMS[form].source


@rows(
    "text, sentence",
    ("(no form)", "nothing", "not-terms"),
    ("(empty)", "", "not-terms"),
    ("(too long)", f"free {'points=20 ' * 6}", "not-terms"),
    ("(no such word)", "free sheep", "not-a-limit"),
    ("(no such chi)", "free chi=above", "not-a-limit"),
    ("(no such tile)", "free wild=1x", "not-a-limit"),
    ("(not in order)", "free wild=2m+1m", "not-a-limit"),
    ("(too many points)", "free points=2000", "not-a-limit"),
    ("(twice)", "free points=1 points=2", "terms-clash"),
    ("混の指定…さらし混: one or the other", "free exposed wild=1m", "terms-clash"),
    ("(a small flower without tiles)", "flower", "terms-clash"),
    ("(tiles without a small flower)", "kongque own=1m+5p+9s", "terms-clash"),
)
def test_terms_that_are_none(says: str, text: str, sentence: str) -> None:
    with pytest.raises(RuleError) as error:
        Terms.parse(text)
    assert error.value.sentence == sentence


def test_terms_of_a_form() -> None:
    assert Terms.parse("shouba-yi").chi == "any"
    assert Terms.parse("xianpeng").chow_after_pung
    assert (Terms.parse("duizhe").chi, Terms.parse("daozhe").chi) == ("opposite", "right")
    assert Terms.parse("dengji").exposed
    dots = Terms.parse("wubing")
    assert (dots.wild, dots.to_the_end, dots.five_dots) == ((), True, True)
    assert str(Terms.parse("wubing wild=indicator not-to-the-end")) == (
        "wubing wild=indicator not-to-the-end"
    )
    assert {*FLOWERS, *RESTRICTIONS, *OTHERS} == {*FORMS}
    assert len(Terms("liangfeng").flowers) == 18
    assert len(Terms("liangyao").flowers) == 12
