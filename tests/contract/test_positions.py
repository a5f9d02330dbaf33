"""A search over the states of every game under rare house rules: no step breaks the rules of play.

Hypothesis chooses the house rules, often their extremes, how far the match is and who does what; of
a fault it shows the shortest way there. The gate takes few steps, the long lane many.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from rules import GAMES, AnyGame, Carry, Move, Options, Seat, Step, choices, play, replay
from rules.game import LARGEST
from rules.record import packed, unpacked
from tests.playing import Table, agrees, callers, shuffled
from tests.volume import volume

SEARCHES = settings(
    max_examples=volume(8, 150),
    stateful_step_count=volume(12, 30),
    phases=(Phase.generate, Phase.shrink),
)
LUCK = st.integers(0, 2**32).map(Random)
COMMON = frozenset(("discard", "pass", "play", "take", "lead", "fold", "keep", "turn"))
"""The verbs of most moves; a bold player prefers the others."""
KEPT = ("number", "dealer", "scores", "resting", "order")
"""Fields of a carry that no streak and no stake changes."""


def houses(game: AnyGame) -> st.SearchStrategy[Options]:
    """House rules of a game: a preset with up to eight fields changed, often to the last value."""

    def changed(preset: Options) -> st.SearchStrategy[Options]:
        rare = st.sampled_from(choices(preset)).flatmap(
            lambda one: st.tuples(
                st.just(one.name), st.just(one.values[-1]) | st.sampled_from([*one.values])
            )
        )
        drawn = st.lists(rare, max_size=8).map(dict[str, Any])
        return drawn.map(lambda fields: replace(preset, **fields))

    return st.sampled_from([*game.presets.values()]).flatmap(changed)


def late(game: AnyGame, options: Options, opening: Carry, luck: Random) -> Carry:
    """The carry of the last deal or the last but one, with streaks and stakes of any size."""
    length = game.length(options)
    number = max(1, length.number - luck.randrange(2)) if length.counted == "deals" else 1
    known: dict[str, Any] = {
        one.name: max(1, luck.choice((0, 1, 3, 15, 40, LARGEST)))
        for one in fields(opening)
        if one.name not in KEPT and type(getattr(opening, one.name)) is int
    }
    if hasattr(opening, "order"):
        known["order"] = tuple(range(len(opening.scores)))
    playing = [seat for seat in range(len(opening.scores)) if seat not in opening.resting]
    return replace(opening, number=number, dealer=luck.choice(playing), **known)


class Search(RuleBasedStateMachine):
    """A match of which every step is looked at."""

    game: AnyGame

    @initialize(data=st.data(), luck=LUCK, begun=st.booleans())
    def sit_down(self, data: st.DataObject, luck: Random, begun: bool) -> None:
        """Take seats under house rules; where these clash, the usual ones are played."""
        options = data.draw(houses(self.game), "house rules")
        seats = data.draw(st.sampled_from([*self.game.seats]), "seats")
        table = Table(self.game, "", options, seats)
        if not agrees(table):
            options = next(iter(self.game.presets.values()))
            table = Table(self.game, "", options, self.game.seats[0])
        self.table, seats = table, table.seats
        opening = self.game.opening(options, seats)
        self.deal(late(self.game, options, opening, luck) if begun else opening, luck)

    def deal(self, carry: Carry, luck: Random) -> None:
        self.carry, self.chance = carry, shuffled(self.table, luck)
        self.log: list[tuple[Seat, Move]] = []
        self.step: Step = self.game.deal(self.table.options, carry, self.chance)
        self.deck = Counter(self.game.deck(self.table.options, self.table.seats))

    def make(self, seat: Seat, move: Move) -> None:
        self.step = play(self.game, self.step.state, seat, move)
        self.log.append((seat, move))

    def running(self) -> bool:
        return self.step.state.result is None

    def able(self, luck: Random) -> Seat:
        """A seat that is asked, or now and then one that may call out of turn."""
        asked: list[Seat] = sorted(self.step.state.to_act)
        called = callers(self.table, self.step.state) if luck.random() < 0.3 else []
        return luck.choice(called or asked)

    @precondition(running)
    @rule(luck=LUCK, moves=st.integers(1, 40))
    def anything(self, luck: Random, moves: int) -> None:
        """Make moves of any kind."""
        for _ in range(moves):
            if self.running():
                seat = self.able(luck)
                self.make(seat, luck.choice(self.game.legal(self.step.state, seat)))

    @precondition(running)
    @rule(luck=LUCK, moves=st.integers(1, 40))
    def boldly(self, luck: Random, moves: int) -> None:
        """Make rare moves: claims, wins, kongs, calls."""
        for _ in range(moves):
            if self.running():
                seat = self.able(luck)
                legal = self.game.legal(self.step.state, seat)
                rare = [move for move in legal if move.verb not in COMMON]
                self.make(seat, luck.choice(rare or legal))

    @precondition(running)
    @rule(luck=LUCK, moves=st.integers(1, 40))
    def absently(self, luck: Random, moves: int) -> None:
        """Make the moves of players who are not there."""
        for _ in range(moves):
            if self.running():
                seat = luck.choice(sorted(self.step.state.to_act))
                self.make(seat, self.game.absent(self.step.state, seat))

    @precondition(lambda self: not self.running())
    @rule(luck=LUCK)
    def next_deal(self, luck: Random) -> None:
        """Deal again; after the last deal a new match begins."""
        opening = self.game.opening(self.table.options, self.table.seats)
        self.deal(self.step.state.result.carry or opening, luck)

    @invariant()
    def the_moment_is_sound(self) -> None:
        """Every piece is there, somebody is asked, and points only move."""
        state = self.step.state
        assert Counter(state.pieces) == self.deck
        assert len(self.log) <= self.game.bound
        assert bool(state.to_act) is self.running()
        for seat in state.to_act:
            legal = self.game.legal(state, seat)
            assert len({*legal}) == len(legal) > 0
            assert self.game.absent(state, seat) in legal
        for viewer in (None, *range(self.table.seats)):
            assert self.game.view(state, viewer).to_act == state.to_act
        for line in state.lines:
            assert sum(line.deltas) == 0
            assert max(map(abs, line.deltas)) <= LARGEST * self.table.seats

    @invariant()
    def the_end_is_sound(self) -> None:
        """The result follows from the log, and the next deal has a carry that can be stored."""
        if self.running():
            return
        result, seats = self.step.state.result, self.table.seats
        assert result.ending in self.game.endings
        assert replay(self.game, self.table.options, self.carry, self.chance, self.log) == self.step
        if (carry := result.carry) is None:
            return
        gained = result.deltas(seats)
        scores = zip(self.carry.scores, gained, strict=True)
        assert carry.scores == tuple(before + more for before, more in scores)
        assert carry.number in (self.carry.number, self.carry.number + 1)
        assert carry.dealer not in carry.resting
        assert unpacked(packed(carry), carry) == carry

    def teardown(self) -> None:
        """Bring the deal to its end with absent players."""
        while hasattr(self, "step") and self.running():
            seat = min(self.step.state.to_act)
            self.make(seat, self.game.absent(self.step.state, seat))
        if hasattr(self, "step"):
            self.the_moment_is_sound()
            self.the_end_is_sound()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_way_leads_to_a_broken_position(game: AnyGame) -> None:
    run_state_machine_as_test(type(game.key, (Search,), {"game": game}), settings=SEARCHES)
