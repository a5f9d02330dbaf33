"""The worked positions of Tien Gow, checked at the game's own doors."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules import Result
from rules.tiengow.combinations import higher, sets
from rules.tiengow.options import TienGowOptions
from rules.tiengow.settlement import Dealer, Trick, bonuses, rewarded, settle
from rules.tiengow.tiles import DECK, in_order
from rules.tiengow.wall import counted, taken
from tests.rules.tiengow_positions import A, B, offered, played, position
from tests.rules.worked import Check, Vector, Worked

WORKED = {"TA": Worked("tiengowA"), "TB": Worked("tiengowB")}
HOUSES = {"tiengowA": A, "tiengowB": B}


def checks(*names: str) -> Callable[[Check], Check]:
    """Say which positions a function checks."""

    def note(check: Check) -> Check:
        for name in names:
            WORKED[name[:2]].checks(name)(check)
        return check

    return note


def net(lines: Any) -> list[int]:
    """The points each seat gained."""
    return [sum(line.deltas[seat] for line in lines) for seat in range(4)]


def variants(vector: Vector) -> Iterator[tuple[TienGowOptions, list[int]]]:
    """The house rules of a position, and what each seat gains under them."""
    house, expected = HOUSES[vector["game"]], vector["expected"]
    if not vector["options"]:
        yield house, expected["net"]
    for name, values in vector["options"].items():
        field = re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", name)
        for value in values:
            word = f"{name}={value}".replace("True", "true").replace("False", "false")
            (found,) = [expected[key] for key in expected if key.split()[0] == word]
            gains = found["net"] if isinstance(found, dict) else found
            yield replace(house, **{field: value}), gains


def trick(told: dict[str, Any], winner: int) -> Trick:
    """The last trick of a position; an ordinary one where none is told."""
    led = told.get("led", {"seat": winner, "tile": "4-4"})
    won = told.get("won", led)
    mine, best = (in_order(one.get("tiles", [one.get("tile")])) for one in (led, won))
    return Trick(led["seat"], mine, won["seat"], best)


@checks("TA-01")
def the_first_taker(vector: Vector) -> None:
    where = vector["position"]
    found = [counted(range(4), where["roller"], total) for total in where["totals"]]
    assert found == vector["expected"]["firstTaker"]


@checks("TA-02")
def what_may_be_led(vector: Vector) -> None:
    expected, found = vector["expected"], sets(in_order(vector["position"]["hand"]))
    named = [[one] for one in expected["singles"]]
    named += expected["pairs"] + expected["triples"] + expected["quads"]
    assert set(found) == set(map(in_order, named))
    assert len(found) == expected["countDistinct"]
    assert not set(map(in_order, expected["notLegal"])) & set(found)


@checks("TA-03", "TA-04", "TA-05")
def what_beats_what(vector: Vector) -> None:
    where = vector["position"]
    pairs = where.get("pairs") or [(where["led"], other) for other in where["followers"]]
    sorted_pairs = [(in_order(led), in_order(other)) for led, other in pairs]
    found = [other in higher(other, led, led, A) for led, other in sorted_pairs]
    assert found == vector["expected"]["canBeat"]


@checks("TA-07", "TA-08")
def who_may_win_the_last_trick(vector: Vector) -> None:
    where, expected = vector["position"], dict(vector["expected"])
    may = {int(seat): allowed for seat, allowed in expected.pop("mayPlayFaceUp").items()}
    ((key, after),) = expected.items()
    lasts = {int(seat): last for seat, last in where["lastTiles"].items()}
    lasts[0] = where["led"]
    hands = [
        " ".join([last] if isinstance(last, str) else last) for _, last in sorted(lasts.items())
    ]
    state = position("/".join(hands), stacks=where["stacks"], turn=where["leader"])
    state = played(state, f"lead {hands[0]}").state
    found = dict.fromkeys(may, False)
    while state.result is None:
        found[state.turn] = bool(offered(state, "beat"))
        verb = "beat" if key == f"ifSeat{state.turn}Beats" else "fold"
        state = played(state, f"{verb} {' '.join(state.hands[state.turn])}").state
    assert found == may
    assert (state.result.sheet.winner, list(state.stacks)) == (after["winner"], after["stacks"])


@checks("TA-09", "TA-11", "TA-12", "TA-14", "TB-01", "TB-02", "TB-05")
def what_is_paid(vector: Vector) -> None:
    where = vector["position"]
    dealer = Dealer(where["dealer"], where["dealerMultiplier"])
    last = trick(where.get("lastTrick", {}), where.get("winner", 1))
    for house, gains in variants(vector):
        assert net(settle(where["stacks"], last, dealer, house)) == gains
    if after := vector["expected"].get("next"):
        carry = won_in_turn([last.winner], B)[0].carry
        assert carry is not None
        assert (carry.dealer, carry.changes) == (after["dealer"], after["dealerChanges"])  # type: ignore[attr-defined]


@checks("TA-16")
def what_is_paid_at_once(vector: Vector) -> None:
    where = vector["position"]
    for case, gains in zip(where["cases"], vector["expected"]["net"], strict=True):
        led = "2-4 1-2" if case["type"].startswith("zun") else "6-6 6-6 3-6 4-5"
        mine = in_order(led.split())
        won = Trick(case["collector"], mine, case["collector"], mine)
        dealer = Dealer(where["dealer"], case["dealerMultiplier"])
        assert net(rewarded(bonuses(won, (), A), dealer)) == gains


@checks("TA-17", "TB-04")
def what_a_trick_earns(vector: Vector) -> None:
    where = vector["position"]
    shown = {
        int(seat): in_order(tiles)
        for seat, tiles in where["trick"]["plays"].items()
        if tiles != "face down"
    }
    leader, winner = where["trick"]["leader"], max(shown)
    won = Trick(leader, shown[leader], winner, shown[winner])
    assert won.best in higher(won.best, won.led, won.led, HOUSES[vector["game"]])
    dealer = Dealer(where["dealer"], where["dealerMultiplier"])
    for house, gains in variants(vector):
        assert net(rewarded(bonuses(won, shown, house), dealer)) == gains


def won_in_turn(winners: list[int], house: TienGowOptions) -> list[Result]:
    """The results of a match whose deals are won by these seats with their last tiles."""
    results: list[Result] = []
    dealer, term, changes = 0, 1, 0
    for winner in winners:
        hands = "/".join("5-5" if seat == winner else "1-6" for seat in range(4))
        state = position(
            hands,
            house,
            turn=winner,
            dealer=dealer,
            term=term,
            changes=changes,
            stacks=[1 + (seat == winner) for seat in range(4)],
        )
        state = played(state, "lead 5-5", *["fold 1-6"] * 3).state
        results.append(state.result)
        carry = state.result.carry
        if carry is None:
            break
        dealer, term, changes = carry.dealer, carry.term, carry.changes
    return results


@checks("TB-08")
def how_long_a_match_is(vector: Vector) -> None:
    winners, expected = vector["position"]["handWinners"], vector["expected"]
    carries: list[Any] = [one.carry for one in won_in_turn(winners, B)]
    assert [carry.dealer for carry in carries[:-1]] == expected["dealers"][1:]
    assert [carry.changes for carry in carries] == expected["dealerChangesAfterEachHand"]
    multiples = [1 + carry.term for carry in carries[1:-1]]
    assert multiples == expected["multipliers"][2:]
    labels = [f"{'ESWN'[carry.changes // 4]}{carry.changes % 4 + 1}" for carry in carries[:-1]]
    assert labels == expected["roundLabels"][1:]
    assert won_in_turn([*winners, 0], B)[-1].carry is None


@checks("TA-19")
def how_the_wall_is_taken(vector: Vector) -> None:
    for method, cells in vector["expected"].items():
        for hand, where in zip(taken(DECK, method), cells.values(), strict=True):
            word, numbers = where.split()
            lines = [int(number) for number in numbers.split(",")]
            if word == "row":
                assert sorted(hand) == sorted(DECK[lines[0] - 1 :: 4])
            else:
                columns = [tile for line in lines for tile in DECK[4 * line - 4 : 4 * line]]
                assert sorted(hand) == sorted(columns)


@pytest.mark.parametrize("name", sorted(name for one in WORKED.values() for name in one.noted))
def test_a_worked_position(name: str) -> None:
    WORKED[name[:2]].check(name)


def test_every_worked_position_is_checked() -> None:
    for worked, number in zip(WORKED.values(), (14, 5), strict=True):
        worked.are_all_checked(number, DECK)
