"""Being ready and the treasure by the sentences of the source (CD); Dalian plays them alike.

What the source leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from typing import Any

from rules.mahjong.northern.state import DECLARED, LOOKED
from tests.rules.changchun_positions import (
    CHANGCHUN,
    FROZEN,
    PLAIN,
    READY,
    WAITING,
    asked,
    done,
    filled,
    house,
    legal,
    meld,
    moved,
    position,
    rows,
    thrown,
)

TAIL = "2m 3m 4m 6m 7m 8m 2s 3s 4s 6s 7s 8s"
"""The tiles in the last six stacks, from the end; `WAITING` waits for none of them."""
NO_ENDS = "2m 3m 7m 7m 5p 5p 5p 3s 4s 5s 6s 6s 6s"
"""Waits for 1m and 4m, but wins with 1m alone."""


def before_look(hand: str = WAITING, **fields: Any) -> Any:
    """Seat 1 has declared to be ready, and its next turn has come."""
    state = position({0: filled("9p", 14), 1: hand}, drawn="9p", **READY | fields)
    return thrown(state, 0, "9p")


# --- Ready --------------------------------------------------------------------------------------


@rows(
    "hand, ready",
    ("CD: 聴牌を宣言 (with the discard that leaves a wait)", f"{WAITING} 2z", {"2z"}),
    ("(not without a wait)", filled("9p", 14), set()),
    ("CD: 1,9,字牌のない聴牌も認められますが", f"{NO_ENDS} 8m", {"8m"}),
    ("(but with a tile that may win)", "7m 7m 5p 5p 5p 3s 4s 5s 6s 6s 6s 3m 4m 7p", set()),
)
def test_seats_that_may_declare_ready(says: str, hand: str, ready: set[str]) -> None:
    state = position({1: hand}, turn=1, drawn=hand.split()[-1])
    assert legal(state, 1, "ready") == ready
    for tile in ready:
        after = done(state, (1, f"ready {tile}"))
        assert after.state.ready == ("", DECLARED, "", "")
        assert [event.kind for event in after.events] == ["ready", "discard"]
        assert all(event.to is None for event in after.events)


@rows(
    "hand, fields, may",
    ("CD: 次の自分の番に…のぞき見できます", WAITING, {}, {"draw", "look"}),
    ("CD: 1,9,字牌のない聴牌も…宝牌を見れず", NO_ENDS, {}, {"draw"}),
    ("(R22: not where no stack is left)", WAITING, {"used": frozenset(range(0, 12, 2))}, {"draw"}),
    ("(R23e: where one lies it may)", WAITING, {"aside": ("2z",)}, {"draw", "look"}),
)
def test_a_ready_seat_is_asked_before_the_draw(
    says: str, hand: str, fields: Any, may: set[str]
) -> None:
    """Everybody sees the same question for all hands."""
    state = before_look(hand, tape=(1,), **fields)
    assert (state.phase, state.drawn, state.to_act) == ("look", None, {1})
    assert legal(state, 1) == may
    assert legal(done(state, (1, "draw")).state, 1) > {"discard 8p"}


def test_drawing_without_a_look_allows_a_later_declaration() -> None:
    state = done(before_look(), (1, "draw")).state
    assert (state.drawn, state.ready[1]) == ("8p", DECLARED)
    assert "8p" in legal(state, 1, "ready")
    assert thrown(state, 1, "8p").ready[1] == ""


def test_nobody_looks_once_the_wall_is_used_up() -> None:
    """CD: 残す牌以外を全部使ったら流局です."""
    assert before_look(wall="").result.ending == "draw"


# --- The treasure is found ----------------------------------------------------------------------


@rows(
    "tape, kongs, found, rolls",
    ("CD: 牌の山の末尾から出た目の数だけさかのぼった列", (1,), 0, 0, 1),
    ("(R21: the upper tile)", (3,), 0, 4, 1),
    ("(R21: the upper tile)", (6,), 0, 10, 1),
    ("(R21: a stack with one tile is not counted)", (1,), 1, 1, 1),
    ("(R21: nor one that is gone)", (2,), 2, 2, 1),
    ("(R22: a place of an earlier one is thrown for again)", (2, 2, 1), 0, 0, 3),
)
def test_where_the_treasure_lies(
    says: str, tape: tuple[int, ...], kongs: int, found: int, rolls: int
) -> None:
    melds = {2: [meld("concealed", "4p"), meld("concealed", "6p")][:kongs]}
    used = frozenset((2,)) if rolls > 1 else frozenset()
    state = before_look(tape=(*tape, 5), tail=TAIL, melds=melds, used=used)
    step = done(state, (1, "look"))
    after: Any = step.state
    assert after.aside == (TAIL.split()[found],)
    assert after.tape == (5,)
    assert [event.kind for event in step.events].count("die") == rolls
    assert len(after.wall) == len(state.wall) - 2  # the treasure, and the tile that is drawn
    assert after.left == state.left - 1
    assert (after.ready[1], after.drawn) == (LOOKED, "8p")


def test_the_treasure_is_seen_by_anyone_who_looks() -> None:
    """CD: 宝牌を他の人に見えないようにのぞき見できます."""
    step = done(before_look(tape=(1,), tail=TAIL), (1, "look"))
    seen = [CHANGCHUN.view(step.state, seat).treasure for seat in (None, 0, 1, 2, 3)]
    assert seen == [None, None, "2m", None, None]
    assert [CHANGCHUN.view(step.state, seat).aside for seat in (None, 1)] == [1, 1]
    heard = [event for event in step.events if event.pieces and event.heard_by(0).pieces]
    assert [event.kind for event in heard] == ["die"]


def test_a_later_look_rolls_no_die() -> None:
    """CD: 1番目でも2番目以降でも…のぞき見できます."""
    step = done(before_look(aside=("2z",), seen=frozenset((3,)), tape=(1,)), (1, "look"))
    assert [event.kind for event in step.events] == ["looked", "drawn"]
    assert (step.state.aside, step.state.seen) == (("2z",), {1, 3})


# --- A hand that may not change -----------------------------------------------------------------

HIDDEN = "6m 6m 6m 4p 6p 7s 8s 9s 1z 1z 1z 5m 5m"
JOINED = "1m 2m 3m 5p 5p 5p 6p 7s 8s 9s 1z 1z 1z"
"""Waits for 6p, and for 4p and 7p beside 5p."""
RUN_AND_PAIR = "4m 5m 5m 5m 6m 4p 6p 7s 8s 9s 1z 1z 1z"


def test_a_seat_that_looked_discards_its_draw() -> None:
    """CD: 宝牌を見たら,手牌を変更できません."""
    state = position({1: f"{WAITING} 9p"}, turn=1, drawn="9p", **FROZEN)
    assert legal(state, 1) == {"discard 9p"}
    state = asked(position({1: WAITING, 2: filled("9p", 14)}, **FROZEN), "5m", 2)
    assert legal(state, 1) == {"pass"}


@rows(
    "hand, drawn, laid, kong, may",
    ("CD: 聴牌を崩さず待ちを変えないカンはできます", HIDDEN, "6m", None, "6m", True),
    ("(also of tiles that lay in the hand)", HIDDEN, "1z", None, "1z", True),
    ("CD: 待ちを変えない (three waits become two)", JOINED, "5p", None, "5p", False),
    ("(and a tile added to a pung)", HIDDEN, "9p", "9p", "9p", True),
    (
        "CD: 聴牌を崩さず (they are a run and the pair)",
        RUN_AND_PAIR,
        "5m",
        None,
        "5m",
        False,
    ),
)
def test_the_kongs_of_a_hand_that_may_not_change(
    says: str, hand: str, drawn: str, laid: str | None, kong: str, may: bool
) -> None:
    melds = {1: [meld("pung", laid)]} if laid else {}
    own = hand.replace("1z 1z 1z ", "") if laid else hand
    state = position({1: f"{own} {drawn}"}, turn=1, drawn=drawn, melds=melds, **FROZEN)
    assert (kong in legal(state, 1, "kong")) is may
    if may:
        after = done(state, (1, f"kong {kong}")).state
        after = after if not after.window else done(after, *((n, "pass") for n in (0, 2, 3))).state
        assert legal(after, 1, "discard") == {after.drawn}


@rows(
    "hand, tile, may",
    ("CD: カンはできます (of a discard, too)", HIDDEN, "6m", {"pass", "kong"}),
    ("CD: 待ちを変えない", JOINED, "5p", {"pass"}),
)
def test_a_discard_makes_a_kong_of_an_unchanging_hand(
    says: str, hand: str, tile: str, may: set[str]
) -> None:
    state = asked(position({1: hand}, **FROZEN), tile, 0)
    assert legal(state, 1) == may


def test_an_unchanging_hand_may_add_to_its_special_kong() -> None:
    laid = {1: [meld("xuanfeng", "1z 2z 3z 4z")]}
    hand = "1m 2m 3m 4p 6p 7s 8s 9s 5m 5m 1z"
    state = position({1: hand}, turn=1, drawn="1z", melds=laid, **FROZEN)
    assert legal(state, 1) == {"discard 1z", "add 1z"}


# --- Winning with it ----------------------------------------------------------------------------


def test_a_treasure_that_is_waited_for_wins_at_once() -> None:
    """CD: 宝牌を見たときに,それが待ち牌だったら,宝牌のツモ上がりで上がれます."""
    step = done(before_look(tape=(2,), tail=TAIL.replace("4m", "5p")), (1, "look"))
    result: Any = step.state.result
    assert (result.ending, result.sheet.tile, result.sheet.giver) == ("chongbao", "5p", None)
    assert [event.kind for event in step.events] == ["die", "treasure", "looked", "win"]
    # zimo, menqing, kanzhang and the treasure: five doublings, one more for the dealer
    assert moved(result.lines) == [-64, 128, -32, -32]
    assert (step.state.aside, "5p" in step.state.hands[1]) == ((), True)


@rows(
    "fields, name",
    ("CD: 聴牌後に宝牌をツモったら,宝牌を任意の牌に代替できます", FROZEN, "mobao"),
    ("(R65: it means nothing to who has not looked)", READY | {"aside": ("2z",)}, None),
    ("(nor to who has looked at an earlier one)", FROZEN | {"aside": ("3z",)}, None),
)
def test_a_treasure_that_is_drawn_stands_for_any_tile(
    says: str, fields: Any, name: str | None
) -> None:
    state = position({1: f"{WAITING} 2z"}, turn=1, drawn="2z", **fields)
    assert legal(state, 1, "win") == ({""} if name else set())
    if name:
        result: Any = done(state, (1, "win")).state.result
        assert (result.ending, result.sheet.tile) == (name, "2z")
        worth = {one.name: one.points for one in result.sheet.win.elements}
        assert worth == {"zimo": 1, "menqing": 1, "kanzhang": 1, "mobao": 2}


def test_a_treasure_that_another_discards_is_a_tile_like_others() -> None:
    assert legal(asked(position({1: WAITING}, **FROZEN), "2z", 0), 1) == {"pass"}


def test_a_hand_wins_without_being_declared_ready() -> None:
    """CD: 聴牌を宣言しないでもあがれますが,その場合,宝牌は見れません."""
    assert "win" in legal(asked(position({1: WAITING}), "5p", 0), 1)
    state = thrown(position({0: filled("9p", 14), 1: WAITING}, drawn="9p"), 0, "9p")
    assert (state.phase, state.drawn) == ("turn", "8p")


# --- A new one ----------------------------------------------------------------------------------

TWO = ((3, "2z"), (3, "2z"))
"""Two tiles like the treasure are discarded."""


def third(giver: int = 0, options: Any = PLAIN, **fields: Any) -> Any:
    """The step after the discard of a third tile like the treasure, told by its draw."""
    hands = {giver: filled("2z", 14), 1: WAITING}
    about: Any = {**FROZEN, "place": 4, "river": TWO, "tail": TAIL, "tape": (3, 1)} | fields
    state = position(hands, options, turn=giver, drawn="2z", **about)
    step = done(state, (giver, "discard 2z"))
    return done(step.state, *((seat, "pass") for seat in sorted(step.state.to_act)))


def test_a_treasure_is_replaced_once_three_are_discarded() -> None:
    """CD: 宝牌が3枚捨てられたら,再度サイコロを振って,新しい宝牌を決め,もとの宝牌はもとの位置に."""
    step = third()
    kinds = [event.kind for event in step.events if event.kind != "answer"]
    assert kinds == ["treasure-gone", "die", "die", "treasure", "looked", "drawn"]
    state = step.state
    assert state.wall[-4] == "2z"  # the fifth from the end, and the last is the new treasure
    assert (state.aside, state.used, state.seen) == (("2m",), {4}, {1})
    assert state.left == 3
    assert legal(state, 1) == {"discard 8p"}


def test_neither_two_tiles_nor_a_claimed_third_suffice() -> None:
    """(R22: discards only, unless the house counts what lies in open sets.)"""
    assert third(river=TWO[:1]).state.aside == ("2z",)
    laid = {2: [meld("pung", "2z")]}
    for house_rule, gone in (("discards", False), ("seen", True)):
        step = third(options=house(treasure_gone=house_rule), river=(), melds=laid)
        assert (step.state.aside != ("2z",)) is gone


def test_a_new_treasure_wins_at_the_own_next_turn() -> None:
    """CD: 交換後の宝牌が待ちなら,自分の順番が来たとき,宝牌での上がりにできます."""
    step = third(2, tape=(1,), tail=TAIL.replace("2m", "5p"))
    state: Any = step.state
    assert (state.turn, state.aside, state.seen) == (3, ("5p",), frozenset())
    assert "looked" not in [event.kind for event in step.events]
    assert CHANGCHUN.view(state, 1).treasure is None
    state = thrown(state, 3, state.drawn)
    assert state.result is None
    result: Any = thrown(state, 0, state.drawn).result
    assert (result.ending, result.sheet.winner) == ("chongbao", 1)


def test_without_another_stack_there_is_no_new_treasure() -> None:
    """(R22.)"""
    state = third(used=frozenset(range(0, 12, 2)) - {4}).state
    assert (state.aside, state.seen, state.ready[1]) == ((), frozenset(), LOOKED)
    assert state.left == 3


def test_a_treasure_that_kongs_have_passed_is_not_found_again() -> None:
    """(R22: it lies at the end again, where the next replacement is drawn.)"""
    kongs = {2: [meld("concealed", "4p"), meld("concealed", "6p")]}
    state = third(place=0, melds=kongs, tape=(1, 2)).state
    assert (state.aside, state.wall[-1]) == ((TAIL.split()[1],), "2z")
    assert state.tape == ()


def test_a_declaration_lasts_until_the_next_discard() -> None:
    """(R77: a player who has not looked declares again.)"""
    state = position({1: f"{WAITING} 9p"}, turn=1, drawn="9p", **READY)
    assert "9p" in legal(state, 1, "ready")
    assert thrown(state, 1, "9p").ready[1] == ""
