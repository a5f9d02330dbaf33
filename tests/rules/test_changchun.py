"""Changchun by the sentences of its source: the wall, claims, and who deals next.

CD is the source; what it leaves open and is settled otherwise stands in brackets.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules import Chance, Move
from rules.game import DICE
from rules.mahjong.claims import Window, answered, nearest_first, strongest
from rules.mahjong.tiles import deck
from rules.mahjong.wall import STACKS, broken, dealt
from tests.playing import TABLES, Trial, tried
from tests.rare_changchun import ENDS, GONE_IN_CHOW, KONGS, NOBODY, TURNS
from tests.rules.changchun_positions import (
    CHANGCHUN,
    PLAIN,
    VECTORS,
    WAITING,
    asked,
    done,
    filled,
    house,
    legal,
    moved,
    position,
    rows,
    thrown,
)

# --- The wall and the deal ----------------------------------------------------------------------


def test_the_dice_say_whose_wall_is_broken_and_where() -> None:
    """CD: 1度目の目の和で誰の山から取るか決め,2度目の目の和で山を分ける位置を決めます."""
    places: Any = tuple(range(4 * 2 * STACKS))
    wall: Any = broken(places, 2, 5)
    side = 2 * STACKS
    assert wall[0] == 2 * side + 10  # five stacks from the right end of the wall of seat 2
    assert wall[side - 10 : side - 8] == (side, side + 1)  # then that of seat 1, from its right end
    assert wall[-1] == 2 * side + 9  # replacements come from what lies right of the break
    assert sorted(wall) == list(places)


def test_tiles_are_dealt_by_fours_then_two_and_one() -> None:
    """(R18: the usual deal.)"""
    for at, turn in enumerate([*TURNS, 0]):
        wall = tuple("9m" if place == at else "1m" for place in range(136))
        hands, drawn, rest = dealt(wall, 3)
        assert [("9m" in hand) for hand in hands].index(True) == (3 + turn) % 4
        assert (drawn == "9m") == (at == len(TURNS))
        assert [len(hand) for hand in hands] == [13, 13, 13, 14]
        assert len(rest) == 83


def test_the_first_count_begins_with_the_thrower() -> None:
    """CD: さいころを2度振り (R01: the thrower is one; the lot of the dealer goes before)."""
    pack = tuple(deck(flowers=False))
    chance = Chance(pack, (3, 4, 1, 2, 6, 5, *(1,) * DICE)[:DICE])
    state: Any = CHANGCHUN.deal(PLAIN, CHANGCHUN.opening(PLAIN, 4), chance).state
    assert state.dealer == 2  # seven, from seat 0
    assert state.wall == dealt(broken(pack, 0, 11), 2)[2]  # three, from seat 2: seat 0 is broken
    assert (state.turn, state.left, state.window) == (2, 136 - 53 - 14, None)
    assert sorted(state.pieces) == sorted(pack)


ADDED_TWICE = replace(ENDS, script=(*ENDS.script[:-1], "never"))
"""Nobody wins after two tiles are added to special kongs."""


@rows(
    "trial, kongs",
    ("CD: 牌の山はカンがなければ7列残します", GONE_IN_CHOW, 0),
    ("CD: カン1回なら7列 (and a stack with the lower tile alone)", NOBODY, 1),
    ("CD: 2回なら8列と伸ばします (tiles added to special kongs, too)", ADDED_TWICE, 2),
    ("CD: これ以外の流局はありません (six kongs end nothing)", KONGS, 6),
)
def test_tiles_that_stay_in_the_wall(says: str, trial: Trial, kongs: int) -> None:
    table = next(one for one in TABLES if one.preset == "changchun")
    *_, (_, _, step) = tried(table, trial)
    state: Any = step.state
    assert state.result.ending == "draw"
    left = len(state.wall) + len(state.aside)
    dead = VECTORS["CC-18"]["expect"]["dead_tiles"]
    assert left == dead.get(str(kongs), 14 + kongs)
    assert CHANGCHUN.view(state, None).wall == 0


def test_the_last_tile_may_be_konged_and_ends_the_deal() -> None:
    """CD: 残す牌以外を全部使ったら流局です (R08: its replacement is drawn still)."""
    state = position({0: filled("4p 4p 4p 4p", 14)}, drawn="4p", wall="", tail="9p")
    state = done(state, (0, "kong 4p")).state
    assert state.drawn == "9p"
    result: Any = thrown(state, 0, "9p").result
    assert (result.ending, moved(result.lines)) == ("draw", [6, -2, -2, -2])


# --- Claims -------------------------------------------------------------------------------------


def test_a_pung_precedes_a_kong_and_both_a_chow() -> None:
    """CD: 上がり>ポン>カン>チーと,ポンがカンより優先されます."""
    vector = VECTORS["CC-17"]
    words = {"chi": "chow 4p 6p", "gang": "kong", "peng": "pung"}
    claims = {int(seat): words[word] for seat, word in vector["claims"].items()}
    best = vector["expect"]["winner_of_claims"]
    order = [(best["seat"], words[best["type"]]), (2, "kong"), (1, "chow 4p 6p")]
    claims[0] = "win"
    for expected in [(0, "win"), *order]:
        window = Window("discard", 3, frozenset(claims), "5p")
        for seat, text in claims.items():
            window = answered(window, seat, Move.parse(text))
        claim = strongest(window, nearest_first(window, CHANGCHUN.variant.strength))
        assert claim == (expected[0], Move.parse(expected[1]))
        claims[expected[0]] = "pass"


@rows(
    "answers, turn, kind",
    ("CD: 上がり>ポン", {1: "chow 4p 6p", 2: "pung", 3: "win"}, 3, None),
    ("CD: ポン>…チー", {1: "chow 4p 6p", 2: "pung", 3: "pass"}, 2, "pung"),
    ("CD: カン>チー", {1: "chow 4p 6p", 2: "kong", 3: "pass"}, 2, "kong"),
    ("(all pass: the next draws)", {1: "pass", 2: "pass", 3: "pass"}, 1, None),
)
def test_the_claim_that_goes_through(
    says: str, answers: dict[int, str], turn: int, kind: str | None
) -> None:
    state = position({0: filled("5p", 14), 1: filled("4p 6p"), 2: filled("5p 5p 5p"), 3: WAITING})
    state = done(state, (0, "discard 5p")).state
    assert state.to_act == {1, 2, 3}
    state = done(state, *answers.items()).state
    if state.result:
        assert state.result.sheet.winner == turn
        return
    assert state.turn == turn
    assert [one.kind for one in state.melds[turn]] == ([kind] if kind else [])


def test_of_two_who_could_win_the_nearest_does() -> None:
    """CD: 捨てた人に一番順番が近い人の上がりとなります(頭はね)."""
    state = done(position({0: filled("5p", 14), 1: WAITING, 3: WAITING}), (0, "discard 5p")).state
    result: Any = done(state, (3, "win"), (2, "pass"), (1, "win")).state.result
    assert (result.sheet.winner, result.sheet.giver) == (1, 0)


def test_a_chow_is_made_of_the_left_neighbours_tile() -> None:
    state = asked(position(dict.fromkeys((1, 2, 3), filled("4p 6p"))), "5p", 0)
    assert [legal(state, seat, "chow") for seat in (1, 2, 3)] == [{"4p 6p"}, set(), set()]


# --- The dealer ---------------------------------------------------------------------------------


@rows(
    "winner, dealer, changes",
    ("CD: 親が上がるか…連荘です", 2, 2, 0),
    ("CD: 子があがったら,親の下家が次の親です", 1, 3, 1),
    ("CD: 子があがったら,親の下家が次の親です", 3, 3, 1),
    ("CD: 流局したら連荘です", None, 2, 0),
)
def test_the_next_dealer(says: str, winner: int | None, dealer: int, changes: int) -> None:
    if winner is None:
        state = position({0: filled("9p", 14)}, drawn="9p", wall="", dealer=2)
        state = thrown(state, 0, "9p")
    else:
        hand = {winner: f"{WAITING} 5p"}
        state = position(hand, turn=winner, drawn="5p", dealer=2)
        state = done(state, (winner, "win")).state
    carry: Any = state.result.carry if state.result else None
    assert (carry.number, carry.dealer, carry.changes) == (2, dealer, changes)
    assert carry.streak == (1 if changes == 0 else 0)


@rows(
    "rounds, changes, winner, over",
    ("(R02: one circle of dealers)", 1, 3, 1, True),
    ("(not while the last dealer stays)", 1, 3, 0, False),
    ("(not before the circle is full)", 1, 2, 1, False),
    ("(two circles)", 2, 3, 1, False),
    ("(two circles)", 2, 7, 1, True),
)
def test_how_long_a_match_is(says: str, rounds: int, changes: int, winner: int, over: bool) -> None:
    options = house(rounds=rounds)
    hand = {winner: f"{WAITING} 5p"}
    state = position(hand, options, turn=winner, drawn="5p", changes=changes)
    result: Any = done(state, (winner, "win")).state.result
    assert (result.carry is None) is over


def test_every_vector_that_is_no_win_has_its_test() -> None:
    ours = [one for one in VECTORS.values() if one["ruleset"] in ("changchun", "dalian")]
    kongs = {"CC-10", "CC-11", "CC-12", "CC-13", "CC-14", "DL-11"}
    assert {one["id"] for one in ours if "win" not in one} == {"CC-17", "CC-18", *kongs}
