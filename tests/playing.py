"""Tables of every game, and random deals on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from rules import GAMES, AnyGame, Carry, Chance, Move, Options, RuleError, Seat, Step, play
from rules.game import DICE


class Table(NamedTuple):
    """A game under its house rules with its seats filled."""

    game: AnyGame
    preset: str
    options: Options
    seats: int

    def __str__(self) -> str:
        return f"{self.game.key}-{self.preset}-{self.seats}"


class Played(NamedTuple):
    """A move and its result."""

    seat: Seat
    move: Move
    step: Step


@dataclass(frozen=True)
class Trial:
    """A deal to try: pieces at chosen places of the deck, first moves, and luck for the rest.

    `carry` has changed fields of the carry, `house` changed house rules.
    """

    seed: int = 0
    carry: Mapping[str, Any] = field(default_factory=dict)
    stack: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    script: tuple[str, ...] = ()
    house: Mapping[str, Any] = field(default_factory=dict)


def agrees(table: Table) -> bool:
    """Whether the house rules allow these seats."""
    try:
        table.game.check(table.options, table.seats)
    except RuleError:
        return False
    return True


def tables(game: AnyGame) -> list[Table]:
    """Return a table for each preset of a game and each number of seats that it allows."""
    every = [
        Table(game, preset, options, seats)
        for preset, options in game.presets.items()
        for seats in game.seats
    ]
    return [table for table in every if agrees(table)]


TABLES = [table for game in GAMES for table in tables(game)]


def shuffled(
    table: Table, rng: Random, stack: Mapping[int, tuple[str, ...]] | None = None
) -> Chance:
    """Return a shuffled deck with the pieces of `stack` at their places, and a tape of dice."""
    places = {at + i: one for at, row in (stack or {}).items() for i, one in enumerate(row)}
    rest = list(table.game.deck(table.options, table.seats))
    for piece in places.values():
        rest.remove(piece)
    rng.shuffle(rest)
    deck = [places[at] if at in places else rest.pop() for at in range(len(rest) + len(places))]
    return Chance(tuple(deck), tuple(rng.choices(range(1, 7), k=DICE)))


def callers(table: Table, state: Any) -> list[Seat]:
    """Return the seats that can make a move although the game does not wait for them."""
    others = [seat for seat in range(table.seats) if seat not in state.to_act]
    return [seat for seat in others if table.game.legal(state, seat)]


def random_moves(
    table: Table, step: Step, rng: Random, script: tuple[str, ...] = ()
) -> Iterator[Played]:
    """Play a deal to its end: first the moves of the script, then any legal ones.

    During the script, all other seats move like absent players. After it, a seat that can call out
    of turn does so half of the time.
    """
    game = table.game
    wanted = [Move.parse(text) for text in script]
    while step.state.result is None:
        state = step.state
        asked = sorted(state.to_act)
        if wanted:
            able = [s for s in range(table.seats) if wanted[0] in game.legal(state, s)]
            seat = able[0] if able else asked[0]
            move = wanted.pop(0) if able else game.absent(state, seat)
        else:
            out_of_turn = callers(table, state)
            called = out_of_turn and rng.random() < 0.5
            seat = rng.choice(out_of_turn if called else asked)
            move = rng.choice(game.legal(state, seat))
        step = play(game, state, seat, move)
        yield Played(seat, move, step)


def under(table: Table, trial: Trial) -> Table:
    """Return the table with the house rules of a trial."""
    return table._replace(options=replace(table.options, **trial.house))


def tried(table: Table, trial: Trial) -> Iterator[tuple[Seat | None, Move | None, Step]]:
    """Yield the deal of a trial: its first step, then every move with its seat and its step."""
    rng, table = Random(trial.seed), under(table, trial)
    chance = shuffled(table, rng, trial.stack)
    carry: Carry = replace(table.game.opening(table.options, table.seats), **trial.carry)
    first = table.game.deal(table.options, carry, chance)
    yield None, None, first
    yield from random_moves(table, first, rng, trial.script)


def told(table: Table, trial: Trial) -> Iterator[Any]:
    """Yield what happens in the deal of a trial: who is asked, which moves each of them has, what
    all hear, how it ends.
    """
    for seat, move, (state, events) in tried(table, trial):
        asked = sorted(state.to_act)
        yield seat, move, [(one, table.game.legal(state, one)) for one in asked]
        yield [event.heard_by(None) for event in events]
        if state.result:
            yield state.result.ending, state.result.lines, state.result.carry
