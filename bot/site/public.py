"""The shelf of public leagues: their pages, read from the database when somebody asks for them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.domain.site import values
from bot.services.site import deals, leagues, people, tournaments
from bot.services.site.leagues import Published
from bot.site import feed, replayed
from bot.site import leagues as pages
from bot.site.frame import Frame, Page
from bot.site.replayed import SHEET, Reel
from bot.site.shelf import Volume, of_page
from bot.store import Connection, Database
from bot.timers import utc
from bot.words import FIRST, LANGUAGES

NAME = re.compile(
    r"(?P<language>[A-Za-z-]+)/(?:(?P<all>leagues)|league/(?P<league>[a-z2-7]{13})/"
    r"(?:(?P<first>index)|(?P<feed>results\.atom)|season-(?P<season>[1-9]\d{0,5})(?:-(?P<page>[1-9]\d{0,3}))?"
    r"|(?P<kind>person|match|tournament|entry)/(?P<key>[a-z2-7]{13})"
    r"|deal/(?P<deal>[a-z2-7]{13})(?:-(?P<part>[1-9]\d?)|/(?P<picture>sheet|\d{1,3})\.\w{16}\.webp)?))"
)
"""A pattern of the addresses of the leagues' pages, and of the pictures of their deals."""
ALL = "leagues"
"""The address of the list of leagues."""
FRESH = timedelta(seconds=10)
"""How long a page is used before the database is read again."""
MOST = 2_000
"""The largest number of pages that are remembered for the time `FRESH`."""
REPLAYS = 20
"""The default number of a league's newest deals that are shown step by step."""
REELS = 50
"""The largest number of deals that are remembered for the time `FRESH`."""

Find = Callable[[], Awaitable[Database | None]]


async def nowhere() -> None:
    """Return None, in place of a database."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The values on a page, and the function that makes the page of them in a frame.

    `hands` are the deals whose score sheets the page shows.
    """

    make: Callable[..., Page]
    shown: tuple[Any, ...]
    hands: tuple[values.Deal, ...] = ()

    def volume(self, name: re.Match[str], frame: Frame) -> Volume:
        """Return the volume of the page; its edition follows from everything it shows."""
        return of_page(name[0], repr(self.shown), partial(self.make, *self.shown, frame))

    def more(self) -> list[str]:
        """Return the paths of the score sheets' pictures."""
        return [*pages.pictures(self.hands)]


@dataclass(frozen=True, slots=True)
class News:
    """The newest matches of a league, which its feed tells."""

    league: values.League
    matches: tuple[values.Match, ...]

    def volume(self, name: re.Match[str], frame: Frame) -> Volume:
        """Return the volume of the feed."""
        path, own = name[0], (self.league, self.matches)
        return Volume(path, repr(own), lambda: {path: feed.results(*own, frame)})

    def more(self) -> list[str]:
        """Return no names: a feed has no pictures."""
        return []


@dataclass(frozen=True, slots=True)
class Played:
    """A finished deal of a league; unless it is `open`, only its score sheet is shown."""

    league: values.League
    reel: Reel
    open: bool

    def volume(self, name: re.Match[str], frame: Frame) -> Volume | None:
        """Return the volume of a page or a picture of the deal; None if there is no such volume."""
        make, alone = partial(replayed.page, self.league, self.reel), "" if self.open else SHEET
        return replayed.volume(name, self.reel, make, frame, self.league, alone)

    def more(self) -> list[str]:
        """Return the names of the deal's further pages, and the paths of its pictures."""
        return [*self.reel.files()]


Found = Facts | News | Played
"""The values behind an address."""


class Leagues:
    """The pages of all public leagues in all languages; `home` is the address of the site.

    `find` returns the database, or None as long as there is none: then there are no leagues. Of
    each league, at most `replays` of the newest deals are shown step by step.
    """

    def __init__(
        self,
        find: Find = nowhere,
        home: str = "",
        replays: int = REPLAYS,
        *,
        example: bool = False,
    ) -> None:
        self._find, self._home, self._replays = find, home, replays
        self._example = example
        self._known: dict[str, tuple[datetime, Volume | None]] = {}
        self._reels: dict[tuple[str, str], tuple[datetime, Found | None]] = {}

    async def names(self) -> AsyncIterator[str]:
        """Yield the names of all pages of leagues, and the paths of all pictures of their deals."""
        database = await self._find()
        read = self._replays
        every = await database.read_long(lambda c: [*_names(c, read)]) if database else [ALL]
        drawn = set[str]()
        for name in every:
            for language in LANGUAGES:
                yield f"{language}/{name}"
            for more in await self._further(name):
                if more not in drawn:
                    drawn.add(more)
                    yield more

    async def _further(self, name: str) -> list[str]:
        """Return the names that come with a page: further pages of a deal, and pictures."""
        found = NAME.fullmatch(f"{FIRST}/{name}")
        if found is None or not (found["deal"] or found["kind"] == "person"):
            return []
        own = await self._read(found)
        return await asyncio.to_thread(own.more) if own else []

    async def volume(self, name: str) -> Volume | None:
        """Return the volume of a page or a picture; None if there is no such volume any more."""
        found = NAME.fullmatch(name)
        if found is None or found["language"] not in LANGUAGES:
            return None
        now = utc()
        known = self._known.get(name)
        if known and now - known[0] < FRESH:
            return known[1]
        own = await self._read(found)
        frame = Frame(found["language"], self._home, example=self._example)
        volume = await asyncio.to_thread(own.volume, found, frame) if own else None
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[name] = now, volume
        return volume

    async def _read(self, name: re.Match[str]) -> Found | None:
        database = await self._find()
        if database is None:
            return Facts(pages.every, ((),)) if name["all"] else None
        if not name["deal"]:
            return await database.read(lambda c: _found(c, name, self._replays))
        own, now = (name["league"], name["deal"]), utc()
        known = self._reels.get(own)
        if known is None or now - known[0] >= FRESH:
            if len(self._reels) >= REELS:
                self._reels.clear()
            read = await database.read(lambda c: _found(c, name, self._replays))
            known = self._reels[own] = now, read
        return known[1]


