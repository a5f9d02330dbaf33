"""Koi-Koi by its sentences: combinations, what is paid, the length of a match."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Carry
from rules.hanafuda.cards import CLASS, FLOWER
from rules.hanafuda.koikoi import KoiKoiState
from rules.hanafuda.options import KoiKoiOptions
from tests.rules.positions import (
    KOIKOI,
    PINES,
    Table,
    cards,
    ended,
    move,
    position,
    rows,
)

SET = KoiKoiOptions()
BRIGHTS = "pine.crane cherry.curtain grass.moon paulownia.phoenix"
REDS = "pine.ribbon plum.ribbon cherry.ribbon"
BLUES = "peony.ribbon chrys.ribbon maple.ribbon"
JUNK = tuple(card for card in KOIKOI.pack if CLASS[card] == "junk")


def rules(**fields: Any) -> KoiKoiOptions:
    """The main rules but for some fields."""
    return KoiKoiOptions(**fields)


# --- Combinations ---------------------------------------------------------------------------------


NO_MOON, NO_CHERRY = rules(moon_viewing=False), rules(flower_viewing=False)
SIX, FIFTEEN = rules(brights="10-8-7-6"), rules(brights="15-10-8-6")
MONTHS, CUP = rules(month_cards=True), rules(cup_as_junk=True)
NONE: dict[str, int] = {}

MADE: Table = [
    ("SET: 五光10", SET, 1, f"{BRIGHTS} rain.man", {"five-brights": 10}),
    ("SET: 四光8", SET, 1, BRIGHTS, {"four-brights": 8}),
    ("SET: 雨四光7", SET, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 7}),
    ("SET: 三光5", SET, 1, BRIGHTS[10:], {"three-brights": 5}),
    ("SET: 三光 (never with the rain)", SET, 1, "cherry.curtain grass.moon rain.man", NONE),
    ("SET: 三光 (two)", SET, 1, "pine.crane paulownia.phoenix", NONE),
    ("others count 6 for three", SIX, 1, BRIGHTS[10:], {"three-brights": 6}),
    ("others count 6 for three (rain)", SIX, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 7}),
    ("or 15", FIFTEEN, 1, f"{BRIGHTS} rain.man", {"five-brights": 15}),
    ("or 10", FIFTEEN, 1, BRIGHTS, {"four-brights": 10}),
    ("or 8", FIFTEEN, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 8}),
    ("or 6", FIFTEEN, 1, BRIGHTS[10:], {"three-brights": 6}),
    ("SET: 花見で一杯", SET, 1, "cherry.curtain chrys.cup", {"flower-viewing": 5}),
    ("many play without it (cherry)", NO_CHERRY, 1, "cherry.curtain chrys.cup", NONE),
    ("SET: 月見で一杯", SET, 1, "grass.moon chrys.cup", {"moon-viewing": 5}),
    ("many play without it (moon)", NO_MOON, 1, "grass.moon chrys.cup", NONE),
    (
        "both viewings",
        SET,
        1,
        "grass.moon cherry.curtain chrys.cup",
        {"flower-viewing": 5, "moon-viewing": 5},
    ),
    (
        "one does not take the other along",
        NO_MOON,
        1,
        "grass.moon cherry.curtain chrys.cup",
        {"flower-viewing": 5},
    ),
    ("SET: 猪鹿蝶", SET, 1, "clover.boar maple.deer peony.butterfly", {"boar-deer-butterflies": 5}),
    (
        "a combination counts among the animals too",
        SET,
        1,
        "clover.boar maple.deer peony.butterfly iris.bridge grass.geese rain.swallow",
        {"boar-deer-butterflies": 5, "animals": 2},
    ),
    ("SET: 赤短", SET, 1, REDS, {"akatan": 5}),
    ("SET: 青短", SET, 1, BLUES, {"aotan": 5}),
    ("red and blue ribbons", SET, 1, f"{REDS} {BLUES}", {"akatan": 5, "aotan": 5, "ribbons": 2}),
    (
        "SET: タネ5枚",
        SET,
        1,
        "clover.boar maple.deer chrys.cup iris.bridge grass.geese",
        {"animals": 1},
    ),
    ("SET: タネ5枚 (four)", SET, 1, "clover.boar maple.deer chrys.cup iris.bridge", NONE),
    (
        "SET: タン5枚",
        SET,
        1,
        "iris.ribbon rain.ribbon pine.ribbon plum.ribbon chrys.ribbon",
        {"ribbons": 1},
    ),
    ("SET: カス10枚", SET, 1, " ".join(JUNK[:10]), {"junk": 1}),
    ("SET: カス10枚 (each more a point)", SET, 1, " ".join(JUNK[:13]), {"junk": 4}),
    ("SET: カス10枚 (nine)", SET, 1, " ".join(JUNK[:9]), NONE),
    ("SET: カス10枚 (all)", SET, 1, " ".join(JUNK), {"junk": 15}),
    ("the cup is an animal", SET, 1, " ".join((*JUNK[:9], "chrys.cup")), NONE),
    ("菊に盃はカス札にも数える", CUP, 1, " ".join((*JUNK[:9], "chrys.cup")), {"junk": 1}),
    (
        "菊に盃はカス札にも数える (and an animal still)",
        CUP,
        1,
        "clover.boar maple.deer chrys.cup iris.bridge grass.geese",
        {"animals": 1},
    ),
    ("月札: January, the pine", MONTHS, 1, PINES, {"month": 4}),
    ("月札: only in its month", MONTHS, 2, PINES, NONE),
    ("月札: only where it is played", SET, 1, PINES, NONE),
    ("月札: three are not enough", MONTHS, 1, PINES[11:], NONE),
    (
        "月札: November, the rain",
        MONTHS,
        11,
        "rain.man rain.swallow rain.ribbon rain.oni",
        {"month": 4},
    ),
    ("月札: the thirteenth deal is January", MONTHS, 13, PINES, {"month": 4}),
]


@rows("options, number, pile, made", MADE)
def test_combinations_and_their_points(
    says: str, options: KoiKoiOptions, number: int, pile: str, made: dict[str, int]
) -> None:
    state = position(options, hand="clover.j1", piles=((), cards(pile)), number=number)
    assert dict(KOIKOI.view(state, None).made[1]) == made
    assert KOIKOI.view(state, None).made[0] == ()
    for name, points in made.items():
        counted = KOIKOI.combined(state, name, cards(pile))
        assert {*counted} <= {*cards(pile)}
        assert dict(KOIKOI.made(state, counted))[name] == points


# --- What is paid ---------------------------------------------------------------------------------

RAINY = "pine.crane cherry.curtain grass.moon rain.man"
OFF, EACH = rules(calls_double="off"), rules(calls_double="each")
PAID: Table = [
    ("five points", SET, REDS, (0, 0), {"akatan": 5}),
    ("SET: 7文以上は2倍 (six)", SIX, BRIGHTS[10:], (0, 0), {"three-brights": 6}),
    ("SET: 7文以上は2倍", SET, RAINY, (0, 0), {"rainy-four": 7, "doubled-seven": 7}),
    (
        "SET: 7文以上は2倍 (together)",
        SET,
        f"{REDS} iris.ribbon {BLUES}",
        (0, 0),
        {"akatan": 5, "aotan": 5, "ribbons": 3, "doubled-seven": 13},
    ),
    ("[the house may do without]", rules(seven_doubles=False), RAINY, (0, 0), {"rainy-four": 7}),
    ("SET: こいこい返しは2倍", SET, REDS, (0, 1), {"akatan": 5, "doubled-call": 5}),
    ("SET: こいこい返しは2倍 (once)", SET, REDS, (1, 3), {"akatan": 5, "doubled-call": 5}),
    ("[the winner's own calls double nothing]", SET, REDS, (2, 0), {"akatan": 5}),
    (
        "[twice doubled]",
        SET,
        RAINY,
        (0, 1),
        {"rainy-four": 7, "doubled-seven": 7, "doubled-call": 14},
    ),
    ("others count each call", EACH, REDS, (1, 2), {"akatan": 5, "doubled-call": 15}),
    (
        "others count each call (own)",
        EACH,
        RAINY,
        (1, 0),
        {"rainy-four": 7, "doubled-seven": 7, "doubled-call": 14},
    ),
    ("others count each call (none)", EACH, REDS, (0, 0), {"akatan": 5}),
    ("[or calls double nothing]", OFF, REDS, (1, 2), {"akatan": 5}),
]


def at_the_end(
    options: KoiKoiOptions = SET, pile: str = "", calls: tuple[int, int] = (0, 0), **besides: Any
) -> KoiKoiState:
    """The last turn of a deal is seat 1's, who takes nothing any more."""
    before = position(
        options,
        turn=1,
        hand="clover.j1",
        stock="wisteria.j1",
        piles=((), cards(pile)),
        calls=calls[::-1],
        **besides,
    )
    state: KoiKoiState = move(before, "play clover.j1")
    return state


