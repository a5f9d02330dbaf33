"""Problems of decisions: a master plays moves out, and one must be clearly the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, cast

from bot.domain.lessons.problems import hands
from bot.domain.lessons.problems.question import FEWEST, Kind, Position, Question
from bot.domain.lessons.problems.situation import DOUBT, NONE, Finder, Situation, leads
from bot.domain.players import CHOICE
from bot.domain.players.searching import SKETCHES, Search
from rules import ByGame, FlowerTable, HanafudaView, Move
from rules.hanafuda import prospects
from rules.hanafuda.cards import FLOWER
from rules.tiengow.tiles import RANK, civil

GLANCES = 24
"""The number of imagined worlds in which every move of the seat is tried first."""
WORLDS: ByGame[int] = ByGame({"hanafuda": 160, "tiengow": 96})
"""The number of imagined worlds in which the offered answers are judged."""
SIZES = range(3, 6)
"""The sizes of hands asked about at Tien Gow, where a deal takes long to play out."""
SHOWN = 5
"""The largest number of answers; moves that looked worse at first are left out."""
LEAD: ByGame[float] = ByGame({"mushi": 3.0, "sakura": 0.1, "koikoi": 0.6, "tiengow": 0.4})
"""The average number of points by which the best move must lead."""
LURED: Mapping[str, float] = {"deny": 0.4, "wild": 0.4, "pair": 0.5}
"""The share that is kept of the positions whose right answer is a lure, since there are many."""


def asking(name: str) -> Kind:
    """Return the function that asks for a decision of this kind."""

    def ask(position: Position) -> Question | None:
        asked = hands.asked if name in hands.FINDERS else _asked
        return asked(name, position, FINDERS[name](position))

    return ask


def _asked(name: str, position: Position, situation: Situation) -> Question | None:
    """Ask for the best move; None unless it leads the seat's other moves by `LEAD` points."""
    moves, lures, right = situation
    if len(moves) < FEWEST:
        return None
    every = [*_distinct(position, (*moves, *position.game.legal(position.state, position.seat)))]
    tried, lead = search(position, position.luck), LEAD[position.game.key]
    for move in every:
        tried.tried(move, GLANCES)
    best = max(every, key=tried.mean)
    if best not in (right or moves) or not leads(tried.gains, best, lead / 2, 0.0):
        return None
    if best in lures and position.luck.random() >= LURED.get(name, 1.0):
        return None
    shown = _shown([move for move in every if move in moves], best, lures, tried)
    for move in shown:
        tried.tried(move, WORLDS[position.game.key])
    if not leads({move: tried.gains[move] for move in shown}, best, lead, DOUBT):
        return None
    lost = (f"{tried.mean(best) - tried.mean(move):.1f}" for move in shown)
    return Question(name, tuple(map(str, shown)), shown.index(best), tuple(lost))


def search(position: Position, luck: Random) -> Search:
    """Return a master's search at a position, in worlds imagined with these random numbers."""
    game, options, state, seat, _ = position
    view, sketches = game.view(state, seat), SKETCHES.get(game.key)
    sketch = sketches(view) if sketches else None
    return Search(game, view, options, CHOICE[game.key], luck.randrange, sketch)


def _shown(moves: Sequence[Move], best: Move, lures: Sequence[Move], tried: Search) -> list[Move]:
    """Return the moves to offer as answers, in their usual order, at most `SHOWN`.

    These are the best move, the best lure, the best other move, then the next best.
    """
    ranked = sorted(moves, key=tried.mean, reverse=True)
    sides = ([move for move in ranked if (move in lures) is side] for side in (True, False))
    some = dict.fromkeys((best, *(side[0] for side in sides if side), *ranked))
    return [move for move in moves if move in [*some][:SHOWN]]


def named(position: Position, move: Move) -> str:
    """Return the name that the answers give to a move: that of the first move worth the same."""
    legal, alike = position.game.legal(position.state, position.seat), _alike(position, move)
    return str(next(first for first in legal if _alike(position, first) == alike))


def _distinct(position: Position, moves: Iterable[Move]) -> Iterator[Move]:
    """Yield the moves, leaving out each move that is worth the same as an earlier move."""
    known = set[Any]()
    for move in moves:
        if (alike := _alike(position, move)) not in known:
            known.add(alike)
            yield move


def _alike(position: Position, move: Move) -> tuple[Any, ...]:
    """Return all that decides a move's worth: plays of two equal junk cards are alike."""
    return move.verb, *(_worth(position, piece) for piece in move.pieces)


