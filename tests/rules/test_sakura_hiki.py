"""Sakura by its sentences: hiki, turns with fewer cards, and what is conserved."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules import Event, Move, RuleError, play
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import SakuraState
from tests.rules.positions import SAKURA, Table, cards, ended, lying, move, position, rows, written
from tests.rules.sakura_positions import EIGHT, HIGO, PLAYERS, TAKE_ONE, TEAMS, deal

FOUR_IN_HAND = SakuraOptions(hiki_four_in_hand=True)
PLUMS = "plum.nightingale plum.ribbon plum.j1 plum.j2"

# --- When a hiki may be called --------------------------------------------------------------------

CALLS: Table = [
    (
        "SAK: 場札と手札で同じ花の札が4枚 (one)",
        HIGO,
        "plum.j2",
        "plum.nightingale, plum.ribbon, plum.j1",
        PLUMS,
    ),
    (
        "SAK: 場札と手札で同じ花の札が4枚 (two)",
        HIGO,
        "plum.j1 plum.j2",
        "plum.nightingale, plum.ribbon",
        PLUMS,
    ),
    ("SAK: 場札と手札で同じ花の札が4枚 (three)", HIGO, PLUMS[:-8], "plum.j2", PLUMS),
    ("SAK: 場札と手札で [S-8: none on the table]", HIGO, PLUMS, "", ""),
    ("[the house may allow four in the hand]", FOUR_IN_HAND, PLUMS, "", PLUMS),
    ("SAK: 4枚 (three are not enough)", HIGO, "plum.j1 plum.j2", "plum.ribbon", ""),
    (
        "[S-9: the gaji is the fourth rain]",
        HIGO,
        "rain.man rain.oni",
        "rain.swallow, rain.ribbon",
        "rain.man rain.swallow rain.ribbon rain.oni",
    ),
    (
        "[the gaji on the table as well]",
        HIGO,
        "rain.man",
        "rain.swallow, rain.ribbon, rain.oni",
        "rain.man rain.swallow rain.ribbon rain.oni",
    ),
]


@pytest.mark.parametrize("turn", [0, 1])
@rows("options, hand, field, four", CALLS)
def test_when_a_hiki_may_be_called(
    says: str, options: SakuraOptions, hand: str, field: str, four: str, turn: int
) -> None:
    """SAK: 「引き」は自分の順番でなくても言え."""
    state = position(
        options,
        turn=turn,
        hands=f"{hand} maple.j1/iris.j1 iris.j2/chrys.j1 chrys.j2",
        field=f"{field}, grass.moon",
        stock="grass.j1 grass.j2",
    )
    hikis = [one for one in SAKURA.legal(state, 0) if one.verb == "hiki"]
    assert written(hikis) == ({f"hiki {four}"} if four else set())
    assert turn == 0 or list(SAKURA.legal(state, 0)) == hikis
    assert state.to_act == {turn}
    assert SAKURA.legal(state, 2) == ()
    if hikis:
        step = play(SAKURA, state, 0, hikis[0])
        after = step.state
        assert step.events == (Event("hiki", 0, cards(four)),)
        assert after.captures == (cards(four), (), ())
        assert set(after.hands[0]) == {"maple.j1"} | set(cards(hand)) - set(cards(four))
        assert lying(after) == lying(state) - set(cards(four))
        assert (after.phase, after.to_act) == ("play", {turn})
        assert after.turns == state.turns


def test_the_holder_of_four_lays_one_and_then_calls() -> None:
    """[Four in the hand: lay one card, then it is a hiki, still before the next turn.]"""
    before = position(
        HIGO,
        hands=f"{PLUMS} maple.j1/iris.j1 iris.j2",
        field="chrys.j1",
        stock="grass.j1 grass.j2 pine.j1",
    )
    state = move(before, "play plum.j2")
    assert (state.to_act, written(SAKURA.legal(state, 0))) == ({1}, {f"hiki {PLUMS}"})
    state = move(state, f"0: hiki {PLUMS}")
    assert (state.hands[0], state.to_act) == (("maple.j1",), {1})


def test_a_hiki_straight_after_the_deal() -> None:
    """SAK: 自分の順番でなくても言え: before the dealer's first card."""
    state = deal("7-6", {"2": "plum.j1 plum.j2", "t": "plum.nightingale plum.ribbon"}).state
    assert state.to_act == {0}
    assert written(SAKURA.legal(state, 2)) == {f"hiki {PLUMS}"}
    state = move(state, f"2: hiki {PLUMS}")
    assert (len(state.hands[2]), state.turns, state.to_act) == (5, (7, 7, 7), {0})


def test_a_hiki_belongs_to_the_team() -> None:
    """SAK: 取り札…はチームのものにします."""
    state = position(
        TEAMS,
        hands="maple.j1/iris.j1/chrys.j1/plum.j1 plum.j2 grass.j1",
        field="plum.nightingale, plum.ribbon",
    )
    assert move(state, f"3: hiki {PLUMS}").captures == ((), cards(PLUMS), (), ())


def test_nobody_calls_while_a_turned_card_waits() -> None:
    """[A hiki is called once every card has come to rest.]"""
    before = position(
        HIGO,
        hands="maple.j1 maple.j2/plum.j1 plum.j2 iris.bridge",
        field="plum.nightingale, plum.ribbon, iris.j1, iris.j2",
        stock="iris.ribbon grass.j1",
    )
    state = move(before, "play maple.j1")
    assert (state.phase, SAKURA.legal(state, 1)) == ("take", ())
    state = move(state, "take iris.j1")
    assert f"hiki {PLUMS}" in written(SAKURA.legal(state, 1))


