"""The facts behind a choice of cards: a move's captures, and combinations one card short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.frozen import draft
from rules.game import Move, Seat
from rules.hanafuda.table import FlowerTable
from rules.hanafuda.yaku import Made

Game = FlowerTable[Any, Any]


class Gain(NamedTuple):
    """The immediate gain of a move: the points of the cards it captures, and the combinations they
    complete.
    """

    points: int
    made: Made


class Short(NamedTuple):
    """A combination that a side has not completed.

    `cards` are cards it lacks. Where it is one card short, any one of them completes it.
    """

    name: str
    points: int
    cards: tuple[str, ...]


def gain(game: Game, state: Any, seat: Seat, move: Move) -> Gain:
    """Return the gain of a move of a seat, before a card of the stock is turned."""
    taken = _taken(state, move)
    if not taken:
        return Gain(0, ())
    pile = game.pile(state, seat)
    before, after = state.captures[pile], _captured(game, state, seat, taken).captures[pile]
    points = sum(game.worth[game.kinds[card]] for card in after[len(before) :] if game.worth)
    known = game.made(state, before)
    return Gain(
        points,
        tuple(combination for combination in game.made(state, after) if combination not in known),
    )


def nearer(game: Game, state: Any, seat: Seat, move: Move) -> tuple[Short, ...]:
    """Return the combinations of the mover's side that are one card short only after this move."""
    known = {combination.name for combination in short(game, state, seat)}
    after = short(game, _captured(game, state, seat, _taken(state, move)), seat)
    return tuple(combination for combination in after if combination.name not in known)


def denied(game: Game, state: Any, move: Move, other: Seat) -> tuple[Short, ...]:
    """Return the combinations of another seat's side that a move makes impossible by taking a card.

    That side is one card short of each, or holds at least half of a combination of certain cards.
    """
    taken = frozenset(_taken(state, move))
    every = [
        combination
        for combination in short(game, state, other)
        if taken.issuperset(combination.cards)
    ]
    every += [
        combination
        for combination in _begun(game, state, other)
        if not taken.isdisjoint(combination.cards)
    ]
    named = {combination.name: combination for combination in reversed(every)}
    return tuple(sorted(named.values(), key=lambda combination: -combination.points))


def _begun(game: Game, state: Any, seat: Seat) -> Iterator[Short]:
    """Yield combinations of certain cards of which a seat's side holds at least half, others
    none.
    """
    pile = frozenset(state.captures[game.pile(state, seat)])
    others = {card for cards in state.captures for card in cards} - pile
    worth = {combination.name: combination.points for combination in game.offered(state.options)}
    for combination in game.combinations:
        lacking = combination.cards - pile
        held = len(combination.cards) - len(lacking)
        if (
            combination.name in worth
            and not combination.least
            and held >= len(lacking) > 0 == len(others & lacking)
        ):
            yield Short(combination.name, worth[combination.name], tuple(lacking))


def _captured(game: Game, state: Any, seat: Seat, taken: tuple[str, ...]) -> Any:
    """Return the moment after a capture, before a card of the stock is turned."""
    after = draft(state)
    if taken:
        game.capture(after, seat, taken, [])
    return after


def _taken(state: Any, move: Move) -> tuple[str, ...]:
    """Return the cards that a move captures; none where a card stays on the table."""
    match move.verb:
        case "play" if len(move.pieces) > 1:
            return move.pieces
        case "take":
            return (state.turned, *move.pieces)
        case "hiki":
            return move.pieces
        case _:
            return ()


def short(game: Game, state: Any, seat: Seat) -> tuple[Short, ...]:
    """Return the combinations that one more card would complete for a seat's side, the best first.

    A card in anybody's pile is lost to all others.
    """
    pile = state.captures[game.pile(state, seat)]
    gone = {card for cards in state.captures for card in cards}
    made = {name for name, _ in game.made(state, pile)}
    found: dict[tuple[str, int], list[str]] = {}
    for card in game.pack:
        if card in gone:
            continue
        for name, points in game.made(state, (*pile, card)):
            if name not in made:
                found.setdefault((name, points), []).append(card)
    every = (Short(*key, tuple(cards)) for key, cards in found.items())
    return tuple(sorted(every, key=lambda combination: -combination.points))
