"""Sakura by its sentences: leftovers, combinations, the winner, what is paid, the next dealer."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import SakuraState
from tests.rules.positions import SAKURA, Cards, Table, cards, ended, lying, rows, some_worth, spots
from tests.rules.sakura_positions import EIGHT, HIGO, TAKE_ONE, TEAMS, last_turn

# --- What is left on the table --------------------------------------------------------------------

RAINS = "rain.man, rain.swallow, rain.ribbon"
SEEN = "pine.j1 pine.j2 plum.j1 plum.j2 iris.j1 iris.j2 chrys.j1 chrys.j2"
"""Eight cards of the stock that nobody sees."""

LEFT: Table = [
    (
        "SAK: ガジを使った結果,合わせる相手がなくなって余る札",
        HIGO,
        "grass.j1, rain.man",
        (1, "grass"),
        "",
        "grass.j1 rain.man",
    ),
    (
        "SAK: …ガジを使った人の取り札になります [S-3: three rains]",
        HIGO,
        f"grass.j1, {RAINS}",
        (2, "grass"),
        "",
        "grass.j1 rain.man rain.swallow rain.ribbon",
    ),
    (
        "[the other two of three rains of which it took one]",
        HIGO,
        "rain.man, rain.ribbon",
        (0, "rain"),
        "",
        "rain.man rain.ribbon",
    ),
    ("[captured as a plain rain, nobody used it]", HIGO, "", None, "", ""),
    (
        "[S-16: two that died for another reason count for nobody]",
        TAKE_ONE,
        "iris.j1, iris.j2, rain.man",
        (1, "grass"),
        "",
        "rain.man",
    ),
    (
        "[S-18: the other of a dead pair is a leftover]",
        TAKE_ONE,
        "grass.j1, rain.man",
        (1, "grass"),
        "",
        "grass.j1 rain.man",
    ),
    ("[an unused gaji leaves dead cards to nobody]", TAKE_ONE, "iris.j1, iris.j2", None, "", ""),
    (
        "[S-4: its three others are captured]",
        EIGHT,
        "grass.j1, rain.man",
        (1, "grass"),
        SEEN,
        "grass.j1 rain.man",
    ),
    (
        "[8-8: one of its others is in the stock]",
        EIGHT,
        "grass.j1, rain.man",
        (1, "grass"),
        f"{SEEN[:-9]} grass.j2",
        "rain.man",
    ),
    (
        "[8-8: a rain is in the stock]",
        EIGHT,
        "grass.j1, rain.man",
        (1, "grass"),
        f"{SEEN[:-9]} rain.ribbon",
        "grass.j1",
    ),
    (
        "[S-19: several rains left score for nobody]",
        EIGHT,
        f"grass.j1, {RAINS}",
        (1, "grass"),
        SEEN,
        "grass.j1",
    ),
    (
        "[8-8: two left of the flower it took]",
        EIGHT,
        "grass.j1, grass.j2, rain.man",
        (1, "grass"),
        SEEN,
        "rain.man",
    ),
    (
        "[8-8: a card of another flower]",
        EIGHT,
        "iris.bridge, grass.j1",
        (0, "grass"),
        SEEN,
        "grass.j1",
    ),
]


@rows("options, field, used, unseen, owned", LEFT)
def test_cards_left_on_the_table(
    says: str,
    options: SakuraOptions,
    field: str,
    used: tuple[int, str] | None,
    unseen: str,
    owned: str,
) -> None:
    seats = 2 if options == EIGHT else 3
    state = last_turn(options, piles=((),) * seats, field=field, used=used, unseen=unseen)
    left = {card: e.seat for e in state.last if e.kind == "leftover" for card in e.pieces}
    assert left == (dict.fromkeys(cards(owned), used[0]) if used else {})
    assert lying(state) == {card for spot in spots(field) for card in spot} - set(left)
    assert used is None or set(cards(owned)) <= set(state.captures[used[0]])


def test_leftovers_belong_to_the_team_that_used_the_gaji() -> None:
    state = last_turn(TEAMS, piles=((),) * 4, field="grass.j1, rain.man", used=(3, "grass"))
    assert set(state.captures[1]) >= {"grass.j1", "rain.man"}
    assert [event.seat for event in state.last if event.kind == "leftover"] == [3]


# --- Combinations and points ----------------------------------------------------------------------

COMBINATIONS: Table = [
    (
        "SAK: 桜に幕・ススキに月・菊に盃",
        "curtain-moon-cup",
        "cherry.curtain grass.moon chrys.cup",
        45,
    ),
    (
        "SAK: 萩に猪・紅葉に鹿・ススキに雁",
        "boar-deer-geese",
        "clover.boar maple.deer grass.geese",
        15,
    ),
    (
        "SAK: 赤タンの表裏(松・梅・桜のタネ3枚 [S-10]",
        "red-pictures",
        "pine.crane plum.nightingale cherry.curtain",
        45,
    ),
    ("SAK: かタン3枚) 赤", "red-ribbons", "pine.ribbon plum.ribbon cherry.ribbon", 30),
    (
        "SAK: 青タンの表裏(牡丹・菊・紅葉のタネ3枚",
        "blue-pictures",
        "peony.butterfly chrys.cup maple.deer",
        15,
    ),
    ("SAK: かタン3枚) 青", "blue-ribbons", "peony.ribbon chrys.ribbon maple.ribbon", 30),
    (
        "SAK: くさの表裏(藤・菖蒲・萩のタネ3枚",
        "grass-pictures",
        "wisteria.cuckoo iris.bridge clover.boar",
        15,
    ),
    ("SAK: かタン3枚) くさ", "grass-ribbons", "wisteria.ribbon iris.ribbon clover.ribbon", 30),
]


@rows("name, pile, points", COMBINATIONS)
def test_the_eight_combinations(says: str, name: str, pile: str, points: int) -> None:
    """SAK: 他の人またはチームの点数から,役1つにつき50点を引きます."""
    result = ended(last_turn(piles=((), cards(pile), ())))
    first, own, third = result.sheet
    assert (own.gained, own.lost, own.total) == (((name, 0),), (), points)
    assert first.lost == third.lost == ((name, 50),)
    assert (first.total, third.total) == (-50, -50)
    for missing in cards(pile):
        part = tuple(card for card in cards(pile) if card != missing)
        assert ended(last_turn(piles=(part, (), ()))).sheet[0].gained == ()


TWO = cards("pine.ribbon plum.ribbon cherry.ribbon peony.ribbon chrys.ribbon maple.ribbon")
ONE = cards("wisteria.ribbon iris.ribbon clover.ribbon rain.ribbon paulownia.yellow")
COSTS: Table = [
    ("SAK: 他の人…の点数から,役1つにつき50点を引きます", HIGO, 2, (10, -50)),
    ("[from each of the others]", HIGO, 4, (10, -50, -150, -150)),
    ("SAK: …またはチームの点数から", TEAMS, 4, (10, -50)),
]


@rows("options, seats, totals", COSTS)
def test_costs_of_combinations(
    says: str, options: SakuraOptions, seats: int, totals: tuple[int, ...]
) -> None:
    """Two combinations and 60 points against one and 50."""
    result = ended(last_turn(options, piles=(TWO, ONE, *((),) * (seats - 2))))
    assert tuple(account.total for account in result.sheet) == totals
    assert [account.cards for account in result.sheet][:2] == [60, 50]
    assert result.deltas(seats)[0] > 0


# --- The winner, what is paid, the next dealer ----------------------------------------------------

APART = "cherry.curtain clover.boar chrys.cup pine.ribbon peony.ribbon iris.ribbon"
"""Without these cards no combination is complete."""


def worth_each(*points: int) -> tuple[Cards, ...]:
    """A pile for each number of points, without a combination."""
    piles: list[Cards] = []
    for number in points:
        taken = (card for pile in piles for card in pile)
        piles.append(some_worth(number, "", APART, " ".join(taken), game=SAKURA))
    return tuple(piles)


def rules(**fields: Any) -> SakuraOptions:
    """The main rules but for some fields."""
    return SakuraOptions(**fields)


STEPS = rules(big_win="50and100")
EACH = rules(margin_to="eachOpponent")
BOTH = rules(margin_to="eachOpponent", big_win="50and100")
DIFFERENCE = rules(stake="difference")

PAID: Table = [
    ("SAK: 点数が一番多い人の勝ちです", HIGO, (40, 60, 50), (-1, 2, -1)),
    ("SAK: 点差が100点以上の勝ちは,1度で2勝とみなします", HIGO, (110, 10), (2, -2)),
    ("SAK: 100点以上 (95)", HIGO, (105, 10), (1, -1)),
    ("SAK: 点差の50点以上と100点以上を区別する (45)", STEPS, (55, 10), (1, -1)),
    ("SAK: 50点以上と100点以上を区別する (50)", STEPS, (60, 10), (2, -2)),
    ("SAK: 50点以上と100点以上を区別する (95)", STEPS, (105, 10), (2, -2)),
    ("SAK: 50点以上と100点以上を区別する (100)", STEPS, (110, 10), (3, -3)),
    ("[S-12: the margin is to the second best]", HIGO, (20, 120, 40), (-1, 2, -1)),
    ("[to the second best, for all]", STEPS, (20, 120, 40), (-2, 4, -2)),
    ("[or to each opponent]", EACH, (20, 120, 40), (-2, 3, -1)),
    ("[or to each opponent, in steps]", BOTH, (5, 105, 65), (-3, 4, -1)),
    ("[what is paid may be the difference]", DIFFERENCE, (40, 60, 50), (-20, 30, -10)),
    ("[which has no big wins]", DIFFERENCE, (110, 10), (100, -100)),
    ("[a tie is a win]", HIGO, (50, 50), (1, -1)),
    ("[but its difference is nothing]", DIFFERENCE, (50, 50), (0, 0)),
]


@rows("options, points, deltas", PAID)
def test_payments(
    says: str, options: SakuraOptions, points: tuple[int, ...], deltas: tuple[int, ...]
) -> None:
    result = ended(last_turn(options, piles=worth_each(*points)))
    assert tuple(account.total for account in result.sheet) == points
    assert result.deltas(len(points)) == deltas
    assert result.carry is not None
    assert result.carry.scores == deltas
    assert (result.ending, result.carry.number) == ("win", 2)
    if options.stake == "wins":
        assert tuple(account.wins for account in result.sheet) == deltas


@rows(
    "options, points, margins, wins",
    [
        ("SAK: 点差が100点以上の勝ちは,1度で2勝", HIGO, (110, 10), (0, 100), (2, -2)),
        ("[S-12: the margin is to the second best]", HIGO, (20, 120, 40), (80, 0, 80), (-1, 2, -1)),
        ("[or to each opponent]", EACH, (20, 120, 40), (100, 0, 80), (-2, 3, -1)),
        ("[the difference has no big wins]", DIFFERENCE, (110, 10), (0, 100), (1, -1)),
        ("[a tie is a win]", HIGO, (50, 50), (0, 0), (1, -1)),
    ],
)
def test_the_sheet_has_winner_margin_and_wins(
    says: str,
    options: SakuraOptions,
    points: tuple[int, ...],
    margins: tuple[int, ...],
    wins: tuple[int, ...],
) -> None:
    sheet = ended(last_turn(options, piles=worth_each(*points))).sheet
    assert tuple(account.margin for account in sheet) == margins
    assert tuple(account.wins for account in sheet) == wins


TEAM_PAID: Table = [
    ("[S-12: each loser pays a winner]", {}, (60, 50), (1, -1, 1, -1)),
    ("SAK: 点差が100点以上", {}, (10, 110), (-2, 2, -2, 2)),
    ("[the difference of the teams]", {"stake": "difference"}, (60, 50), (10, -10, 10, -10)),
]


@rows("fields, points, deltas", TEAM_PAID)
def test_payments_of_teams(
    says: str, fields: dict[str, str], points: tuple[int, int], deltas: tuple[int, ...]
) -> None:
    options = rules(four_players="teams2v2", **fields)
    result = ended(last_turn(options, piles=(*worth_each(*points), (), ())))
    assert tuple(account.total for account in result.sheet) == points
    assert result.deltas(4) == deltas
    assert all(sum(line.deltas) == 0 for line in result.lines)


CAPTAIN = rules(four_players="teams2v2", team_next_dealer="captain")
DEALERS: Table = [
    ("SAK: その後は,前の手に勝った人が親です", HIGO, (40, 60, 50), 2, 1),
    ("SAK: 同点なら,親が最優先", HIGO, (60, 50, 60), 2, 2),
    ("SAK: 親に順番が近い人の勝ち", HIGO, (20, 50, 50, 40), 3, 1),
    ("SAK: 親に順番が近い人の勝ち (past the first seat)", HIGO, (50, 50, 20, 30), 2, 0),
    ("[S-12: the winning team's first member from the old dealer on]", TEAMS, (60, 50, 0, 0), 1, 2),
    ("[the winning team's first member (2)]", TEAMS, (60, 50, 0, 0), 3, 0),
    ("[the winning team's first member (3)]", TEAMS, (50, 60, 0, 0), 2, 3),
    ("[a dealer who wins deals again]", TEAMS, (60, 50, 0, 0), 2, 2),
    ("[or its first seat]", CAPTAIN, (60, 50, 0, 0), 2, 0),
    ("[or its first seat (2)]", CAPTAIN, (50, 60, 0, 0), 2, 1),
    ("[S-13: a tie of teams is the dealer's]", TEAMS, (50, 50, 0, 0), 3, 3),
    ("[a tie of teams is the dealer's (2)]", TEAMS, (50, 50, 0, 0), 0, 0),
    ("[a tie of teams is the dealer's, whose first seat deals]", CAPTAIN, (50, 50, 0, 0), 3, 1),
]


@rows("options, points, dealer, follows", DEALERS)
def test_the_next_dealer(
    says: str, options: SakuraOptions, points: tuple[int, ...], dealer: int, follows: int
) -> None:
    result = ended(last_turn(options, piles=worth_each(*points), dealer=dealer))
    assert result.carry is not None
    assert result.carry.dealer == follows
    assert result.deltas(len(points))[follows] > 0


@pytest.mark.parametrize(("hands", "number", "follows"), [(1, 1, None), (3, 2, 3), (3, 3, None)])
def test_how_long_a_match_is(hands: int, number: int, follows: int | None) -> None:
    state: SakuraState = last_turn(rules(hands=hands), piles=worth_each(60, 50), number=number)
    carry = ended(state).carry
    assert (carry and carry.number) == follows
