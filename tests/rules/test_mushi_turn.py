"""Mushi by its sentences: what a card takes, from the hand and from the stock."""

from __future__ import annotations

from rules.hanafuda.options import MushiOptions
from tests.rules.positions import (
    BOTH,
    GROUP,
    MUSHI,
    PLAIN,
    RAINS,
    STAYS,
    Cards,
    Table,
    cards,
    from_hand,
    from_stock,
    house,
    move,
    position,
    rows,
    spots,
)

# --- A card and what it takes ---------------------------------------------------------------------

NONE: set[Cards] = {()}
TRIPLE = house(oni_takes_triple=True)
TAKEN = ("pine.j1", "pine.j2", "pine.ribbon")

BY_HAND: Table = [
    ("EN: matches a card on the table", PLAIN, "plum.j1, maple.j1", "plum.j2", {("plum.j1",)}),
    (
        "EN: If there are two matching cards, he/she can choose",
        PLAIN,
        "plum.j1, plum.ribbon, maple.j1",
        "plum.j2",
        {("plum.j1",), ("plum.ribbon",)},
    ),
    ("EN: one card can capture three at once", PLAIN, GROUP, "pine.crane", {TAKEN}),
    ("EN: remains on the table when it cannot capture", PLAIN, "plum.j1", "maple.j1", NONE),
    ("[M-1: capture is compulsory]", PLAIN, "grass.geese", "grass.moon", {("grass.geese",)}),
    ("EN: if they have same flower (rain)", PLAIN, "rain.man", "rain.ribbon", {("rain.man",)}),
    ("EN: cannot be captured by any cards in hand", PLAIN, "rain.oni", "plum.j1", NONE),
    ("EN: anything but the other rain cards", PLAIN, "rain.oni", "rain.man", NONE),
    (
        "EN: cannot be captured by any cards in hand (rain beside it)",
        PLAIN,
        "rain.oni, rain.man",
        "rain.ribbon",
        {("rain.man",)},
    ),
    (
        "EN: The junk of rain/willow matches anything",
        PLAIN,
        "plum.j1, grass.moon",
        "rain.oni",
        {("plum.j1",), ("grass.moon",)},
    ),
    ("EN: but the other rain cards", PLAIN, "rain.man, rain.swallow", "rain.oni", NONE),
    ("EN: or three cards of the same flower on the table", PLAIN, GROUP, "rain.oni", NONE),
    ("JA: 鬼で3枚組を取れるとする人もいます", TRIPLE, GROUP, "rain.oni", {TAKEN}),
    ("[M-9: three rains are no group]", TRIPLE, ", ".join(cards(RAINS)), "rain.oni", NONE),
    ("[the oni on an empty table stays]", PLAIN, "", "rain.oni", NONE),
    ("[M-10: the oni must take]", PLAIN, "plum.j1, rain.man", "rain.oni", {("plum.j1",)}),
]


@rows("options, field, card, takes", BY_HAND)
def test_captures_of_a_card_from_the_hand(
    says: str, options: MushiOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_hand(field, card, options) == takes


MAY_TAKE_RAIN = house(last_stock_oni="mayTakeRain")
FOURTH = house(fourth_of_triple_vs_oni="triple")
ONI = {("rain.oni",)}
ALONE = {("alone",)}

BY_STOCK: Table = [
    (
        "EN: plays it just like a card from his/her hand",
        PLAIN,
        "plum.j1",
        "plum.j2",
        {("plum.j1",)},
    ),
    ("JA: 手札と同じように合う場札があれば取り", PLAIN, GROUP, "pine.crane", {TAKEN}),
    (
        "EN: he/she can choose to take either one",
        PLAIN,
        "plum.j1, plum.ribbon",
        "plum.j2",
        {("plum.j1",), ("plum.ribbon",)},
    ),
    ("JA: なければ場札にします", PLAIN, "maple.j1", "plum.j2", NONE),
    ("EN: it must be captured by a card from the stock", PLAIN, "rain.oni", "plum.j1", ONI),
    ("EN: even if it matches any other cards", PLAIN, "rain.oni, plum.j1", "plum.j2", ONI),
    (
        "EN: even if it matches any other cards [M-5: a group]",
        PLAIN,
        f"rain.oni, {GROUP}",
        "pine.crane",
        ONI,
    ),
    ("[or the fourth takes its group]", FOURTH, f"rain.oni, {GROUP}", "pine.crane", {TAKEN}),
    ("[only a group stands before the oni]", FOURTH, "rain.oni, plum.j1", "plum.j2", ONI),
    ("JA: 山札が雨なら,鬼と合わない", PLAIN, "rain.oni, plum.j1", "rain.man", NONE),
    ("[M-6: the rain takes a rain]", PLAIN, "rain.oni, rain.man", "rain.ribbon", {("rain.man",)}),
    ("JA: 鬼と合わないので,場に残します", STAYS, "rain.oni, rain.man", "rain.ribbon", NONE),
    ("[without the oni a rain takes a rain]", STAYS, "rain.man", "rain.ribbon", {("rain.man",)}),
    (
        "EN: it must capture a card that is not rain",
        PLAIN,
        "rain.man, plum.j1, maple.j1",
        "rain.oni",
        {("plum.j1",), ("maple.j1",)},
    ),
    ("EN: or a part of three cards of a flower", PLAIN, f"rain.man, {GROUP}", "rain.oni", NONE),
    ("JA: 鬼で3枚組を取れる", TRIPLE, f"rain.man, {GROUP}", "rain.oni", {TAKEN}),
]


@rows("options, field, card, takes", BY_STOCK)
def test_captures_of_a_card_from_the_stock(
    says: str, options: MushiOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_stock(field, card, options) == takes


LAST_CARD: Table = [
    ("EN: one who plays it (younger hand) takes it", PLAIN, "rain.man", ALONE),
    ("JA: 鬼1枚だけを取ります", PLAIN, "rain.man, rain.swallow", ALONE),
    ("EN: can capture a rain card on the table", MAY_TAKE_RAIN, "rain.man", {("rain.man",)}),
    ("[no rain lies there]", MAY_TAKE_RAIN, "", ALONE),
]


@rows("options, field, takes", LAST_CARD)
def test_the_oni_as_the_last_card(
    says: str, options: MushiOptions, field: str, takes: set[Cards]
) -> None:
    assert from_stock(field, "rain.oni", options, last=True) == takes


def test_the_rains_set_aside_go_with_the_oni() -> None:
    """EN: three rain cards on the table go to who takes the junk of rain."""
    before = position(
        BOTH,
        hand="rain.oni iris.j1",
        field="plum.j1",
        stock="maple.j1 maple.j2",
        reserved=cards(RAINS),
    )
    after = move(before, "play rain.oni plum.j1")
    assert after.captures[0] == ("rain.oni", "plum.j1", *cards(RAINS))
    assert after.reserved == ()


def test_the_turn_passes_after_the_stock_card() -> None:
    """JA: ここまでしたら,相手の順番です。"""
    before = position(
        hand="plum.j1 plum.j2", field="iris.j1, iris.j2", stock="iris.ribbon maple.j1"
    )
    state = move(before, "play plum.j1")
    assert state.to_act == {0}
    assert state.turned == "iris.ribbon"
    state = move(state, "take iris.j2")
    assert state.to_act == {1}
    assert MUSHI.view(state, None).turned is None
    assert state.field == spots("iris.j1, plum.j1")
