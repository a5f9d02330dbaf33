"""Koi-Koi by its sentences: the combinations and their points."""

from __future__ import annotations

from typing import Any

from rules.hanafuda.cards import CLASS
from rules.hanafuda.koikoi_options import KoiKoiOptions
from tests.rules.positions import (
    KOIKOI,
    PINES,
    Table,
    cards,
    position,
    rows,
)

SET, FLAT = KoiKoiOptions(), KOIKOI.presets["koikoi"]
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
MONTHS, NO_CUP = rules(month_cards=True), rules(cup_as_junk=False)
BESIDE, POETS = rules(counted_beside=True), rules(ribbon_points=6)
FIVES, EON = rules(further_cards=False), rules(viewing_points=3)
RAIN, FOG = rules(viewings_lost="rainMan"), rules(viewings_lost="rainAndFog")
VIEWINGS = "grass.moon cherry.curtain chrys.cup"
BOAR = "clover.boar maple.deer peony.butterfly"
SIX_ANIMALS = f"{BOAR} iris.bridge grass.geese rain.swallow"
SIX_RIBBONS = f"{REDS} iris.ribbon rain.ribbon peony.ribbon"
EIGHT_RIBBONS = f"{REDS} {BLUES} iris.ribbon rain.ribbon"
NONE: dict[str, int] = {}

MADE: Table = [
    ("SET: 五光10", SET, 1, f"{BRIGHTS} rain.man", {"five-brights": 10}),
    ("SET: 四光8", SET, 1, BRIGHTS, {"four-brights": 8}),
    ("SET: 雨四光7", SET, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 7}),
    ("SET: 三光5", SET, 1, BRIGHTS[10:], {"three-brights": 5}),
    ("SET: 三光 (never with the rain)", SET, 1, "cherry.curtain grass.moon rain.man", NONE),
    ("SET: 三光 (two)", SET, 1, "pine.crane paulownia.phoenix", NONE),
    ("GIO: 三光6", SIX, 1, BRIGHTS[10:], {"three-brights": 6}),
    ("others count 6 for three (rain)", SIX, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 7}),
    ("FLA: 五光15", FIFTEEN, 1, f"{BRIGHTS} rain.man", {"five-brights": 15}),
    ("FLA: 四光10", FIFTEEN, 1, BRIGHTS, {"four-brights": 10}),
    ("FLA: 雨四光8", FIFTEEN, 1, f"{BRIGHTS[10:]} rain.man", {"rainy-four": 8}),
    ("FLA: 三光6", FIFTEEN, 1, BRIGHTS[10:], {"three-brights": 6}),
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
    ("SET: 10点札が1枚ふえるごとに1点 (K-1)", SET, 1, SIX_ANIMALS, {"boar-deer-butterflies": 8}),
    ("FLA: 5 however many there are (K-1)", FIVES, 1, SIX_ANIMALS, {"boar-deer-butterflies": 5}),
    (
        "BGA: all combinations count (K-2)",
        BESIDE,
        1,
        SIX_ANIMALS,
        {"boar-deer-butterflies": 8, "animals": 2},
    ),
    (
        "[the first preset of earlier versions]",
        FLAT,
        1,
        SIX_ANIMALS,
        {"boar-deer-butterflies": 5, "animals": 2},
    ),
    ("[a set alone is not left out (K-2)]", SET, 1, SIX_ANIMALS[12:], {"animals": 1}),
    ("SET: 赤短", SET, 1, REDS, {"akatan": 5}),
    ("SET: 青短", SET, 1, BLUES, {"aotan": 5}),
    ("SET: 短冊札が1枚ふえるごとに1点 (K-1)", SET, 1, SIX_RIBBONS, {"akatan": 8}),
    ("SET: 短冊札が1枚ふえるごとに1点 (blue)", SET, 1, f"{BLUES} iris.ribbon", {"aotan": 6}),
    ("SET: 赤短・青短の重複 10 (K-3)", SET, 1, f"{REDS} {BLUES}", {"red-and-blue": 10}),
    ("SET: 赤短・青短の重複 (further)", SET, 1, EIGHT_RIBBONS, {"red-and-blue": 12}),
    ("MIY: 「赤短」の方が優先 (K-2)", FIVES, 1, SIX_RIBBONS, {"akatan": 5}),
    ("BGA: all count (ribbons)", BESIDE, 1, SIX_RIBBONS, {"akatan": 8, "ribbons": 2}),
    (
        "[two combinations without further cards]",
        FIVES,
        1,
        EIGHT_RIBBONS,
        {"akatan": 5, "aotan": 5},
    ),
    ("FLA: 赤短6", POETS, 1, REDS, {"akatan": 6}),
    ("FLA: 青短6", POETS, 1, BLUES, {"aotan": 6}),
    ("FLA: 赤短6, 青短6 (both)", POETS, 1, EIGHT_RIBBONS, {"red-and-blue": 14}),
    (
        "[the first preset of earlier versions (ribbons)]",
        FLAT,
        1,
        f"{REDS} {BLUES}",
        {"akatan": 5, "aotan": 5, "ribbons": 2},
    ),
    ("EON: 花見3", EON, 1, "cherry.curtain chrys.cup", {"flower-viewing": 3}),
    ("EON: 月見3", EON, 1, "grass.moon chrys.cup", {"moon-viewing": 3}),
    ("雨流れ (K-4)", RAIN, 1, f"{VIEWINGS} rain.man", NONE),
    (
        "雨流れ: the man alone (K-4)",
        RAIN,
        1,
        f"{VIEWINGS} rain.swallow paulownia.j1",
        {"flower-viewing": 5, "moon-viewing": 5},
    ),
    ("雨流れ, 霧流れ: hanami (K-4)", FOG, 1, f"{VIEWINGS} rain.man", {"moon-viewing": 5}),
    ("雨流れ, 霧流れ: tsukimi (K-4)", FOG, 1, f"{VIEWINGS} paulownia.j1", {"flower-viewing": 5}),
    ("雨流れ, 霧流れ: both (K-4)", FOG, 1, f"{VIEWINGS} rain.man paulownia.j2", NONE),
    (
        "[never lost on the sheet]",
        SET,
        1,
        f"{VIEWINGS} rain.man paulownia.j1",
        {"flower-viewing": 5, "moon-viewing": 5},
    ),
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
    ("SET: 10点札とカス札としても通用", SET, 1, " ".join((*JUNK[:9], "chrys.cup")), {"junk": 1}),
    (
        "SET: 10点札とカス札としても通用 (and an animal)",
        SET,
        1,
        "clover.boar maple.deer chrys.cup iris.bridge grass.geese",
        {"animals": 1},
    ),
    ("the cup is an animal alone", NO_CUP, 1, " ".join((*JUNK[:9], "chrys.cup")), NONE),
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
