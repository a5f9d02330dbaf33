"""Mushi by its sentences: the cards, the first dealer, the cut, the deal and what follows it."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Carry, Chance, Move, RuleError, play
from rules.hanafuda.cards import CLASS, CLASSES, FLOWER
from rules.hanafuda.mushi import PACK, WORTH, MushiState
from rules.hanafuda.options import MushiOptions
from tests.rules.positions import (
    BOTH,
    IRISES,
    MUSHI,
    ORDERS,
    PINES,
    PLAIN,
    RAINS,
    Cards,
    Table,
    cards,
    dealt,
    drawing,
    ended,
    house,
    move,
    pack,
    rows,
    worth,
)

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


DRAWS: Table = [
    ("EN: Elder hand is chosen by lot.", "lot", (1, 1, 1), 0),
    ("EN: Elder hand is chosen by lot. (odd)", "lot", (1, 1, 2), 1),
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


def test_cards_drawn_for_the_dealer_are_seen() -> None:
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
    ("[M-14: at least five cards in each packet]", "cut 35", PACK[35:] + PACK[:35]),
]


@pytest.mark.parametrize("order", ORDERS)
@rows("line, deck", CUTS)
def test_the_non_dealer_touches_or_cuts(says: str, order: str, line: str, deck: Cards) -> None:
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


AT_ONCE: Table = [
    ("EN: the hand is thrown in", PLAIN, PINES, "void", ""),
    ("EN: the elder hand capture four of a kind", house(field_four="toDealer"), PINES, PINES, ""),
    ("EN: or three rain cards but the junk [M-2]", PLAIN, RAINS, "void", ""),
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
        "[M-12: four rains go to the dealer, the oni among them]",
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
def test_cards_on_the_table_at_once(
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
        "[M-13: the younger hand is asked before the dealer captures]",
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
def test_seats_that_may_cancel_the_deal(
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
    """[The younger hand is always asked, with any hand.]"""
    some = [dealt(pack(**heaps)).state for heaps in ({}, {"younger": IRISES}, {"dealer": IRISES})]
    assert {state.phase for state in some} == {"keep"}
    views = [MUSHI.view(state, None) for state in some]
    assert len({(view.to_act, view.hand_sizes, view.last) for view in views}) == 1


def test_a_void_table_is_redealt_without_asking() -> None:
    """[M-15: a void deal is redealt at once.]"""
    state = dealt(pack(younger=IRISES, dealer="plum.j1", field=PINES)).state
    assert ended(state).ending == "void"
