"""Seats, wall and tricks of Tien Gow, by the sentences of A and B."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from rules import Event
from rules.game import DICE
from rules.tiengow.combinations import WENZUN, higher, sets
from rules.tiengow.options import METHODS, TienGowOptions
from rules.tiengow.tiles import CIVIL, DECK, MILITARY, total
from tests.rules.tiengow_positions import (
    SEATED,
    TIENGOW,
    A,
    B,
    offered,
    opened,
    played,
    position,
    rows,
    tiles,
)

# --- The tiles ------------------------------------------------------------------------------------


def test_the_tiles_are_the_usual_32() -> None:
    """A: 21 種中 11 種の牌は 2 枚ずつあります."""
    assert len(DECK) == 32
    assert len(set(DECK)) == 21
    assert sum(map(total, DECK)) == 227
    assert MILITARY == ("3-6", "4-5", "2-6", "3-5", "2-5", "3-4", "2-4", "1-4", "2-3", "1-2")


# --- Seats and dealer -----------------------------------------------------------------------------


def test_the_highest_throw_chooses_a_place_first() -> None:
    """A: 出た目の合計が大きい順に,好きな席を選びます."""
    step = opened(A, 6, 5, 1, 1, 3, 4, 2, 2)
    assert [event.kind for event in step.events] == ["roll"] * 4
    assert step.state.to_act == {2}
    assert offered(step.state, "sit") == {"right", "opposite", "left"}
    state = played(step.state, "sit left").state
    assert state.to_act == {3}
    assert offered(state, "sit") == {"right", "opposite"}
    state = played(state, "sit right").state
    assert (state.order, state.phase) == ((0, 3, 1, 2), "wall")


def test_equal_throws_are_thrown_again() -> None:
    step = opened(A, 6, 5, 5, 6, 1, 2, 2, 2, 1, 1, 4, 4)
    assert [event.seat for event in step.events] == [0, 1, 2, 3, 0, 1]
    assert step.state.ranking == (1, 0, 3, 2)


@rows(
    "house, dice, dealer",
    [
        (
            "A: さいころを振った人を 1 として,反時計回りに",
            SEATED,
            (1, 1, 6, 5, 1, 2, 1, 3, 2, 1),
            3,
        ),
        ("A: 目の合計に当たる人が最初の親", SEATED, (1, 1, 6, 5, 1, 2, 1, 3, 2, 3), 1),
        (
            "B: サイコロで振って",
            replace(B, first_dealer="diceHighest"),
            (1, 1, 2, 5, 6, 5, 1, 3),
            2,
        ),
    ],
)
def test_the_first_dealer(says: str, house: TienGowOptions, dice: Any, dealer: int) -> None:
    assert opened(house, *dice).state.dealer == dealer


def test_more_drawn_pips_deal() -> None:
    """B: 牌を引いて大きい人."""
    house, found = replace(B, first_dealer="drawTile"), set()
    for seed in range(8):
        dice = tuple(Random(seed).choices(range(1, 7), k=DICE))
        step = opened(house, *dice)
        drawn = {one.seat: total(one.pieces[0]) for one in step.events if one.kind == "draw"}
        assert drawn[step.state.dealer] == max(drawn.values())
        found.add(step.state.dealer)
    assert len(found) > 1


# --- The wall -------------------------------------------------------------------------------------


def test_the_player_opposite_the_dealer_names_the_way() -> None:
    """A: 親の向かいの人が,山の取り方を言い; B: 対面の人が開牌方法を決めて."""
    house = replace(SEATED, first_dealer="lot", wall_default="outsideIn")
    state = opened(house).state
    assert state.to_act == {(state.dealer + 2) % 4}
    assert offered(state, "wall") == set(METHODS)
    assert TIENGOW.legal(state, state.turn)[0].pieces == ("outsideIn",)


@rows(
    "roller, first",
    [
        ("A: 親の向かいの人が…サイコロを振ります", "opposite", 3),
        ("B: 親はサイコロ2つを振って…自分から1として", "dealer", 1),
    ],
)
def test_where_the_taking_begins(says: str, roller: str, first: int) -> None:
    house = replace(SEATED, first_dealer="diceHighest", dice_roller=roller)
    step = opened(house, 6, 6, 1, 1, 1, 2, 1, 3, 5, 1)
    assert step.state.dealer == 0
    step = played(step.state, "wall ends2cols")
    assert Event("first", first) in step.events
    assert step.state.hands[first] == DECK[:8]
    assert step.state.hands[(first + 1) % 4] == DECK[8:16]


def test_a_house_may_have_one_way_only() -> None:
    house = replace(SEATED, first_dealer="lot", wall_method="rowsFromTop")
    assert opened(house).state.phase == "play"


# --- The tricks -----------------------------------------------------------------------------------

HANDS = "2-2 4-4 4-4/6-6 1-2 2-4/5-5 5-5 3-6/1-1 3-4 2-5"
OWN_TWO = {"6-6 1-2", "6-6 2-4", "2-4 1-2"}
LAST, LAST_TWO = "5-5/1-6/1-2/4-5", "4-4 5-5/1-6 1-5/1-2 2-4/4-5 2-3"


@rows(
    "moves, beat, fold",
    [
        (
            "A: 勝てる牌を持っていても出す義務はありません (T-5)",
            ["lead 2-2"],
            {"6-6"},
            {"6-6", "1-2", "2-4"},
        ),
        ("A: 種類が同じで,強さが上", ["lead 2-2", "beat 6-6"], set(), {"5-5", "3-6"}),
        ("A: 表向きで出ている牌のうち", ["lead 2-2", "fold 1-2"], {"5-5"}, {"5-5", "3-6"}),
        ("A: 好きな 2 枚を出せます", ["lead 4-4 4-4"], set(), OWN_TWO),
        ("A: 伏せて出します", ["lead 4-4 4-4", "fold 6-6 1-2"], set(), {"5-5 5-5", "5-5 3-6"}),
    ],
)
def test_moves_of_a_follower(says: str, moves: list[str], beat: set[str], fold: set[str]) -> None:
    state = played(position(HANDS), *moves).state
    assert (offered(state, "beat"), offered(state, "fold")) == (beat, fold)


def test_the_others_follow_in_turn_from_the_leader() -> None:
    """A: 親の右隣から (T-2: from the leader's right)."""
    state = position(HANDS, turn=2)
    for move, follower in (("lead 3-6", 3), ("fold 1-1", 0), ("fold 2-2", 1)):
        state = played(state, move).state
        assert state.to_act == {follower}


@rows(
    "pair, may",
    [
        ("A: 至尊 (T-1: 2-4 and 1-2)", "2-4 1-2", True),
        ("(T-1: not 1-4 and 1-2)", "1-4 1-2", False),
        ("B: 雑九", "3-6 4-5", True),
        ("(no pair of six and three)", "2-4 3-6", False),
        ("B: 文武混合牌", "6-6 3-6", True),
        ("(no mixed pair of other families)", "5-5 2-4", False),
    ],
)
def test_which_pairs_can_be_led(says: str, pair: str, may: bool) -> None:
    assert (tiles(pair) in sets(tiles(pair))) is may


def test_the_civil_supreme_beats_nothing() -> None:
    """A: 文の最弱牌である 1-5 のペア (T-11: played by a follower, it is the lowest pair)."""
    house = replace(A, wenwuzun=True)
    for tile in CIVIL:
        assert WENZUN not in higher(WENZUN, (tile, tile), (tile, tile), house)


def test_only_a_pair_of_gaojiao_beats_the_civil_supreme() -> None:
    """A: 文尊が高脚対(1-6のペア)だけには負ける (T-22: nor does a third pair win that trick)."""
    hands = "1-5 1-5 2-2/1-6 1-6 4-4/5-5 5-5 3-3/1-1 1-1 3-6"
    house = replace(A, wenwuzun=True, gaojiao_beats_wenzun=True)
    state = played(position(hands, house, stacks=(5, 0, 0, 0)), "lead 1-5 1-5").state
    assert offered(state, "beat") == {"1-6 1-6"}
    assert offered(played(state, "beat 1-6 1-6").state, "beat") == set()
    assert offered(played(state, "fold 4-4 1-6").state, "beat") == set()


def test_the_winner_takes_a_stack_for_each_tile_and_leads() -> None:
    """A: 直前の周の勝者が先手です; B: 4枚づつの山にまとめて."""
    hands = "2-2 5-6 4-4 4-4/6-6 5-6 2-4 1-2/5-5 5-5 3-6 1-6/1-1 1-5 2-5 3-4"
    moves = ("lead 4-4 4-4", "fold 2-4 1-2", "fold 5-5 3-6", "fold 2-5 3-4")
    state = played(position(hands), *moves).state
    assert (state.stacks, state.to_act) == ((2, 0, 0, 0), {0})
    assert state.won[0].best == ("4-4", "4-4")


def test_nobody_learns_what_lies_face_down() -> None:
    """A: 伏せて出します; not even the winner of the trick."""
    step = played(position(HANDS), "lead 2-2", "fold 2-4")
    (event,) = [one for one in step.events if one.kind == "fold"]
    assert event.heard_by(0).pieces == event.heard_by(None).pieces == ()
    assert event.heard_by(1).pieces == ("2-4",)
    views = {seat: TIENGOW.view(step.state, seat) for seat in (None, 0, 1, 2, 3)}
    assert all("2-4" not in repr(view) for seat, view in views.items() if seat != 1)
    assert views[1].down == ((), ("2-4",), (), ())


def test_all_lies_open_once_the_deal_is_over() -> None:
    state = played(position(LAST, stacks=(4, 1, 1, 1)), "lead 5-5", "fold 1-6").state
    assert TIENGOW.view(state, None).down == ((),) * 4
    state = played(state, "fold 1-2", "fold 4-5").state
    assert TIENGOW.view(state, None).down == ((), ("1-6",), ("1-2",), ("4-5",))


def test_a_last_single_tile_is_led_by_itself() -> None:
    state = position(LAST_TWO, stacks=(3, 1, 1, 1))
    state = played(state, "lead 4-4", "fold 1-6", "fold 1-2", "fold 2-3").state
    assert (state.trick[0].tiles, state.to_act) == (("5-5",), {1})


@rows(
    "hands, moves, stacks, seat, sees",
    [
        ("(before the lead)", LAST, (), (4, 1, 1, 1), 2, False),
        ("(a later follower)", LAST, ("lead 5-5",), (4, 1, 1, 1), 2, True),
        ("(the leader has played)", LAST_TWO, ("lead 5-5",), (3, 1, 1, 1), 0, False),
        ("A: 結の資格 (a last tile, no stack)", LAST, ("lead 5-5",), (5, 1, 0, 1), 2, False),
        ("(another seat has no stack)", LAST, ("lead 5-5",), (5, 0, 1, 1), 2, True),
    ],
)
def test_seats_that_know_beforehand_how_to_follow(
    says: str, hands: str, moves: Any, stacks: Any, seat: int, sees: bool
) -> None:
    state = played(position(hands, stacks=stacks), *moves).state
    assert bool(TIENGOW.foreseen(state, seat)) == sees
