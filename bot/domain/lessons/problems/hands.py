"""Decisions of mahjong: club players play the answers out, and one must be clearly the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from bot.domain.lessons.problems.question import Position, Question
from bot.domain.lessons.problems.situation import DOUBT, NONE, Finder, Situation, leads
from bot.domain.lessons.problems.tiles import TAKING
from bot.domain.lessons.problems.worlds import worn
from bot.domain.players import BEGINNER, CHOICE
from bot.domain.players.distance import AWAY
from bot.domain.players.estimating import RECKONED
from bot.domain.players.foreseeing import VALUES
from bot.domain.players.nearest import Thinking, unseen
from bot.domain.players.searching import Choice, Search
from rules import ByGame, MahjongTable, Move
from rules.mahjong.claims import PASS, WIN
from rules.mahjong.state import SEATS

FIRST, GLANCES = 12, 40
"""The numbers of imagined worlds in which beginners play out every answer first."""
WORLDS: ByGame[int] = ByGame({"xiamen": 64, "northern": 40, "liangxi": 64})
"""The number of imagined worlds in which club players play the offered answers out."""
MANY: Mapping[str, int] = {"onward": 2}
"""The factor of these numbers of worlds for a kind: going on instead of winning is quick, and a
gamble.
"""
FEW = 20
"""The number of worlds after which a question is given up, unless the best answer leads by half of
the margin.
"""
LONGEST = 3
"""How many times as many worlds are played out at most, while a lead by the margin may be luck."""
GLANCED = ("race", "onward")
"""The kinds in which beginners play every answer out first, even where a master reckons."""
LEAD: ByGame[float] = ByGame({"xiamen": 2.5, "northern": 2.5, "liangxi": 5.0})
"""The average number of points by which the best answer must lead."""
ONWARD = 0.5
"""The share of a win's points that going on must bring, so that a player would hesitate."""
DRAWS = 6
"""The largest number of draws over which the best discard must promise `LEAD` points more than the
next.

It is used where no master reckons in points.
"""
POOR = 4
"""The number of winning tiles below which a ready hand may be better left."""
OUTSTANDING = 2
"""How many times the points of another discard make the best one plain."""
SHOWN = 3
"""The largest number of offered answers."""
Wins = Mapping[str, tuple[int, int]]
"""How many of each winning tile are unseen, and the points of drawing it."""


def asked(name: str, position: Position, situation: Situation) -> Question | None:
    """Ask for the best move; None unless it leads the others by `LEAD` points.

    The move that looks the best at first must gain most if club players play it out.
    """
    moves = situation.moves
    if len(moves) < 2 or not (likely := _likely(position, moves)):
        return None
    key, many = position.game.key, MANY.get(name, 1)
    glance = name in GLANCED or key not in RECKONED
    shown = _glanced(position, moves, likely, many) if glance else [*likely, *moves]
    if not shown:
        return None
    best, shown = shown[0], [move for move in moves if move in shown]
    lead, whole = LEAD[key], WORLDS[key] * many
    tried = search(position, whole, CHOICE[key])
    for worlds, least, doubt in ((FEW * many, lead / 2, 0.5), (whole, lead, 0.0)):
        for move in shown:
            tried.tried(move, worlds)
        if not leads(tried.gains, best, least, doubt):
            return None
    if not surely(tried, position, shown, best, lead, DOUBT):
        return None
    if name == "onward" and sorted(map(tried.mean, shown))[-2] < ONWARD * tried.mean(best):
        return None
    lost = (f"{tried.mean(best) - tried.mean(move):.1f}" for move in shown)
    return Question(name, tuple(map(str, shown)), shown.index(best), tuple(lost))


def surely(
    tried: Search,
    position: Position,
    moves: Sequence[Move],
    best: Move,
    lead: float,
    doubt: float,
    share: float = 1.0,
) -> bool:
    """Whether the best move leads beyond doubt, after up to `LONGEST` times as many worlds.

    More worlds are played out only as long as it leads by the margin. `share` is that of `worn`.
    """
    whole = len(tried.worlds)
    while not leads(tried.gains, best, lead, doubt):
        if not leads(tried.gains, best, lead, 0.0) or len(tried.worlds) >= LONGEST * whole:
            return False
        imagine(tried, position, whole, share)
        for move in moves:
            tried.tried(move, len(tried.worlds))
    return True


