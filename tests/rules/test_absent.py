"""The move made for an absent player who is asked: the least harmful one."""

from __future__ import annotations

from typing import Any

from tests.rules import liangxi_positions as liangxi
from tests.rules import mahjong_positions as xiamen
from tests.rules import positions as flowers
from tests.rules.mahjong_positions import JUNK, WAITING, rows
from tests.rules.sakura_positions import HIGO
from tests.rules.tiengow_positions import TIENGOW, played
from tests.rules.tiengow_positions import position as tricks

MUSHI = flowers.PLAIN


@rows(
    "options, hand, field, move",
    [
        ("(junk goes before a bright)", MUSHI, "pine.crane plum.j1", "", "play plum.j1"),
        ("(the oni goes last)", MUSHI, "rain.oni pine.crane", "", "play pine.crane"),
        ("(a card must capture)", MUSHI, "plum.j1", "plum.j2", "play plum.j1 plum.j2"),
        ("(no hiki)", HIGO, "pine.crane pine.ribbon pine.j1 pine.j2", "", "play pine.j1"),
    ],
)
def test_an_absent_player_spares_the_best_cards(
    says: str, options: Any, hand: str, field: str, move: str
) -> None:
    state = flowers.position(options, hand=hand, field=field)
    assert str(flowers.game_of(options).absent(state, 0)) == move


@rows(
    "hands, moves, move",
    [
        ("(the cheapest lead)", "6-6 1-1 1-5/5-5 2-2 2-4/4-4 3-3 1-2/1-3 4-5 3-6", [], "lead 1-5"),
        (
            "(the weakest is folded, even if others beat)",
            "1-1 1-5/6-6 4-4/3-3 1-2/1-3 4-5",
            ["lead 1-1"],
            "fold 4-4",
        ),
        ("(the last set beats)", "1-1 1-1/6-6 6-6/3-3 1-2/1-3 4-5", ["lead 1-1 1-1"],
         "beat 6-6 6-6"),
        ("(or folds)", "1-1 1-1/4-4 4-4/3-3 1-2/1-3 4-5", ["lead 1-1 1-1"], "fold 4-4 4-4"),
    ],
)  # fmt: skip
def test_an_absent_player_keeps_the_best_tiles(
    says: str, hands: str, moves: list[str], move: str
) -> None:
    state: Any = played(tricks(hands, stacks=(1, 1, 1, 1)), *moves).state
    assert str(TIENGOW.absent(state, state.turn)) == move


def test_an_absent_player_discards_the_drawn_tile_and_claims_nothing() -> None:
    whole = xiamen.position({0: f"{WAITING} 6s"}, drawn="6s")
    assert str(xiamen.XIAMEN.absent(whole, 0)) == "discard 6s"
    claimed = xiamen.position({0: f"{JUNK} 9p"})
    assert str(xiamen.XIAMEN.absent(claimed, 0)) == f"discard {claimed.hands[0][0]}"
    asked = xiamen.asked(xiamen.position({1: WAITING}), "6s", 0)
    assert str(xiamen.XIAMEN.absent(asked, 1)) == "pass"


def test_an_absent_player_keeps_a_wild_tile() -> None:
    state = liangxi.position({0: liangxi.filled("8p", 14)}, drawn="8p", wilds="8p")
    assert str(liangxi.LIANGXI.absent(state, 0)) == "discard 1m"
    turn = xiamen.position({0: f"{JUNK} 2s"}, drawn="2s", gold="2s")
    assert str(xiamen.XIAMEN.absent(turn, 0)) == f"discard {turn.hands[0][0]}"
