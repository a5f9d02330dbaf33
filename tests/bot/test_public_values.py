"""Public pages of leagues show what is listed, and nothing that people keep to themselves."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import BigInteger, Connection, create_engine, func, select, update

import rules
from bot.domain.contests.daily import Played
from bot.domain.lessons.problems.problem import every
from bot.domain.people.calendar import DAY
from bot.domain.site import addresses, past, values
from bot.domain.site.cast import Appearance, Person, cast
from bot.domain.tables import fair
from bot.services.services import Services
from bot.services.site import archive, deals, leagues
from bot.site import daily as site_days
from bot.site import public
from bot.site.daily import Days
from bot.store import Database, schema
from bot.store.contests import dailies
from bot.store.contests import schema as contests
from bot.store.ledger import books
from bot.store.lessons.schema import problem_days
from bot.store.people import privacy
from bot.timers import utc
from bot.words import FIRST
from rules.record import read
from tests.bot.test_spelling import HOSTILE
from tests.bot.world import public_league as world
from tests.bot.world.large_league import filled
from tests.bot.world.lone_tables import Clock
from tests.bot.world.query_plans import plans

SECRET = "5e" * 32

# --- The fields -----------------------------------------------------------------------------------

SITE = "the address of a page, which is random"
RULES = "known from the rules of the league"
COUNT = "a count of public things"
PLAY = "a result of play in the league"
TIME = "the time of something public"
SHOWN = "a person as they chose to appear"
PAGES = "other public values"
TOLD = "everybody is told it when the day is over"
REASONS = {
    "Person": {"kind": SHOWN, "label": SHOWN, "key": SITE},
    "Game": dict.fromkeys(("game", "preset", "options", "ruleset", "stake"), RULES),
    "Season": {"number": COUNT, "opened_at": TIME, "closes_at": TIME, "closed_at": TIME}
    | {"games": PAGES},
    "Announced": {"key": SITE, "season": COUNT, "kind": RULES, "game": RULES}
    | {"starts_at": TIME, "over": TIME},
    "League": {"key": SITE, "name": "its organisers made it public with the league"}
    | {"archived": TIME, "seasons": PAGES, "members": SHOWN, "others": COUNT, "tournaments": PAGES},
    "Rating": dict.fromkeys(("value", "margin", "provisional"), PLAY),
    "Row": {"place": PLAY, "person": SHOWN, "points": PLAY, "deals": COUNT, "won": COUNT}
    | {"rating": PLAY},
    "Standings": {"league": SITE, "season": PAGES, "game": RULES, "rows": PAGES}
    | {"page": COUNT, "pages": COUNT},
    "Curve": {"people": SHOWN, "points": PLAY, "times": TIME},
    "Best": {"entry": SITE, "game": RULES, "person": SHOWN, "points": PLAY, "at": TIME},
    "Course": {"league": SITE}
    | dict.fromkeys(("season", "curve", "best", "matches", "entries"), PAGES),
    "Seat": {"person": SHOWN, "points": PLAY, "place": PLAY},
    "Match": {"key": SITE, "season": COUNT, "game": RULES, "at": TIME, "void": PLAY}
    | {"seats": PAGES},
    "MatchPage": {"league": SITE, "match": PAGES, "entries": PAGES}
    | {"record": "the finished deals; seats stand for people without a name"},
    "Gain": {"person": SHOWN, "points": PLAY},
    "Line": {"reason": RULES, "gains": PAGES},
    "Entry": {"key": SITE, "season": COUNT, "kind": PLAY, "game": RULES, "ruleset": RULES}
    | {"deal": COUNT, "stake": RULES, "at": TIME, "gains": PAGES},
    "EntryPage": {"league": SITE, "entry": PAGES, "lines": PAGES, "match": SITE, "of": PAGES}
    | {"rulings": PAGES},
    "Deal": {"league": SITE, "entry": SITE, "people": SHOWN}
    | {"finished": "all hands and moves are open once a deal has ended"}
    | {"record": "verifying needs its secret and the ids of presses; nobody is named by these"},
    "Account": {"season": COUNT, "game": RULES, "points": PLAY, "deals": COUNT, "won": COUNT},
    "Opponent": {"person": SHOWN, "deals": COUNT, "points": PLAY},
    "PersonPage": {"league": SITE, "person": SHOWN}
    | dict.fromkeys(("accounts", "places", "opponents", "best"), PAGES),
    "Paired": {"person": SHOWN, "place": PLAY, "points": PLAY},
    "Pairing": {"people": PAGES, "match": SITE},
    "Round": {"number": COUNT, "due": TIME, "pairings": PAGES, "byes": SHOWN},
    "Ranked": {"place": PLAY, "person": SHOWN}
    | dict.fromkeys(("score", "opposition", "points"), PLAY),
    "Tournament": {"league": SITE, "key": SITE, "season": COUNT}
    | dict.fromkeys(("kind", "game", "seats"), RULES)
    | {"starts_at": TIME, "over_at": TIME, "length": COUNT, "rounds": PAGES, "standings": PAGES},
    "PastDay": {"day": TIME}
    | dict.fromkeys(("promise", "secret"), "everybody is told after a day"),
    "Counted": {"league": SITE, "name": "that of a public league", "entry": SITE, "lines": PAGES},
    "PastProblem": {"day": TIME, "problem": "shipped with the bot; its day is over"},
}
"""Every field of a public value, and why everybody may know it."""


def test_every_field_of_a_public_value_has_a_reason() -> None:
    classes = [
        one
        for module in (values, past)
        for _, one in inspect.getmembers(module, inspect.isclass)
        if is_dataclass(one) and one.__module__ in (module.__name__, Person.__module__)
    ]
    there = {one.__name__: [field.name for field in fields(one)] for one in classes}
    assert there == {name: [*reasons] for name, reasons in REASONS.items()}


# --- Two worlds -----------------------------------------------------------------------------------


async def moves(services: Services, clock: Clock) -> None:
    """Make a move of a running deal."""
    table, rng = await services.tables.shown_in(world.HERE), Random(5)
    await world.moved(services, clock, table, rng)


async def plays_elsewhere(services: Services, clock: Clock) -> None:
    """Play a match that is in no league."""
    await world.played(services, clock, (world.ANNA, world.HIDDEN), 9, world.AWAY)


async def takes_another_name(services: Services, _: Clock) -> None:
    """Give the person who does not appear by name another one."""

    def write(connection: Connection) -> None:
        for table in (schema.seats, books.names):
            mine = table.c.user == world.HIDDEN.user
            connection.execute(update(table).where(mine).values(name="Amadeus"))

    await services.database.write(write)


async def has_another_number(services: Services, _: Clock) -> None:
    """Give the person who does not appear by name another number of Discord."""

    def write(connection: Connection) -> None:
        for column in privacy.PEOPLE:
            mine = update(column.table).where(column == world.HIDDEN.user)
            connection.execute(mine.values({column.name: 1}))

    await services.database.write(write)


async def is_on_another_server(services: Services, _: Clock) -> None:
    """Give the server and its channels other numbers."""

    def write(connection: Connection) -> None:
        for table in schema.metadata.sorted_tables:
            for name, number in (("guild", world.GUILD), ("channel", world.HERE)):
                column = table.c.get(name)
                if column is not None and isinstance(column.type, BigInteger):
                    mine = update(table).where(column == number)
                    connection.execute(mine.values({name: number + 5}))

    await services.database.write(write)


async def has_other_reasons(services: Services, _: Clock) -> None:
    """Let organisers have typed other reasons."""
    await services.database.write(lambda c: c.execute(update(books.entries).values(why="private")))


async def has_another_running_day(services: Services, _: Clock) -> None:
    """Let the deals of today follow from another secret, and somebody have begun one."""

    def write(connection: Connection) -> None:
        own = contests.days.c.day == world.RUNNING
        connection.execute(update(contests.days).where(own).values(secret="3c" * 32))
        table = connection.execute(select(func.min(schema.tables.c.id))).scalar() or 0
        about = "mushi", world.GUILD, world.ANNA.user, world.ANNA.name, table, 7
        for day in (world.PAST, world.RUNNING):
            dailies.add(connection, Played(day, *about, ranked=True), "mark")

    await services.database.write(write)


HIDDEN: dict[str, Callable[[Services, Clock], Awaitable[None]]] = {
    "a move of a running deal": moves,
    "a match outside the league": plays_elsewhere,
    "the secret of a running day, and a deal that no league counts": has_another_running_day,
    "the name of a person who is not shown": takes_another_name,
    "the number of a person who is not shown": has_another_number,
    "the numbers of server and channels": is_on_another_server,
    "the reasons that organisers typed": has_other_reasons,
}
"""The facts that nobody may learn from a page, and how each is changed."""


@pytest.mark.usefixtures("unhurried")
async def test_public_values_tell_nothing_that_is_hidden(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.founded(services, clock)
    await world.begun(services, clock, (world.ANNA, world.HIDDEN))
    before = await services.database.read(world.shown)
    kinds = {type(one) for one in before}
    assert kinds >= {values.League, values.Course, values.Deal, values.PersonPage}
    assert kinds >= {values.MatchPage, values.EntryPage, values.Tournament, values.Standings}
    text = repr(before)
    people = (world.ANNA, world.ARNE, world.HIDDEN)
    for number in (world.GUILD, world.HERE, *(one.user for one in people)):
        assert str(number) not in text
    for word in ("Anna", "Zacharias", "late"):
        assert word not in text
    assert "A. B. (2)" in text, "people with the same initials are told apart"
    monkeypatch.setattr(site_days, "GAMES", (rules.game("mushi"),))
    pages = await made(services)
    for fact, change in HIDDEN.items():
        await change(services, clock)
        after = await services.database.read(world.shown)
        assert [type(one) for one in after] == [type(one) for one in before], fact
        for one, other in zip(before, after, strict=True):
            assert one == other, fact
    assert await made(services) == pages
    await _records_verify(before)
    await _goes_when_it_is_withdrawn(services, before)


async def made(services: Services) -> dict[str, Mapping[str, bytes]]:
    """Make all pages of leagues in a language, without their pictures."""

    async def find() -> Database:
        return services.database

    shelf, found = public.Leagues(find), {}
    for name in await services.database.read(lambda c: [*public._names(c)]):
        volume = await shelf.volume(f"{FIRST}/{name}")
        assert volume, name
        found[name] = volume.make()
    day, days = f"{FIRST}/daily/{world.PAST}", Days(find, "", 1, lambda: world.TODAY)
    async for name in days.names():
        if name.startswith(FIRST) and not name.endswith(".webp"):
            volume = await days.volume(name)
            assert volume, name
            found[name] = volume.make()
    assert await days.volume(f"{FIRST}/daily/{world.RUNNING}") is None
    assert "A. B." in repr(found[day])
    for part in ("/deal/", day, f"{day}/mushi"):
        assert any(part in name for name in found), part
    return found


async def _records_verify(shown: list[Any]) -> None:
    records = [one.record for one in shown if isinstance(one, values.Deal | values.MatchPage)]
    assert len(records) >= 4
    for record in records:
        assert record
        found = read(record)
        assert all(name.startswith(("A. B.", "Seat ")) for name in found.players)
        assert [one.fault for one in fair.verify(found)] == [None] * len(found.deals)


async def _goes_when_it_is_withdrawn(services: Services, shown: list[Any]) -> None:
    """A person who withdraws, and a league that is public again, have other addresses."""
    league, keys = shown[0], set(re.findall(r"key='([a-z2-7]{13})'", repr(shown)))
    anna = world.ANNA.user
    await services.people.change(anna, lambda person: person.appearing("player", ""))
    (of,) = await services.database.read(leagues.every)
    (arne,) = of.cast.named.values()
    assert arne.label == "A. B."
    await services.people.change(anna, lambda person: person.appearing("name", SECRET))
    (of,) = await services.database.read(leagues.every)
    assert of.cast.of(anna).label == "Anna Berg"
    assert of.cast.of(anna).key not in keys
    await services.leagues.publish(of.league, anna, False)
    assert await services.database.read(world.shown) == []
    assert await services.database.read(lambda c: leagues.find(c, league.key)) is None
    again = await services.leagues.by_id(of.league.id)
    await services.leagues.publish(again, anna, True)
    others = repr(await services.database.read(world.shown))
    assert not keys & set(re.findall(r"key='([a-z2-7]{13})'", others))


def test_the_archive_has_no_problem_that_somebody_may_be_asked(tmp_path: Path) -> None:
    today, keys = date(2026, 11, 27), [*every()]
    back = {today - number * DAY: keys[number] for number in range(1, 40)}
    coming = {today + number * DAY: keys[100 + number] for number in range(90)}
    again = {**back, today: keys[3]}
    engine = create_engine(f"sqlite:///{tmp_path}/days.sqlite")
    problem_days.create(engine)

    def shown(drawn: dict[date, str]) -> list[tuple[date, str]]:
        rows = [{"day": day.isoformat(), "problem": key} for day, key in drawn.items()]
        with engine.begin() as connection:
            connection.execute(problem_days.delete())
            connection.execute(problem_days.insert(), rows)
            found = archive.problems(connection, today)
        return [(one.day, one.problem.key) for one in found]

    known = [(today - number * DAY, keys[number]) for number in range(1, 30)]
    assert shown(back | coming) == known
    assert shown(back | coming | {today: keys[200]}) == known, "that of today changes nothing"
    assert shown(coming | again) == [one for one in known if one[1] != keys[3]]


# --- Addresses ------------------------------------------------------------------------------------


def test_an_address_is_read_back_and_no_other_is_taken() -> None:
    for number in (0, 1, 70_000, 2**33, addresses.MOST - 1):
        key = addresses.sealed(SECRET, "match", number)
        assert re.fullmatch("[a-z2-7]{13}", key)
        assert addresses.opened(SECRET, "match", key) == number
        assert addresses.opened(SECRET, "entry", key) != number
        assert addresses.opened("6f" * 32, "match", key) != number
    for wrong in ("", "a", "../../etc", key.upper(), key + "a", "é" * 13, "1" * 13, "z" * 13):
        assert addresses.opened(SECRET, "match", wrong) is None


def test_hostile_names_are_labels_with_addresses_of_their_own() -> None:
    people = [Appearance(at, name, "name", f"{at:064x}") for at, name in enumerate(HOSTILE, 1)]
    found = cast(SECRET, people).named
    assert len({one.key for one in found.values()}) == len(HOSTILE)
    assert len({one.label for one in found.values()}) == len(HOSTILE)


# --- Long leagues ---------------------------------------------------------------------------------


async def test_the_page_of_a_league_reads_no_long_table_through(database: Database) -> None:
    league = await filled(database, 40, 400)
    public = update(books.leagues).values(site=SECRET)
    await database.write(lambda c: c.execute(public.where(books.leagues.c.id == league.id)))

    def asked(connection: Connection) -> None:
        (of,) = leagues.every(connection)
        leagues.league(connection, of)
        leagues.standings(connection, of, 1, game="mushi")
        course = leagues.course(connection, of, 1)
        assert course
        deals.entry(connection, of, course.entries[0].key)
        assert deals.deal(connection, of, course.entries[0].key, utc()) is None

    found = await plans(database, lambda: database.read(asked))
    long = ("entries", "slips", "accounts", "ratings", "names", "results")
    scans = [one for one in found if re.match(rf"SCAN ({'|'.join(long)})\b", one)]
    assert found
    assert scans == []
