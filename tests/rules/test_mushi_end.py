"""Mushi by its sentences: leftovers, combinations, payment and the next dealer."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Carry, RuleError
from rules.hanafuda.mushi import PACK, PLAIN_RAINS, MushiState
from rules.hanafuda.options import MushiOptions
from tests.rules.positions import (
    GROUP,
    IRISES,
    MUSHI,
    PINES,
    PLAIN,
    RAINS,
    STAYS,
    Cards,
    Table,
    cards,
    dealt,
    ended,
    house,
    move,
    pack,
    position,
    rest,
    rows,
    some_worth,
    spots,
    worth,
)

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
        "JA: 鬼で取られて残った札は鬼札を使った人 [M-4: laid by 1, taken by 0]",
        PLAIN,
        {"field": "rain.man, iris.j1", "piles": (("rain.oni",), HOLDER), "placed": 1},
        {"rain.man": 1, "iris.j1": 0},
    ),
    (
        "[M-3: the three of a group stay and go to the oni's holder]",
        PLAIN,
        {"field": f"rain.man, {GROUP}", "piles": (("pine.crane", "rain.oni"), HOLDER)},
        {"rain.man": 1, "pine.ribbon": 0, "pine.j1": 0, "pine.j2": 0},
    ),
    (
        "[M-7: an oni left on the table goes to its placer]",
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
        "[M-16: rains that nobody took a part of belong to nobody]",
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
def test_cards_left_on_the_table(
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
    """The end of a deal: the last player takes four junk cards; all else was as given before.

    The last card of the stock is a rain where the oni lies, otherwise a junk card. Cards
    named nowhere are the last player's, so that all forty lie somewhere.
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
    state: MushiState = move(before, "play maple.j1 maple.j2")
    return state


# --- Combinations, payment, the next dealer -------------------------------------------------------

THREE = "pine.crane plum.nightingale cherry.curtain"
WISTERIAS = "wisteria.cuckoo wisteria.ribbon wisteria.j1 wisteria.j2"
PAULOWNIAS = "paulownia.phoenix paulownia.yellow paulownia.j1 paulownia.j2"
NOTHING = "pine.crane wisteria.j1 paulownia.j1", "plum.nightingale wisteria.j2 paulownia.j2"


def pile(points: int, having: str, leaving: str) -> Cards:
    """Cards worth these points, with `having`, without `leaving` and the cards of the last turn."""
    return some_worth(points, having, leaving, " ".join(MAPLES + GRASSES))


PAID: Table = [
    (
        "EN: receives points in cards captured by opponent [M-11]",
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
    ("[M-8: after 115 to 115 the dealer stays]", PLAIN, 115, 1, ("tie", 1)),
    ("[or the other deals]", house(tie_dealer="alternates"), 115, 1, ("tie", 0)),
    ("[or the other deals (2)]", house(tie_dealer="alternates"), 115, 0, ("tie", 1)),
    ("[a win is no tie]", house(tie_dealer="alternates"), 120, 0, ("win", 0)),
]


@rows("options, points, dealer, follows", DEALERS)
def test_the_next_dealer(
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
def test_a_deal_called_off_does_not_count(heaps: dict[str, str], lines: tuple[str, ...]) -> None:
    """EN: the elder hand remains to deal the cards again."""
    for dealer in (0, 1):
        state = dealt(pack(**heaps), house(hands=3), dealer=dealer, number=3).state
        assert ended(move(state, *lines)).carry == Carry(3, dealer, (0, 0))


def test_the_scores_of_a_match_run_on() -> None:
    piles = (pile(120, *NOTHING), ())
    assert ended(last_turn(piles=piles, scores=(-30, 30))).carry == Carry(2, 0, (-25, 25))


CLASHES: Table = [
    ("every clash is named at once", house(hands=0, field_four="maybe"), 2, ("0", "maybe")),
    ("Mushi is a game for two", PLAIN, 3, ("for 2",)),
    ("clashes of rules and seats together", house(hand_four="x"), 4, ("for 2", "x")),
]


@rows("options, seats, words", CLASHES)
def test_house_rules_that_clash(
    says: str, options: MushiOptions, seats: int, words: tuple[str, ...]
) -> None:
    with pytest.raises(RuleError) as refused:
        MUSHI.check(options, seats)
    assert all(word in str(refused.value) for word in words)
