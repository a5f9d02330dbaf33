"""Make problems from deals that computers play, graded by how often computers are right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import rules
from bot.domain.lessons.problems import deciding, dominoes, flowers, hands, second, tiles
from bot.domain.lessons.problems.problem import (
    BETWEEN,
    EASY,
    HARD,
    MIDDLE,
    Problem,
    dealt,
    luck_of,
)
from bot.domain.lessons.problems.problem import (
    position as reached,
)
from bot.domain.lessons.problems.question import Kind, Position, Question
from bot.domain.players import LEVELS, Asked, decide
from rules import ByGame, Move, Seat

MAHJONG = {"waits": tiles.waits, "discard": tiles.discard, "worth": tiles.worth}
TAKE: dict[str, Kind] = {"take": flowers.take}
GIVE, DENY, NEAREST, WILD, PAIR, DOWN = (
    {kind: deciding.asking(kind)} for kind in ("give", "deny", "nearest", "wild", "pair", "down")
)
RACE, ONWARD, CALL = ({kind: deciding.asking(kind)} for kind in ("race", "onward", "call"))
OF_GAME: ByGame[Mapping[str, Kind]] = ByGame(
    {
        "hanafuda": TAKE,
        "mushi": TAKE | GIVE | DENY | WILD,
        "sakura": TAKE | GIVE | DENY | NEAREST | WILD,
        "koikoi": {"koikoi": flowers.koikoi} | GIVE | DENY | NEAREST,
        "tiengow": {"lead": dominoes.lead} | PAIR | DOWN,
        "xiamen": MAHJONG | {"claim": tiles.claim} | RACE | ONWARD | CALL,
        "liangxi": MAHJONG | RACE | ONWARD | CALL,
        "northern": MAHJONG | RACE | CALL,
    }
)
"""The functions that ask each kind of problem, for each game."""
PLAYING = ("beginner", "club")
"""The levels of the computers that play the deals."""
BRISK = ("beginner",)
"""The levels that play in the northern games, where stronger computers think too long."""
ASKED = {"beginner": 4}
"""How often a level is asked for its answer; other levels choose without luck, so once."""
SHARES = ((0.75, EASY), (0.4, MIDDLE), (0.0, HARD))
"""The least share of right answers by computers for each grade."""
COUNTED = {"waits": (3, 6), "worth": (2, 4), "lead": (3, 5)}
"""The most things to count for an easy problem, and the fewest for a hard one."""
OPEN = frozenset({"race", "call"})
"""The kinds that are only asked about where computers of the three levels differ."""
ADDED = frozenset({"take"})
"""The kinds of problems in which numbers are only added; all of these are easy."""
PRESENCE = 24
"""The number of bits in a problem's key."""


Candidate = tuple[Problem, Position, Question]


class Place(NamedTuple):
    """A position of a numbered deal for a problem of a kind: its seat, and the moves so far."""

    game: str
    kind: str
    seed: int
    seat: Seat
    log: tuple[str, ...]


def made(game: str, kind: str, seed: int) -> Problem | None:
    """Make a problem of this kind from a numbered deal; None if the deal has none.

    A second calculation must find the same answer.
    """
    return next(filter(None, map(_graded, _candidates(game, kind, seed))), None)


def judged(place: Place) -> Problem | None:
    """Make a problem from a position; None unless there is one and a second calculation agrees."""
    here = reached(unasked(place))
    asking = _asking(place.kind, place.seed, [([*place.log], here)])
    return next(filter(None, map(_graded, asking)), None)


def unasked(place: Place) -> Problem:
    """Return a position as a problem without answers."""
    game, kind, seed, seat, log = place
    version = rules.game(game).version
    blank = Problem("", game, "", seed, seat, BETWEEN.join(log), kind, (), 0, (), EASY, version)
    return replace(blank, preset=next(iter(blank.rules.presets)))


def _graded(candidate: Candidate) -> Problem | None:
    """Grade a problem; None unless a second calculation finds the same answer.

    None, too, for an easy one whose right discard stands out.
    """
    problem, position, question = candidate
    if not second.reckoned(position, question):
        return None
    grade = _grade(position, question)
    if question.kind == "race" and grade == EASY and hands.stands_out(position, question):
        return None
    return replace(problem, grade=grade)


