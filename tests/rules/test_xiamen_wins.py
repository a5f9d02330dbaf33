"""Xiamen and Quanzhou by the sentences of their source: wins and their worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.mahjong.claims import WIN, Window
from rules.mahjong.xiamen.score import XIAMEN_WAYS
from tests.rules.mahjong_positions import (
    JUNK,
    OTHER,
    OTHER_READING,
    PLAIN,
    QUANZHOU,
    SETS,
    THREE,
    VECTORS,
    WAITING,
    XIAMEN,
    all_pass,
    asked,
    done,
    house,
    position,
    rows,
    tiles,
)

TIMES = {way.name: way.times for way in XIAMEN_WAYS}

# --- Wins ---------------------------------------------------------------------------------------

LONE = f"{SETS} 2s"
WITH_GOLD = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 2s 9s 9s"
NO_GOLD = house(no_ron_holding_gold=True)
RESTRICTED = house(three_gold_restrict=True)
THREE_GOLDS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 4s 5s 9s 9s 2s 2s 2s"


@rows(
    "options, hand, tile, wins",
    [
        ("XM: 金牌入りの面子を…完成できます (R17c)", PLAIN, WITH_GOLD, "5p", True),
        ("XM: この形は…振り込みでは上がれない (R10)", PLAIN, LONE, "3p", False),
        ("(another reading)", OTHER_READING, LONE, "3p", True),
        ("XM: 手に金牌があるときは,振り込みあがりできない", NO_GOLD, WITH_GOLD, "5p", False),
        ("(a hand without gold can)", NO_GOLD, WAITING, "6s", True),
        ("XM: 振り聴はありません", PLAIN, WAITING, "6s", True),
        ("(R62: nor with a third gold)", RESTRICTED, THREE_GOLDS, "6s", False),
    ],
)
def test_wins_on_a_discard(says: str, options: Any, hand: str, tile: str, wins: bool) -> None:
    state = asked(position({2: hand}, options), tile, 0)
    assert (WIN in XIAMEN.legal(state, 2)) is wins


@rows(
    "stage, golds, name",
    [
        ("XM: 次のツモ順に (another discard breaks 双游)", 1, ("8s",), "youjin"),
        ("XM: 游金(×4).金牌の単騎待ち自摸上がり (R13)", 0, (), "youjin"),
        ("XM: 双游(×8).金牌を捨てて,次のツモ順に游金で上がる", 0, ("2s",), "shuangyou"),
        ("XM: 三游(×12) (R17d: at the next turn)", 1, ("2s",), "sanyou"),
    ],
)
def test_the_lone_gold(says: str, stage: int, golds: tuple[str, ...], name: str) -> None:
    before = (0, 0, stage, 0)
    state = position({2: LONE}, turn=2, stage=before, wall="8s 8s 8s 8s 8s 8s")
    if golds:
        (gone,) = golds
        held = replace(state, hands=(*state.hands[:2], tiles(f"{LONE} {gone}"), state.hands[3]))
        state = done(replace(held, drawn=gone, source="wall"), (2, f"discard {gone}")).state
        state = all_pass(state).state if state.window else state
        while state.turn != 2:
            state = done(state, (state.turn, "discard 8s")).state
            state = all_pass(state).state if state.window else state
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
        stage = (0, 0, 1, 0)
        state = position({2: f"{hand} 9s"}, options, turn=2, drawn="9s", stage=stage)
        state = done(state, (2, "discard 2s")).state
        assert (2 in state.dead) is forfeits
        assert state.stage[2] == 0
    state = position({2: f"{LONE} 2s"}, options, turn=2, drawn="2s")
    state = done(state, (2, "discard 2s")).state
    assert (state.dead, state.stage[2]) == (frozenset(), 1)


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


ROB, HEAVEN = f"{SETS} 9s", f"{SETS} 9s 9s"


@rows(
    "game, hands, ending, winner",
    [
        ("XM: 天胡…三金倒,搶金に勝つ", XIAMEN, {0: HEAVEN, 1: THREE}, "tianhu", 0),
        ("(R14: then three golds)", XIAMEN, {1: ROB, 2: THREE}, "sanjindao-opening", 2),
        ("(R14: then robbing the gold)", XIAMEN, {3: ROB}, "qiangjin", 3),
        ("(R14: of equals the first from the dealer on)", XIAMEN, {1: ROB, 3: ROB}, "qiangjin", 1),
        ("(R14: the dealer first of all)", XIAMEN, {0: f"{ROB} 1z", 2: ROB}, "qiangjin", 0),
        ("(R67: any sixteen of the seventeen)", XIAMEN, {0: f"1s {ROB}"}, "qiangjin", 0),
        ("XM: 三金倒 (Quanzhou)", QUANZHOU, {2: THREE}, "sanjindao-opening", 2),
    ],
)
def test_wins_at_the_opening(
    says: str, game: Any, hands: dict[int, str], ending: str, winner: int
) -> None:
    dealt = {0: f"{JUNK} 9p", **hands}
    state = position(dealt, OTHER if game is QUANZHOU else PLAIN, drawn=dealt[0].split()[-1])
    state = replace(state, phase="opening", window=Window("opening", 0, frozenset(range(4))))
    moves = [(seat, "win" if WIN in game.legal(state, seat) else "pass") for seat in range(4)]
    assert {seat for seat, move in moves if move == "win"} == set(hands)
    result = done(state, *moves, game=game).state.result
    assert (result.ending, result.sheet.winner) == (ending, winner)


def test_quanzhou_knows_no_robbed_gold_and_no_heaven() -> None:
    """XM: 搶金,天胡はない (R16: a hand complete as dealt is an ordinary win on a drawn tile)."""
    state = position({0: f"{SETS} 9s 9s", 2: f"{SETS} 9s"}, OTHER, drawn="9s")
    state = replace(state, phase="opening", window=Window("opening", 0, frozenset(range(4))))
    assert not any(WIN in QUANZHOU.legal(state, seat) for seat in range(4))
    state = all_pass(state, QUANZHOU).state
    result = done(state, (0, "win"), game=QUANZHOU).state.result
    assert (result.ending, result.sheet.win.multiplier) == ("zimo", 2)


# --- Water and golds ----------------------------------------------------------------------------

EIGHT_SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p"
PAIRS = f"{EIGHT_SETS[:-3]} 9s 9s 5p 5p 2s"
"""A gold that completes 9s or 5p where 3p is drawn."""
FIVES = "2m 3m 4m 6m 7m 8m 1m 2m 3m 1m 2m 3m 1z 1z 1z 2s"
"""Five sets and a lone gold, which with 2m could be two pungs and more water."""


@rows(
    "options, gold, hand, how, water",
    [
        ("(R09: a set of golds)", OTHER_READING, "1z", f"{EIGHT_SETS} 1z 1z 1z 9s", "ron 9s", 2),
        ("(R60: it is a pung of their face)", OTHER_READING, "2s",
         f"{EIGHT_SETS} 2s 2s 2s 9s", "ron 9s", 1),
        ("(R09: a pair of golds)", PLAIN, "2s", f"{SETS} 2s", "draw 2s", 0),
        ("(R12: a gold makes a concealed pung)", PLAIN, "2s", PAIRS, "draw 3p", 1),
        ("(or none)", house(gold_pung_water=False), "2s", PAIRS, "draw 3p", 0),
        ("(R61: the reading that keeps the lone gold)", PLAIN, "2s", FIVES, "draw 2m", 2),
    ],
)  # fmt: skip
def test_the_water_of_pungs_with_gold(
    says: str, options: Any, gold: str, hand: str, how: str, water: int
) -> None:
    """(The golds themselves give one each.)"""
    verb, tile = how.split()
    if verb == "draw":
        state = position({1: f"{hand} {tile}"}, options, turn=1, drawn=tile, gold=gold)
        state = done(state, (1, "win")).state
    else:
        state = asked(position({1: hand}, options, gold=gold), tile, 0)
        state = done(state, (1, "win"), (2, "pass"), (3, "pass")).state
    elements = state.result.sheet.win.elements
    assert sum(one.points for one in elements if one.name != "gold") == water
    assert {len(one.tiles) for one in elements if one.name.endswith("-pung")} <= {3}
    golds = f"{hand} {tile}".split().count(gold)
    assert [one.points for one in elements if one.name == "gold"] == [golds]


def test_the_third_gold_restricts_the_wins_from_then_on() -> None:
    """(R62: drawn, it is no win of another kind any more.)"""
    whole = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 4s 5s 9s 2s 2s 2s"
    for options, may in ((PLAIN, True), (RESTRICTED, False)):
        state = position({1: whole}, options, turn=1, drawn="2s")
        assert (WIN in XIAMEN.legal(state, 1)) is may


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


def test_the_replacement_for_a_kong_wins_as_a_drawn_tile() -> None:
    """(A replacement is drawn by oneself: ×2.)"""
    hand = "9p 9p 9p 9p 1m 2m 3m 4m 5m 6m 7m 8m 9m 1z 1z 6p 7p"
    state = position({1: hand}, turn=1, drawn="9p")
    win = done(state, (1, "kong 9p"), (1, "win")).state.result.sheet.win
    assert (win.name, win.multiplier) == ("zimo", 2)
    assert [(one.name, one.points) for one in win.elements] == [("closed-kong", 3)]
