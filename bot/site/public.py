"""The shelf of public leagues: their pages, read from the database when somebody asks for them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from bot.domain.site import values
from bot.services.site import deals, leagues, people, tournaments
from bot.services.site.leagues import Published
from bot.site import feed, replayed
from bot.site import leagues as pages
from bot.site.frame import Frame
from bot.site.replayed import Reel
from bot.site.shelf import Entry, of_page
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
        self._known: dict[str, tuple[Any, Entry | None]] = {}
        self._reels: dict[tuple[str, str], tuple[datetime, tuple[Any, ...] | None]] = {}

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
        value = await self._read(found)
        if value is None:
            return []
        if found["deal"]:
            _, _, reel, _ = value
            return await asyncio.to_thread(list, reel.files())
        _, _, _, hands, _ = value
        return await asyncio.to_thread(list, pages.pictures(hands))

    async def entry(self, name: str) -> Entry | None:
        """Return the entry of a page or a picture; None if there is no such entry any more."""
        found = NAME.fullmatch(name)
        if found is None or found["language"] not in LANGUAGES:
            return None
        now = utc()
        known = self._known.get(name)
        if known and now - known[0] < FRESH:
            return known[1]
        value = await self._read(found)
        entry = await asyncio.to_thread(self._made, found, value) if value else None
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[name] = now, entry
        return entry

    async def _read(self, name: re.Match[str]) -> tuple[Any, ...] | None:
        database = await self._find()
        if database is None:
            return (pages.every, ()) if name["all"] else None
        if not name["deal"]:
            return await database.read(lambda c: _value(c, name, self._replays))
        own, now = (name["league"], name["deal"]), utc()
        known = self._reels.get(own)
        if known is None or now - known[0] >= FRESH:
            if len(self._reels) >= REELS:
                self._reels.clear()
            known = self._reels[own] = (
                now,
                await database.read(lambda c: _value(c, name, self._replays)),
            )
        return known[1]

    def _made(self, found: re.Match[str], value: tuple[Any, ...]) -> Entry | None:
        """Return the entry of a page, a feed or a picture; None if there is no such entry.

        Its edition follows from everything it shows.
        """
        frame = Frame(found["language"], self._home, example=self._example)
        if found["deal"]:
            _, league, reel, open = value
            make, alone = partial(replayed.page, league, reel), "" if open else replayed.SHEET
            return replayed.entry(found, reel, make, frame, league, alone)
        make, *facts = value
        name, made = found[0], partial(make, *facts, frame)
        if found["feed"]:
            return Entry(name, repr(facts), lambda: {name: made()})
        return of_page(name, repr(facts), made)


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


def _value(connection: Connection, name: re.Match[str], replays: int) -> tuple[Any, ...] | None:
    """Return the function that makes a page, and its arguments; None if there is no such page."""
    if name["all"]:
        every = leagues.every(connection)
        return pages.every, tuple(leagues.league(connection, of) for of in every)
    of = leagues.find(connection, name["league"])
    if of is None:
        return None
    league = leagues.league(connection, of)
    if name["first"]:
        return pages.league, league
    if name["feed"]:
        return feed.results, league, _newest(connection, of)
    if name["season"]:
        number, page = int(name["season"]), int(name["page"] or 1)
        return _season(connection, of, league, number, page, replays)
    if name["deal"]:
        key, now = name["deal"], utc()
        deal = deals.deal(connection, of, key, now)
        open = deals.opened(connection, of, (key,), now, replays)
        return (replayed.page, league, Reel.of(deal), bool(open)) if deal else None
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
) -> tuple[Any, ...] | None:
    standings = leagues.standings(connection, of, number, page - 1)
    course = leagues.course(connection, of, number)
    if standings is None or course is None or standings.page != page - 1:
        return None
    best, now = [deal.entry for deal in course.best], utc()
    open = deals.opened(connection, of, best, now, replays)
    return pages.season, league, standings, course, open


def _thing(
    connection: Connection,
    of: Published,
    league: values.League,
    kind: str,
    key: str,
    replays: int,
) -> tuple[Any, ...] | None:
    now = utc()
    match kind:
        case "person":
            if person := people.person(connection, of, key):
                best = [posted.entry for posted in person.best]
                found = (deals.deal(connection, of, key, now) for key in best)
                hands = tuple(deal for deal in found if deal)
                open = deals.opened(connection, of, best, now, replays)
                return pages.person, league, person, hands, open
        case "match":
            if match := deals.match(connection, of, key, now):
                own = (posted.key for posted in match.entries)
                return pages.match, league, match, deals.opened(connection, of, own, now, replays)
        case "entry":
            if entry := deals.entry(connection, of, key):
                return (
                    pages.entry,
                    league,
                    entry,
                    deals.opened(connection, of, (key,), now, replays),
                )
        case _:
            if cup := tournaments.tournament(connection, of, key):
                return pages.tournament, league, cup
    return None
