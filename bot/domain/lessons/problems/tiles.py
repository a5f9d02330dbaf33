"""Problems of mahjong: the waits of a hand, the best discard or claim, a win's points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, cast

from bot.domain.lessons.problems.question import MOST, Position, Question, among, best
from bot.domain.players.nearest import unseen
from rules import MahjongTable, Move
from rules.mahjong.claims import PASS, WIN
from rules.mahjong.win import Outlook, Win, total

FEWEST_KINDS, MOST_KINDS = 2, 12
"""The fewest and the most kinds of winning tiles; fewer are too easy, more are tedious."""
MARGIN = 2
"""How many winning tiles more the best answer must leave than any other."""
TAKING = {"pass", "pung", "chow"}
"""The moves that are compared; kongs are left out, because they draw one more tile."""
OFFERED = 4
"""The number of answers to a question for a number."""
DEAREST = 2000
"""The largest number of points that a question asks for."""


def waits(position: Position) -> Question | None:
    """Ask how many kinds of tile would win with the next draw; None unless another seat plays.

    None, too, if there are too few or too many kinds.
    """
    game, _, state, seat, luck = position
    if state.phase != "turn" or seat == state.turn or state.result or _meets_treasure(position):
        return None
    outlooks = cast(MahjongTable, game).outlook(state, seat)
    left = _left(position)
    found = [tile for outlook in outlooks for tile in _winning(position, outlook)]
    if not FEWEST_KINDS <= len(found) <= MOST_KINDS or any(left[tile] < 1 for tile in found):
        return None
    first = max(1, len(found) - luck.randrange(OFFERED))
    return among("waits", range(first, first + OFFERED), len(found), found)


def discard(position: Position) -> Question | None:
    """Ask which discard leaves the most unseen tiles that would win; None unless one leads."""
    game, _, state, seat, luck = position
    legal = game.legal(state, seat)
    if state.phase != "turn" or seat != state.turn or not state.drawn or WIN in legal:
        return None
    near = {outlook.discard: outlook for outlook in cast(MahjongTable, game).outlook(state, seat)}
    if len(near) < MARGIN:
        return None
    left = _left(position)
    values = [
        (tile, sum(left[drawn] for drawn in _winning(position, near[tile])) if tile in near else 0)
        for tile in dict.fromkeys(move.pieces[0] for move in legal if move.verb == "discard")
    ]
    if sum(value > 0 for _, value in values) < MARGIN:
        return None
    return best("discard", values, MARGIN, luck)


def claim(position: Position) -> Question | None:
    """Ask which answer to a discard leaves the most unseen tiles that would win.

    None unless one answer leads. The answers are pung, chow and pass. A claim counts with the best
    discard after it, as if nobody else claimed.
    """
    game, _, state, seat, luck = position
    window, legal = state.window, game.legal(state, seat)
    if window is None or window.kind != "discard" or _meets_treasure(position):
        return None
    if len(legal) < 2 or not {move.verb for move in legal} <= TAKING:
        return None
    left = _left(position)
    values = [(str(move), _most(claimed(position, move), left)) for move in legal]
    if sum(value > 0 for _, value in values) < 2:
        return None  # if only one answer leaves any winning tile, there is nothing to count
    return best("claim", values, MARGIN, luck, fewest=2)


def claimed(position: Position, move: Move) -> Position:
    """Return the position after its seat's claim of a discard; a pass changes nothing."""
    game, _, state, seat, _ = position
    if move == PASS:
        return position
    after = game.apply(state, seat, move).state
    while after.window:
        after = game.apply(after, min(after.to_act), PASS).state
    return position._replace(state=after)


def completed(position: Position, question: Question) -> Iterator[tuple[str, Win]]:
    """Yield the tiles that win after the right answer, each with its win; none for `worth`."""
    choice = question.choices[question.right]
    if question.kind == "claim":
        position = claimed(position, Move.parse(choice))
    outlooks = cast(MahjongTable, position.game).outlook(position.state, position.seat)
    if question.kind == "discard":
        outlooks = tuple(outlook for outlook in outlooks if outlook.discard == choice)
    left = _left(position)
    best = max(
        outlooks,
        key=lambda outlook: sum(left[tile] for tile in _winning(position, outlook)),
        default=None,
    )
    if best and question.kind != "worth":
        game = cast(MahjongTable, position.game)
        yield from game.completed(position.state, position.seat, best)


def _most(position: Position, left: Counter[str]) -> int:
    """Count the unseen tiles that win, after the best discard if one must be made."""
    outlooks = cast(MahjongTable, position.game).outlook(position.state, position.seat)
    return max(
        (sum(left[tile] for tile in _winning(position, outlook)) for outlook in outlooks), default=0
    )


def worth(position: Position) -> Question | None:
    """Ask how many points a win with the tile just drawn brings; None without such a win."""
    game, _, state, seat, luck = position
    if state.phase != "turn" or seat != state.turn or WIN not in game.legal(state, seat):
        return None
    result = game.apply(state, seat, WIN).state.result
    win: Win | None = result.sheet.win if result else None
    if result is None or win is None or state.lines or not win.elements:
        return None
    points = result.deltas(len(state.hands))[seat]
    others = sorted({*_nearly(points, win)} - {points})
    fewer = [other for other in others if other < points]
    more = [other for other in others if other > points]
    below = min(luck.randrange(OFFERED), len(fewer))
    if not 0 < points <= DEAREST or len(more) < OFFERED - 1 - below:
        return None
    wrong = [*luck.sample(fewer, below), *luck.sample(more, OFFERED - 1 - below)]
    return among("worth", [points, *wrong], points, ())


def _nearly(points: int, win: Win) -> Iterator[int]:
    """Yield plausible wrong points: an element left out or counted twice, or a wrong factor."""
    whole = total(win.elements)
    yield from (points * times for times in (2, 3, 4))
    yield from (points // parts for parts in (2, 3, 4) if points % parts == 0)
    for element in win.elements[:MOST]:
        for wrong in (whole - element.points, whole + element.points):
            value = Fraction(points * wrong, whole) if whole else Fraction(0)
            if value > 0 and value.denominator == 1:
                yield int(value)


def _meets_treasure(position: Position) -> bool:
    """Whether the seat's next draw could win with a tile that it may not know."""
    ready: tuple[str, ...] = getattr(position.state, "ready", ())
    return any(ready[position.seat : position.seat + 1])


def _winning(position: Position, outlook: Outlook) -> list[str]:
    """Return the tiles that win if they are drawn."""
    game = cast(MahjongTable, position.game)
    every = game.prospects(position.state, position.seat, outlook)
    return [prospect.tile for prospect in every if prospect.drawn is not None]


def _left(position: Position) -> Counter[str]:
    """Count the unseen tiles of each kind."""
    view: Any = position.game.view(position.state, position.seat)
    return unseen(view)
