"""The masters of Changchun and Dalian: the shares of a win, and choices, a position a row."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.players import changchun, dalian
from bot.domain.players.northern import RULES
from bot.domain.players.reckoning import PEEKED
from rules.mahjong.northern.hand import Hand
from rules.mahjong.northern.score import PEEK, score
from tests.mahjong_seats import asked, dealt, holding, laid
from tests.northern_deals import HOUSES, LATE

THINKING = {"changchun": changchun.thinking, "dalian": dalian.thinking}
CHOOSE = {"changchun": changchun.choose, "dalian": dalian.choose}
MELD = "pung 999m"
"""A claimed set, without which no hand of Dalian wins."""
CONCEALED = "111456m 789p 34s 55z"
"""Waits on two sides for bamboo at Changchun."""
RIVALS = tuple(laid("pung 3z") for _ in range(3))
"""Claimed sets of the others."""
OPEN = "789p 34s 567m 55z"
"""Waits for the same at Dalian, with the claimed set."""


def chosen(game: str, state: Any) -> str:
    """Return the move of a game's master on seat 0."""
    house = HOUSES[game]
    view: Any = house.game.view(state, 0)
    return str(CHOOSE[game](view, house.game.legal(state, 0), house.options))


# --- Points ---------------------------------------------------------------------------------------

HANDS = [
    *(("changchun", hand) for hand in ("111456m 789p 35s 55z", "111m 999p 111s 55z 44z")),
    ("changchun", "123m 789p 234s 5m 555z"),
    *(("dalian", hand) for hand in (OPEN, "789p 35s 567m 55z", "789p 33s 567m 55z")),
]


@pytest.mark.parametrize(("game", "hand"), HANDS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_shares_of_a_win_are_those_of_the_rules(game: str, hand: str, dealer: int) -> None:
    """At Dalian all have claimed sets, so that nobody pays twice as much."""
    house, concealed = HOUSES[game], game == "changchun"
    state = holding(dealt(house, 1), f"{hand} 9s", "" if concealed else MELD, dealer=dealer)
    state = state if concealed else replace(state, melds=(laid(MELD), *RIVALS))
    view: Any = house.game.view(state, 0)
    mind = THINKING[game](view, house.options)
    held = mind.held.less("9s")
    closed = concealed and mind._closed(held.melds)
    waits = mind.aim.with_each(held.lines, held.melds)
    tile = next(tile for tile, away in waits.items() if away == 0)
    win = mind.win(held, tile)
    assert win is not None

    def paid(source: str, giver: int | None = None, *, treasure: bool = False) -> int:
        whole = Hand(0, dealer, 1, *held, tile, source, giver, treasure, menqing=closed)
        scale = RULES[game].scale(house.options)
        return sum(line.deltas[0] for line in score(whole, scale).lines)

    rate, shares = win.multiplier, mind.shares
    assert paid("self_draw") == rate * sum(shares.values())
    assert paid("self_draw", treasure=True) == rate * sum(shares.values()) * mind.rates.drawn
    assert paid(PEEK) == rate * sum(shares.values()) * PEEKED
    for giver, share in shares.items():
        assert paid("discard", giver) == rate / 2 * (sum(shares.values()) + share)


# --- Choices --------------------------------------------------------------------------------------

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
        early = replace(early, melds=(laid(MELD), *RIVALS))
    assert chosen(game, early) != "win"
    assert chosen(game, replace(early, **LATE)) == "win"
