"""The terms of a limited hand (限定局): the dealer's conditions for any win of the deal.

Source: LX is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any

from rules.game import RuleError
from rules.mahjong.liangxi.xi import ONES
from rules.mahjong.tiles import KINDS, WINDS, Tiles, in_order

CHI_FROM = ("left", "any", "opposite", "right")
"""The choices of the seats whose discards may become a chow, seen from the claimant.

One of them applies to a deal; `left` is the usual one.

LX: どこからもチーできる,チーは対面からだけ,チーは下家からだけなど.
"""
LENGTH = 60
"""The largest number of characters of terms, so that they fit into a move."""
MOST_POINTS = 200


@dataclass(frozen=True, slots=True)
class Form:
    """A limited hand with a name: its name, its source, and the terms that come with it.

    `flowers` are sets of three tiles; the hand must hold one of them.
    """

    called: str
    source: str
    flowers: tuple[Tiles, ...] = ()
    comes: Mapping[str, Any] | None = None


def _flower(called: str, source: str, *flowers: str) -> Form:
    return Form(called, source, tuple(tuple(flower.split()) for flower in flowers))


def _pairs_to_ten() -> Iterator[str]:
    return (f"{low}p {10 - low}p 3z" for low in range(1, 6))


FLOWERS: Mapping[str, Form] = {
    "kongque": _flower("孔雀東南飛", "一索,南,東", "1s 1z 2z"),
    "jigu": _flower("撃鼓罵曹", "一筒(太鼓),二索(太鼓の棒),白(顔面蒼白の曹操)", "1p 2s 5z"),
    "queqiao": _flower("鵲橋相会", "一索(織女星)、七筒(7月),七萬(7日)", "7m 7p 1s"),
    "xihu": _flower("西湖十景", "西(西湖)と和が10になる筒子2枚", *_pairs_to_ten()),
    "xibei": _flower("西北暇雪", "西,北,白", "3z 4z 5z"),
    "zhulu": _flower("中原逐鹿", "中,七筒,發", "7p 6z 7z"),
    "liangfeng": _flower(
        "両風挟一幺",
        "風牌2枚と一萬か一索か一筒",
        *(f"{prefix} {a} {b}" for a, b in combinations(WINDS, 2) for prefix in ONES),
    ),
    "liangyao": _flower(
        "両幺挟一風",
        "一萬か一索か一筒のうち2枚と風牌1枚",
        *(f"{a} {b} {wind}" for a, b in combinations(ONES, 2) for wind in WINDS),
    ),
    "danfeng": _flower("丹鳳朝陽", "中(赤),一索(鳳凰),一筒(朝日)", "1p 1s 7z"),
    "jiedongfeng": _flower("借東風", "一萬,九萬,東", "1m 9m 1z"),
}
"""The small flowers (小花): sets of three tiles that are neither run nor pung.

LX: 吉祥か歴史的な事物になぞらえた順子,刻子にならない組み合わせを指定します.
"""
RESTRICTIONS: Mapping[str, Form] = {
    "shouba-yi": Form(
        "混吃乱碰手把一", "どこからでも喰いあり(チーでも)で裸単騎", comes={"chi": "any"}
    ),
    "xianpeng": Form(
        "先碰後吃手把一",
        "どこからでも喰いありで裸単騎だが,1度ポンしないとチーできない",
        comes={"chi": "any"},
    ),
    "shouba-si": Form(
        "混吃乱碰手把四", "どこからでも喰いありで手牌4枚であがる", comes={"chi": "any"}
    ),
    "dengji": Form(
        "三色登記混",
        "数牌3種がすべてある手でないとあがれない.また,荘家がさらし混を使う",
        comes={"exposed": True},
    ),
    "duizhe": Form(
        "三色窮和対着吃",
        "三色窮和でしか上がれない.チーは(上家でなく)対面からしかできない",
        comes={"chi": "opposite"},
    ),
    "daozhe": Form(
        "三色窮和倒着吃", "下家からしかチーできない倒着吃がある", comes={"chi": "right"}
    ),
    "xiaoji": Form("小鷄抱蛋", "1索か1筒の裸単騎で,それぞれ,1筒と1索であがる"),
    "quandaiyao": Form("全帯幺", "チャンタでないとあがれない.三元牌の組を使える"),
    "wuse": Form("五色和", "喜を除いた牌に,筒索萬風三元の5種類が全部そろっていないとあがれない"),
    "sise": Form("四色窮和", "これらの名前は,限定局で手の形を指定するときに使います"),
    "sanse": Form("三色窮和", "これらの名前は,限定局で手の形を指定するときに使います"),
    "qing-sanse": Form("清三色窮和", "これらの名前は,限定局で手の形を指定するときに使います"),
    "erse": Form("二色窮和", "普通は,限定局でしか役として採用しません"),
}
"""The named limits on the kinds of hands that win.

