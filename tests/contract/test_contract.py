"""The contract of `rules/game.py`, kept by every game at every table it can be played at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import chain
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from differing import Flip, differs, places, trials
from hidden import hidden, leaked, redealt
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import (
    TABLES,
    Table,
    Trial,
    agrees,
    callers,
    random_moves,
    shuffled,
    tables,
    tried,
    under,
)
from rare import ENDINGS, PINES, hints
from rare_changchun import GONE

from rules import (
    GAMES,
    AnyGame,
    Choice,
    HanafudaView,
    Move,
    RuleError,
    Seat,
    Step,
    TienGowView,
    choices,
    play,
    replay,
)
from rules.game import MOVE_LENGTH
from rules.hanafuda.mushi import Mushi, MushiState
from rules.hanafuda.options import MushiOptions
from rules.hanafuda.sakura import Sakura, SakuraState
from rules.mahjong.northern.changchun import Changchun
from rules.mahjong.northern.state import NorthernState
from rules.mahjong.table import MahjongTable
from rules.mahjong.variant import Element
from rules.options import option
from rules.tiengow.deal import TienGow
from rules.tiengow.state import TienGowState

QUICK, SEEDS = 3, 20
DEALS = 2
OFTEN = 60
"""About so many moments of a deal are looked at; all of them where it has no more."""


# --- A deal from the first step to the carry ------------------------------------------------------


@pytest.mark.parametrize(
    "seed", [*range(QUICK), *(pytest.param(n, marks=pytest.mark.slow) for n in range(QUICK, SEEDS))]
)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_deal_keeps_the_contract(table: Table, seed: int) -> None:
    rng = Random(seed)
    game, options = table.game, table.options
    carry = game.opening(options, table.seats)
    for _ in range(DEALS):
        chance = shuffled(table, rng)
        step = first = game.deal(options, carry, chance)
        log: list[tuple[int, Move]] = []
        known = {Move("nonsense"), Move("nonsense", ("a", "b"))}
        keeps_the_contract(table, step, known, rng)
        for seat, move, step in random_moves(table, first, rng):
            log.append((seat, move))
            known.add(move)
            if rng.random() < OFTEN / game.bound or step.state.result:
                keeps_the_contract(table, step, known, rng)
        result = step.state.result
        assert len(log) <= game.bound
        assert result.ending in game.endings
        assert replay(game, options, carry, chance, log) == step
        if result.carry is None:
            break
        assert len(result.carry.scores) == table.seats
        carry = result.carry


def keeps_the_contract(table: Table, step: Step, known: Iterable[Move], rng: Random) -> None:
    """Everything that holds at any moment of any deal."""
    state, game = step.state, table.game
    before = repr(state)
    somebody_is_asked(table, state)
    nothing_is_lost_or_invented(table, state)
    for seat in range(table.seats):
        moves_are_lines_of_text(table, game.legal(state, seat))
    what_is_foreseen_can_be_done(table, state)
    what_is_not_legal_is_refused(table, state, known)
    assert repr(state) == before
    for viewer in (None, *range(table.seats)):
        a_view_shows_what_its_seat_may_see(table, step, viewer)
        a_view_does_not_depend_on_what_is_hidden(table, state, viewer, rng)


def somebody_is_asked(table: Table, state: Any) -> None:
    assert bool(state.to_act) == (state.result is None)
    assert state.to_act <= set(range(table.seats))
    assert all(table.game.legal(state, seat) for seat in state.to_act)
    with pytest.raises(FrozenInstanceError):
        state.result = None


def nothing_is_lost_or_invented(table: Table, state: Any) -> None:
    assert sorted(state.pieces) == sorted(table.game.deck(table.options, table.seats))
    lines = state.result.lines if state.result else state.lines
    assert all(len(line.deltas) == table.seats and sum(line.deltas) == 0 for line in lines)
    assert not Counter(state.lines) - Counter(lines)
    if state.result:
        assert sum(state.result.deltas(table.seats)) == 0


def moves_are_lines_of_text(table: Table, moves: tuple[Move, ...]) -> None:
    deck = table.game.deck(table.options, table.seats)
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert len(str(move)) <= MOVE_LENGTH
        assert Move.parse(str(move)) == move
        places = [deck.index(piece) for piece in move.pieces[1:] if piece in deck]
        assert places == sorted(places)


class Known:
    """A game at one moment, of which it was asked once what each seat may do."""

    def __init__(self, table: Table, state: Any) -> None:
        self._legal = [table.game.legal(state, seat) for seat in range(table.seats)]
        self.apply = table.game.apply

    def legal(self, _: Any, seat: Seat) -> tuple[Move, ...]:
        return self._legal[seat]


def what_is_not_legal_is_refused(table: Table, state: Any, known: Iterable[Move]) -> None:
    game: Any = Known(table, state)
    for seat in range(table.seats):
        legal = game.legal(state, seat)
        assert all(refused(game, state, seat, move) for move in known if move not in legal)


def refused(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    try:
        play(game, state, seat, move)
    except RuleError:
        return True
    return False


KINDS = ("last", "wilds")
"""Fields of a view that name kinds of which no piece need lie open, and what is looked at apart."""


def a_view_shows_what_its_seat_may_see(table: Table, step: Step, viewer: int | None) -> None:
    state = step.state
    view = table.game.view(state, viewer)
    assert (view.game, view.seat, view.to_act) == (table.game.key, viewer, state.to_act)
    assert len(view.hand_sizes) == len(view.scores) == table.seats
    assert viewer is not None or view.hand == ()
    assert (view.result is None) == (state.result is None)
    parts = {one.name: getattr(view, one.name) for one in fields(view)}  # type: ignore[arg-type]
    deck = set(table.game.deck(table.options, table.seats))
    shown = {one for name, part in parts.items() if name not in KINDS for one in texts(part)}
    assert not (shown & deck) - set(Counter(state.pieces) - hidden(state, viewer))
    assert not any(leaked(state, event, viewer) for event in (*step.events, *view.last))
    assert not any(e.pieces for e in view.last if e.to is not None and viewer not in e.to)


def texts(value: Any) -> Iterator[str]:
    """Every piece of text inside a value."""
    rest = [value]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            yield one
        elif one is None or isinstance(one, (int, Element)):
            continue  # an element names what wild tiles stand for
        elif (names := field_names(one.__class__)) is not None:
            rest += [getattr(one, name) for name in names]
        elif isinstance(one, dict):
            rest += chain(one.keys(), one.values())
        elif isinstance(one, Iterable):
            rest += one


@cache
def field_names(kind: type) -> tuple[str, ...] | None:
    """What the fields of a dataclass are called; None for any other type."""
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else None


def a_view_does_not_depend_on_what_is_hidden(
    table: Table, state: Any, viewer: int | None, rng: Random
) -> None:
    other = redealt(state, viewer, rng)
    assert table.game.view(other, viewer) == table.game.view(state, viewer)
    if viewer is not None:
        assert table.game.legal(other, viewer) == table.game.legal(state, viewer)
        assert table.game.foreseen(other, viewer) == table.game.foreseen(state, viewer)


def what_is_foreseen_can_be_done(table: Table, state: Any) -> None:
    for seat in state.to_act:
        if table.game.view(state, seat).phase == "play":
            assert set(table.game.foreseen(state, seat)) <= set(table.game.legal(state, seat))


@settings(max_examples=25, deadline=None)
@given(luck=st.randoms(use_true_random=False), table=st.sampled_from(TABLES))
def test_any_luck_is_conserved_and_balances(luck: Random, table: Table) -> None:
    carry = table.game.opening(table.options, table.seats)
    first = table.game.deal(table.options, carry, shuffled(table, luck))
    deal = list(random_moves(table, first, luck))
    assert len(deal) <= table.game.bound
    for played in deal:
        nothing_is_lost_or_invented(table, played.step.state)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_absent_players_bring_a_deal_to_its_end(table: Table) -> None:
    carry = table.game.opening(table.options, table.seats)
    step = table.game.deal(table.options, carry, shuffled(table, Random(0)))
    for _ in range(table.game.bound):
        if step.state.result is None:
            seat = min(step.state.to_act)
            step = play(table.game, step.state, seat, table.game.legal(step.state, seat)[0])
    assert step.state.result.ending in table.game.endings


class Peeping(Mushi):
    """A game whose view shows the top of the stock."""

    def view(self, state: MushiState, seat: Seat | None) -> HanafudaView:
        return replace(super().view(state, seat), turned=state.stock[0] if state.stock else None)


class Hinting(Mushi):
    """A game that lists the moves in an order that depends on the other hand."""

    def legal(self, state: MushiState, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return moves if state.hands[1 - seat] < state.hands[seat] else moves[::-1]


@dataclass(frozen=True)
class EagerState(SakuraState):
    """A moment that waits for everybody who could call a hiki."""

    @property
    def to_act(self) -> frozenset[Seat]:
        asked = super().to_act
        return asked | {seat for seat in self.playing if any(Sakura().hikis(self, seat)) and asked}


class Eager(Sakura):
    """A game that asks who could call out of turn, so that all can see it."""

    def begin(self, **fields: Any) -> EagerState:
        return EagerState(**fields)


class Careless(TienGow):
    """A game that lets everybody see what lies face down."""

    def view(self, state: TienGowState, seat: Seat | None) -> TienGowView:
        return replace(super().view(state, seat), down=state.down)


class Boasting(Changchun):
    """Rules by which everybody sees the treasure that one player has looked at."""

    def seen(self, state: NorthernState, seat: Seat | None) -> dict[str, Any]:
        return super().seen(state, seat) | {"treasure": next(iter(state.aside), None)}


CALLABLE = {0: PINES[:2], 8: PINES[2:]}
"""Two pines for the younger hand and two for the table."""


@pytest.mark.parametrize(
    ("game", "trial"),
    [
        (Peeping(), Trial()),
        (Hinting(), Trial()),
        (Eager(), Trial(stack=CALLABLE, script=("touch",))),
        (Careless(), Trial()),
        (MahjongTable(Boasting()), GONE),
    ],
    ids=["Peeping", "Hinting", "Eager", "Careless", "Boasting"],
)
def test_a_game_that_tells_what_is_hidden_is_found(game: AnyGame, trial: Trial) -> None:
    table, rng = tables(game)[0], Random(0)
    deal = [step for _, _, step in tried(table, trial)]

    def keep_the_contract() -> None:
        for step in deal:
            keeps_the_contract(table, step, (), rng)

    with pytest.raises(AssertionError):
        keep_the_contract()


def test_who_could_call_out_of_turn_is_seen_by_nobody() -> None:
    """All others see what they would see if nobody could."""
    rng, found = Random(0), 0
    for table in tables(Sakura()):
        game = table.game
        carry = game.opening(table.options, table.seats)
        first = game.deal(table.options, carry, shuffled(table, rng, CALLABLE))
        for played in random_moves(table, first, rng, ("touch",)):
            state = played.step.state
            for caller in callers(table, state):
                for viewer in {None, *range(table.seats)} - {caller}:
                    other = redealt(state, viewer, rng)
                    found += not callers(table, other)
                    assert game.view(other, viewer) == game.view(state, viewer)
    assert found


# --- Every ending occurs --------------------------------------------------------------------------


ENDS = [
    pytest.param(game, ending, id=f"{game.key}-{ending}")
    for game in GAMES
    for ending in game.endings
]


@pytest.mark.parametrize(("game", "ending"), ENDS)
def test_every_ending_occurs(game: AnyGame, ending: str) -> None:
    assert any(
        step.state.result and step.state.result.ending == ending
        for trial in trials(hints(ENDINGS, game, ending))
        for table in tables(game)
        if agrees(under(table, trial))
        for _, _, step in tried(table, trial)
    )


# --- Every house rule changes a deal --------------------------------------------------------------


def other_values(choice: Choice) -> tuple[Any, ...]:
    """The values to flip a field to; of a long range its two ends."""
    values = tuple(choice.values)
    return values if len(values) < 10 else (values[0], values[-1])


FLIPS = [
    pytest.param(game, choice.name, value, id=f"{game.key}-{choice.name}-{value}")
    for game in GAMES
    for choice in choices(next(iter(game.presets.values())))
    for value in other_values(choice)
    if any(getattr(options, choice.name) != value for options in game.presets.values())
]


@pytest.mark.parametrize(("game", "name", "value"), FLIPS)
def test_every_house_rule_changes_a_deal(game: AnyGame, name: str, value: Any) -> None:
    assert differs(Flip(game, name, value))


@dataclass(frozen=True)
class OvergrownOptions(MushiOptions):
    """House rules with a field that nothing reads."""

    unread: bool = option((False, True), "Unread", "Does nothing.", "No source.")


class Overgrown(Mushi):
    """A game that offers a house rule it does not follow."""

    presets: Mapping[str, Any] = MappingProxyType({"overgrown": OvergrownOptions()})


def test_a_house_rule_that_nothing_reads_is_found() -> None:
    assert any(places(Flip(Overgrown(), "first_dealer", "fixed")))
    assert not any(places(Flip(Overgrown(), "unread", True)))


# --- The catalogue --------------------------------------------------------------------------------


def test_every_game_can_be_played_as_the_catalogue_says() -> None:
    assert len({game.key for game in GAMES}) == len(GAMES)
    for game in GAMES:
        assert {table.preset for table in tables(game)} == set(game.presets)
        assert {table.seats for table in tables(game)} == set(game.seats)
        for seats in (0, max(game.seats) + 1):
            with pytest.raises(RuleError):
                game.check(next(iter(game.presets.values())), seats)