def _worth(position: Position, piece: str) -> tuple[Any, ...]:
    """Return the facts about a piece that the rules use."""
    match position.game.family:
        case "tiengow":
            return civil(piece), RANK[piece]
        case "mahjong":
            return (piece,)
    kinds = cast(FlowerTable[Any, Any], position.game).kinds
    return FLOWER[piece], kinds[piece], piece if kinds[piece] != "junk" else ""


# --- Flower cards ---------------------------------------------------------------------------------


def _plays(position: Position) -> list[Move]:
    """Return the plays of a seat on its turn; of plays that are worth the same, the first."""
    game, _, state, seat, _ = position
    if state.phase != "play" or seat not in state.to_act:
        return []
    legal = game.legal(state, seat)
    return [*_distinct(position, (move for move in legal if move.verb == "play"))]


def _give(position: Position) -> Situation:
    """Find a hand that captures nothing: which card should be laid on the table?"""
    plays = _plays(position)
    return NONE if any(len(move.pieces) > 1 for move in plays) else Situation(plays)


def _take(position: Position) -> list[Move]:
    """Return the plays that capture something, except plays of the wild card."""
    wild = cast(FlowerTable[Any, Any], position.game).wild
    return [move for move in _plays(position) if len(move.pieces) > 1 and move.pieces[0] != wild]


def _greedy(position: Position, takes: Sequence[Move]) -> Move:
    """Return the capture with the most points at once."""
    return max(takes, key=lambda move: _points(position, move))


def _points(position: Position, move: Move) -> float:
    """Return the points of a capture at once, with those of the combinations it completes."""
    game = cast(FlowerTable[Any, Any], position.game)
    points, made = prospects.gain(game, position.state, position.seat, move)
    return points + sum(more for _, more in made)


def _deny(position: Position) -> Situation:
    """Find captures of which one brings most and another denies somebody a combination."""
    takes = _take(position)
    if len(takes) < 2:
        return NONE
    game, _, state, seat, _ = position
    flowers, greedy = cast(FlowerTable[Any, Any], game), _greedy(position, takes)
    view = cast(HanafudaView, game.view(state, seat))
    others = [side[0] for side in view.sides if seat not in side]
    denying = [
        move
        for move in takes
        if any(prospects.denied(flowers, state, move, other) for other in others)
    ]
    if denying in ([], [greedy]):
        return NONE
    return Situation(_plays(position), [greedy], [*denying, greedy])


def _nearest(position: Position) -> Situation:
    """Find plays of which at least two come within one card of different combinations."""
    game, _, state, seat, _ = position
    flowers, takes = cast(FlowerTable[Any, Any], game), _take(position)
    near = {
        move: {short.name for short in prospects.nearer(flowers, state, seat, move)}
        for move in takes
    }
    right = [move for move in takes if near[move]]
    several = any(near[move] != near[right[0]] for move in right)
    return Situation(_plays(position), right, right) if several else NONE


def _wild(position: Position) -> Situation:
    """Find a position where the wild card can be spent now or kept."""
    wild = cast(FlowerTable[Any, Any], position.game).wild
    plays = _plays(position)
    spent = [move for move in plays if move.pieces[0] == wild and len(move.pieces) > 1]
    return Situation(plays, spent) if spent else NONE


# --- Tien Gow -------------------------------------------------------------------------------------


def _tricks(position: Position) -> list[Move]:
    """Return the moves of a seat on its turn in mid-deal; of equal moves, the first."""
    game, _, state, seat, _ = position
    if state.phase != "play" or state.turn != seat or len(state.hands[seat]) not in SIZES:
        return []
    return [*_distinct(position, game.legal(state, seat))]


def _pair(position: Position) -> Situation:
    """Find a leader who can lead a set of several tiles, or keep it."""
    moves = _tricks(position)
    sets = [move for move in moves if move.verb == "lead" and len(move.pieces) > 1]
    return Situation(moves, sets) if sets else NONE


def _down(position: Position) -> Situation:
    """Find a follower who cannot win the trick and must put tiles face down."""
    moves = _tricks(position)
    return Situation(moves) if all(move.verb == "fold" for move in moves) else NONE


FINDERS: Mapping[str, Finder] = {
    "give": _give,
    "deny": _deny,
    "nearest": _nearest,
    "wild": _wild,
    "pair": _pair,
    "down": _down,
    **hands.FINDERS,
}
"""The function that finds a situation, for each kind of decision."""