LX: 手役を限定する.
"""
OTHERS: Mapping[str, Form] = {
    "free": Form("限定局", "チーと混に関するルール変更を伴うことがあります"),
    "flower": Form("小花", "小花は指定した牌1枚ずつからなる3枚組です"),
    "wubing": Form(
        "五餅翻番免混到底",
        "5筒があれば点を倍にする(2枚あれば4倍)…混を使わない…牌の山を残さないで打ち続ける",
        comes={"wild": (), "to_the_end": True, "five_dots": True},
    ),
}
"""The limited hands of neither kind, and the terms that the dealer combines freely.

LX: (1),(2)どちらにも属さないもの.
"""
FORMS: Mapping[str, Form] = {**FLOWERS, **RESTRICTIONS, **OTHERS}


@dataclass(frozen=True, slots=True)
class Terms:
    """The dealer's terms for one deal.

    `own` are the three tiles of a small flower without a name. `wild` are the kinds that the dealer
    makes wild, none if it is empty; None: the indicator decides. With `exposed` only tiles that the
    dealer shows are wild, for the dealer alone. `points` is the worth of the hand (0: its usual
    worth). With `to_the_end` the wall is drawn to its last tile, and with `five_dots` each 5p
    doubles the points.
    """

    form: str = "free"
    own: Tiles = ()
    chi: str = "left"
    wild: Tiles | None = None
    exposed: bool = False
    points: int = 0
    to_the_end: bool = False
    five_dots: bool = False

    @classmethod
    def of(cls, form: str, **changes: Any) -> Terms:
        """Return the terms of a named limited hand: its usual conditions, except for `changes`."""
        return cls(form, **{**(FORMS[form].comes or {}), **changes})

    @property
    def flowers(self) -> tuple[Tiles, ...]:
        """The sets of three of which the hand must hold one; empty without such a condition."""
        return (self.own,) if self.own else FORMS[self.form].flowers

    @property
    def chow_after_pung(self) -> bool:
        """Whether chows need an earlier pung. LX: 1度ポンしないとチーできない."""
        return self.form == "xianpeng"

    def __str__(self) -> str:
        """Return the terms in words: the name, then the differences from the named hand."""
        usual = Terms.of(self.form)
        return " ".join(
            (
                self.form,
                *(
                    _written(field.name, getattr(self, field.name))
                    for field in fields(self)[1:]
                    if getattr(self, field.name) != getattr(usual, field.name)
                ),
            )
        )

    @classmethod
    def parse(cls, text: str) -> Terms:
        """Read the text that `str(terms)` wrote; RuleError where it is not a limited hand."""
        form, *words = text.split() or [""]
        if form not in FORMS or len(text) > LENGTH:
            shown = text[:LENGTH]
            sentence = (
                f"There is no limit “{shown}”. Begin with the name of a limited hand, such as "
                "“kongque” or “free”."
            )
            raise RuleError(sentence, "not-terms", terms=shown)
        changes = dict(_read(word) for word in words)
        terms = cls.of(form, **changes)
        wrong = len(changes) < len(words) or (form == "flower") != bool(terms.own)
        if wrong or (terms.exposed and terms.wild is not None):
            raise RuleError(f"These limits do not go together: {text}", "terms-clash", terms=text)
        return terms


def _written(name: str, value: Any) -> str:
    match value:
        case None:
            return f"{name}=indicator"
        case tuple():
            return f"{name}={'+'.join(value) or 'none'}"
        case bool():
            return name.replace("_", "-") if value else f"not-{name.replace('_', '-')}"
    return f"{name}={value}"


def _read(word: str) -> tuple[str, Any]:
    """Read a word of the terms as a name and a value; RuleError for an unknown word."""
    name, _, value = word.partition("=")
    tiles = tuple(value.split("+"))
    known = all(tile in KINDS for tile in tiles) and tiles == in_order(set(tiles))
    match name:
        case "chi" if value in CHI_FROM:
            return name, value
        case "wild" if value in ("none", "indicator"):
            return name, () if value == "none" else None
        case "wild" if known:
            return name, tiles
        case "own" if known and len(tiles) == 3:
            return name, tiles
        case "points" if value.isascii() and value.isdigit() and int(value) <= MOST_POINTS:
            return name, int(value)
    flag = word.removeprefix("not-").replace("-", "_")
    if flag in ("exposed", "to_the_end", "five_dots"):
        return flag, not word.startswith("not-")
    text = f"“{word}” is not a limit. Write, for example, points=20 or wild=none."
    raise RuleError(text, "not-a-limit", word=word)