# --- Fewer cards than turns -----------------------------------------------------------------------


def test_a_player_with_fewer_cards_may_turn_only_the_stock() -> None:
    """SAK: 後の好きな順番に,手札を出さないで山札をめくります [S-6: may, and at last must]."""
    state = position(
        HIGO,
        hands="plum.j2 maple.j1 maple.ribbon/iris.j1 chrys.j1 pine.j1",
        field="plum.nightingale, plum.ribbon, plum.j1",
        stock="grass.j1 cherry.j1 wisteria.j1 peony.j1 clover.j1 paulownia.j1",
    )
    assert Move("turn") not in SAKURA.legal(state, 0)
    state = move(state, f"hiki {PLUMS}")
    for lines in (("play maple.j1", "turn"), ("turn", "play maple.j1")):
        later, skipped = state, False
        for line in lines:
            assert (Move("turn") in SAKURA.legal(later, 0)) is not skipped
            skipped |= line == "turn"
            later = move(later, line)
            assert Move("turn") not in SAKURA.legal(later, 1)
            later = move(later, f"play {later.hands[1][0]}")
        assert Move("turn") not in SAKURA.legal(later, 0)
        assert (later.turns, later.hands[0]) == ((1, 1), ("maple.ribbon",))
    with pytest.raises(RuleError):
        move(state, "turn", "play iris.j1", "turn")


def test_a_player_without_cards_turns_only_the_stock() -> None:
    """[There is nothing to decide, so nobody is asked.]"""
    state = position(
        HIGO,
        turn=1,
        hands="plum.j1 plum.j2/iris.j1 chrys.j1",
        field="plum.nightingale, plum.ribbon, clover.boar",
        stock="grass.j1 cherry.j1 clover.j1 peony.j1",
        dealer=1,
    )
    state = move(state, f"0: hiki {PLUMS}")
    assert state.to_act == {1}
    state = move(state, "play iris.j1")
    assert [event.kind for event in state.last] == ["play", "turn", "skip", "turn"]
    assert (state.turns, state.to_act, state.stock) == ((1, 1), {1}, ("clover.j1", "peony.j1"))
    state = move(state, "play chrys.j1")
    assert ended(state).ending == "win"
    assert set(state.captures[1]) == {"clover.j1", "clover.boar"}


def test_a_hiki_on_the_own_turn_may_be_the_play() -> None:
    """[Who has no card left after it turns the stock at once.]"""
    state = position(
        HIGO,
        hands="plum.j1/iris.j1",
        field="plum.nightingale, plum.ribbon, plum.j2",
        stock="grass.j1 cherry.j1",
    )
    state = move(state, f"hiki {PLUMS}")
    assert [event.kind for event in state.last] == ["hiki", "skip", "turn"]
    assert (state.turns, state.to_act) == ((0, 1), {1})


# --- Whole deals ----------------------------------------------------------------------------------

WAYS = [("10-8", HIGO), ("8-8", EIGHT), ("7-6", HIGO), ("5-8", HIGO), ("5-8", TEAMS)]


def played(way: str, options: SakuraOptions, seed: int, *, always: bool) -> list[SakuraState]:
    """A random deal, in which every hiki is called at once (`always`) or some at random."""
    luck = Random(seed)
    deck = tuple(luck.sample(SAKURA.pack, 48))
    state = deal(way, options=options, dealer=seed % PLAYERS[way], deck=deck).state
    states = [state]
    while state.result is None:
        calls = [
            (seat, one)
            for seat in state.playing
            for one in SAKURA.legal(state, seat)
            if one.verb == "hiki"
        ]
        seat = luck.choice(sorted(state.to_act))
        move = luck.choice(SAKURA.legal(state, seat))
        if calls and (always or luck.random() < 0.3):
            seat, move = luck.choice(calls)
        state = play(SAKURA, state, seat, move).state
        states.append(state)
    return states


@pytest.mark.parametrize("always", [True, False])
@pytest.mark.parametrize(("way", "options"), WAYS)
def test_everybody_has_as_many_turns_as_cards(
    way: str, options: SakuraOptions, always: bool
) -> None:
    """SAK: 手札がなくなったら,取り札の点数を計算します; nobody needs a card they do not have."""
    skipped = 0
    for seed in range(40):
        states = played(way, options, seed, always=always)
        size, stock = states[0].turns[0], len(states[0].stock)
        for state in states:
            assert all(len(state.hands[seat]) <= state.turns[seat] for seat in state.playing)
        events = [event for state in states[1:] for event in state.last]
        turns = Counter(event.seat for event in events if event.kind in ("play", "skip"))
        assert turns == dict.fromkeys(states[0].playing, size)
        skipped += sum(event.kind == "skip" for event in events)
        left = 8 if way == "8-8" else 0
        assert len(states[-1].stock) == left
        assert stock - left == size * PLAYERS[way]
        assert not any(states[-1].hands)
    assert skipped


@pytest.mark.parametrize(("way", "options"), [one for one in WAYS if one[0] != "8-8"])
def test_every_card_has_an_owner_when_stock_is_exhausted(way: str, options: SakuraOptions) -> None:
    """[With the fourth card taking all three, and every hiki called, the points are 240.]"""
    for seed in range(60):
        state = played(way, options, seed, always=True)[-1]
        assert not state.field
        assert sum(account.cards for account in ended(state).sheet) == 240


def test_without_that_two_cards_may_be_left() -> None:
    """[Literally: the two that stay when the fourth takes one of three count for nobody.]"""
    left = [played("10-8", TAKE_ONE, seed, always=True)[-1].field for seed in range(60)]
    assert {len(field) for field in left} == {0, 2}