@rows("options, pile, calls, lines", PAID)
def test_what_is_paid(
    says: str, options: KoiKoiOptions, pile: str, calls: tuple[int, int], lines: dict[str, int]
) -> None:
    """`calls` are the winner's and the loser's."""
    result = ended(at_the_end(options, pile, calls))
    total = sum(lines.values())
    assert {line.reason: line.deltas[1] for line in result.lines} == lines
    assert result.carry == Carry(2, 1, (-total, total))
    assert result.ending == "win"
    assert dict(result.sheet[1].gained) == dict(result.sheet[0].lost)
    made = {name: points for name, points in lines.items() if not name.startswith("doubled")}
    assert dict(result.sheet[1].gained) == made


ONCE_CALLED = {"told": ((), (("akatan", 5),)), "calls": (1, 0)}
NOBODY: Table = [
    ("SET: 流れ", SET, {}, 0, (0, 0)),
    ("SET: 流れ (the same dealer)", SET, {}, 1, (0, 0)),
    ("some give the dealer 親権, six points", rules(nobody_wins="dealer"), {}, 0, (6, -6)),
    ("some give the dealer 親権, six points (2)", rules(nobody_wins="dealer"), {}, 1, (-6, 6)),
    ("[who went on and made nothing more]", SET, ONCE_CALLED, 0, (0, 0)),
    ("[who went on and made nothing more, dealing]", SET, ONCE_CALLED, 1, (0, 0)),
]


