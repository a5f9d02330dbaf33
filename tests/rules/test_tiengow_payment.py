"""The worth of a deal of Tien Gow: the worked payments, and their source sentences.

A and B are the two descriptions the game follows.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from rules.tiengow.combinations import GAOJIAO, SUPREME, WENZUN, Tiles
from rules.tiengow.settlement import (
    Dealer,
    Factor,
    Trick,
    bonuses,
    captured,
    rewarded,
    settle,
    settle_dealt,
)
from tests.rules.tiengow_positions import A, B

SEVEN: Factor = ("seven", 2)
EIGHT: Factor = ("eight", 4)
FOUR = ("6-6", "6-6", "4-5", "3-6")
LOWER_FOUR = ("1-1", "1-1", "2-6", "3-5")

OWN_NYU = replace(A, nyu_special=False)
KAM_FOUR = replace(A, kam_multiplier=4)
CIVIL = replace(A, wenwuzun=True, gaojiao_beats_wenzun=True)
CIVIL_CAPTURE = replace(CIVIL, wenzun_capture_last="kam")
PER_PAYER = replace(A, kam_debtor_multiplier="perPayer")
QUAD = replace(A, kam_quad=True)
OWN_ONLY = replace(B, kam_scope="ownOnly")
AS_USUAL = replace(B, kam_scope="othersNormal")
TO_ALL = replace(A, sidahe_recipient="allPlayers")
TO_LEADER = replace(A, sidahe_recipient="leader")
TO_WINNING_LEADER = replace(A, sidahe_recipient="leaderIfWins")
LEADER_PAYS = replace(B, wenzun_capture_payer="leader")


def won(winner: int, tiles: Tiles = ("4-4",)) -> Trick:
    """A last trick won by its leader."""
    return Trick(winner, tiles, winner, tiles)


def taken(leader: int, led: Tiles, winner: int, tiles: Tiles) -> Trick:
    """A last trick won by another than its leader."""
    return Trick(leader, led, winner, tiles)


KAM = taken(1, ("1-2",), 2, ("2-4",))
CIVIL_KAM = taken(1, ("1-5",), 2, ("1-6",))
BY_NINE = taken(1, ("1-2",), 2, ("4-5",))
FOURS = taken(3, LOWER_FOUR, 2, FOUR)
FOURS_OF_TWO = taken(1, LOWER_FOUR, 2, FOUR)
SUPREME_LOST = taken(3, WENZUN, 2, GAOJIAO)
CAPTURED = taken(1, WENZUN, 3, GAOJIAO)


def net(lines: Any) -> tuple[int, ...]:
    """The points each seat gained."""
    return tuple(map(sum, zip(*(line.deltas for line in lines), strict=True)))


# Each row: its number among the worked payments, the situation, house rules, stacks, last trick,
# dealer with multiple, what each seat gains, and the shut-out if there is one.
WORKED: list[tuple[Any, ...]] = [
    ("1 A dealer loses", A, (1, 4, 2, 1), won(1), (0, 2), (-6, 11, -2, -3)),
    ("2 A dealer wins", A, (3, 2, 2, 1), won(0), (0, 2), (14, -4, -4, -6)),
    ("3 A third term, 入一", A, (2, 0, 5, 1), won(0), (0, 4), (28, -20, 4, -12)),
    ("4 A dealer loses with 入一", A, (5, 3, 0, 0), won(1), (0, 3), (1, 9, -5, -5)),
    ("5 A the same multiplied", OWN_NYU, (5, 3, 0, 0), won(1), (0, 3), (3, 7, -5, -5)),
    ("6 A dealer loses with 入二", A, (6, 2, 0, 0), won(1), (0, 6), (2, 8, -5, -5)),
    ("6 A the same multiplied", OWN_NYU, (6, 2, 0, 0), won(1), (0, 6), (12, -2, -5, -5)),
    ("7 A 包尊", A, (1, 3, 4, 0), won(2, SUPREME), (0, 2), (-12, -2, 24, -10)),
    ("8 A 包尊 and 入一", A, (0, 5, 3, 0), won(2, SUPREME), (0, 2), (-20, 1, 29, -10)),
    ("9 A the same multiplied", OWN_NYU, (0, 5, 3, 0), won(2, SUPREME), (0, 2), (-20, 2, 28, -10)),
    ("10 A 四大包", A, (4, 1, 2, 1), won(0, FOUR), (0, 2), (64, -24, -16, -24)),
    ("11 A 幺結", A, (4, 2, 0, 2), won(3, ("1-2",)), (0, 3), (0, -4, -10, 14)),
    (
        "12 A 擒 (T-4: each debt’s multiple)",
        A,
        (1, 3, 2, 2),
        KAM,
        (0, 2),
        (0, -18, 18, 0),
    ),
    ("13 A 擒 four times", KAM_FOUR, (1, 3, 2, 2), KAM, (0, 2), (0, -36, 36, 0)),
    ("13 B 擒", B, (1, 3, 2, 2), KAM, (0, 2), (0, -36, 36, 0)),
    ("14 A 擒 with five stacks", A, (0, 5, 2, 1), KAM, (0, 2), (0, -25, 25, 0)),
    ("15 A the dealer captured", A, (1, 3, 2, 2), KAM, (1, 3), (0, -16, 16, 0)),
    ("16 A 七支", A, (0, 8, 0, 0), won(1), (0, 2), (-20, 40, -10, -10), SEVEN),
    ("16 B 七枝結", B, (0, 8, 0, 0), won(1), (0, 2), (-20, 40, -10, -10), SEVEN),
    ("17 A 八支", A, (0, 8, 0, 0), won(1), (0, 2), (-40, 80, -20, -20), EIGHT),
    ("17 B 八枝結", B, (8, 0, 0, 0), won(0), (0, 2), (120, -40, -40, -40), EIGHT),
    ("18 A 八支 and 包尊", A, (0, 8, 0, 0), won(1, SUPREME), (0, 2), (-80, 160, -40, -40), EIGHT),
    ("19 A 八支 and 四大包", A, (8, 0, 0, 0), won(0, FOUR), (0, 4), (960, -320, -320, -320), EIGHT),
    ("23 B provisional dealer", B, (2, 3, 2, 1), won(1), (0, 1), (-2, 7, -2, -3)),
    ("24 B (4ー2(棟))×2=4点 (T-13)", B, (2, 3, 2, 1), won(1), (0, 2), (-4, 9, -2, -3)),
    ("25 B dealer loses with five", B, (5, 3, 0, 0), won(1), (0, 2), (2, 8, -5, -5)),
    ("26 B 幺結 captured (T-8)", B, (1, 3, 2, 2), CIVIL_KAM, (0, 2), (0, -36, 36, 0)),
    ("26 B the leader alone", OWN_ONLY, (1, 3, 2, 2), CIVIL_KAM, (0, 2), (0, -4, 4, 0)),
    ("26 B the others as usual", AS_USUAL, (1, 3, 2, 2), CIVIL_KAM, (0, 2), (-6, -4, 12, -2)),
    # What the worked payments leave open.
    (
        "A 擒 with the multiple of whoever pays",
        PER_PAYER,
        (1, 3, 2, 2),
        KAM,
        (0, 2),
        (0, -12, 12, 0),
    ),
    (
        "A a captured dealer pays all with the multiple",
        PER_PAYER,
        (1, 3, 2, 2),
        KAM,
        (1, 3),
        (0, -36, 36, 0),
    ),
    (
        "A five stacks receive the factor of 擒 too (T-10)",
        OWN_NYU,
        (0, 3, 2, 5),
        KAM,
        (0, 2),
        (0, -22, 20, 2),
    ),
    ("A four against four is no capture", A, (1, 0, 4, 3), FOURS, (0, 2), (-24, -20, 48, -4)),
    ("A 4 枚組みに擒を認める人 (T-9)", QUAD, (1, 0, 4, 3), FOURS, (0, 2), (0, 0, 96, -96)),
    ("A only 2-4 captures 1-2", A, (1, 3, 2, 2), BY_NINE, (0, 2), (-6, -1, 9, -2)),
    (
        "A without the civil supreme 1-5 is nothing special",
        A,
        (1, 3, 2, 2),
        CIVIL_KAM,
        (0, 2),
        (-6, -1, 9, -2),
    ),
    (
        "A 最終周の先手で 1-5 を 1 枚",
        CIVIL,
        (1, 3, 2, 2),
        won(3, ("1-5",)),
        (0, 2),
        (-12, -2, -4, 18),
    ),
    ("A a civil supreme led last", CIVIL, (1, 3, 2, 2), won(3, WENZUN), (0, 2), (-12, -2, -4, 18)),
    (
        "A it is lost to 1-6 in an ordinary way",
        CIVIL,
        (1, 3, 2, 2),
        SUPREME_LOST,
        (0, 2),
        (-6, -1, 9, -2),
    ),
    (
        "A 高脚対で結を取ったら擒",
        CIVIL_CAPTURE,
        (1, 3, 2, 2),
        SUPREME_LOST,
        (0, 2),
        (0, 0, 18, -18),
    ),
    (
        "B 2倍の得点 (T-17)",
        B,
        (1, 3, 2, 2),
        SUPREME_LOST,
        (0, 2),
        (-12, -2, 18, -4),
    ),
]


@pytest.mark.parametrize("row", WORKED, ids=[row[0] for row in WORKED])
def test_payments_of_the_losers(row: tuple[Any, ...]) -> None:
    _, house, stacks, last, dealer, expected, *shut = row
    lines = settle(stacks, last, Dealer(*dealer), house, *shut)
    assert net(lines) == expected
    assert len({(line.reason, line.detail) for line in lines}) == len(lines)


BONUSES: list[tuple[Any, ...]] = [
    ("20 A 賀尊", A, won(2, SUPREME), (), (0, 2), (-4, -2, 8, -2)),
    ("A 文尊 captured (T-12: all three pay)", CIVIL, CAPTURED, (), (0, 2), (-4, -2, -2, 8)),
    ("B 天2枚と雑九2枚 (T-14: a family)", B, won(1, FOUR), (1,), (0, 2), (-8, 16, -4, -4)),
    ("20 A 賀尊 of the dealer", A, won(0, SUPREME), (), (0, 3), (18, -6, -6, -6)),
    ("21 A 四大賀", A, won(1, FOUR), (1,), (0, 2), (-8, 16, -4, -4)),
    ("21 A 四大賀 of the dealer", A, won(0, FOUR), (0,), (0, 4), (48, -16, -16, -16)),
    ("22 A to everybody who shows four", TO_ALL, FOURS_OF_TWO, (1, 2), (0, 2), (-16, 12, 12, -8)),
    ("A to the leader", TO_LEADER, FOURS_OF_TWO, (1, 2), (0, 2), (-8, 16, -4, -4)),
    ("A to the leader who wins", TO_WINNING_LEADER, FOURS_OF_TWO, (1, 2), (0, 2), None),
    ("27 B 文尊 captured (T-7)", B, CAPTURED, (), (0, 2), (-4, -2, -2, 8)),
    (
        "B the leader alone pays",
        LEADER_PAYS,
        CAPTURED,
        (),
        (0, 2),
        (0, -2, 0, 2),
    ),
    ("B 文尊 (T-18: the dealer pays twice)", B, won(3, WENZUN), (), (0, 2), (-4, -2, -2, 8)),
    ("A a pair of 1-5 earns nothing", A, won(3, WENZUN), (), (0, 2), None),
    ("A 1-2 and 2-4 put down singly earn nothing", A, won(3, ("2-4",)), (), (0, 2), None),
]


@pytest.mark.parametrize("row", BONUSES, ids=[row[0] for row in BONUSES])
def test_gains_of_a_trick_at_once(row: tuple[Any, ...]) -> None:
    _, house, trick, fours, dealer, expected = row
    lines = rewarded(bonuses(trick, fours, house), Dealer(*dealer))
    assert net(lines) == (expected or ())


@pytest.mark.parametrize(
    ("says", "winner", "dealer", "worth", "expected"),
    [
        (
            "28 七支牌 (T-19: five each)",
            1,
            (0, 2),
            ("dealt-seven", 2),
            (-20, 40, -10, -10),
        ),
        ("29 八支牌 of the first dealer", 0, (0, 1), ("dealt-eight", 4), (60, -20, -20, -20)),
    ],
)
def test_gains_of_a_dealt_hand(
    says: str, winner: int, dealer: tuple[int, int], worth: Factor, expected: tuple[int, ...]
) -> None:
    assert net(settle_dealt(winner, Dealer(*dealer), worth)) == expected


STACKS = [
    stacks
    for stacks in product(range(9), repeat=4)
    if sum(stacks) == 8 and all(n <= 6 for n in stacks[1:]) and stacks[0] in range(2, 9)
]
"""Every way the stacks may lie where seat 0 has won the last trick."""


def test_every_settlement_balances_and_a_special_nyu_gains() -> None:
    """A: the exception keeps a winner from losing points to a player with five or six stacks."""
    lasts = [
        won(0),
        won(0, SUPREME),
        won(0, FOUR),
        *(taken(s, ("1-2",), 0, ("2-4",)) for s in (1, 3)),
    ]
    for stacks, last, seat, multiple in product(STACKS, lasts, range(4), (1, 2, 5)):
        for house in (A, B):
            lines = settle(stacks, last, Dealer(seat, multiple), house)
            assert all(sum(line.deltas) == 0 for line in lines)
            assert net(lines)[0] >= 6 or not house.nyu_special
        assert captured(last, A) == (last.leader != 0)
