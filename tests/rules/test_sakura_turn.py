"""Sakura by its sentences: what a card takes, from the hand and from the stock."""

from __future__ import annotations

import pytest

from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura import Sakura
from rules.hanafuda.sakura_turns import GAJI
from tests.rules.positions import (
    SAKURA,
    Cards,
    Table,
    cards,
    from_hand,
    from_stock,
    move,
    position,
    rows,
)
from tests.rules.sakura_positions import FORBIDDEN, HIGO, TAKE_ONE, TEAMS

# --- A card and what it takes ---------------------------------------------------------------------

STAYS: set[Cards] = {()}
PLUMS = "plum.nightingale, plum.ribbon, plum.j1"
RAINS = "rain.man, rain.swallow, rain.ribbon"


def each(text: str) -> set[Cards]:
    """Every card a choice of its own."""
    return {(card,) for card in cards(text.replace(",", ""))}


def together(text: str) -> set[Cards]:
    """All the cards at once."""
    return {tuple(sorted(cards(text.replace(",", ""))))}


BY_HAND: Table = [
    ("SAK: 同じ花の場札があれば", HIGO, "plum.j1, iris.j1", "plum.j2", each("plum.j1")),
    (
        "SAK: そのうち1枚と出した札の合わせて2枚を取ります",
        HIGO,
        "plum.j1, plum.ribbon, iris.j1",
        "plum.j2",
        each("plum.j1 plum.ribbon"),
    ),
    ("[S-2: from the hand it takes one]", HIGO, PLUMS, "plum.j2", each(PLUMS)),
    ("SAK: 場札を取れない場合,出した札は,場札になります", HIGO, "iris.j1", "plum.j2", STAYS),
    (
        "SAK: ガジ…手札…のときは,何とでも合います",
        HIGO,
        "plum.j1, iris.j1",
        GAJI,
        each("plum.j1 iris.j1"),
    ),
    ("SAK: 何とでも合います (rain)", HIGO, "rain.man, iris.j1", GAJI, each("rain.man iris.j1")),
    ("SAK: 何とでも合います (one of three)", HIGO, PLUMS, GAJI, each(PLUMS)),
    ("[on an empty table the gaji becomes a rain of the table]", HIGO, "", GAJI, STAYS),
    ("SAK: 場札のときは普通の雨札", HIGO, f"{GAJI}, iris.j1", "rain.man", each(GAJI)),
    ("SAK: 場札のときは普通の雨札 (no rain)", HIGO, f"{GAJI}", "iris.j1", STAYS),
    (
        "[forbidden: the gaji's own player calls the hiki]",
        FORBIDDEN,
        f"{RAINS}, iris.j1",
        GAJI,
        each("iris.j1"),
    ),
    ("[forbidden, and nothing else lies there]", FORBIDDEN, RAINS, GAJI, STAYS),
]


@rows("options, field, card, takes", BY_HAND)
def test_captures_of_a_card_from_the_hand(
    says: str, options: SakuraOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_hand(field, card, options) == takes


BY_STOCK: Table = [
    ("SAK: ついで山札の一番上を1枚めくって出します", HIGO, "plum.j1", "plum.j2", each("plum.j1")),
    ("SAK: そのうち1枚", HIGO, "plum.j1, plum.ribbon", "plum.j2", each("plum.j1 plum.ribbon")),
    ("[S-1: the fourth turned takes all three]", HIGO, PLUMS, "plum.j2", together(PLUMS)),
    ("SAK: そのうち1枚 (of three)", TAKE_ONE, PLUMS, "plum.j2", each(PLUMS)),
    ("SAK: 場札になります", HIGO, "iris.j1", "plum.j2", STAYS),
    (
        "SAK: ガジ…山札のときは,何とでも合います [S-5]",
        HIGO,
        "plum.j1, rain.man",
        GAJI,
        each("plum.j1 rain.man"),
    ),
    ("[S-17: the gaji takes all three rains]", HIGO, RAINS, GAJI, together(RAINS)),
    ("[or any other card]", HIGO, f"{RAINS}, iris.j1", GAJI, together(RAINS) | each("iris.j1")),
    ("[but one of three of another flower]", HIGO, PLUMS, GAJI, each(PLUMS)),
    ("[literally one rain]", TAKE_ONE, f"{RAINS}, iris.j1", GAJI, each(f"{RAINS} iris.j1")),
    ("[on an empty table it stays]", HIGO, "", GAJI, STAYS),
    ("SAK: 普通の雨札", HIGO, f"{GAJI}, plum.j1", "rain.man", each(GAJI)),
    (
        "[three rains with the gaji]",
        HIGO,
        f"{GAJI}, rain.man, rain.swallow",
        "rain.ribbon",
        together(f"{GAJI} rain.man rain.swallow"),
    ),
]


@rows("options, field, card, takes", BY_STOCK)
def test_captures_of_a_card_from_the_stock(
    says: str, options: SakuraOptions, field: str, card: str, takes: set[Cards]
) -> None:
    assert from_stock(field, card, options, last=True) == takes


@pytest.mark.parametrize("field", [f"rain.man, {PLUMS}", f"pine.j1, {RAINS}, iris.j1"])
def test_captures_of_a_turned_gaji_follow_the_table_s_order(field: str) -> None:
    before = position(
        HIGO,
        hands="maple.j1 chrys.j1/grass.j1",
        field=f"{field}, maple.j2",
        stock=f"{GAJI} grass.j2 peony.j1",
    )
    state = move(before, "play maple.j1 maple.j2")
    offered = [card for one in SAKURA.legal(state, 0) for card in one.pieces]
    lies = [card for spot in state.field for card in spot]
    assert state.phase == "take"
    assert offered == lies


def test_the_captures_of_a_team_lie_together() -> None:
    """SAK: 取り札…はチームのものにします."""
    state = position(
        TEAMS,
        turn=3,
        hands="plum.j1/plum.j2/pine.j1/iris.j1 chrys.j1",
        field="iris.j2",
        stock="grass.j1 grass.j2",
    )
    state = move(state, "play iris.j1 iris.j2")
    assert state.captures == ((), ("iris.j1", "iris.j2"), (), ())
    assert Sakura().sides(TEAMS, state.playing) == ((0, 2), (1, 3))
