"""Two courses of a deal that look the same to everybody though what is hidden differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from stacked import DICE, THROWS, blocks

import rules
from rules import Chance, Move, Seat, play, steps
from rules.tiengow.tiles import in_order

PASS = Move("pass")


class Course(NamedTuple):
    """A pack or a wall, who makes which moves with it, and its dice."""

    deck: tuple[str, ...]
    made: list[tuple[Seat, str]]
    dice: tuple[int, ...] = DICE


def hidden(state: Any) -> set[str]:
    """The pieces nobody but their holder may know; a tile that has been seen may lie twice."""
    piles = (getattr(state, name, ()) for name in ("stock", "wall"))
    heaps = (*state.hands, *getattr(state, "down", ()), *piles)
    tricks = (getattr(state, "trick", ()), *(won.plays for won in getattr(state, "won", ())))
    seen = {tile for plays in tricks for one in plays for tile in one.tiles}
    return {card for cards in heaps for card in cards} - seen


def states(key: str, seats: int, course: Course) -> list[Any]:
    """The states of a deal by the main rules, from before the first move on."""
    game = rules.game(key)
    options = next(iter(game.presets.values()))
    log = [(seat, Move.parse(move)) for seat, move in course.made]
    chance = Chance(course.deck, course.dice)
    return [one.state for one in steps(game, options, game.opening(options, seats), chance, log)]


def shuffled(key: str, seats: int, rng: Random) -> list[str]:
    """The pieces of a game by the main rules in any order."""
    game = rules.game(key)
    deck = list(game.deck(next(iter(game.presets.values())), seats))
    rng.shuffle(deck)
    return deck


def two_decks(key: str, seats: int, seed: int, moves: int) -> tuple[Course, Course]:
    """Packs that differ only in what is still hidden after some moves, and those moves.

    The pack is touched, nobody calls off a deal, and before a gaji takes a card all pass.
    """
    rng, game = Random(seed), rules.game(key)
    deck = shuffled(key, seats, rng)
    first = Course(tuple(deck), [])
    (state,) = states(key, seats, first)
    for turn in range(moves):
        seat = rng.choice(sorted(state.to_act))
        legal = game.legal(state, seat)
        move = PASS if PASS in legal else rng.choice(legal) if turn > 1 else legal[0]
        first.made.append((seat, str(move)))
        state = play(game, state, seat, move).state
    assert state.result is None
    places = [at for at, card in enumerate(deck) if card in hidden(state)]
    return first, Course(tuple(turned(deck, places, 1)), first.made)


def two_walls(key: str, seats: int, seed: int, moves: int) -> tuple[Course, Course]:
    """Walls that differ in the hands and in what has been put face down, and the moves.

    Seats and the way of taking the wall are the first there are.
    """
    rng, game = Random(seed), rules.game(key)
    wall = shuffled(key, seats, rng)
    first = Course(tuple(wall), [], THROWS)
    (state,) = states(key, seats, first)
    for _ in range(moves):
        legal = game.legal(state, state.turn)
        move = rng.choice(legal) if state.phase == "play" else legal[0]
        first.made.append((state.turn, str(move)))
        state = play(game, state, state.turn, move).state
    assert state.result is None
    assert all(state.down)
    places = [unseen(state, seat, wall) for seat in range(seats)]
    other = turned(wall, [at for row in places for at in row], 11)
    made = [(seat, alike(move, places[seat], wall, other)) for seat, move in first.made]
    return first, Course(tuple(other), made, THROWS)


def turned(deck: Sequence[str], places: Sequence[int], by: int) -> list[str]:
    """A deck with the pieces at some places moved on among them."""
    other = list(deck)
    for at, to in zip(places, [*places[by:], *places[:by]], strict=True):
        other[to] = deck[at]
    return other


def unseen(state: Any, seat: Seat, wall: Sequence[str]) -> list[int]:
    """Where in the wall those tiles of a seat stood that it has not shown."""
    tiles, places = Counter((*state.hands[seat], *state.down[seat])), []
    block = blocks()[seat]
    for at in range(block.start, block.stop):
        if tiles[wall[at]]:
            tiles[wall[at]] -= 1
            places.append(at)
    return places


def alike(move: str, places: list[int], wall: Sequence[str], other: Sequence[str]) -> str:
    """The same move with another wall: what goes face down are the tiles at the same places."""
    verb, *tiles = move.split()
    if verb != "fold":
        return move
    at = []
    for tile in tiles:
        at.append(next(place for place in places if wall[place] == tile))
        places.remove(at[-1])
    return str(Move(verb, in_order(other[place] for place in at)))


def callers(key: str, seats: int, course: Course) -> list[set[Seat]]:
    """Who could call a hiki in each window before a gaji takes a card."""
    game = rules.game(key)
    return [
        {seat for seat in state.to_act if len(game.legal(state, seat)) > 1}
        for state in states(key, seats, course)
        if state.phase == "call"
    ]
