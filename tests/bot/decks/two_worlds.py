"""Two courses of a deal that look the same to everybody, although the hidden pieces differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import rules
from rules import AnyGame, Chance, Move, Seat, play, steps
from rules.mahjong.tiles import SUITED
from rules.tiengow.tiles import in_order
from tests.bot.decks.mahjong_deals import walled
from tests.bot.decks.stacking import DICE, THROWS, blocks
from tests.rare_mahjong import GOLD

PASS = Move("pass")


class Course(NamedTuple):
    """A pack or a wall, its dice, and the moves that are made with it."""

    deck: tuple[str, ...]
    made: list[tuple[Seat, str]]
    dice: tuple[int, ...] = DICE


def hidden(state: Any) -> set[str]:
    """Return the pieces that only their holder may know, without tiles of which an equal one has
    been seen.
    """
    piles = (getattr(state, name, ()) for name in ("stock", "wall"))
    heaps = (*state.hands, *getattr(state, "down", ()), *piles)
    tricks = (getattr(state, "trick", ()), *(won.plays for won in getattr(state, "won", ())))
    seen = {tile for plays in tricks for one in plays for tile in one.tiles}
    return {card for cards in heaps for card in cards} - seen


def states(key: str, seats: int, course: Course) -> list[Any]:
    """Return the states of a deal by the main rules, starting before the first move."""
    game = rules.game(key)
    options = next(iter(game.presets.values()))
    log = [(seat, Move.parse(move)) for seat, move in course.made]
    chance = Chance(course.deck, course.dice)
    return [one.state for one in steps(game, options, game.opening(options, seats), chance, log)]


def shuffled(key: str, seats: int, rng: Random) -> list[str]:
    """Shuffle the pieces of a game under the main rules."""
    game = rules.game(key)
    deck = list(game.deck(next(iter(game.presets.values())), seats))
    rng.shuffle(deck)
    return deck


def two_decks(
    key: str, seats: int, seed: int, moves: int, keeps: Seat | None = None
) -> tuple[Course, Course]:
    """Return packs that only differ in the pieces still hidden after some moves, and those moves.

    The pack is touched, nobody calls off the deal, and everybody passes before a gaji takes a card.
    The seat `keeps` has the same hand in both packs.
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
    own = () if keeps is None else state.hands[keeps]
    places = [at for at, card in enumerate(deck) if card in hidden(state) - set(own)]
    return first, Course(tuple(turned(deck, places, 1)), first.made)


def two_walls(key: str, seats: int, seed: int, moves: int) -> tuple[Course, Course]:
    """Return two courses of Tien Gow that differ in the hands and in folded tiles; the moves look
    the same.

    Seats and the way of taking the wall are the first on offer.
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


def two_deals(key: str, seats: int, seed: int, moves: int) -> tuple[Course, Course]:
    """Return two courses of a deal of mahjong in which other seats hold the same tiles; the moves
    are the same.

    Drawn tiles are discarded. Nobody holds an honour, so nobody has to follow suit with one.
    Everybody passes, except for a pung of the first discard.
    """
    rng, game = Random(seed), rules.game(key)
    pool = list((Counter(SUITED * 4) - Counter([GOLD] * 4 + PUNG + PUNG[:1])).elements())
    rng.shuffle(pool)
    held = pool[:61]
    first = dealt(held, [])
    (state,) = states(key, seats, first)
    while state.result is None and len(first.made) < moves:
        seat = min(state.to_act)
        move = tame(game, state, seat)
        first.made.append((seat, str(move)))
        state = play(game, state, seat, move).state
    return first, dealt([*held[7:], *held[:7]], first.made)


PUNGS = Move("pung")
PUNG = ["9s", "9s", "1p"]
"""The open tiles of the pung in both courses: a pair and the discard after it."""


def tame(game: AnyGame, state: Any, seat: Seat) -> Move:
    """Choose the pung and its discard, otherwise the move of an absent player."""
    laid = any(state.melds)
    wanted = Move("discard", (PUNG[-1],)) if laid else PUNGS
    now = wanted in game.legal(state, seat) and len(state.river) == (0 if laid else 1)
    return wanted if now else game.absent(state, seat)


def dealt(held: Sequence[str], made: list[tuple[Seat, str]]) -> Course:
    """Deal these tiles to the hands, and the pair of the pung to the seat opposite the dealer.

    The dealer draws the tile that the pair claims.
    """
    rows = [held[:16], held[16:32], [*PUNG, *held[32:45]], held[45:]]
    chance = walled([" ".join(row) for row in rows], PUNG[0])
    return Course(chance.deck, made, chance.dice)


def turned(deck: Sequence[str], places: Sequence[int], by: int) -> list[str]:
    """Return a deck in which the pieces at these places have moved `by` of these places onwards."""
    other = list(deck)
    for at, to in zip(places, [*places[by:], *places[:by]], strict=True):
        other[to] = deck[at]
    return other


def unseen(state: Any, seat: Seat, wall: Sequence[str]) -> list[int]:
    """Return the places in the wall of the tiles that a seat has not shown."""
    tiles, places = Counter((*state.hands[seat], *state.down[seat])), []
    block = blocks()[seat]
    for at in range(block.start, block.stop):
        if tiles[wall[at]]:
            tiles[wall[at]] -= 1
            places.append(at)
    return places


def alike(move: str, places: list[int], wall: Sequence[str], other: Sequence[str]) -> str:
    """Return a move as it looks with another wall: where it folds tiles, those at the same
    places.
    """
    verb, *tiles = move.split()
    if verb != "fold":
        return move
    at = []
    for tile in tiles:
        at.append(next(place for place in places if wall[place] == tile))
        places.remove(at[-1])
    return str(Move(verb, in_order(other[place] for place in at)))


def callers(key: str, seats: int, course: Course) -> list[set[Seat]]:
    """Return the seats that could call a hiki, for each window before a gaji takes a card."""
    game = rules.game(key)
    return [
        {seat for seat in state.to_act if len(game.legal(state, seat)) > 1}
        for state in states(key, seats, course)
        if state.phase == "call"
    ]
