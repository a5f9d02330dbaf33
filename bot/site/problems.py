"""The archive of the problems of past days, each with its position and a hidden answer."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
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
from bot.site.shelf import Entry, of_file, of_page
from bot.words import LANGUAGES, Words, problems, timing, words

FRESH = 30.0
"""Seconds for which the list of past days is used before it is read again."""
FOLDER, INDEX = "problems", "index"
Read = Callable[[], Awaitable[Sequence[PastProblem]]]
"""A function that reads the problems of past days, the latest first."""


class Position(NamedTuple):
    """A picture of a problem's position, as the asked seat sees it."""

    one: Problem
    say: Words

    def picture(self) -> Picture:
        """Return the picture; its path changes with its content."""
        path = f"{self.say.language}/{FOLDER}/{self.one.key}"
        return pictured(path, render.hand_plan(*self._shown()))

    def drawn(self) -> bytes:
        """Draw the picture, and return it as WebP."""
        return render.webp(render.hand(*self._shown()))

    def _shown(self) -> tuple[Any, Sequence[str], Words]:
        game, _, state, seat, _ = problem.position(self.one)
        names = [player.name for player in problems.players(self.one, self.say)]
        return game.view(state, seat), names, self.say


def index(past: Sequence[PastProblem], frame: Frame) -> Page:
    """Make the page that lists past days."""
    say = frame.say
    days = [
        {
            "day": f"{one.day}",
            "date": timing.day(say, f"{one.day}"),
            "game": one.problem.game,
            "title": name_of(one.problem.rules, say),
            "grade": one.problem.grade,
            "question": problems.asked(one.problem, say.at(one.problem.game)).splitlines()[0],
        }
        for one in past
    ]
    title, about = say("site-problems"), say("site-problems-lead")
    return frame.page(f"{FOLDER}/{INDEX}", FOLDER, title, about, {"kind": "problems", "days": days})


def page(past: PastProblem, frame: Frame) -> Page:
    """Make the page of the problem of a past day."""
    one, day = past.problem, f"{past.day}"
    say = frame.say.at(one.game)
    choices = [problems.answer(one, place, say) for place in range(len(one.choices))]
    date = timing.day(say, day)
    return frame.page(
        f"{FOLDER}/{day}",
        "problem",
        say("site-problem", date=date),
        say("site-problem-about", game=name_of(one.rules, say), date=date),
        {
            "kind": "problem",
            "day": day,
            "game": one.game,
            "grade": one.grade,
            "question": problems.asked(one, say),
            "answers": [choices[place] for place in one.order],
            "right": choices[one.right],
            "reasons": [*problems.counted(one, say)],
            "picture": Position(one, say).picture()._asdict(),
        },
        of=name_of(one.rules, say),
    )


def _now() -> datetime:
    return datetime.now(UTC)


def archived(find: Find, now: Callable[[], datetime] = _now) -> Read:
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
            for day, one in past.items():
                yield f"{language}/{FOLDER}/{day}"
                yield Position(one.problem, _say(one.problem, language)).picture().path

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a page or a picture; None if there is no such entry."""
        language, _, rest = name.partition("/")
        folder, _, last = rest.partition("/")
        if language not in LANGUAGES or folder != FOLDER:
            return None
        past, frame = await self._known(), Frame(language, self._home, example=self._example)
        if last == INDEX:
            every = tuple(past.values())
            return of_page(name, (*past,), partial(index, every, frame))
        if one := past.get(last):
            return of_page(name, one.problem.key, partial(page, one, frame))
        key = last.partition(".")[0]
        for one in past.values():
            if one.problem.key == key:
                position = Position(one.problem, _say(one.problem, language))
                return of_file(name, position.drawn) if position.picture().path == name else None
        return None

    async def _known(self) -> Mapping[str, PastProblem]:
        """Return the problems of past days by day."""
        if (now := time.monotonic()) >= self._until:
            self._past = {f"{one.day}": one for one in await self._read()}
            self._until = now + FRESH
        return self._past


def _say(one: Problem, language: str) -> Words:
    return words(language).at(one.game)
