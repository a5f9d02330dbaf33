"""The archive of the deals of the day: pages of months, of days, and of each deal's steps."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache, partial
from typing import Any

from bot.domain.site.cast import OTHERS, Person
from bot.domain.site.past import Counted, PastDay
from bot.domain.tables.player import COMPUTER
from bot.services.ledger.replays import stepped
from bot.services.site import archive
from bot.site import replayed
from bot.site.books import name_of
from bot.site.frame import Frame, Page
from bot.site.plain import plain
from bot.site.public import FRESH, Find
from bot.site.replayed import Reel
from bot.site.shelf import Volume, of_page
from bot.store import Connection
from bot.timers import utc
from bot.words import LANGUAGES, timing
from rules import GAMES, game

NAME = re.compile(
    r"(?P<language>[A-Za-z-]+)/daily/(?:(?P<first>index)|(?P<month>\d{4}-\d\d)"
    r"|(?P<day>\d{4}-\d\d-\d\d)(?:/(?P<game>[a-z]+)"
    r"(?:-(?P<part>[1-9]\d?)|/(?P<picture>sheet|\d{1,3})\.\w{16}\.webp)?)?)"
)
"""A pattern of the addresses of the archive, and of the pictures of its deals."""
FOLDER = "daily"
KEYS = frozenset(rules.key for rules in GAMES)
MOST = 20
"""How many deals are remembered with their steps; the deals asked for last are kept."""


@lru_cache(MOST)
def reel(day: PastDay, key: str) -> Reel:
    """Return a deal of a day, as computers play it, with its steps."""
    found, record = archive.played(day, key)
    people = tuple(Person(OTHERS[COMPUTER]) for _ in found.table.players)
    return Reel(f"{FOLDER}/{day.day}/{key}", people, found, record, stepped(found))


# --- Pages ----------------------------------------------------------------------------------------


def index(months: Mapping[str, Sequence[PastDay]], frame: Frame) -> Page:
    """Make the page that lists the months, each with its days."""
    say = frame.say
    listed = [
        {"month": month, "title": timing.month(say, month), "days": _listed(days, frame)}
        for month, days in months.items()
    ]
    title, about = say("site-daily"), say("site-daily-lead")
    return frame.page(f"{FOLDER}/index", "days", title, about, {"kind": "days", "months": listed})


def month(name: str, days: Sequence[PastDay], frame: Frame) -> Page:
    """Make the page of a month, with its days."""
    say = frame.say
    title = say("site-daily-month", month=timing.month(say, name))
    data = {"kind": "month", "month": name, "days": _listed(days, frame)}
    return frame.page(f"{FOLDER}/{name}", "month", title, say("site-daily-lead"), data)


def _listed(days: Sequence[PastDay], frame: Frame) -> list[Mapping[str, str]]:
    return [{"day": f"{past.day}", "date": timing.day(frame.say, f"{past.day}")} for past in days]


def page(past: PastDay, counted: Sequence[Counted], open: bool, frame: Frame) -> Page:
    """Make the page of a day: its deals with all hands, and the results that leagues counted.

    `open` means that the deals are also shown step by step.
    """
    say, day = frame.say, f"{past.day}"
    date = timing.day(say, day)
    data = {
        "kind": "day",
        **plain(past),
        "games": [_game(past, rules.key, frame) for rules in GAMES],
        "leagues": plain((*counted,)),
        "replays": open,
    }
    title, about = say("site-daily-day", date=date), say("site-daily-day-about", date=date)
    back = {"month": day[:7], "month_title": timing.month(say, day[:7])}
    return frame.page(f"{FOLDER}/{day}", "day", title, about, data, **back)


def _game(past: PastDay, key: str, frame: Frame) -> Mapping[str, Any]:
    """Return a game's deal of a day: its first picture, its score sheet and its record."""
    own, say = reel(past, key), frame.say.at(key)
    return {
        "game": key,
        "title": name_of(game(key), frame.say),
        "sheet": {**replayed.sheet(own, say), "picture": None},
        "picture": own.picture(own.dealt, frame.language)._asdict(),
        "record": own.record,
    }


