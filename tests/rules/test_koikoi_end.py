"""Koi-Koi by its sentences: what is paid, deals that nobody stops, the length of a match."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Carry
from rules.hanafuda.cards import FLOWER
from rules.hanafuda.koikoi import KoiKoiState
from rules.hanafuda.koikoi_options import KoiKoiOptions
from tests.rules.positions import KOIKOI, Table, cards, ended, move, position, rows
from tests.rules.test_koikoi_points import BLUES, BRIGHTS, MONTHS, REDS, SET, SIX, rules

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
        {"red-and-blue": 11, "doubled-seven": 11},
    ),
    ("[the house may do without]", rules(seven_doubles=False), RAINY, (0, 0), {"rainy-four": 7}),
    ("SET: こいこい返しは2倍", SET, REDS, (0, 1), {"akatan": 5, "doubled-call": 5}),
    ("SET: こいこい返しは2倍 (once)", SET, REDS, (1, 3), {"akatan": 5, "doubled-call": 5}),
    ("[the winner's own calls double nothing]", SET, REDS, (2, 0), {"akatan": 5}),
    (
        "[twice doubled] (K-10)",
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
    """The last turn of a deal, in which seat 1 takes nothing; `calls` has that seat's first."""
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
def test_payments(
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


ONCE_CALLED = {"told": ((), (("akatan", 5),)), "calls": (1, 0), "pile": REDS}
STAYS, PRIVILEGE = rules(draw_dealer="stays"), rules(nobody_wins="dealer")
ONE, BETTER = rules(nobody_wins="dealerOne"), rules(unstopped="better")
NOBODY: Table = [
    ("SET: 流れ; the other player deals (K-6)", SET, {}, 0, (0, 0), 1),
    ("SET: 流れ; the other player deals (2)", SET, {}, 1, (0, 0), 0),
    ("[others let the dealer deal again (K-6)]", STAYS, {}, 0, (0, 0), 0),
    ("[others let the dealer deal again (2)]", STAYS, {}, 1, (0, 0), 1),
    ("some give the dealer 親権, six points", PRIVILEGE, {}, 0, (6, -6), 0),
    ("some give the dealer 親権, six points (2)", PRIVILEGE, {}, 1, (-6, 6), 1),
    ("親権, or one point (K-7)", ONE, {}, 1, (-1, 1), 1),
    ("[who went on and made nothing more]", SET, ONCE_CALLED, 0, (0, 0), 1),
    ("[who went on and made nothing more, dealing]", SET, ONCE_CALLED, 1, (0, 0), 0),
    ("[nobody called: no better one (K-8)]", BETTER, {}, 0, (0, 0), 1),
]


@rows("options, besides, dealer, deltas, follows", NOBODY)
def test_nobody_wins(
    says: str,
    options: KoiKoiOptions,
    besides: dict[str, Any],
    dealer: int,
    deltas: tuple[int, int],
    follows: int,
) -> None:
    result = ended(at_the_end(options, dealer=dealer, **besides))
    assert (result.ending, result.deltas(2)) == ("draw", deltas)
    assert result.carry == Carry(2, follows, deltas)
    assert all(account.total == 0 for account in result.sheet)


UNSTOPPED: Table = [
    ("NIG: the highest points (K-8)", 0, REDS, "", (1, 0), {"akatan": (5, -5)}),
    (
        "NIG: the other player gets nothing",
        0,
        REDS,
        f"{BLUES} iris.ribbon",
        (1, 0),
        {"aotan": (-6, 6), "doubled-call": (-6, 6)},
    ),
    ("BUG: the dealer wins a tie (K-8)", 1, REDS, BLUES, (0, 1), {"aotan": (-5, 5)}),
    (
        "BUG: the dealer wins a tie (0)",
        0,
        REDS,
        BLUES,
        (0, 1),
        {"akatan": (5, -5), "doubled-call": (5, -5)},
    ),
]


@rows("dealer, mine, theirs, calls, lines", UNSTOPPED)
def test_cards_run_out_after_koikoi(
    says: str,
    dealer: int,
    mine: str,
    theirs: str,
    calls: tuple[int, int],
    lines: dict[str, tuple[int, int]],
) -> None:
    """Seat 1 has the last turn and takes nothing."""
    before = position(
        BETTER,
        turn=1,
        dealer=dealer,
        hand="clover.j1",
        stock="wisteria.j1",
        piles=(cards(mine), cards(theirs)),
        told=tuple(tuple(_made(pile)) for pile in (mine, theirs)),
        calls=calls,
    )
    result = ended(move(before, "play clover.j1"))
    assert {line.reason: line.deltas for line in result.lines} == lines
    winner = int(result.deltas(2)[1] > 0)
    assert (result.ending, result.carry and result.carry.dealer) == ("win", winner)


def _made(pile: str) -> tuple[tuple[str, int], ...]:
    return KOIKOI.made(position(BETTER, hand="clover.j1"), cards(pile))


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
