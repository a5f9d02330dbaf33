"""The choices of the masters of Changchun and Dalian, a position a row."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.players import changchun, dalian
from tests.mahjong_seats import asked, dealt, holding, laid
from tests.northern_deals import HOUSES, LATE

CHOOSE = {"changchun": changchun.choose, "dalian": dalian.choose}
MELD = "pung 999m"
"""A claimed set, without which no hand of Dalian wins."""
CONCEALED = "111456m 789p 34s 55z"
"""Waits on two sides for bamboo at Changchun."""
OPEN = "789p 34s 567m 55z"
"""Waits for the same at Dalian, with the claimed set."""


def chosen(game: str, state: Any) -> str:
    """Return the move of a game's master on seat 0."""
    house = HOUSES[game]
    view: Any = house.game.view(state, 0)
    return str(CHOOSE[game](view, house.game.legal(state, 0), house.options))


TURNS = [
    ("changchun", "a hand that waits is declared", f"{CONCEALED} 9s", "", "ready 9s"),
    ("changchun", "the only tile of a suit is kept", "111456789m 234p 7z 5s", "", "ready 7z"),
    ("changchun", "the only outside tile is kept", "222456m 678p 345s 2p 9s", "", "ready 2p"),
    ("changchun", "a win is taken", f"{CONCEALED} 5s", "", "win"),
    ("changchun", "a special kong is added to", "12456m 79p 234s 7z", "xigang 567z", "add 7z"),
    ("changchun", "a kong brings money", "111156m 789p 34s 25z 9s", "", "kong 1m"),
    ("dalian", "a hand that waits is declared", f"{OPEN} 9s", MELD, "ready 9s"),
    ("dalian", "a win is taken", f"{OPEN} 5s", MELD, "win"),
    ("dalian", "the only tile of a suit is kept", "345678m 23p 55z 4s", MELD, "discard 5z"),
    ("dalian", "a kong brings money", "1111m 789p 34s 55z 9s", "pung 222z", "kong 1m"),
]


@pytest.mark.parametrize(
    ("game", "hand", "melds", "wanted"),
    [(game, *rest) for game, _, *rest in TURNS],
    ids=[f"{game}: {name}" for game, name, *_ in TURNS],
)
def test_on_turn(game: str, hand: str, melds: str, wanted: str) -> None:
    assert chosen(game, holding(dealt(HOUSES[game], 1), hand, melds, **LATE)) == wanted


THREE = "pung 222z, pung 555p, chow 123m"
FOURTH = f"{MELD}, chow 123p, chow 456s"
CLAIMS = [
    ("changchun", "a pung of dragons helps", "24m 55p 1378s 22667z", "", "6z", "pung"),
    ("changchun", "no claim leaves a single tile", "9m 377s", THREE, "7s", "pass"),
    ("changchun", "a win", CONCEALED, "", "2s", "win"),
    ("dalian", "a claim opens a concealed hand", "55z 99m 789p 34s 567m 1z", "", "9m", "pung"),
    ("dalian", "no fourth claim, as it cannot win", "45s 99m", FOURTH, "9m", "pass"),
    ("dalian", "a win", OPEN, MELD, "2s", "win"),
]


@pytest.mark.parametrize(
    ("game", "hand", "melds", "tile", "wanted"),
    [(game, *rest) for game, _, *rest in CLAIMS],
    ids=[f"{game}: {name}" for game, name, *_ in CLAIMS],
)
def test_on_a_discard(game: str, hand: str, melds: str, tile: str, wanted: str) -> None:
    assert chosen(game, asked(dealt(HOUSES[game], 1), hand, melds, tile, **LATE)) == wanted


@pytest.mark.parametrize(
    ("game", "hand", "melds"), [("changchun", CONCEALED, ()), ("dalian", OPEN, (MELD,))]
)
def test_a_cheap_win_is_passed_up_while_nobody_is_near(
    game: str, hand: str, melds: tuple[str, ...]
) -> None:
    """The others have claimed sets at Dalian, so that they can win at all."""
    early = asked(dealt(HOUSES[game], 1), hand, ", ".join(melds), "2s")
    if melds:
        rivals = tuple(laid("pung 3z") for _ in range(3))
        early = replace(early, melds=(laid(MELD), *rivals))
    assert chosen(game, early) != "win"
    assert chosen(game, replace(early, **LATE)) == "win"