def _names(connection: Connection, replays: int = REPLAYS) -> Iterator[str]:
    """Yield the names of all pages, without the language."""
    yield ALL
    for of in leagues.every(connection):
        league = leagues.league(connection, of)
        yield from (f"league/{of.key}/index", f"league/{of.key}/results.atom")
        for season in league.seasons:
            shown = leagues.standings(connection, of, season.number)
            later = range(2, shown.pages + 1) if shown else ()
            name = f"league/{of.key}/season-{season.number}"
            yield from (name, *(f"{name}-{page}" for page in later))
            for match in _matches(connection, of, season.number):
                yield f"league/{of.key}/match/{match.key}"
            yield from _entries(connection, of, season.number, replays)
        yield from (f"league/{of.key}/person/{listed.key}" for listed in league.members)
        yield from (f"league/{of.key}/tournament/{listed.key}" for listed in league.tournaments)


def _matches(connection: Connection, of: Published, season: int) -> Iterator[values.Match]:
    """Yield all matches of a season, newest first."""
    some = leagues.matches(connection, of, season)
    while some:
        yield from some
        some = leagues.matches(connection, of, season, some[-1].key)


def _entries(connection: Connection, of: Published, season: int, replays: int) -> Iterator[str]:
    """Yield the names of the pages of a season's entries, newest first, and of their deals."""
    some = leagues.entries(connection, of, season)
    while some:
        yield from (f"league/{of.key}/entry/{posted.key}" for posted in some)
        now = utc()
        for key in deals.opened(connection, of, (posted.key for posted in some), now, replays):
            yield f"league/{of.key}/deal/{key}"
        some = leagues.entries(connection, of, season, some[-1].key)


def _found(connection: Connection, name: re.Match[str], replays: int) -> Found | None:
    """Return the values behind an address; None if there are none."""
    if name["all"]:
        every = leagues.every(connection)
        return Facts(pages.every, (tuple(leagues.league(connection, of) for of in every),))
    of = leagues.find(connection, name["league"])
    if of is None:
        return None
    league = leagues.league(connection, of)
    if name["first"]:
        return Facts(pages.league, (league,))
    if name["feed"]:
        return News(league, _newest(connection, of))
    if name["season"]:
        number, page = int(name["season"]), int(name["page"] or 1)
        return _season(connection, of, league, number, page, replays)
    if name["deal"]:
        key, now = name["deal"], utc()
        deal = deals.deal(connection, of, key, now)
        open = deals.opened(connection, of, (key,), now, replays)
        return Played(league, Reel.of(deal), bool(open)) if deal else None
    return _thing(connection, of, league, name["kind"], name["key"], replays)


def _newest(connection: Connection, of: Published) -> tuple[values.Match, ...]:
    """Return a league's newest matches; those of the latest season come first."""
    found: tuple[values.Match, ...] = ()
    for season in reversed(of.league.begun):
        if len(found) < leagues.NEWEST:
            found += leagues.matches(connection, of, season.number)
    return found[: leagues.NEWEST]


def _season(
    connection: Connection,
    of: Published,
    league: values.League,
    number: int,
    page: int,
    replays: int,
) -> Facts | None:
    standings = leagues.standings(connection, of, number, page - 1)
    course = leagues.course(connection, of, number)
    if standings is None or course is None or standings.page != page - 1:
        return None
    best, now = [deal.entry for deal in course.best], utc()
    open = deals.opened(connection, of, best, now, replays)
    return Facts(pages.season, (league, standings, course, open))


def _thing(
    connection: Connection,
    of: Published,
    league: values.League,
    kind: str,
    key: str,
    replays: int,
) -> Facts | None:
    now = utc()
    match kind:
        case "person":
            if person := people.person(connection, of, key):
                best = [posted.entry for posted in person.best]
                found = (deals.deal(connection, of, key, now) for key in best)
                hands = tuple(deal for deal in found if deal)
                open = deals.opened(connection, of, best, now, replays)
                return Facts(pages.person, (league, person, hands, open), hands)
        case "match":
            if match := deals.match(connection, of, key, now):
                own = (posted.key for posted in match.entries)
                open = deals.opened(connection, of, own, now, replays)
                return Facts(pages.match, (league, match, open))
        case "entry":
            if entry := deals.entry(connection, of, key):
                open = deals.opened(connection, of, (key,), now, replays)
                return Facts(pages.entry, (league, entry, open))
        case _:
            if cup := tournaments.tournament(connection, of, key):
                return Facts(pages.tournament, (league, cup))
    return None
