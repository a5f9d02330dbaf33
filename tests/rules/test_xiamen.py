"""Xiamen and Quanzhou by the sentences of their source, and the worked positions of play."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from rules import Move, Seat
from rules.mahjong.claims import PASS, WIN, Window, answered, nearest_first, strongest
from rules.mahjong.state import Meld
from rules.mahjong.tiles import deck
from rules.mahjong.variant import Element
from rules.mahjong.wall import counted
from rules.mahjong.xiamen.opening import dealt, outer
from rules.mahjong.xiamen.score import XIAMEN_WAYS
from tests.rules.mahjong_positions import (
    JUNK,
    OTHER,
    PLAIN,
    QUANZHOU,
    XIAMEN,
    all_pass,
    asked,
    chance,
    done,
    house,
    legal,
    position,
    tiles,
)

FILE = Path(__file__).with_name("vectors") / "mahjong.json"
VECTORS = {one["id"]: one for one in json.loads(FILE.read_text(encoding="utf-8"))["vectors"]}
Rows = list[tuple[Any, ...]]

TIMES = {way.name: way.times for way in XIAMEN_WAYS}

SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p"
"""Five sets."""
WAITING = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4s 5s 9s 9s"
"""Waits for 3s and 6s."""


def rows(names: str, table: Rows) -> pytest.MarkDecorator:
    """A test for each row, called by the sentence it begins with."""
    return pytest.mark.parametrize(f"says, {names}", table, ids=[row[0][:60] for row in table])


# --- The walls ----------------------------------------------------------------------------------


def test_the_dice_say_who_takes_what_and_where_the_wall_is_cut() -> None:
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


def test_flowers_are_replaced_in_turn_and_the_gold_is_opened() -> None:
    """XM: 補充した牌に花牌があるときは,すぐにさらし,他の全員の番を待ってから,補充します。"""
    step = XIAMEN.deal(PLAIN, XIAMEN.opening(PLAIN, 4), chance(1, 1, 1, 1, 1, 1))
    state = step.state
    flowers = [tile for row in state.flowers for tile in row]
    assert all(tile[1] != "f" for hand in state.hands for tile in hand)
    assert sorted(map(len, state.hands)) == [16, 16, 16, 17]
    assert len(state.wall) == 144 - 65 - 1 - len(flowers)
    assert (state.phase, state.to_act) == ("opening", {0, 1, 2, 3})


def test_a_flower_under_the_dice_is_turned_back() -> None:
    """XM: 金牌表示に花牌が出たら,裏返しに戻し,山を分けた人は,もう一度サイコロを振ります。"""
    pack = list(deck(flowers=True))
    wall = outer(tuple(map(str, range(144))), 3, 2)
    place = int(wall[-3])
    other = pack.index("1f")
    pack[place], pack[other] = pack[other], pack[place]
    dice = (1, 1, 1, 1, 1, 1, 1, 2, 2, 2)
    step = XIAMEN.deal(PLAIN, XIAMEN.opening(PLAIN, 4), chance(*dice, pack=tuple(pack)))
    kinds = [event.kind for event in step.events]
    assert "turned-back" in kinds or "1f" in str(step.state.flowers)
    assert step.state.indicator[1] != "f"


def test_the_dealer_may_turn_the_tail() -> None:
    """XM: このとき花牌が出たら親のものとしてさらし,次の牌をめくります。"""
    step = XIAMEN.deal(
        house(gold_reveal="dealer_turns_tail"), XIAMEN.opening(PLAIN, 4), chance(1, 1, 1, 1, 1, 1)
    )
    assert step.state.indicator[1] != "f"
    assert len(step.state.wall) == 144 - 65 - 1 - sum(map(len, step.state.flowers))


# --- The gold and white -------------------------------------------------------------------------


def test_white_is_the_face_of_the_gold() -> None:
    vector = VECTORS["XM-14"]
    gold = vector["wild"]["indicator"]
    state = asked(position({1: " ".join(vector["hand"])}, gold=gold), "3m", 0)
    assert legal(state, 1, "chow") == {"1m 5z"}


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
    """XM: 金牌を捨てた人の順番が来るまで,チー・ポン(明槓も)・振り込み上がりができません"""
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
        assert state.lap is None


# --- The duty to follow -------------------------------------------------------------------------


def test_what_is_left_over_goes_before_what_is_new() -> None:
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
        ("XM: 同じ牌が対子や暗刻になっていない人は", "1z 3z 3z", "3z", "2s", None),
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
    state = all_pass(done(state, (0, f"discard {thrown}")).state).state
    assert state.turn == 1
    free = set(dict.fromkeys(state.hands[1]))
    assert legal(state, 1, "discard") == (owed or free)


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


def test_everybody_is_asked_whatever_the_hands_hold() -> None:
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


def test_what_was_passed_is_locked_until_the_next_turn() -> None:
    """XM: 上がりやポンを見逃したとき,順番が来るか飛ばされるまで,同じ牌での上がりやポンはできない"""
    for lock in (False, True):
        state = position(
            {0: f"{JUNK} 6s", 1: JUNK, 3: WAITING},
            house(pass_lock=lock),
            drawn="6s",
            wall="6s 6s 6s",
        )
        state = all_pass(done(state, (0, "discard 6s")).state).state
        state = done(state, (1, "discard 6s")).state
        assert (WIN in XIAMEN.legal(state, 3)) is not lock


# --- Wins ---------------------------------------------------------------------------------------

LONE = f"{SETS} 2s"
WITH_GOLD = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 2s 9s 9s"
NO_GOLD = house(no_ron_holding_gold=True)
OTHER_READING = house(youjin_ron="decomposition")


@rows(
    "options, hand, tile, wins",
    [
        ("XM: 金牌入りの面子を捨て牌で完成できます", PLAIN, WITH_GOLD, "5p", True),
        ("XM: この形は…振り込みでは上がれない", PLAIN, LONE, "3p", False),
        ("(another reading)", OTHER_READING, LONE, "3p", True),
        ("XM: 手に金牌があるときは,振り込みあがりできない", NO_GOLD, WITH_GOLD, "5p", False),
        ("XM: 振り聴はありません", PLAIN, WAITING, "6s", True),
    ],
)
def test_wins_on_a_discard(says: str, options: Any, hand: str, tile: str, wins: bool) -> None:
    state = asked(position({2: hand}, options), tile, 0)
    assert (WIN in XIAMEN.legal(state, 2)) is wins


@rows(
    "stage, golds, name",
    [
        ("XM: 游金(×4).金牌の単騎待ち自摸上がり", 0, (), "youjin"),
        ("XM: 双游(×8).金牌を捨てて,次のツモ順に游金で上がる", 0, ("2s",), "shuangyou"),
        ("XM: 三游(×12)", 1, ("2s",), "sanyou"),
    ],
)
def test_the_lone_gold(says: str, stage: int, golds: tuple[str, ...], name: str) -> None:
    before = (0, 0, stage, 0)
    state = position({2: LONE}, turn=2, stage=before, wall="8s 8s 8s 8s 8s 8s")
    if golds:
        held = replace(state, hands=(*state.hands[:2], tiles(f"{LONE} 2s"), state.hands[3]))
        state = done(replace(held, drawn="2s", source="wall"), (2, "discard 2s")).state
        while state.turn != 2:
            state = done(state, (state.turn, "discard 8s")).state
    else:
        state = replace(
            state,
            hands=(*state.hands[:2], tiles(f"{LONE} 8s"), state.hands[3]),
            drawn="8s",
            source="wall",
        )
    result = done(state, (2, "win")).state.result
    assert (result.ending, result.sheet.win.multiplier) == (
        name,
        TIMES[name],
    )


def test_a_gold_discarded_otherwise_may_forfeit_the_hand() -> None:
    """XM: 双游,三游以外で金牌を捨てたら,上がり放棄とする人がいます。"""
    for forfeits in (False, True):
        hand = WAITING.replace("9s 9s", "9s 2s")
        options = house(gold_discard_forfeits=forfeits)
        state = position({2: f"{hand} 9s"}, options, turn=2, drawn="9s", wall="8p 8p 8p 6s")
        state = done(state, (2, "discard 2s")).state
        assert (2 in state.dead) is forfeits


def test_the_opening_asks_everybody_and_heaven_goes_first() -> None:
    """XM: 天胡(×4)…三金倒,搶金に勝つ."""
    vector = VECTORS["XM-13"]
    gold = vector["wild"]["indicator"]
    able = f"{SETS.replace('1p 2p 3p 4p', '1s 2s 3s 4p')} 9s"
    state = position({0: " ".join(vector["hand"]), 2: able}, gold=gold, drawn="9s")
    state = replace(state, phase="opening", window=Window("opening", 0, frozenset(range(4))))
    assert WIN in XIAMEN.legal(state, 0)
    moves = [(seat, "win" if WIN in XIAMEN.legal(state, seat) else "pass") for seat in (3, 2, 1, 0)]
    assert moves[1][1] == "win"
    result = done(state, *moves).state.result
    assert (result.ending, result.sheet.winner) == ("tianhu", 0)
    assert list(result.deltas(4)) == vector["expect"]["payments"]


def test_quanzhou_knows_no_robbed_gold_and_no_heaven() -> None:
    """XM: 搶金,天胡はない."""
    state = position({0: f"{SETS} 9s 9s", 2: f"{SETS} 9s"}, OTHER, drawn="9s")
    state = replace(state, phase="opening", window=Window("opening", 0, frozenset(range(4))))
    assert not any(WIN in QUANZHOU.legal(state, seat) for seat in range(4))
    state = all_pass(state, QUANZHOU).state
    assert WIN in QUANZHOU.legal(state, 0)


# --- Flowers ------------------------------------------------------------------------------------


@rows(
    "game, flowers, water",
    [
        ("XM: each flower is 1", XIAMEN, "1f", 1),
        ("XM: three of 春夏秋冬 are three flowers", XIAMEN, "1f 2f 4f", 3),
        ("XM: three of 梅蘭菊竹 are three flowers", XIAMEN, "5f 7f 8f", 3),
        ("XM: three of either are six flowers", XIAMEN, "1f 2f 3f 6f 7f 8f", 6),
        ("XM: 春夏秋冬 complete is 8 instead of 4", XIAMEN, "1f 2f 3f 4f", 8),
        ("XM: 梅蘭菊竹 complete is 8 instead of 4", XIAMEN, "5f 6f 7f 8f", 8),
        ("XM: a complete set and three of the other", XIAMEN, "1f 2f 3f 4f 5f 6f 7f", 11),
        ("XM: all eight are 16 and no more", XIAMEN, "1f 2f 3f 4f 5f 6f 7f 8f", 16),
        ("XM: in Quanzhou three of a set are 3", QUANZHOU, "1f 2f 4f", 3),
        ("XM: in Quanzhou four of a set are 4", QUANZHOU, "5f 6f 7f 8f", 4),
    ],
)
def test_the_water_of_flowers(says: str, game: Any, flowers: str, water: int) -> None:
    """The hand is of chows and has no gold, so that nothing else gives water."""
    own = ((), (), tiles(flowers), ())
    options = PLAIN if game is XIAMEN else OTHER
    state = position({2: f"{WAITING} 6s"}, options, turn=2, drawn="6s", flowers=own)
    result = done(state, (2, "win"), game=game).state.result
    assert sum(one.points for one in result.sheet.win.elements) == water


# --- The end ------------------------------------------------------------------------------------


def test_the_wall_is_used_up_when_sixteen_tiles_remain() -> None:
    vector = VECTORS["XM-20"]
    state = position({0: f"{JUNK} 9p"}, drawn="9p", wall="")
    state = all_pass(done(state, (0, "discard 9p")).state).state
    expect = vector["expect"]
    assert state.result.ending == expect["verdict"]
    assert list(state.result.deltas(4)) == expect["payments"]
    carry: Any = state.result.carry
    assert (carry.dealer, carry.base) == (expect["next_dealer"], expect["next_dealer_base"])


def test_three_golds_win_before_the_draw() -> None:
    """XM: 流局直前に手牌に3枚金牌があれば"""
    hand = "2s 2s 2s " + " ".join(JUNK.split()[:13])
    state = position({0: f"{JUNK} 9p", 3: hand}, drawn="9p", wall="")
    result = all_pass(done(state, (0, "discard 9p")).state).state.result
    assert (result.ending, result.sheet.winner, result.sheet.win.multiplier) == ("sanjindao", 3, 3)


@rows(
    "game, options, before, winner, base",
    [
        ("XM: 親の底は,流局を含む連荘のたびに2倍し", XIAMEN, PLAIN, 4, 0, 8),
        ("XM: 親が変わったら2に戻します", XIAMEN, PLAIN, 4, 2, 2),
        ("XM: 連荘ごとに1増やす", QUANZHOU, OTHER, 4, 0, 5),
        (
            "XM: 「1×上がり方の倍」増やす",
            QUANZHOU,
            replace(OTHER, dealer_step="multiplier"),
            4,
            0,
            6,
        ),
    ],
)
def test_the_base_of_the_next_dealer(
    says: str, game: Any, options: Any, before: int, winner: int, base: int
) -> None:
    state = position({winner: f"{WAITING} 6s"}, options, turn=winner, drawn="6s", base=before)
    carry = done(state, (winner, "win"), game=game).state.result.carry
    assert carry.base == base
    assert carry.dealer == (0 if winner == 0 else 1)


@pytest.mark.parametrize("name", ["XM-21", "XM-22"])
def test_a_false_win_is_fined(name: str) -> None:
    """XM: チョンボ…その手を終わらせます。このとき親は交代しませんが,連荘数は増えません。"""
    vector = VECTORS[name]
    expect, you = vector["expect"], vector["state"].get("you")
    hands = {1: f"2z 2z 2z 2s {' '.join(JUNK.split()[:12])} 9m"}  # a pung of winds 2, a gold 1
    flowers: list[tuple[str, ...]] = [(), (), (), ()]
    stage = [0, 0, 0, 0]
    if you:
        hands[3] = "1m 1m 1m 4m 5m 6m 7p 8p 9p 1z 1z 1z 6s 7s 8s 2s"
        flowers[3] = ("5f", "6f")
        stage[3] = you["stage"]
    state = position(
        hands,
        house(declare="free"),
        turn=1,
        drawn="9m",
        flowers=tuple(flowers),
        stage=tuple(stage),
    )
    result = done(state, (1, "win")).state.result
    assert result.ending == "foul"
    assert list(result.deltas(4)) == expect["payments"]
    carry: Any = result.carry
    assert (carry.dealer, carry.base, carry.streak) == (expect["next_dealer"], 2, 0)


def test_an_added_kong_may_be_robbed() -> None:
    """XM: 搶槓も点数は自摸扱い。"""
    pung = Meld("pung", ("6s", "6s", "6s"), 3, "6s")
    own = f"6s {' '.join(JUNK.split()[:13])}"
    state = position({0: own, 2: WAITING}, drawn="6s", melds={0: [pung]})
    state = done(state, (0, "kong 6s")).state
    assert state.to_act == {1, 2, 3}
    result = done(state, (1, "pass"), (2, "win"), (3, "pass")).state.result
    assert (result.ending, result.sheet.giver, result.sheet.win.multiplier) == ("robbed", 0, 2)
    assert PASS in XIAMEN.legal(state, 1)


@rows(
    "options, water",
    [
        ("XM: 明刻1", OTHER, 0),
        ("XM: 明刻の水を暗刻と同じにする人がいる", replace(OTHER, open_pung_as_closed=True), 1),
    ],
)
def test_a_pung_that_a_winning_discard_completes_is_open(
    says: str, options: Any, water: int
) -> None:
    won = "9s 9s 5p 5p 1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p"
    state = asked(position({1: won}, options), "9s", 0)
    result = done(state, (1, "win"), (2, "pass"), (3, "pass"), game=QUANZHOU).state.result
    assert result
    assert result.sheet
    assert result.sheet.win.elements == (Element("open-pung", water, ("9s", "9s", "9s")),)


@pytest.mark.parametrize(
    ("says", "dead", "won"),
    [
        ("XM: 花牌を8枚集めたら,手牌の形に関係なく直ちに3倍の上がり", (), [1]),
        ("XM: 上がり放棄 (a forfeited hand does not)", (1,), []),
    ],
)
def test_the_eighth_flower_wins_in_quanzhou(
    says: str, dead: tuple[Seat, ...], won: list[Seat]
) -> None:
    flowers = ((), tuple(f"{n}f" for n in range(1, 8)), (), ())
    about: dict[str, Any] = {"flowers": flowers, "dead": frozenset(dead)}
    state = position({0: f"{JUNK} 9p"}, OTHER, drawn="9p", wall="8f 9p 9p", **about)
    state = all_pass(done(state, (0, "discard 9p")).state, QUANZHOU).state
    assert len(state.flowers[1]) == 8
    results = [state.result] if state.result else []
    assert [one.sheet.winner for one in results if one.ending == "eight-flowers"] == won
