"""Sakura by its sentences: who is asked before the gaji takes, and what that tells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from rules import Event, Move, RuleError, play
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import GAJI, SakuraState
from tests.rules.positions import (
    SAKURA,
    Cards,
    Table,
    cards,
    lying,
    move,
    position,
    rows,
    written,
)
from tests.rules.sakura_positions import FORBIDDEN, HIGO, TEAMS, deal, places

PLUMS = "plum.nightingale, plum.ribbon, plum.j1"

# --- Who is asked before the gaji takes -----------------------------------------------------------

TWO = "plum.j1, plum.ribbon, iris.j1"
HANDS = "rain.oni pine.j1/plum.nightingale plum.j2 peony.j1/maple.j1 maple.j2"
ASKED: Table = [
    ("SAK: ガジで取ろうとしているときに「引き」をいうと", HIGO, HANDS, TWO, "plum.j1", (), {1, 2}),
    (
        "[who has too few cards cannot hold the rest]",
        HIGO,
        f"{GAJI}/pine.j1 pine.j2/maple.j1",
        TWO,
        "plum.j1",
        (),
        {1},
    ),
    (
        "[three in hand]",
        HIGO,
        f"{GAJI}/pine.j1 pine.j2 maple.j2/maple.j1 chrys.j1",
        TWO,
        "iris.j1",
        (),
        {1},
    ),
    ("[one in hand]", HIGO, f"{GAJI}/pine.j1/maple.j1", PLUMS, "plum.j1", (), {1, 2}),
    (
        "[part of the flower is captured]",
        HIGO,
        HANDS,
        TWO,
        "plum.j1",
        ((), ("plum.j2", "plum.nightingale"), ()),
        set(),
    ),
    (
        "[nobody else can hold four rains]",
        HIGO,
        HANDS,
        "rain.man, rain.ribbon",
        "rain.man",
        (),
        set(),
    ),
    (
        "[forbidden: nothing to ask]",
        FORBIDDEN,
        f"{GAJI}/pine.j1 pine.j2/maple.j1 maple.j2",
        TWO,
        "plum.j1",
        (),
        set(),
    ),
    (
        "[the partner is asked too]",
        TEAMS,
        f"{HANDS}/chrys.j1 chrys.j2",
        TWO,
        "plum.j1",
        (),
        {1, 2, 3},
    ),
]


@rows("options, hands, field, aim, piles, asked", ASKED)
def test_seats_asked_before_the_gaji_captures(
    says: str,
    options: SakuraOptions,
    hands: str,
    field: str,
    aim: str,
    piles: tuple[Cards, ...],
    asked: set[int],
) -> None:
    """[By what lies open alone.]"""
    before = position(options, hands=hands, field=field, piles=piles, stock="grass.j1 grass.j2")
    state = move(before, f"play {GAJI} {aim}")
    assert state.asked == asked
    if not asked:
        assert aim in state.captures[0]
        assert state.used == (0, aim.partition(".")[0])
        return
    assert state.to_act == asked
    view = SAKURA.view(state, None)
    assert (view.phase, view.turned, view.aimed) == ("call", GAJI, (aim,))
    assert view.last == (Event("aim", 0, (GAJI, aim)),)
    assert SAKURA.legal(state, 0) == ()


def aimed(options: SakuraOptions = HIGO, field: str = TWO, hands: str = HANDS) -> SakuraState:
    """The gaji of seat 0 aims at a plum of which seat 1 holds the rest."""
    before = position(options, hands=hands, field=field, stock="grass.j1 grass.moon chrys.j1")
    state: SakuraState = move(before, f"play {GAJI} plum.j1")
    return state


def test_once_everybody_has_passed_the_gaji_takes() -> None:
    state = aimed()
    hiki = "hiki plum.nightingale plum.ribbon plum.j1 plum.j2"
    assert written(SAKURA.legal(state, 1)) == {hiki, "pass"}
    assert written(SAKURA.legal(state, 2)) == {"pass"}
    state = move(state, "2: pass")
    assert state.to_act == {1}
    with pytest.raises(RuleError):
        play(SAKURA, state, 2, Move("pass"))
    state = move(state, "1: pass")
    assert state.captures[0] == (GAJI, "plum.j1")
    assert lying(state) == {"plum.ribbon", "iris.j1", "grass.j1"}
    assert (state.phase, state.to_act, state.used) == ("play", {1}, (0, "plum"))
    assert SAKURA.view(state, None).aimed == ()


RETARGETS: Table = [
    ("[S-7: another card is chosen]", f"{TWO}, maple.deer", "take", "iris.j1 maple.deer", ""),
    (
        "[from the hand it takes one of three rains]",
        "plum.j1, plum.ribbon, rain.man, rain.swallow, rain.ribbon",
        "take",
        "rain.man rain.swallow rain.ribbon",
        "",
    ),
    ("[the only other card is taken]", TWO, "play", "", "iris.j1"),
    ("[where nothing is left the gaji stays as a rain]", TWO[:-9], "play", "", "nothing"),
]


@pytest.mark.parametrize("passed", [False, True])
@rows("field, phase, choices, taken", RETARGETS)
def test_a_hiki_goes_before_the_gaji(
    says: str, field: str, phase: str, choices: str, taken: str, passed: bool
) -> None:
    """SAK: 「引き」をいうと,引きが優先されます."""
    state = move(aimed(field=field), *(["2: pass"] if passed else []))
    state = move(state, "1: hiki plum.nightingale plum.ribbon plum.j1 plum.j2")
    assert set(state.captures[1]) == set(cards("plum.nightingale plum.ribbon plum.j1 plum.j2"))
    assert state.phase == phase
    if choices:
        assert (state.to_act, state.turned) == ({0}, GAJI)
        assert written(SAKURA.legal(state, 0)) == {f"take {card}" for card in cards(choices)}
        taken = cards(choices)[0]
        state = move(state, f"take {taken}")
    if taken == "nothing":
        assert GAJI in lying(state)
        assert state.used is None
    else:
        assert set(state.captures[0]) == {GAJI, taken}
        assert state.used == (0, taken.partition(".")[0])
    assert [event.pieces[0] for event in state.last if event.kind == "turn"] == ["grass.j1"]
    assert state.turned is None


def test_a_gaji_from_the_stock_asks_as_well() -> None:
    """SAK: 手札,山札のときは,何とでも合います; after a hiki it takes another card, once."""
    before = position(
        hands="maple.j1 pine.j1/plum.nightingale plum.j2 peony.j1/chrys.j1 chrys.j2",
        options=HIGO,
        field="plum.j1, plum.ribbon, maple.j2",
        stock=f"{GAJI} grass.moon",
    )
    state = move(before, "play maple.j1 maple.j2")
    assert state.phase == "take"
    state = move(state, "take plum.ribbon")
    assert (state.phase, state.to_act) == ("call", {1, 2})
    state = move(state, "1: hiki plum.nightingale plum.ribbon plum.j1 plum.j2")
    assert lying(state) == {GAJI}
    assert state.stock == ("grass.moon",)


def test_a_second_aim_asks_again() -> None:
    state = aimed(hands=f"{HANDS} iris.bridge iris.ribbon iris.j2", field=TWO)
    state = move(state, "1: hiki plum.nightingale plum.ribbon plum.j1 plum.j2")
    assert (state.phase, state.aimed, state.to_act) == ("call", ("iris.j1",), {2})
    state = move(state, "hiki iris.bridge iris.ribbon iris.j1 iris.j2")
    assert lying(state) == {GAJI, "grass.j1"}


def test_only_the_flower_it_aims_at_may_be_called() -> None:
    """[Any other hiki waits until the gaji has come to rest.]"""
    hands = "rain.oni pine.j1/plum.nightingale plum.j2 peony.j1/maple.j1 maple.j2 chrys.j1"
    state = aimed(hands=hands, field=f"{TWO}, maple.deer, maple.ribbon")
    assert written(SAKURA.legal(state, 2)) == {"pass"}
    state = move(state, "1: pass", "2: pass")
    maples = "hiki maple.deer maple.ribbon maple.j1 maple.j2"
    assert written(SAKURA.legal(state, 2)) == {maples}


FORBIDS: Table = [
    ("[not what another could call]", HANDS, {"iris.j1"}),
    ("[S-20: nor its own player]", f"{GAJI} plum.nightingale plum.j2/pine.j1", {"iris.j1"}),
    (
        "[three in the hand are not yet four]",
        f"{GAJI} iris.j2 iris.bridge/plum.j2",
        {"iris.j1", "plum.j1", "plum.ribbon"},
    ),
]


@rows("hands, choices", FORBIDS)
def test_the_gaji_may_not_take_what_somebody_could_call(
    says: str, hands: str, choices: set[str]
) -> None:
    state = position(FORBIDDEN, hands=hands, field=TWO, stock="grass.j1")
    plays = [one.pieces for one in SAKURA.legal(state, 0) if one.verb == "play"]
    assert {taken for card, *rest in plays if card == GAJI for taken in rest} == choices


def test_a_turned_gaji_that_may_take_nothing_stays() -> None:
    before = position(
        FORBIDDEN,
        hands="grass.j1 pine.j1/plum.nightingale plum.j2 peony.j1",
        field="plum.j1, plum.ribbon, grass.j2",
        stock=f"{GAJI} chrys.j1",
    )
    state = move(before, "play grass.j1 grass.j2")
    assert lying(state) == {GAJI, "plum.j1", "plum.ribbon"}
    assert state.used is None


# --- What being asked tells -----------------------------------------------------------------------


def moments_of_the_gaji(way: str) -> Iterator[tuple[SakuraState, Move]]:
    """Moments of random deals at which somebody is asked if the gaji is played from the hand.

    At most one from each deal.
    """
    for seed in range(30):
        luck = Random(seed)
        deck = luck.sample([card for card in SAKURA.pack if card != GAJI], 47)
        deck.insert(places(way)["0"][0], GAJI)
        state = deal(way, deck=tuple(deck)).state
        for _ in range(luck.randrange(5)):
            moves = [one for one in SAKURA.legal(state, state.turn) if GAJI not in one.pieces]
            state = SAKURA.apply(state, state.turn, luck.choice(moves)).state if moves else state
            while state.phase == "call":
                state = SAKURA.apply(state, min(state.asked), Move("pass")).state
            if state.phase == "take":
                state = SAKURA.apply(state, state.turn, SAKURA.legal(state, state.turn)[0]).state
        for one in SAKURA.legal(state, state.turn):
            gaji = one.verb == "play" and one.pieces[0] == GAJI
            if gaji and SAKURA.apply(state, state.turn, one).state.phase == "call":
                yield state, one
                break


def with_other_hands(state: SakuraState, luck: Random) -> SakuraState:
    """A state that looks alike in public: all hands are dealt anew, but the gaji stays."""
    pool = [card for hand in state.hands for card in hand if card != GAJI]
    luck.shuffle(pool)
    hands = [tuple(card if card == GAJI else pool.pop() for card in hand) for hand in state.hands]
    return replace(state, hands=tuple(hands))


@pytest.mark.parametrize("way", ["10-8", "7-6", "5-8"])
def test_a_question_tells_nothing_of_the_hands(way: str) -> None:
    """[The seats asked, and everything public, are the same for all hands.]"""
    seen = 0
    for state, aim in moments_of_the_gaji(way):
        seen += 1
        luck = Random(seen)
        pair = (state, with_other_hands(state, luck))
        twins = [SAKURA.apply(one, state.turn, aim).state for one in pair]
        alike(*twins)
        asked = sorted(twins[0].asked)
        luck.shuffle(asked)
        for seat in asked:
            assert all(Move("pass") in SAKURA.legal(one, seat) for one in twins)
            twins = [SAKURA.apply(one, seat, Move("pass")).state for one in twins]
            alike(*twins)
    assert seen >= 10


def alike(one: SakuraState, other: SakuraState) -> None:
    assert one.to_act == other.to_act
    assert SAKURA.view(one, None) == SAKURA.view(other, None)
    told = [[event.heard_by(None) for event in state.last] for state in (one, other)]
    assert told[0] == told[1]
