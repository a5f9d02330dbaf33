"""Xiamen by the sentences of its source: the walls, the gold, the duty to follow, claims."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from rules import Move
from rules.mahjong.claims import WIN, Window, answered, nearest_first, strongest
from rules.mahjong.state import Meld
from rules.mahjong.tiles import deck
from rules.mahjong.wall import counted
from rules.mahjong.xiamen.opening import Dealt, dealt, outer
from tests.rules.mahjong_positions import (
    JUNK,
    VECTORS,
    WAITING,
    XIAMEN,
    all_pass,
    asked,
    chance,
    done,
    house,
    legal,
    position,
    rows,
)

# --- The walls ----------------------------------------------------------------------------------


def test_the_dice_decide_seats_and_the_cut() -> None:
    """(R03: the wall is cut after the tile that is counted.)"""
    vector = VECTORS["XM-23"]
    expect, (first, second) = vector["expect"], vector["dice"]
    taker = counted(vector["dealer"], first)
    places: Any = tuple(range(144))
    hands = dealt(places, taker)
    for seat, stacks in expect["stacks"].items():
        own = {
            16 * wall + 2 * (stack - 1) + low
            for wall in range(4)
            for stack in stacks
            for low in (0, 1)
        }
        assert set(hands[int(seat)]) == own
    cutter = counted(taker, second)
    assert cutter == expect["cut_wall"]
    wall: Any = outer(places, cutter, second)
    assert wall[0] == 64 + 20 * cutter + expect["first_draw_position"] - 1
    assert wall[-1] == 64 + 20 * cutter + expect["tail_position"] - 1
    assert sorted(wall) == list(range(64, 144))


@pytest.mark.parametrize("gold_reveal", ["dice", "dealer_turns_tail"])
def test_a_deal_leaves_no_flower_in_a_hand(gold_reveal: str) -> None:
    options = house(gold_reveal=gold_reveal)
    for seed in range(8):
        pack = tuple(Random(seed).sample(deck(flowers=True), 144))
        dealt = chance(1, 1, 1, 1, 1, 1, pack=pack)
        state = XIAMEN.deal(options, XIAMEN.opening(options, 4), dealt).state
        assert sorted(state.pieces) == sorted(pack)
        assert all(tile[1] != "f" for hand in (*state.hands, (state.indicator,)) for tile in hand)
        assert sorted(map(len, state.hands)) == [16, 16, 16, 17]
        assert state.drawn in state.hands[state.dealer]
        assert sum(map(len, state.flowers)) == 144 - 65 - 1 - len(state.wall) > 0
        assert (state.phase, state.to_act) == ("opening", {0, 1, 2, 3})


def opening(wall: str, *hands: str) -> Dealt:
    """Hands of a tile or two, with a short wall, in which seat 1 deals."""
    return Dealt(tuple(tuple(hand.split()) for hand in hands), tuple(wall.split()), [])


def events_of(table: Dealt) -> list[tuple[str, int | None, str]]:
    """The events, each with its seat and pieces."""
    return [(event.kind, event.seat, " ".join(event.pieces)) for event in table.events]


def test_flowers_are_replaced_in_turn_from_the_dealer_on() -> None:
    """XM: 補充した牌に花牌があるときは,すぐにさらし,他の全員の番を待ってから,補充します。"""
    table = opening("9p 8s 3m 2m 4f 1m 3f", "1f 5m", "2f 6m", "7m", "8m")
    table.first_draw(1)
    table.replace_flowers(1)
    assert events_of(table) == [
        ("flower", 1, "2f"),
        ("flower", 0, "1f"),
        ("flower", 1, "3f"),
        ("flower", 1, "4f"),
    ]
    assert table.flowers == (("1f",), ("2f", "3f", "4f"), (), ())
    assert table.hands == (("1m", "5m"), ("2m", "6m", "9p"), ("7m",), ("8m",))
    assert (table.drawn, table.wall) == ("2m", ("8s", "3m"))


FLOWER = "1m 2m 3m 1f 5m"
"""A wall with a flower at the second place from its tail."""


@rows(
    "wall, dice, gold, rest, turned",
    [
        ("(the tile that the dice count from the tail)", FLOWER, (1, 2), "3m", "1m 2m 1f 5m", 0),
        (
            "XM: 金牌表示に花牌が出たら,裏返しに戻し…もう一度",
            FLOWER,
            (1, 1, 1, 2),
            "3m",
            "1m 2m 1f 5m",
            1,
        ),
        (
            "(without dice the nearest that is no flower)",
            "1m 3m 1f 2f",
            (1, 1),
            "3m",
            "1m 1f 2f",
            1,
        ),
    ],
)
def test_the_dice_open_the_gold(
    says: str, wall: str, dice: tuple[int, ...], gold: str, rest: str, turned: int
) -> None:
    table = opening(wall, "", "", "", "")
    assert table.by_dice(2, [*dice]) == gold
    assert table.wall == tuple(rest.split())
    assert events_of(table).count(("turned-back", 2, "1f")) == turned


def test_a_flower_at_the_tail_is_the_dealers() -> None:
    """XM: このとき花牌が出たら親のものとしてさらし,次の牌をめくります。"""
    table = opening("1m 2m 3f 1f", "", "", "", "")
    assert table.by_tail(1) == "2m"
    assert (table.wall, table.flowers[1]) == (("1m",), ("1f", "3f"))
    assert events_of(table) == [("flower", 1, "1f"), ("flower", 1, "3f")]


# --- The gold and white -------------------------------------------------------------------------


def test_white_is_the_face_of_the_gold() -> None:
    vector = VECTORS["XM-14"]
    gold = vector["wild"]["indicator"]
    state = asked(position({1: " ".join(vector["hand"])}, gold=gold), "3m", 0)
    assert legal(state, 1, "chow") == {"1m 5z"}


def test_white_as_gold_has_no_face_of_its_own() -> None:
    """(R04: the other three are gold, and nothing stands for white.)"""
    whole = f"{WAITING.replace('5s', '5z')} 5z"
    state = position({2: whole}, turn=2, drawn="5z", gold="5z")
    assert WIN in XIAMEN.legal(state, 2)
    view = XIAMEN.view(state, 2)
    assert (view.wilds, view.white_stands) == (("5z",), False)


@rows(
    "tile, verbs",
    [
        ("XM: 捨てられた金牌は,チー・ポン・カンできません", "2s", set()),
        ("XM: 金牌入りのチー・ポン・カンはできません", "1s", {"pass"}),
        ("XM: 3人からポン・カンできます", "9s", {"pass", "pung"}),
    ],
)
def test_no_meld_holds_a_gold(says: str, tile: str, verbs: set[str]) -> None:
    hand = "2s 2s 3s 9s 9s 1m 4m 7m 1p 4p 7p 1z 2z 3z 4z 6z"
    state = position({0: f"{JUNK} {tile}", 2: hand}, drawn=tile)
    state = done(state, (0, f"discard {tile}")).state
    moves = {move.verb for move in XIAMEN.legal(state, 2)} if state.window else set()
    assert moves == verbs


def test_a_discarded_gold_locks_the_lap() -> None:
    """XM: 金牌を捨てた人の順番が来るまで,チー・ポン(明槓も)・振り込み上がりができません

    (R17b: the source names the house rule twice.)
    """
    vector = VECTORS["XM-19"]
    thrown = [one["discard"] for one in vector["event"]]
    hands = {1: f"{WAITING.replace('4s 5s', '4p 5p')}", 0: "6p 6p " + JUNK[6:]}
    for ron, expect in (("none", "default"), ("others", "gold_lap_ron=others")):
        state = position(
            hands | {2: f"{JUNK} 2s", 3: JUNK},
            house(gold_lap_ron=ron),
            turn=2,
            drawn="2s",
            wall="6p 6p 5z 5z 5z",
        )
        state = done(state, (2, f"discard {thrown[0]}")).state
        assert (state.turn, state.window) == (3, None)
        state = done(state, (3, f"discard {thrown[1]}")).state
        told = vector["expect"][expect]
        assert (state.window is not None) is (told["seat1_win_on_discard"] == "legal")
        if state.window:
            assert {move.verb for move in XIAMEN.legal(state, 1)} == {"pass", "win"}
            assert {move.verb for move in XIAMEN.legal(state, 0)} == {"pass"}
            assert {move.verb for move in XIAMEN.legal(state, 2)} == {"pass"}
            state = all_pass(state).state
        while state.turn != 2:
            state = all_pass(state).state if state.window else state
            if state.turn != 2:
                state = done(state, (state.turn, str(XIAMEN.legal(state, state.turn)[0]))).state
        assert not state.laps


def test_the_last_discard_can_be_claimed_for_a_meld() -> None:
    """(R75: then the next tile cannot be drawn.)"""
    state = position(
        {0: f"9p {JUNK}", 1: f"9p 9p {' '.join(JUNK.split()[2:])}"}, drawn="9p", wall=""
    )
    state = done(state, (0, "discard 9p")).state
    assert state.left == 0
    assert legal(state, 1, "pung") == {""}
    state = done(state, (1, "pung"), (2, "pass"), (3, "pass")).state
    state = all_pass(done(state, (1, f"discard {state.hands[1][0]}")).state).state
    assert state.result.ending == "draw"


def test_each_gold_bars_its_player_until_that_player_draws() -> None:
    """XM: 金牌を捨てた周に,それ以外の3人に振込み上がりを認める (two golds in one lap)."""
    golden = " ".join(JUNK.split()[1:])
    hands = {0: f"{WAITING} 2s", 1: f"2s {golden}", 2: f"6s {golden}"}
    wall = "9p 8p 5m 5m 5m"
    state = position(hands, house(gold_lap_ron="others"), drawn="2s", wall=wall)
    state = done(state, (0, "discard 2s"), (1, "discard 2s"), (2, "discard 6s")).state
    assert WIN not in XIAMEN.legal(state, 0)
    state = all_pass(state).state
    state = all_pass(done(state, (3, "discard 1m")).state).state
    assert state.laps == {1}


def test_a_pair_that_nobody_may_pung_is_not_locked() -> None:
    """XM: 上がりやポンを見逃したとき (nothing can be ponged in the lap of a gold)."""
    options = house(gold_lap_ron="others", pass_lock=True)
    hands = {0: f"5p {JUNK}", 2: f"5p 5p {' '.join(JUNK.split()[2:])}"}
    for laps, locked in ((frozenset[int](), {"5p"}), (frozenset({3}), set[str]())):
        state = position(hands, options, drawn="5p", laps=laps)
        state = all_pass(done(state, (0, "discard 5p")).state).state
        assert state.passed[2] == locked


def test_a_kong_cannot_be_robbed_in_the_lap() -> None:
    """(R07: not after a discarded gold, unless the house says otherwise.)"""
    melds = {3: [Meld("pung", ("6s", "6s", "6s"), 0, "6s")]}
    hands = {3: f"{JUNK[6:]} 6s", 1: WAITING}
    for may in (False, True):
        options = house(rob_kong_in_lap=may)
        state = position(hands, options, turn=3, drawn="6s", melds=melds, laps=frozenset({2}))
        state = done(state, (3, "kong 6s")).state
        assert (state.window is not None and WIN in XIAMEN.legal(state, 1)) is may


def test_the_last_flower_is_replaced_from_behind_the_wall() -> None:
    """(R08: the replacement is still drawn, then nothing more.)"""
    state = position({0: f"{JUNK} 9p"}, drawn="9p", wall="1f")
    state = all_pass(done(state, (0, "discard 9p")).state).state
    assert (state.turn, state.flowers[1], state.drawn, state.left) == (1, ("1f",), "8p", 0)
    state = all_pass(done(state, (1, "discard 8p")).state).state
    assert state.result.ending == "draw"


# --- The duty to follow -------------------------------------------------------------------------


def test_leftover_tiles_come_before_new_ones() -> None:
    """XM: 捨て損ねた牌が残っているときは,先に捨てます。"""
    vector = VECTORS["XM-18"]
    duty, expect = vector["duty"], vector["expect"]
    state = position(
        {1: " ".join(vector["hand"])},
        turn=1,
        drawn="6s",
        gold=vector["wild"]["indicator"],
        old=(frozenset(), frozenset(duty["left_over"]), frozenset(), frozenset()),
        new=(frozenset(), frozenset(duty["new"]), frozenset(), frozenset()),
    )
    assert legal(state, 1, "discard") == set(expect["legal_discards"])
    state = done(state, (1, f"discard {expect['legal_discards'][0]}")).state
    assert state.old[1] == frozenset(expect["next_duty"])


@rows(
    "hand, thrown, gold, owed",
    [
        ("XM: 字牌が捨てられたとき…その牌を捨てなければなりません", "1z 3z 3z", "1z", "2s", {"1z"}),
        ("XM: 同じ牌が対子…になっていない人は", "1z 3z 3z", "3z", "2s", None),
        ("XM: 暗刻になっていない人は", "3z 3z 3z", "3z", "2s", None),
        ("(R05: a tile drawn later is free)", "1z 2z", "8p", "2s", None),
        ("(R05: golds are exempt)", "1z 1m", "1z", "1z", None),
        ("XM: 字牌のルールから白への言及を外す", "5z 1m", "5z", "2s", None),
        ("(white is the east that the gold shows)", "5z 1m", "5z", "1z", {"5z"}),
        ("(a suited tile is free)", "9p 1m", "9p", "2s", None),
    ],
)
def test_the_duty_to_follow(
    says: str, hand: str, thrown: str, gold: str, owed: set[str] | None
) -> None:
    rest = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p"
    own = f"{hand} {' '.join(rest.split()[: 16 - len(hand.split())])}"
    state = position({0: f"{rest} {thrown}", 1: own}, drawn=thrown, gold=gold, wall="8p 8p")
    state = done(state, (0, f"discard {thrown}")).state
    state = all_pass(state).state if state.window else state
    assert state.turn == 1
    free = set(dict.fromkeys(state.hands[1]))
    assert legal(state, 1, "discard") == (owed or free)


@rows(
    "old, new, hand, owed",
    [
        ("(R05: a pair has no duty any more)", "1z", "", "1z 1z 3z", None),
        ("XM: 先に捨てます", "1z", "3z", "1z 3z", {"1z"}),
        ("XM: 複数枚あるときは…選べます", "", "1z 3z", "1z 3z", {"1z", "3z"}),
        ("(R66: an old duty stays an old one)", "1z", "1z 3z", "1z 3z", {"1z"}),
        ("(the old one has gone)", "1z", "3z", "3z 4z", {"3z"}),
    ],
)
def test_which_of_several_goes_first(
    says: str, old: str, new: str, hand: str, owed: set[str] | None
) -> None:
    own = f"{hand} {' '.join(WAITING.split()[: 17 - len(hand.split())])}"
    owes: Any = [
        tuple(frozenset(kinds.split() * (n == 1)) for n in range(4)) for kinds in (old, new)
    ]
    state = position({1: own}, turn=1, drawn="1m", old=owes[0], new=owes[1])
    assert legal(state, 1, "discard") == (owed or set(own.split()))


def test_the_player_who_breaks_a_pair_owes_the_other_tile() -> None:
    """(R05: those that a player holds singly when it is discarded, the own hand too.)"""
    state = position({0: f"1z 1z {' '.join(WAITING.split()[:15])}"}, drawn="1z")
    assert "1z" in done(state, (0, "discard 1z")).state.new[0]


# --- Claims -------------------------------------------------------------------------------------


@rows(
    "answers, winner",
    [
        ("(a win goes before a pung)", {1: "chow 4s 5s", 2: "pung", 3: "win"}, 3),
        ("XM: 一番順番が近い人の上がりです(頭ハネ)", {1: "win", 2: "win", 3: "pass"}, 1),
        ("(a pung goes before a chow)", {1: "chow 4s 5s", 2: "pass", 3: "pung"}, 3),
        ("(all pass)", {1: "pass", 2: "pass", 3: "pass"}, None),
    ],
)
def test_any_order_of_answers_gives_the_same_claim(
    says: str, answers: dict[int, str], winner: int | None
) -> None:
    for order in permutations(answers):
        window = Window("discard", 0, frozenset(answers), "6s")
        for seat in order:
            window = answered(window, seat, Move.parse(answers[seat]))
        claim = strongest(window, nearest_first(window))
        assert (claim[0] if claim else None) == winner
        assert not window.waiting


def test_everybody_is_asked_with_any_hands() -> None:
    """Nobody sees who can claim: all three are asked, and an answer is told to nobody."""
    state = done(position({0: f"{JUNK} 6s", 1: WAITING}, drawn="6s"), (0, "discard 6s")).state
    assert state.to_act == {1, 2, 3}
    step = done(state, (1, "win"))
    assert [(event.kind, event.pieces) for event in step.events] == [("answer", ())]
    assert all("'win'" not in repr(XIAMEN.view(step.state, seat)) for seat in (None, 0, 2, 3))


def test_a_chow_is_made_with_the_left_neighbours_tile_only() -> None:
    """XM: 上家からチー,他の3人からポン・カンできます。"""
    state = asked(position({1: WAITING, 2: WAITING}), "6s", 0)
    assert legal(state, 1, "chow") == {"4s 5s"}
    assert legal(state, 2, "chow") == set()


@rows(
    "verb, hand, kind",
    [
        ("XM: ポン", "pung", "9s 9s", "pung"),
        ("XM: カン", "kong", "9s 9s 9s", "kong"),
    ],
)
def test_a_claimed_tile_becomes_a_meld(says: str, verb: str, hand: str, kind: str) -> None:
    own = f"{hand} {' '.join(JUNK.split()[: 16 - len(hand.split())])}"
    state = asked(position({2: own}), "9s", 0)
    step = done(state, (1, "pass"), (2, verb), (3, "pass"))
    (meld,) = step.state.melds[2]
    assert (meld.kind, meld.source, meld.claimed) == (kind, 0, "9s")
    assert step.state.turn == 2
    assert (step.state.drawn is not None) == (kind == "kong")
    assert step.state.river == ()


PAIR = f"6s 6s {' '.join(JUNK.split()[:14])}"


@rows(
    "hand, lock, thrown, verb, free",
    [
        ("XM: 上がりを見逃したとき", WAITING, True, "0 6s, 1 6s", "win", False),
        ("XM: ポンを見逃したとき", PAIR, True, "0 6s, 1 6s", "pung", False),
        ("(only where the house says so)", WAITING, False, "0 6s, 1 6s", "win", True),
        ("(only where the house says so)", PAIR, False, "0 6s, 1 6s", "pung", True),
        ("XM: 順番が来るまで", WAITING, True, "0 6s, 1 6s, 2 9p, 3 8p, 0 6s", "win", True),
        ("XM: 順番が来るまで", PAIR, True, "0 6s, 1 6s, 2 9p, 3 8p, 0 6s", "pung", True),
        ("XM: 飛ばされるまで", WAITING, True, "0 6s, 1 9p 0, 0 6s", "win", True),
        ("(another tile is free)", WAITING, True, "0 6s, 1 3s", "win", True),
    ],
)
def test_a_passed_tile_is_locked_until_the_next_turn(
    says: str, hand: str, lock: bool, thrown: str, verb: str, free: bool
) -> None:
    """XM: 上がりやポンを見逃したとき,順番が来るか飛ばされるまで,同じ牌での上がりやポンはできない.

    Discards are written with their seat, and with the seat that pungs them.
    """
    own = f"9p 9p 6s {' '.join(JUNK.split()[:13])} 6s"
    *before, last = [act.split() for act in thrown.split(", ")]
    wall = " ".join(act[1] for act in before[1:]) + f" {last[1]}"
    state = position({0: own, 3: hand}, house(pass_lock=lock), drawn="6s", wall=wall)
    for seat, tile, *claimers in before:
        state = done(state, (int(seat), f"discard {tile}")).state
        asked_now = sorted(state.to_act) if state.window else []
        answers = [(one, "pung" if str(one) in claimers else "pass") for one in asked_now]
        state = done(state, *answers).state
    state = done(state, (int(last[0]), f"discard {last[1]}")).state
    assert (verb in {move.verb for move in XIAMEN.legal(state, 3)}) is free


NINES = Meld("pung", ("9p", "9p", "9p"), 0, "9p")
QUADS = "9p 9p 9p 9p " + " ".join(JUNK.split()[:13])
TRIPLET = "9p 9p 9p " + " ".join(JUNK.split()[:13])


@rows(
    "hands, melds, turn, acts",
    [
        ("(a concealed kong)", {1: QUADS}, {}, 1, "1 kong 9p"),
        ("(an added kong)", {1: QUADS[9:]}, {1: [NINES]}, 1, "1 kong 9p, 0 pass, 2 pass, 3 pass"),
        ("(a claimed kong)", {0: QUADS[9:], 1: TRIPLET}, {}, 0,
         "0 discard 9p, 1 kong, 2 pass, 3 pass"),
    ],
)  # fmt: skip
def test_a_kong_frees_no_passed_tile(
    says: str, hands: dict[int, str], melds: Any, turn: int, acts: str
) -> None:
    """XM: 順番が来るか飛ばされるまで (a replacement is nobody else's turn)."""
    lock = house(pass_lock=True)
    passed = (frozenset[str](), frozenset[str](), frozenset({"1m"}), frozenset({"6s"}))
    state = position(hands, lock, turn=turn, drawn="9p", melds=melds, passed=passed)
    for act in acts.split(", "):
        seat, move = act.split(" ", 1)
        state = done(state, (int(seat), move)).state
    assert state.source == "kong"
    assert state.passed == passed
