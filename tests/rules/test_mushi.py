"""Mushi, rule by rule: the sentence of the source, the position, and what must follow.

EN and JA are the two descriptions the rules follow; a sentence in brackets is the house's own
reading where both are silent.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from positions import (
    MUSHI,
    ORDERS,
    PLAIN,
    Cards,
    cards,
    dealt,
    from_hand,
    from_stock,
    move,
    pack,
    position,
    rest,
    spots,
    worth,
)

from rules import Carry, Chance, Move, Result, RuleError, play
from rules.hanafuda.cards import CLASS, CLASSES, FLOWER
from rules.hanafuda.mushi import PACK, PLAIN_RAINS, WORTH, MushiOptions, MushiState

Table = list[tuple[Any, ...]]


def rows(names: str, table: Table) -> pytest.MarkDecorator:
    """A test for each row, called by the sentence it begins with."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


def house(**rules: Any) -> MushiOptions:
    return replace(PLAIN, **rules)


def ended(state: MushiState) -> Result:
    assert state.result is not None
    return state.result


# --- The cards ------------------------------------------------------------------------------------

PILES: Table = [
    ("EN: The five bright cards", "bright", 5, 20),
    ("EN: The animals", "animal", 7, 10),
    ("EN: The ribbons", "ribbon", 8, 5),
    ("EN: The remaining … cards are junk", "junk", 20, 1),
]


@rows("kind, number, points", PILES)
def test_the_classes_of_cards(says: str, kind: str, number: int, points: int) -> None:
    assert Counter(CLASS[card] for card in PACK)[kind] == number
    assert WORTH[kind] == points


def test_the_pack_has_forty_cards_worth_230() -> None:
    """EN: a pack of forty cards, four peony and four bush clover (red beads) cards removed."""
    assert len(set(PACK)) == 40
    assert not {FLOWER[card] for card in PACK} & {"peony", "clover"}
    assert set(Counter(FLOWER[card] for card in PACK).values()) == {4}
    assert set(CLASSES) == set(WORTH)
    assert worth(PACK) == 230


# --- The first dealer -----------------------------------------------------------------------------


