"""Liangxi by the sentences of its source: payment, the next dealer, and wins at the beginning.

LX is the source; what it leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

from rules.mahjong.liangxi.hand import Hand
from rules.mahjong.liangxi.score import payment
from tests.rules.liangxi_positions import (
    BEGUN,
    VECTORS,
    WAITING,
    claimed,
    done,
    filled,
    house,
    laid,
    moved,
    position,
    rows,
    won,
)

# --- Payment and the dealer ---------------------------------------------------------------------


def test_all_three_pay_and_the_dealer_twice() -> None:
    """LX: 子が12点の手で上がったら,振り込みでも自模でも,他の2人の子は各12点,荘家は24点を."""
    vector = VECTORS["LX-22"]
    hand = Hand(vector["winner"], vector["dealer"], ())
    assert moved(tuple(payment(hand, vector["points"]))) == vector["expect"]["payments"]
    gained = [
        won(claimed(position({by: filled("5m", 14), 1: WAITING}, turn=by), "5m", by, one="win"))[3]
        for by in (0, 2, 3)
    ]
    assert gained == [(-4, 8, -2, -2)] * 3


@rows(
    "winner, dealer, changes",
    ("LX: 荘家があがるか流局すると連荘", 2, 2, 0),
    ("LX: 荘家以外があがると,荘家が南家に移動します", 1, 3, 1),
    ("LX: 荘家があがるか流局すると連荘", None, 2, 0),
)
def test_the_next_dealer(says: str, winner: int | None, dealer: int, changes: int) -> None:
    seat = 0 if winner is None else winner
    state = position({seat: f"{WAITING} 5m"}, turn=seat, drawn="5m", dealer=2, wall="", lap=0)
    state = done(state, (seat, "keep" if winner is None else "win")).state
    carry = state.result.carry
    assert (carry.number, carry.dealer, carry.changes) == (2, dealer, changes)


@rows(
    "rounds, changes, winner, over",
    ("LX: 何風戦かは,事前に決めます", 1, 3, 1, True),
    ("(not while the last dealer stays)", 1, 3, 0, False),
    ("(four winds)", 4, 14, 1, False),
    ("(four winds)", 4, 15, 1, True),
)
def test_how_long_a_match_is(says: str, rounds: int, changes: int, winner: int, over: bool) -> None:
    hand, carry = {winner: f"{WAITING} 5m"}, {"changes": changes}
    state = position(hand, house(rounds=rounds), turn=winner, drawn="5m", carry=carry)
    assert (done(state, (winner, "win")).state.result.carry is None) is over


@rows(
    "winner, changes, honour, worth",
    ("(the second seat after the dealer is west)", 2, 0, "3z", 1),
    ("(west is nothing to the others in the east circle)", 1, 0, "3z", 0),
    ("(the third circle is west's)", 1, 8, "3z", 1),
    ("(the first circle is east's)", 1, 0, "1z", 1),
    ("(R40: the own wind and the round's)", 0, 0, "1z", 1),
)
def test_which_winds_are_worth_a_point(
    says: str, winner: int, changes: int, honour: str, worth: int
) -> None:
    """LX: 自・場風の刻子:1点."""
    hand = {winner: f"{WAITING} 5m".replace("3z", honour)}
    state = position(hand, turn=winner, drawn="5m", carry={"changes": changes})
    elements = done(state, (winner, "win")).state.result.sheet.win.elements
    assert sum(one.points for one in elements if one.name == "wind-pung") == worth


# --- 天和 and 地和 --------------------------------------------------------------------------------

FIRST: dict[str, Any] = {"draws": (0, 0, 0, 0), "begun": frozenset(), "river": ()}


def test_the_dealt_hand_of_the_dealer_wins() -> None:
    """LX: 親の配牌での上がりです.喜をさらしても認められます."""
    state = position({0: f"{WAITING} 5m"}, drawn="5m", **FIRST)
    assert won(done(state, (0, "win")).state)[1] == "tianhu"
    hand = "1m 2m 3m 4p 5p 6p 7s 8s 9s 5m 5m 1z 2z 3z"
    state = position({0: hand}, drawn="5m", **FIRST)
    assert won(done(state, (0, "xi 1z 2z 3z"), (0, "win")).state)[1] == "tianhu"
    state = position({0: f"{WAITING} 5m"}, drawn="5m", draws=(1, 0, 0, 0))
    assert won(done(state, (0, "win")).state)[1] == "small"


@rows(
    "about, ending",
    ("LX: 自分の最初の自模で上がった場合です", {}, "dihu"),
    ("(not the second)", {"draws": (1, 2, 1, 1)}, "small"),
    ("(R43: after claims, too)", {"melds": {2: laid("pung 8s")}}, "dihu"),
    ("(a replacement is no first draw)", {"source": "kong"}, "small"),
)
def test_a_non_dealer_wins_with_its_first_draw(
    says: str, about: dict[str, Any], ending: str
) -> None:
    source = about.pop("source", "wall")
    fields = {"draws": (0, 1, 0, 0), "begun": frozenset((0,)), **about}
    state = position({1: f"{WAITING} 5m"}, turn=1, drawn="5m", **fields)
    object.__setattr__(state, "source", source)
    assert won(done(state, (1, "win")).state)[1] == ending


def test_a_non_dealer_wins_on_the_dealers_first_discard() -> None:
    """LX: 子が,荘家の第1捨て牌…で上がった場合です."""
    state = position({0: filled("5m", 14), 2: WAITING}, drawn="5m", **FIRST)
    assert won(claimed(state, "5m", 0, two="win"))[1] == "dihu"
    state = position({0: filled("5m", 14), 2: WAITING}, drawn="5m")
    assert won(claimed(state, "5m", 0, two="win"))[1] == "small"
    assert frozenset(range(4)) == BEGUN


def test_every_vector_that_is_no_win_has_its_test() -> None:
    others = {name for name in VECTORS if name.startswith("LX") and "win" not in VECTORS[name]}
    table = {"LX-22", "LX-24", "LX-30", "LX-35", "LX-36"}
    assert others == table | {"LX-25", "LX-27", "LX-28"} | {"LX-23", "LX-31", "LX-32"}