def asked(kind: str, position: Position) -> Question | None:
    """Return the question of this kind at a position; None if there is none."""
    return OF_GAME[position.game.key][kind](position)


def _candidates(game: str, kind: str, seed: int) -> Iterable[Candidate]:
    """Return the problems of a deal, each with its position and question, in random order.

    Decisions take long to judge, so their positions are shuffled first and asked about one by one.
    """
    course, luck = [*_course(game, seed)], luck_of(game, seed)
    if kind in deciding.FINDERS:
        luck.shuffle(course)
        return _asking(kind, seed, course)
    found = [*_asking(kind, seed, course)]
    luck.shuffle(found)
    return found


def _asking(
    kind: str, seed: int, course: Iterable[tuple[list[str], Position]]
) -> Iterator[Candidate]:
    """Yield the problems of a kind at these positions of a numbered deal."""
    for log, position in course:
        if kind in OPEN and (not hands.FINDERS[kind](position).moves or _plain(position)):
            continue
        if question := asked(kind, position):
            game, seat = position.game, position.seat
            key = _key(game.key, kind, seed, len(log), seat)
            about = (key, game.key, next(iter(game.presets)), seed, seat, BETWEEN.join(log))
            yield Problem(*about, *question, EASY, game.version), position, question


def _course(game: str, seed: int) -> Iterator[tuple[list[str], Position]]:
    """Yield each seat's position before each move of a deal of computers, with the moves so far."""
    rule_set = rules.game(game)
    options = rules.usual(rule_set.presets)
    state, log, luck = dealt(rule_set, options, seed), list[str](), Random(f"players {game} {seed}")
    played = BRISK if rule_set.school == "northern" else PLAYING
    levels = [luck.choice(played) for _ in range(rule_set.seats[0])]
    while state.result is None:
        for seat in range(rule_set.seats[0]):
            yield log.copy(), Position(rule_set, options, state, seat, luck_of(game, seed))
        mover = min(state.to_act)
        position = Position(rule_set, options, state, mover, luck)
        move = decide(levels[mover], _asked(position, luck))
        log.append(str(move))
        state = rule_set.apply(state, mover, move).state


def _key(*about: object) -> str:
    return sha256(repr(about).encode()).hexdigest()[: PRESENCE // 4]


def _asked(position: Position, luck: Random) -> Asked:
    game, options, state, seat, _ = position
    return Asked(game.view(state, seat), game.legal(state, seat), options, luck.randbytes(32))


def _grade(position: Position, question: Question) -> str:
    """Grade a problem by the answers of computers, or by how many things there are to count."""
    if question.kind in ADDED:
        return EASY
    if question.kind in COUNTED:
        few, many = COUNTED[question.kind]
        size = _size(position, question)
        return EASY if size <= few else HARD if size >= many else MIDDLE
    share = fmean(_share(level, position, question) for level in LEVELS)
    return next(grade for least, grade in SHARES if share >= least)


def _plain(position: Position) -> bool:
    """Whether computers of all levels make the same move, which then is too plain to be asked."""
    luck = Random("levels")
    levels = [level for level in LEVELS for _ in range(ASKED.get(level, 1))]
    return len({decide(level, _asked(position, luck)) for level in levels}) < 2


def _share(level: str, position: Position, question: Question) -> float:
    """Return the share of right answers that computers of a level give."""
    luck, answer = Random("levels"), question.choices[question.right]
    moves = (decide(level, _asked(position, luck)) for _ in range(ASKED.get(level, 1)))
    return fmean(_named(position, move, question) == answer for move in moves)


def _size(position: Position, question: Question) -> int:
    """Return the number of tiles, scoring elements or leads to count."""
    if question.kind != "worth":
        return len(question.facts)
    view: Any = position.game.view(position.state, position.seat)
    return len(view.worth.elements) if view.worth else 0


def _named(position: Position, move: Move, question: Question) -> str:
    """Return the name that the answers of a question give to a move."""
    if question.kind in deciding.FINDERS:
        return deciding.named(position, move)
    match question.kind:
        case "take" | "claim":
            return str(move)
        case "koikoi":
            return move.verb
        case "discard" if move.verb != "discard":
            return ""
        case _:
            return " ".join(move.pieces)
