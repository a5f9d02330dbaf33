"""The computer player of mahjong: one row for each thing it must see, and whole deals."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.domain.players import choose, southern
from rules import Chance, Move, Result, RuleError
from rules.game import DICE
from rules.mahjong import appraise
from rules.mahjong.state import Meld
from rules.mahjong.table import MahjongTable
from rules.mahjong.tiles import in_order, without
from rules.mahjong.view import MahjongView
from rules.mahjong.win import Win
from rules.mahjong.xiamen.options import XiamenOptions
from rules.mahjong.xiamen.quanzhou import Quanzhou
from rules.mahjong.xiamen.rules import Xiamen

GAMES = {"xiamen": MahjongTable(Xiamen()), "quanzhou": MahjongTable(Quanzhou())}


def dealt(key: str, seed: int, **house: Any) -> Any:
    """A deal just begun."""
    game, rng = GAMES[key], Random(seed)
    options = replace(next(iter(game.presets.values())), **house)
    deck = game.deck(options, 4)
    luck = Chance(tuple(rng.sample(deck, 144)), tuple(rng.choices(range(1, 7), k=DICE)))
    return game.deal(options, game.opening(options, 4), luck).state


def view(hand: str, **seen: Any) -> MahjongView:
    """A position of Xiamen in which five dots are gold and the viewer is on turn."""
    start: MahjongView = GAMES["xiamen"].view(dealt("xiamen", 1), 0)
    position: dict[str, Any] = {
        "phase": "turn",
        "turn": 0,
        "dealer": 1,
        "hand": in_order(hand.split()),
        "drawn": hand.split()[-1],
        "indicator": "5p",
        "wilds": ("5p",),
        "white_stands": True,
        "claimed": None,
        "wall": 40,
        "stage": 0,
    }
    seat = replace(start, **position | seen)
    return replace(seat, worth=worth(seat))


def worth(seat: MahjongView) -> Win | None:
    """The worth of a win of seat 0; None where it would be false."""
    drawn = seat.drawn
    how = {"source": "self_draw"} if drawn else {"source": "discard", "from": seat.turn}
    sheet = {
        "dealer": seat.dealer,
        "winner": 0,
        "hand": without(seat.hand, drawn) if drawn else seat.hand,
        "melds": [{"type": meld.kind, "tiles": meld.tiles} for meld in seat.melds[0]],
        "flowers": seat.flowers[0],
        "wild": {"indicator": seat.indicator},
        "win": {"tile": drawn or seat.claimed, **how},
        "state": {"you_stage": seat.stage},
    }
    try:
        win: Win = appraise("xiamen", sheet).sheet.win
    except RuleError:
        return None
    return win


def moves(text: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, text.split(", ")))


def discards(hand: str) -> str:
    return ", ".join(f"discard {tile}" for tile in in_order(set(hand.split())))


FOUR_SETS = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s"
FIVE_SETS = f"{FOUR_SETS} 7s 8s 9s"
TURNS = [
    ("a win without gold is taken", f"{FIVE_SETS} 1z 1z", 40, 0, "win"),
    ("sets and two golds put the win off for a double you", f"{FIVE_SETS} 5p 5p", 40, 0, "5p"),
    ("a you is put off for a double you", f"{FIVE_SETS} 5p 5p", 40, 1, "5p"),
    ("five sets with a gold wait for any tile", f"{FIVE_SETS} 5p 1z", 40, 0, "win"),
    ("the last tile of the wall is not waited for", f"{FIVE_SETS} 5p 5p", 3, 0, "win"),
    ("a false win is not declared", f"{FOUR_SETS} 7s 8s 1z 1z 4z", 40, 0, "4z"),
    ("a win is put off for the lone gold", f"{FOUR_SETS} 7s 5p 5p 4z 8s", 40, 0, "4z"),
    ("but not a you for another", f"{FOUR_SETS} 7s 8s 5p 5p 4z", 40, 0, "win"),
    ("golds are kept", "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 9p 9p 5p 1z 2z 4z", 40, 0, "4z"),
    ("the wait with more tiles is kept", f"{FOUR_SETS} 2p 3p 9s 9s 7z", 40, 0, "7z"),
    ("white counts as the gold's face", f"{FOUR_SETS} 4p 6p 1z 5z 1z", 40, 0, "win"),
]


INSTEAD = [
    ("a chow leaves sets and a lone gold", f"{FOUR_SETS} 7s 8s 5p 1z", "9s", 40, "chow 7s 8s"),
    ("so does a pung", f"{FOUR_SETS} 8s 8s 5p 1z", "8s", 40, "pung"),
    ("but not at the end of the wall", f"{FOUR_SETS} 7s 8s 5p 1z", "9s", 3, "win"),
]


@pytest.mark.parametrize(
    ("hand", "tile", "wall", "chosen"),
    [row[1:] for row in INSTEAD],
    ids=[row[0] for row in INSTEAD],
)
def test_a_master_prefers_the_lone_gold_to_a_win(
    hand: str, tile: str, wall: int, chosen: str
) -> None:
    seen = view(hand, phase="claim", turn=3, claimed=tile, drawn=None, wall=wall)
    assert seen.worth
    legal = moves("chow 7s 8s, win, pass" if tile == "9s" else "pung, win, pass")
    assert str(southern.choose(seen, legal, XiamenOptions())) == chosen


@pytest.mark.parametrize(
    ("hand", "wall", "stage", "chosen"),
    [row[1:] for row in TURNS],
    ids=[row[0] for row in TURNS],
)
def test_on_turn(hand: str, wall: int, stage: int, chosen: str) -> None:
    move = choose(view(hand, wall=wall, stage=stage), moves(f"{discards(hand)}, win"))
    assert str(move) == (chosen if chosen == "win" else f"discard {chosen}")


LAID = tuple(Meld("pung", (tile,) * 3) for tile in ("3z", "4z", "6z"))
"""Three sets that lie open beside the seven tiles of a hand."""
CLAIMS = [
    ("a chow that completes a set", "1m 2m 4s 4s 9p 1z 2z", "3m", "pass, chow 1m 2m", "chow 1m 2m"),
    ("not a chow for another", "1m 2m 3m 9p 9p 7s 8s", "3m", "pass, chow 1m 2m", "pass"),
    ("a pung of honours", "1z 1z 3m 4m 7s 8s 2p", "1z", "pass, pung", "pung"),
    ("a kong of honours", "1z 1z 1z 4m 4m 7s 8s", "1z", "pass, pung, kong", "kong"),
    ("a win", "1m 2m 3m 4m 5m 6m 9s", "9s", "pass, win", "win"),
    ("a win that is none", "1m 2m 3m 4m 5m 6m 9s", "8s", "pass, win", "pass"),
]


@pytest.mark.parametrize(
    ("hand", "claimed", "legal", "chosen"),
    [row[1:] for row in CLAIMS],
    ids=[row[0] for row in CLAIMS],
)
def test_on_a_discard(hand: str, claimed: str, legal: str, chosen: str) -> None:
    melds = (LAID, (), (), ())
    asked = view(hand, phase="claim", turn=3, drawn=None, claimed=claimed, melds=melds)
    assert str(choose(asked, moves(legal))) == chosen


def played(key: str, seed: int, **house: Any) -> Result:
    """A deal between four computer players."""
    game, state = GAMES[key], dealt(key, seed, **house)
    while state.result is None:
        seat = min(state.to_act)
        legal = game.legal(state, seat)
        move = choose(game.view(state, seat), legal)
        assert move in legal
        state = game.apply(state, seat, move).state
    result: Result = state.result
    return result


@pytest.mark.parametrize("declare", ["checked", "free"])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.slow
def test_four_of_them_end_most_deals_with_a_true_win(key: str, declare: str) -> None:
    endings = [played(key, seed, declare=declare).ending for seed in range(8)]
    assert endings.count("draw") <= 2
    assert "foul" not in endings