def drawing(*drawn: str) -> tuple[int, ...]:
    """The dice that draw these cards; a card is a number off three dice."""
    places = [PACK.index(card) for card in drawn]
    return tuple(d for at in places for d in (at // 36 + 1, at % 36 // 6 + 1, at % 6 + 1))


DRAWS: Table = [
    ("EN: Elder hand is chosen by lot.", "lot", (2,), 0),
    ("EN: Elder hand is chosen by lot. (odd)", "lot", (5,), 1),
    ("JA: 点数が高い札を引いた方", "drawHighestPoint", drawing("pine.crane", "plum.j1"), 0),
    ("JA: 点数が高い札を引いた方 (2)", "drawHighestPoint", drawing("plum.j1", "maple.deer"), 1),
    (
        "[after a tie they draw again]",
        "drawHighestPoint",
        drawing("rain.man", "pine.crane", "iris.j1", "iris.ribbon"),
        1,
    ),
    ("JA: 松,梅,桜,藤,菖蒲,雨,桐", "drawMonthOrder", drawing("rain.oni", "paulownia.j1"), 0),
    ("JA: 桐,ススキ,菊,紅葉", "drawMonthOrder", drawing("maple.j1", "grass.moon"), 1),
    (
        "[the same flower is a tie]",
        "drawMonthOrder",
        drawing("maple.deer", "maple.j1", "chrys.j1", "plum.j1"),
        1,
    ),
    (
        "[a card drawn cannot be drawn by the other]",
        "drawMonthOrder",
        drawing("pine.j1", "pine.j1", "maple.j1"),
        0,
    ),
    (
        "[numbers that would favour some cards are thrown again]",
        "drawMonthOrder",
        (6, 6, 6, *drawing("plum.j1", "pine.j1")),
        1,
    ),
    ("JA: 始めの親は好きな方法で決めます", "fixed", (5,), 0),
]


@rows("method, dice, dealer", DRAWS)
def test_the_first_dealer(says: str, method: str, dice: tuple[int, ...], dealer: int) -> None:
    options = house(first_dealer=method)
    step = MUSHI.deal(options, MUSHI.opening(options, 2), Chance(PACK, dice))
    assert step.state.dealer == dealer
    assert step.state.to_act == {1 - dealer}


def test_what_is_drawn_for_the_dealer_is_seen() -> None:
    options = house(first_dealer="drawMonthOrder")
    luck = Chance(PACK, drawing("plum.j1", "pine.j1"))
    events = MUSHI.deal(options, MUSHI.opening(options, 2), luck).events
    assert [(e.kind, e.seat, e.pieces) for e in events] == [
        ("draw", 0, ("plum.j1",)),
        ("draw", 1, ("pine.j1",)),
        ("lot", 1, ()),
    ]


# --- Cut and deal ---------------------------------------------------------------------------------

CUTS: Table = [
    ("EN: either acknowledges the shuffle by touching the pile", "touch", PACK),
    ("EN: or cuts the pile into two", "cut 17", PACK[17:] + PACK[:17]),
    ("JA: 下にあった山を上にのせて", "cut 5", PACK[5:] + PACK[:5]),
    ("[at least five cards in each packet]", "cut 35", PACK[35:] + PACK[:35]),
]


@pytest.mark.parametrize("order", ORDERS)
@rows("line, deck", CUTS)
def test_the_younger_hand_touches_or_cuts(says: str, order: str, line: str, deck: Cards) -> None:
    options = house(deal_order=order, field_four="toDealer")
    carry = Carry(1, 0, (0, 0))
    step = play(MUSHI, MUSHI.deal(options, carry, Chance(PACK)).state, 1, Move.parse(line))
    state = step.state
    field = {card for spot in state.field for card in spot}
    heaps = {"dealer": set(state.hands[0]), "younger": set(state.hands[1]), "field": field}
    for heap, places in ORDERS[order].items():
        assert heaps[heap] == {deck[place] for place in places}
    assert state.stock == deck[24:]


@pytest.mark.parametrize("line", ["cut 4", "cut 36", "cut 0", "cut -5", "cut", "cut x", "keep"])
def test_no_other_cut_is_allowed(line: str) -> None:
    state = MUSHI.deal(PLAIN, Carry(1, 0, (0, 0)), Chance(PACK)).state
    with pytest.raises(RuleError):
        play(MUSHI, state, 1, Move.parse(line))


def test_the_dealer_does_not_cut() -> None:
    state = MUSHI.deal(PLAIN, Carry(1, 0, (0, 0)), Chance(PACK)).state
    assert MUSHI.legal(state, 0) == ()
    with pytest.raises(RuleError):
        play(MUSHI, state, 0, Move("touch"))


# --- Right after the deal -------------------------------------------------------------------------

PINES = "pine.crane pine.ribbon pine.j1 pine.j2"
IRISES = "iris.bridge iris.ribbon iris.j1 iris.j2"
RAINS = "rain.man rain.swallow rain.ribbon"
BOTH = house(field_four="toDealer", field_three_rain="toOniTaker")

AT_ONCE: Table = [
    ("EN: the hand is thrown in", PLAIN, PINES, "void", ""),
    ("EN: the elder hand capture four of a kind", house(field_four="toDealer"), PINES, PINES, ""),
    ("EN: or three rain cards but the junk", PLAIN, RAINS, "void", ""),
    ("JA: 親の取り札にする", house(field_three_rain="toDealer"), RAINS, RAINS, ""),
    (
        "EN: three rain cards … go to who takes the junk of rain",
        house(field_three_rain="toOniTaker"),
        RAINS,
        "",
        RAINS,
    ),
    ("[four rains are four of a flower]", PLAIN, f"{RAINS} rain.oni", "void", ""),
    (
        "[four rains go to the dealer, the oni among them]",
        BOTH,
        f"{RAINS} rain.oni",
        f"{RAINS} rain.oni",
        "",
    ),
    (
        "EN: three rain cards but the junk (with it: play on)",
        PLAIN,
        f"{RAINS[:21]} rain.oni",
        "",
        "",
    ),
    ("[two flowers at once]", BOTH, f"{PINES} {IRISES}", f"{PINES} {IRISES}", ""),
    ("[four and three rains at once]", BOTH, f"{PINES} {RAINS}", PINES, RAINS),
    (
        "[if any condition says redeal, it is redealt]",
        house(field_four="toDealer"),
        f"{PINES} {RAINS}",
        "void",
        "",
    ),
    (
        "[if any condition says redeal, it is redealt (2)]",
        house(field_three_rain="toDealer"),
        f"{PINES} {RAINS}",
        "void",
        "",
    ),
]


@pytest.mark.parametrize("dealer", [0, 1])
@rows("options, field, dealers, aside", AT_ONCE)
def test_what_lies_on_the_table_at_once(
    says: str, options: MushiOptions, field: str, dealers: str, aside: str, dealer: int
) -> None:
    state = dealt(pack(field=field), options, dealer=dealer).state
    if dealers == "void":
        result = ended(state)
        assert (result.ending, result.lines) == ("void", ())
        assert result.carry == Carry(1, dealer, (0, 0))
        return
    state = move(state, "keep")
    assert set(state.captures[dealer]) == set(cards(dealers))
    assert state.captures[1 - dealer] == ()
    assert set(state.reserved) == set(cards(aside))
    assert sum(map(len, state.field)) == 8 - len(cards(dealers)) - len(cards(aside))
    assert state.to_act == {dealer}


GROUPS: Table = [
    ("JA: この3枚をまとめて1組にします", PINES[11:], [("pine.ribbon", "pine.j1", "pine.j2")]),
    (
        "[two groups can occur]",
        f"{PINES[11:]} {IRISES[12:]}",
        [("pine.ribbon", "pine.j1", "pine.j2"), ("iris.ribbon", "iris.j1", "iris.j2")],
    ),
    ("JA: 雨以外の花の札が3枚", "rain.man rain.swallow rain.oni", []),
    ("JA: 場札は…1枚ずつばらして置きます", "pine.j1 pine.j2", []),
]


@rows("field, groups", GROUPS)
def test_three_of_a_flower_lie_together(says: str, field: str, groups: list[Cards]) -> None:
    state = move(dealt(pack(field=field)).state, "keep")
    assert [spot for spot in state.field if len(spot) > 1] == groups


# --- Four of a flower in a hand -------------------------------------------------------------------

OFF = house(hand_four="off")
MAY_CANCEL: Table = [
    ("EN: he/she may declare it to cancel the deal", PLAIN, {"younger": IRISES}, "younger"),
    ("EN: in a hand of one player", PLAIN, {"dealer": IRISES}, "dealer"),
    ("EN: in a hand of one player (both)", PLAIN, {"dealer": IRISES, "younger": PINES}, "both"),
    ("EN: four cards of the same flower (none)", PLAIN, {}, "nobody"),
    ("EN: four cards of the same flower (three)", PLAIN, {"younger": IRISES[12:]}, "nobody"),
    ("[rains count as a flower]", PLAIN, {"younger": f"{RAINS} rain.oni"}, "younger"),
    ("[the house may do without]", OFF, {"dealer": IRISES, "younger": PINES}, "off"),
    (
        "[the younger hand is asked before the dealer captures]",
        BOTH,
        {"younger": IRISES, "field": PINES},
        "younger",
    ),
    (
        "[the dealer may cancel although the table gave him cards]",
        BOTH,
        {"dealer": IRISES, "field": PINES},
        "dealer",
    ),
]


@rows("options, heaps, who", MAY_CANCEL)
def test_who_may_cancel_the_deal(
    says: str, options: MushiOptions, heaps: dict[str, str], who: str
) -> None:
    state = dealt(pack(**heaps), options).state
    redeal = Move("redeal")
    if who == "off":
        assert state.phase == "play"
    else:
        assert [str(one) for one in MUSHI.legal(state, 1)] == ["keep", "redeal"][
            : 2 if who in ("younger", "both") else 1
        ]
        assert state.captures == ((), ())
        if who in ("younger", "both"):
            cancels(state, 1)
        state = move(state, "keep")
    assert (redeal in MUSHI.legal(state, 0)) is (who in ("dealer", "both"))
    if who in ("dealer", "both"):
        cancels(state, 0)
    for _ in range(3):
        (seat,) = state.to_act
        state = MUSHI.apply(state, seat, MUSHI.legal(state, seat)[0]).state
        assert all(redeal not in MUSHI.legal(state, one) for one in state.to_act)


def cancels(state: MushiState, seat: int) -> None:
    """JA: これをさらせば,親を変えないで配り直しです。"""
    step = play(MUSHI, state, seat, Move("redeal"))
    result = ended(step.state)
    assert (result.ending, result.lines) == ("cancelled", ())
    assert result.carry == Carry(1, state.dealer, (0, 0))
    (shown,) = [event for event in step.events if event.kind == "redeal"]
    assert set(shown.pieces) <= set(state.hands[seat])
    assert {FLOWER[card] for card in shown.pieces} == {FLOWER[shown.pieces[0]]}
    assert len(shown.pieces) == 4


def test_being_asked_tells_nothing() -> None:
    """[The younger hand is always asked, whatever the hand.]"""
    some = [dealt(pack(**heaps)).state for heaps in ({}, {"younger": IRISES}, {"dealer": IRISES})]
    assert {state.phase for state in some} == {"keep"}
    views = [MUSHI.view(state, None) for state in some]
    assert len({(view.to_act, view.hand_sizes, view.last) for view in views}) == 1


def test_a_void_table_is_redealt_without_asking_a_holder_of_four() -> None:
    """[A void deal is redealt at once.]"""
    state = dealt(pack(younger=IRISES, dealer="plum.j1", field=PINES)).state
    assert ended(state).ending == "void"


# --- A card and what it takes ---------------------------------------------------------------------

NONE: set[Cards] = {()}
TRIPLE = house(oni_takes_triple=True)
GROUP = "pine.ribbon pine.j1 pine.j2"
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
    ("[capture is compulsory]", PLAIN, "grass.geese", "grass.moon", {("grass.geese",)}),
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
    ("[the oni on an empty table stays]", PLAIN, "", "rain.oni", NONE),
    ("[the oni must take where it can]", PLAIN, "plum.j1, rain.man", "rain.oni", {("plum.j1",)}),
]


@rows("options, field, card, takes", BY_HAND)
def test_what_a_card_from_the_hand_takes(
    says: str, options: MushiOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_hand(field, card, options) == takes


MAY_TAKE_RAIN = house(last_stock_oni="mayTakeRain")
STAYS = house(rain_flip_with_oni="stays")
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
        "EN: even if it matches any other cards (a group)",
        PLAIN,
        f"rain.oni, {GROUP}",
        "pine.crane",
        ONI,
    ),
    ("[or the fourth takes its group]", FOURTH, f"rain.oni, {GROUP}", "pine.crane", {TAKEN}),
    ("[only a group stands before the oni]", FOURTH, "rain.oni, plum.j1", "plum.j2", ONI),
    ("JA: 山札が雨なら,鬼と合わない", PLAIN, "rain.oni, plum.j1", "rain.man", NONE),
    ("[the rain takes another rain]", PLAIN, "rain.oni, rain.man", "rain.ribbon", {("rain.man",)}),
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
def test_what_a_card_from_the_stock_takes(
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
        BOTH, hand="rain.oni iris.j1", field="plum.j1", stock="maple.j1 maple.j2", reserved=RAINS
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


# --- What is left on the table --------------------------------------------------------------------

HOLDER = ("rain.swallow", "rain.ribbon")
LEFT: Table = [
    (
        "EN: One who takes the other two rain cards takes the remaining",
        PLAIN,
        {"field": "rain.man", "piles": (HOLDER, ("rain.oni",))},
        {"rain.man": 0},
    ),
    (
        "EN: the other is taken by who used the junk of rain",
        PLAIN,
        {"field": "rain.man, iris.j1", "piles": (HOLDER, ("rain.oni", "iris.j2"))},
        {"rain.man": 0, "iris.j1": 1},
    ),
    (
        "JA: 鬼で取られて残った札は鬼札を使った人 (laid by 1, taken by 0)",
        PLAIN,
        {"field": "rain.man, iris.j1", "piles": (("rain.oni",), HOLDER), "placed": 1},
        {"rain.man": 1, "iris.j1": 0},
    ),
    (
        "[the three of a group stay and go to the oni's holder]",
        PLAIN,
        {"field": f"rain.man, {GROUP}", "piles": (("pine.crane", "rain.oni"), HOLDER)},
        {"rain.man": 1, "pine.ribbon": 0, "pine.j1": 0, "pine.j2": 0},
    ),
    (
        "[an oni left on the table goes to its placer]",
        PLAIN,
        {"field": "rain.man, rain.oni", "piles": (HOLDER, ()), "placed": 1},
        {"rain.man": 0, "rain.oni": 1},
    ),
    (
        "[or to the holder of the rains]",
        house(stranded_oni="rainHolder"),
        {"field": "rain.man, rain.oni", "piles": (HOLDER, ()), "placed": 1},
        {"rain.man": 0, "rain.oni": 0},
    ),
    (
        "[an oni that was dealt to the table goes to the holder of the rains]",
        PLAIN,
        {"field": "rain.man, rain.oni", "piles": (HOLDER, ()), "placed": None},
        {"rain.man": 0, "rain.oni": 0},
    ),
    (
        "[rains that nobody took a part of belong to nobody]",
        STAYS,
        {"field": "rain.man, rain.swallow, rain.ribbon", "piles": ((), ("rain.oni",))},
        {},
    ),
    (
        "[an oni beside them still goes to its placer]",
        STAYS,
        {"field": "rain.man, rain.swallow, rain.ribbon, rain.oni", "piles": ((), ()), "placed": 0},
        {"rain.oni": 0},
    ),
]


@rows("options, lies, owners", LEFT)
def test_what_is_left_on_the_table(
    says: str, options: MushiOptions, lies: dict[str, Any], owners: dict[str, int]
) -> None:
    state = last_turn(options, **lies)
    left = {card: e.seat for e in state.last if e.kind == "leftover" for card in e.pieces}
    assert left == owners
    assert all(card in state.captures[seat] for card, seat in owners.items())
    unowned = {card for spot in state.field for card in spot}
    assert unowned == {card for spot in spots(lies["field"]) for card in spot} - set(owners)


MAPLES = cards("maple.j1 maple.j2")
GRASSES = cards("grass.j1 grass.j2")


def last_turn(
    options: MushiOptions = PLAIN,
    *,
    field: str = "",
    piles: tuple[Cards, Cards],
    placed: int | None = None,
    dealer: int = 0,
    number: int = 1,
    scores: tuple[int, int] = (0, 0),
) -> MushiState:
    """A deal's end: the last player takes four junk cards, the rest stood as given.

    The last card of the stock is a rain where the oni lies, else a junk card. Cards named nowhere
    are the last player's, so that all forty lie somewhere.
    """
    lies = [card for spot in spots(field) for card in spot]
    turned, stock = "grass.j2", "grass.j1"
    if "rain.oni" in lies:
        turned, stock = "", next(card for card in lies if card in PLAIN_RAINS)
        field = ", ".join(spot for spot in field.split(", ") if spot != stock)
    others = rest(*piles, lies, MAPLES, GRASSES)
    last = (*piles[1], *others) if turned else (*piles[1], *others, *GRASSES)
    before = position(
        options,
        turn=1,
        hand="maple.j1",
        field=", ".join(filter(None, [field, "maple.j2", turned])),
        stock=stock,
        piles=(piles[0], last),
        placed=placed,
        dealer=dealer,
        number=number,
        scores=scores,
    )
    assert sorted(before.pieces) == sorted(PACK)
    return move(before, "play maple.j1 maple.j2")


# --- Combinations, payment, the next dealer -------------------------------------------------------

THREE = "pine.crane plum.nightingale cherry.curtain"
WISTERIAS = "wisteria.cuckoo wisteria.ribbon wisteria.j1 wisteria.j2"
PAULOWNIAS = "paulownia.phoenix paulownia.yellow paulownia.j1 paulownia.j2"
NOTHING = "pine.crane wisteria.j1 paulownia.j1", "plum.nightingale wisteria.j2 paulownia.j2"


def pile(points: int, having: str, leaving: str) -> Cards:
    """Cards worth so many points, some among them and some not."""
    first = cards(having)
    reach = {worth(first): first}
    for card in rest(first, cards(leaving), MAPLES, GRASSES):
        for total, some in list(reach.items()):
            reach.setdefault(total + worth([card]), (*some, card))
    return reach[points]


PAID: Table = [
    (
        "EN: receives points in cards captured by opponent",
        pile(122, THREE, f"{WISTERIAS} {PAULOWNIAS}"),
        {"three": 25, "four-wisteria": -10, "four-paulownia": -10},
        (127, 103),
    ),
    (
        "EN: scores difference of total card points and 115",
        pile(140, f"{THREE} paulownia.j1", f"{WISTERIAS} paulownia.j2"),
        {"three": 25, "four-wisteria": -10},
        (155, 75),
    ),
    ("JA: 勝った人は,取り札の点から115点を引いた残り", pile(113, *NOTHING), {}, (113, 117)),
    (
        "JA: 藤シマ: 藤札4枚,10点",
        pile(100, f"pine.crane {WISTERIAS} paulownia.j1", "plum.nightingale paulownia.j2"),
        {"four-wisteria": 10},
        (110, 120),
    ),
    (
        "JA: 桐シマ: 桐札4枚,10点",
        pile(110, f"pine.crane {PAULOWNIAS} wisteria.j1", "plum.nightingale wisteria.j2"),
        {"four-paulownia": 10},
        (120, 110),
    ),
    (
        "EN: five bright cards … was not part of this game",
        pile(
            160,
            "pine.crane cherry.curtain grass.moon rain.man paulownia.phoenix wisteria.j1",
            "plum.nightingale wisteria.j2 paulownia.j2",
        ),
        {},
        (160, 70),
    ),
    (
        "[a combination decides a deal that the cards alone would lose]",
        pile(108, f"{THREE} wisteria.j1 paulownia.j1", "wisteria.j2 paulownia.j2"),
        {"three": 25},
        (133, 97),
    ),
]


@rows("first, combinations, totals", PAID)
def test_combinations_move_points_and_the_rest_is_paid(
    says: str, first: Cards, combinations: dict[str, int], totals: tuple[int, int]
) -> None:
    state = last_turn(piles=(first, ()))
    result = ended(state)
    paid = totals[0] - 115
    assert tuple(account.total for account in result.sheet) == totals
    assert sum(account.cards for account in result.sheet) == 230
    assert result.sheet[0].cards == worth(first)
    assert result.deltas(2) == (paid, -paid)
    named = {line.reason: line.deltas[0] for line in result.lines if line.reason != "cards"}
    assert named == combinations
    winner = 0 if paid > 0 else 1
    assert result.ending == "win"
    assert result.carry == Carry(2, winner, (paid, -paid))
    assert state.captures[0] == first


def test_cards_without_an_owner_count_for_nobody() -> None:
    """[Who has more wins, and is paid what exceeds 115.]"""
    rains = ", ".join(cards(RAINS))
    having = "pine.crane wisteria.j1 paulownia.j1 rain.oni"
    for points, paid in ((150, 35), (100, 0), (70, -10)):
        first = pile(points, having, f"plum.nightingale wisteria.j2 paulownia.j2 {RAINS}")
        result = ended(last_turn(STAYS, field=rains, piles=(first, ())))
        assert [account.cards for account in result.sheet] == [points, 195 - points]
        assert result.deltas(2) == (paid, -paid)
        assert result.ending == "win"


DEALERS: Table = [
    ("EN: One who scores more becomes next elder hand", PLAIN, 120, 1, ("win", 0)),
    ("JA: 2手目以後は,前の手に勝った人が親です", PLAIN, 110, 0, ("win", 1)),
    ("JA: 前の手に勝った人が親です (stays)", PLAIN, 120, 0, ("win", 0)),
    ("[after 115 to 115 the dealer stays]", PLAIN, 115, 1, ("tie", 1)),
    ("[or the other deals]", house(tie_dealer="alternates"), 115, 1, ("tie", 0)),
    ("[or the other deals (2)]", house(tie_dealer="alternates"), 115, 0, ("tie", 1)),
    ("[a win is no tie]", house(tie_dealer="alternates"), 120, 0, ("win", 0)),
]


@rows("options, points, dealer, follows", DEALERS)
def test_who_deals_next(
    says: str, options: MushiOptions, points: int, dealer: int, follows: tuple[str, int]
) -> None:
    result = ended(last_turn(options, piles=(pile(points, *NOTHING), ()), dealer=dealer))
    assert result.carry is not None
    assert (result.ending, result.carry.dealer) == follows
    assert result.deltas(2)[0] == points - 115


LENGTHS: Table = [
    ("[a match is so many deals]", 12, 11, 12),
    ("[the last deal leaves nothing]", 12, 12, None),
    ("[one deal is a match]", 1, 1, None),
    ("[fifty deals]", 50, 12, 13),
]


@rows("hands, number, follows", LENGTHS)
def test_how_long_a_match_is(says: str, hands: int, number: int, follows: int | None) -> None:
    state = last_turn(house(hands=hands), piles=(pile(120, *NOTHING), ()), number=number)
    carry = ended(state).carry
    assert (carry and carry.number) == follows


@pytest.mark.parametrize(
    ("heaps", "lines"), [({"field": PINES}, ()), ({"younger": IRISES}, ("redeal",))]
)
def test_a_deal_thrown_in_does_not_count(heaps: dict[str, str], lines: tuple[str, ...]) -> None:
    """EN: the elder hand remains to deal the cards again."""
    for dealer in (0, 1):
        state = dealt(pack(**heaps), house(hands=3), dealer=dealer, number=3).state
        assert ended(move(state, *lines)).carry == Carry(3, dealer, (0, 0))


def test_the_scores_of_a_match_run_on() -> None:
    piles = (pile(120, *NOTHING), ())
    assert ended(last_turn(piles=piles, scores=(-30, 30))).carry == Carry(2, 0, (-25, 25))


CLASHES: Table = [
    ("every clash is named at once", house(hands=0, field_four="maybe"), 2, ("0", "maybe")),
    ("Mushi is a game for two", PLAIN, 3, ("two",)),
    ("clashes of rules and seats together", house(hand_four="x"), 4, ("two", "x")),
]


@rows("options, seats, words", CLASHES)
def test_house_rules_that_clash(
    says: str, options: MushiOptions, seats: int, words: tuple[str, ...]
) -> None:
    with pytest.raises(RuleError) as refused:
        MUSHI.check(options, seats)
    assert all(word in str(refused.value) for word in words)