def deal(past: PastDay, key: str, part: int, frame: Frame) -> Page:
    """Make a page of a deal of a day, with some of the deal's steps.

    `part` is its place among the deal's pages, counted from 0.
    """
    say, day = frame.say, f"{past.day}"
    about = {"game": name_of(game(key), say), "date": timing.day(say, day)}
    title = say("site-daily-deal", **about)
    own = {"kind": "deal of the day", "day": day, "date": about["date"]}
    lead = say("site-daily-deal-about", **about)
    return replayed.shown(reel(past, key), part, frame, "deal_of_day", title, lead, own)


# --- The shelf ------------------------------------------------------------------------------------


class Days:
    """The shelf of past days; the newest deals, at most `replays`, are shown step by step."""

    def __init__(
        self,
        find: Find,
        home: str,
        replays: int,
        now: Callable[[], datetime] = utc,
        *,
        example: bool = False,
    ) -> None:
        self._find, self._home, self._now = find, home, now
        self._example = example
        self._shown = replays // len(GAMES)
        self._past: Mapping[str, PastDay] = {}
        self._counted: dict[str, tuple[Counted, ...]] = {}
        self._until = 0.0

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all pages, and the paths of all pictures."""
        past = await self._known()
        for language in LANGUAGES:
            for name in ("index", *_months(past), *past):
                yield f"{language}/{FOLDER}/{name}"
        for past_day in past.values():
            for rules in GAMES:
                for name in await asyncio.to_thread(self._files, past_day, rules.key):
                    yield name

    def _files(self, past: PastDay, key: str) -> list[str]:
        """Return the names of a deal's pages, and the paths of its pictures."""
        own = reel(past, key)
        if self._open(past):
            return [*(f"{language}/{own.address}" for language in LANGUAGES), *own.files()]
        return [own.picture(own.dealt, language).path for language in LANGUAGES]

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a page or a picture; None if there is no such volume."""
        found = NAME.fullmatch(name)
        if found is None or found["language"] not in LANGUAGES:
            return None
        past = await self._known()
        frame = Frame(found["language"], self._home, example=self._example)
        if found["first"]:
            return of_page(name, (*past,), partial(index, _months(past), frame))
        if found["month"]:
            days = _months(past).get(found["month"])
            own = partial(month, found["month"], days or (), frame)
            return of_page(name, repr(days), own) if days else None
        past_day = past.get(found["day"])
        if past_day is None:
            return None
        if found["game"]:
            return await asyncio.to_thread(self._of_deal, found, past_day, frame)
        facts = past_day, await self._gained(past_day), self._open(past_day)
        return of_page(name, repr(facts), partial(page, *facts, frame))

    def _of_deal(self, found: re.Match[str], past: PastDay, frame: Frame) -> Volume | None:
        """Return the volume of a page or picture of a deal; None if there is no such volume."""
        key = found["game"]
        if key not in KEYS:
            return None
        own = reel(past, key)
        alone = "" if self._open(past) else own.dealt
        return replayed.volume(found, own, partial(deal, past, key), frame, None, alone)

    def _open(self, past: PastDay) -> bool:
        """Whether a day is new enough for its deals to be shown step by step."""
        return f"{past.day}" in [*self._past][: self._shown]

    async def _known(self) -> Mapping[str, PastDay]:
        """Return the past days by their names, the latest first."""
        if (now := time.monotonic()) >= self._until:
            database, at = await self._find(), self._now()
            past = await database.read(lambda c: archive.days(c, at)) if database else ()
            self._past, self._counted = {f"{past_day.day}": past_day for past_day in past}, {}
            self._until = now + FRESH.total_seconds()
        return self._past

    async def _gained(self, past: PastDay) -> tuple[Counted, ...]:
        """Return the results that public leagues have counted for a day."""
        name, known = f"{past.day}", self._counted
        if name not in known:
            database = await self._find()

            def read(connection: Connection) -> tuple[Counted, ...]:
                return archive.counted(connection, past.day)

            known[name] = await database.read(read) if database else ()
        return known[name]


def _months(past: Mapping[str, PastDay]) -> Mapping[str, Sequence[PastDay]]:
    """Return the days by month, the latest first."""
    found: dict[str, list[PastDay]] = {}
    for name, past_day in past.items():
        found.setdefault(name[:7], []).append(past_day)
    return found
