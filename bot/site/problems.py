"""The archive of the problems of past days, each with its position and a hidden answer."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import render
from bot.domain.lessons.problems import problem
from bot.domain.lessons.problems.problem import Problem
from bot.domain.site.past import PastProblem
from bot.services.site import archive
from bot.site.books import name_of
from bot.site.frame import Frame, Page
from bot.site.pictures import Picture, pictured
from bot.site.public import Find
from bot.site.shelf import Volume, of_file, of_page
from bot.timers import utc
from bot.words import LANGUAGES, Words, problems, timing, words

FRESH = 30.0
"""Seconds for which the list of past days is used before it is read again."""
FOLDER, INDEX = "problems", "index"
Read = Callable[[], Awaitable[Sequence[PastProblem]]]
"""A function that reads the problems of past days, the latest first."""


class Position(NamedTuple):
    """A picture of a problem's position, as the asked seat sees it."""

    asked: Problem
    say: Words

    def picture(self) -> Picture:
        """Return the picture; its path changes with its content."""
        path = f"{self.say.language}/{FOLDER}/{self.asked.key}"
        return pictured(path, render.hand_plan(*self._shown()))

    def drawn(self) -> bytes:
        """Draw the picture, and return it as WebP."""
        return render.webp(render.hand(*self._shown()))

    def _shown(self) -> tuple[Any, Sequence[str], Words]:
        game, _, state, seat, _ = problem.position(self.asked)
        names = [player.name for player in problems.players(self.asked, self.say)]
        return game.view(state, seat), names, self.say


def index(past: Sequence[PastProblem], frame: Frame) -> Page:
    """Make the page that lists past days."""
    say = frame.say
    days = [
        {
            "day": f"{day.day}",
            "date": timing.day(say, f"{day.day}"),
            "game": day.problem.game,
            "title": name_of(day.problem.rules, say),
            "grade": day.problem.grade,
            "question": problems.asked(day.problem, say.at(day.problem.game)).splitlines()[0],
        }
        for day in past
    ]
    title, about = say("site-problems"), say("site-problems-lead")
    return frame.page(f"{FOLDER}/{INDEX}", FOLDER, title, about, {"kind": "problems", "days": days})


def page(past: PastProblem, frame: Frame) -> Page:
    """Make the page of the problem of a past day."""
    problem, day = past.problem, f"{past.day}"
    say = frame.say.at(problem.game)
    choices = [problems.answer(problem, place, say) for place in range(len(problem.choices))]
    date = timing.day(say, day)
    return frame.page(
        f"{FOLDER}/{day}",
        "problem",
        say("site-problem", date=date),
        say("site-problem-about", game=name_of(problem.rules, say), date=date),
        {
            "kind": "problem",
            "day": day,
            "game": problem.game,
            "grade": problem.grade,
            "question": problems.asked(problem, say),
            "answers": [choices[place] for place in problem.order],
            "right": choices[problem.right],
            "reasons": [*problems.counted(problem, say)],
            "picture": Position(problem, say).picture()._asdict(),
        },
        of=name_of(problem.rules, say),
    )


def archived(find: Find, now: Callable[[], datetime] = utc) -> Read:
    """Return a function that reads the problems of past days; none while there is no database."""

    async def read() -> Sequence[PastProblem]:
        database = await find()
        if database is None:
            return ()
        today = now().date()
        return await database.read(lambda connection: archive.problems(connection, today))

    return read


class Problems:
    """The shelf of the archive; its list of days is read again after `FRESH` seconds."""

    def __init__(self, home: str, read: Read, *, example: bool = False) -> None:
        self._home, self._read, self._example = home, read, example
        self._past: Mapping[str, PastProblem] = {}
        self._until = 0.0

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all pages, and the paths of their pictures."""
        past = await self._known()
        for language in LANGUAGES:
            yield f"{language}/{FOLDER}/{INDEX}"
            for day, past_problem in past.items():
                yield f"{language}/{FOLDER}/{day}"
                yield _position(past_problem, language).picture().path

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a page or a picture; None if there is no such volume."""
        language, _, rest = name.partition("/")
        folder, _, last = rest.partition("/")
        if language not in LANGUAGES or folder != FOLDER:
            return None
        past, frame = await self._known(), Frame(language, self._home, example=self._example)
        if last == INDEX:
            every = tuple(past.values())
            return of_page(name, (*past,), partial(index, every, frame))
        if past_problem := past.get(last):
            return of_page(name, past_problem.problem.key, partial(page, past_problem, frame))
        key = last.partition(".")[0]
        for past_problem in past.values():
            if past_problem.problem.key == key:
                position = _position(past_problem, language)
                return of_file(name, position.drawn) if position.picture().path == name else None
        return None

    async def _known(self) -> Mapping[str, PastProblem]:
        """Return the problems of past days by day."""
        if (now := time.monotonic()) >= self._until:
            self._past = {f"{past.day}": past for past in await self._read()}
            self._until = now + FRESH
        return self._past


def _position(past: PastProblem, language: str) -> Position:
    return Position(past.problem, words(language).at(past.problem.game))