@rows("options, besides, dealer, deltas", NOBODY)
def test_nobody_wins(
    says: str, options: KoiKoiOptions, besides: dict[str, Any], dealer: int, deltas: tuple[int, int]
) -> None:
    pile = REDS if besides else ""
    result = ended(at_the_end(options, pile, dealer=dealer, **besides))
    assert (result.ending, result.deltas(2)) == ("draw", deltas)
    assert result.carry == Carry(2, dealer, deltas)
    assert all(account.total == 0 for account in result.sheet)


@pytest.mark.parametrize(
    ("hands", "number", "follows"), [(12, 11, 12), (12, 12, None), (6, 6, None)]
)
def test_twelve_deals_one_for_each_month(hands: int, number: int, follows: int | None) -> None:
    """SET: twelve deals, one for each month; six or three make a short match."""
    carry = ended(at_the_end(rules(hands=hands), REDS, number=number)).carry
    assert (carry and carry.number) == follows


def test_every_month_has_its_cards() -> None:
    """月札: the first deal is January, the pine; the twelfth December, the paulownia."""
    flowers = list(dict.fromkeys(FLOWER[card] for card in KOIKOI.pack))
    for number, flower in enumerate(flowers, 1):
        four = " ".join(card for card in KOIKOI.pack if FLOWER[card] == flower)
        lines = ended(at_the_end(MONTHS, four, number=number)).lines
        assert "month" in {line.reason for line in lines}