def _glanced(
    position: Position, moves: Sequence[Move], likely: Sequence[Move], many: int
) -> Sequence[Move]:
    """Let beginners, who are quick, play the moves out, and return the best ones, in order.

    The result is empty unless one of the `likely` moves is clearly the best.
    """
    game, luck = position.game, position.luck
    lead, beginner = LEAD[game.key], BEGINNER[game.key]
    glanced = search(position, GLANCES * many, lambda view, legal: beginner(view, legal, luck))
    for worlds, doubt in ((FIRST * many, 0.0), (GLANCES * many, 1.0)):
        for move in moves:
            glanced.tried(move, worlds)
        best = max(moves, key=glanced.mean)
        if best not in likely or not leads(glanced.gains, best, lead / 2, doubt):
            return []
        if best == WIN and sorted(map(glanced.mean, moves))[-2] < ONWARD * glanced.mean(WIN):
            return []
    return sorted(moves, key=glanced.mean, reverse=True)[:SHOWN]


def _likely(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that may be right: all, or where a master reckons in points, its best move.

    The result is empty if the master prefers this move by less than half of the margin.
    """
    if not (rates := RECKONED.get(position.game.key)):
        return moves
    value = rates(_view(position), position.options)
    best, other = sorted(moves, key=value, reverse=True)[:2]
    return [best] if value(best) - value(other) >= LEAD[position.game.key] / 2 else []


def search(position: Position, worlds: int, policy: Choice, share: float = 1.0) -> Search:
    """Return a search in worlds whose other players have come nearer to a win; see `worn`."""
    game, options, _, _, luck = position
    found = Search(game, _view(position), options, policy, luck.randrange)
    imagine(found, position, worlds, share)
    return found


def imagine(search: Search, position: Position, worlds: int, share: float = 1.0) -> None:
    """Add imagined worlds to a search; `share` is that of `worn`."""
    search.worlds += [worn(position, position.luck.randrange, share) for _ in range(worlds)]


def _view(position: Position) -> Any:
    return position.game.view(position.state, position.seat)


# --- Kinds ----------------------------------------------------------------------------------------


def _rating(position: Position) -> Callable[[Move], float]:
    """Return the rating of moves: in points if a master reckons them, otherwise in tiles."""
    rates = RECKONED.get(position.game.key) or VALUES[position.game.key]
    return rates(_view(position), position.options)


def _away(position: Position) -> Callable[[str], int]:
    """Return the function that counts the tiles lacking after the discard of a tile."""
    away, held = AWAY[position.game.key](_view(position), position.options), _held(position)
    return lambda tile: away(held.less(tile))


def _held(position: Position) -> Any:
    return Thinking(_view(position)).held


def _turn(position: Position) -> tuple[Move, ...]:
    """Return the legal moves of a seat on its turn that cannot win; none for others."""
    game, _, state, seat, _ = position
    if state.phase != "turn" or state.turn != seat or state.result:
        return ()
    legal = game.legal(state, seat)
    return () if WIN in legal else legal


def _race(position: Position) -> Situation:
    """Find a hand that several discards leave ready: many winning tiles, or dear ones?

    A discard that makes the hand ready also declares it. If few tiles would win, the best discard
    that leaves the hand one tile farther away is offered, too.
    Where no master reckons in points, the best one must promise more by the unseen tiles.
    """
    legal = _turn(position)
    if not legal or any(move.verb not in ("discard", "ready") for move in legal):
        return NONE
    promised = _promised(position)
    sensible = [tile for tile, wins in promised.items() if not _dominated(wins, promised)]
    ranked = sorted(sensible, key=lambda tile: _points(promised[tile]), reverse=True)[:SHOWN]
    if len(ranked) < 2:
        return NONE
    best, other = (promised[tile] for tile in ranked[:2])
    draws = min(DRAWS, _view(position).wall // SEATS)
    ahead = draws * (_points(best) - _points(other)) / unseen(_view(position)).total()
    if ahead < LEAD[position.game.key] and position.game.key not in RECKONED:
        return NONE
    moves = {move.pieces[0]: move for move in legal if move.verb == "discard"}
    moves |= {move.pieces[0]: move for move in legal if move.verb == "ready"}
    right = [moves[tile] for tile in ranked]
    if _tiles(best) < POOR:
        count, rate = _away(position), _rating(position)
        farther = [move for tile, move in moves.items() if count(tile) == 2]
        right += sorted(farther, key=rate, reverse=True)[:1]
    return Situation([move for move in legal if move in right])


def _promised(position: Position) -> dict[str, Wins]:
    """Return the wins by draw after each discard that leaves a hand ready."""
    game, left = cast(MahjongTable, position.game), unseen(_view(position))
    found: dict[str, Wins] = {}
    for outlook in game.outlook(position.state, position.seat):
        wins = {
            prospect.tile: (left[prospect.tile], prospect.drawn)
            for prospect in game.prospects(position.state, position.seat, outlook)
            if left[prospect.tile] > 0 and prospect.drawn
        }
        if outlook.discard and wins:
            found[outlook.discard] = wins
    return found


def _points(wins: Wins) -> int:
    return sum(left * points for left, points in wins.values())


def _tiles(wins: Wins) -> int:
    """Count the unseen tiles that win."""
    return sum(left for left, _ in wins.values())


def _dominated(wins: Wins, promised: Mapping[str, Wins]) -> bool:
    """Whether another discard wins with the same tiles and more, or for more points."""
    return any(
        wins != other and all(tile in other and other[tile] >= wins[tile] for tile in wins)
        for other in promised.values()
    )


def stands_out(position: Position, question: Question) -> bool:
    """Whether the right discard has more winning tiles than each other and no cheaper ones.

    True, too, if its tiles bring at least `OUTSTANDING` times the points of the others.
    """
    promised = _promised(position)
    every = [promised.get(Move.parse(choice).pieces[0], {}) for choice in question.choices]
    best = every.pop(question.right)
    return all(
        (_tiles(best) > _tiles(wins) and _average(best) >= _average(wins))
        or _points(best) >= OUTSTANDING * _points(wins)
        for wins in every
    )


def _average(wins: Wins) -> float:
    """Return the average points of the unseen tiles that win; 0 without any."""
    return _points(wins) / (_tiles(wins) or 1)


def _onward(position: Position) -> Situation:
    """Find a hand that may win, or go on for a greater win.

    The answers are to win, the best other move, and the next one that promises clearly less.
    """
    game, _, state, seat, _ = position
    legal, view = game.legal(state, seat), _view(position)
    if WIN not in legal or not view.worth or seat != min(state.to_act, default=None):
        return NONE
    promise, others = _rating(position), [move for move in legal if move != WIN]
    if game.key in RECKONED and max(map(promise, others)) < ONWARD * promise(WIN):
        return NONE
    first, *rest = sorted(others, key=promise, reverse=True)
    least = promise(first) - LEAD[game.key]
    worse = next((move for move in rest if promise(move) <= least), first)
    return Situation([move for move in legal if move in (WIN, first, worse)])


def _call(position: Position) -> Situation:
    """Find a discard that may be claimed for a set of three: the best claim, or a pass?"""
    game, _, state, seat, _ = position
    window, legal = state.window, game.legal(state, seat)
    if window is None or window.kind != "discard" or seat != min(state.to_act, default=None):
        return NONE
    if len(legal) < 2 or not {move.verb for move in legal} <= TAKING:
        return NONE
    claim = max((move for move in legal if move != PASS), key=_rating(position))
    return Situation((PASS, claim))


FINDERS: Mapping[str, Finder] = {
    "race": _race,
    "onward": _onward,
    "call": _call,
}
"""The function that finds a situation, for each kind of decision at mahjong."""
