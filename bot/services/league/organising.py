"""The acts of organisers: corrections, results taken back, penalties, disputes; and their log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple, TypeVar

from bot.domain.league import season
from bot.domain.league.consequences import Correction, Ending, Undoing, correction
from bot.domain.league.flows import Flow, unusual
from bot.domain.league.season import Act, League, Signature
from bot.domain.ledger.entries import GONE, POT
from bot.domain.ledger.reading import Span
from bot.domain.refusal import Refusal
from bot.domain.tables.player import COMPUTER
from bot.services.keeping import PlainKeeper, again
from bot.services.league.leagues import agreed
from bot.store import Connection, Database
from bot.store.league import consequences, leagues, rulings
from bot.store.ledger import ledgers

T = TypeVar("T")

PAGE = 10
"""The number of acts on a page of the log."""
MOST = 1_000_000
"""The largest number of points moved at once."""


class Official(NamedTuple):
    """A person who asks for an act: their rights on the server and their roles."""

    user: int
    manages: bool
    roles: frozenset[int]


def _ruling(
    act: str, rule: Callable[..., T], about: str = "number"
) -> Callable[[Organisers, int, int, int, str], Awaitable[T]]:
    """Turn a ruling of the store into a method; `about` names its number in the log."""

    async def ruled(self: Organisers, guild: int, by: int, number: int, why: str) -> T:
        facts = {about: number}
        return await self._act(guild, by, act, facts, partial(rule, **facts), why)

    return ruled


class Organisers:
    """The acts of a server's organisers; each is written to its log, with the organiser `by`."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._clock = clock
        self._keeper = PlainKeeper(database, clock, leagues.FORM)

    async def check(self, guild: int, who: Official, league: League | None = None) -> None:
        """Raise Refusal unless a person organises a league.

        Without `league`, the person must organise all leagues of the server. People organise by a
        role, or because they manage the server.
        """
        own = league.role if league and league.guild == guild else None
        if not who.manages and not who.roles & {own, await self.role(guild)}:
            raise Refusal("organisers-only")

    async def league_of(self, guild: int, kind: str, number: int) -> League | None:
        """Return the league in which an `entry` or a `match` counts.

        None if it counts in no league, and for other kinds.
        """
        found = {"entry": leagues.of_entry, "match": leagues.of_match}.get(kind)
        return await self._database.read(lambda c: found(c, guild, number)) if found else None

    async def role(self, guild: int) -> int | None:
        """Return the role whose members organise the leagues, or None."""
        return await self._database.read(lambda c: rulings.role(c, guild))

    async def set_role(self, guild: int, by: int, role: int | None) -> None:
        """Set the role whose members organise; None leaves it to people who manage the server."""
        about = {"role": str(role or "")}
        await self._act(guild, by, "role", about, lambda c, _: rulings.set_role(c, guild, role))

    async def announcer(self, league: League) -> int | None:
        """Return the person who has announced the last tournament of a league.

        None if there is no tournament, or if that person has deleted their data.
        """
        found = await self._database.read(lambda c: rulings.last(c, league.guild, "tournament"))
        ours = (act.by for act in found if act.about.get("of") == league.id)
        by = next(ours, COMPUTER)
        return by if by > COMPUTER else None

    async def log(self, guild: int, span: Span = Span()) -> tuple[list[Act], bool, bool]:  # noqa: B008
        """Return a page of acts, newest first, and whether there are newer and older ones."""
        found = await self._database.read(lambda c: rulings.acts(c, guild, span, PAGE + 1))
        return span.cut(found, PAGE)

    # --- Consequences of acts -------------------------------------------------------------------

    async def ending(self, league: League) -> Ending:
        """Return the consequences of closing the season of a league."""
        return await self._database.read(lambda c: consequences.ending(c, league))

    async def undoing(self, guild: int, kind: str, number: int) -> Undoing:
        """Return the consequences of taking back an `entry`, a `match` or an `import`."""
        return await self._database.read(lambda c: consequences.undoing(c, guild, kind, number))

    async def correcting(
        self, guild: int, number: int, payer: int, receiver: int, points: int
    ) -> Correction:
        """Return the consequences of correcting an entry by moving points from one person to
        another.

        RuleError if it is not possible.
        """
        _check_transfer(payer, receiver, points)
        gains = await self._database.read(lambda c: rulings.correctable(c, guild, number))
        return correction(gains, payer, receiver, points)

    # --- Rulings on the ledger ------------------------------------------------------------------

    async def correct(
        self, guild: int, by: int, number: int, payer: int, receiver: int, points: int, why: str
    ) -> int:
        """Correct an entry by moving points between two people; return the new entry's number."""
        _check_transfer(payer, receiver, points)
        about: Any = {"number": number, "payer": payer, "receiver": receiver, "points": points}
        rule = partial(rulings.correct, **about)
        return await self._act(guild, by, "correct", about, rule, why)

    # Each of these methods makes a ruling of the store, which may return a number.
    void = _ruling("void", rulings.void)
    void_match = _ruling("void-match", rulings.void_match, "table")
    void_import = _ruling("void-import", rulings.void_import)
    freeze = _ruling("freeze", rulings.freeze)
    release = _ruling("release", rulings.release)

    # --- Players --------------------------------------------------------------------------------

    async def penalise(self, league: League, by: int, user: int, points: int, why: str) -> int:
        """Take points from a person in the open season; return the number of the entry.

        Refusal if no season is open.
        """
        _check_points(points)
        if not league.open:
            raise Refusal("season-closed", league=league.name)
        to = POT if league.season.charter.terms.penalties == "pot" else GONE
        about = {"league": league.name, "user": user, "points": points}
        rule = partial(rulings.penalise, league=league, user=user, points=points, to=to)
        return await self._act(league.guild, by, "penalty", about, rule, why)

    @again
    async def handicap(self, league: League, by: int, user: int, points: int) -> None:
        """Set the points a person begins each season with; an open season is corrected at once."""
        season.check_runs(league)
        if points:
            _check_points(abs(points))
        fresh, now = await self._keeper.at(league.id), self._clock()
        handicaps = {**fresh.charter.handicaps, user: points}
        own = replace(fresh.charter, handicaps=handicaps)
        after, still = await agreed(self._database, fresh, own, now)
        note = leagues.noted(fresh, by, "handicap", now, user=user, points=points)

        def begin(connection: Connection) -> None:
            if fresh.open:
                rulings.handicap(connection, fresh, by, user, points, now)

        await self._keeper.save(fresh, after, still, begin, note)

    async def substituted(self, guild: int, by: int, table: int, leaving: int, coming: int) -> None:
        """Write into the log that a person has taken over a seat."""
        about = {"table": table, "leaving": leaving, "coming": coming}
        await self._act(guild, by, "substitute", about, lambda *_: None)

    async def flows(self, league: League) -> list[Flow]:
        """Return pairs of people with an unusual flow of points in the last season."""
        rows = await self._database.read(lambda c: ledgers.shared_deals(c, league.season.id))
        return unusual(rows)

    async def _act(
        self,
        guild: int,
        by: int,
        act: str,
        about: Mapping[str, Any],
        work: Callable[[Connection, Signature], T],
        why: str = "",
    ) -> T:
        """Do an act and write it to the log in one transaction."""
        signed = Signature(guild, by, why, self._clock())

        def done(connection: Connection) -> T:
            own = {"own": True} if by in _concerned(connection, act, about) else {}
            result = work(connection, signed)
            leagues.note(connection, signed, act, {**about, **own})
            return result

        return await self._database.write(done)


def _concerned(connection: Connection, act: str, about: Mapping[str, Any]) -> set[int]:
    """Return the people of the match or the entry that an act is about."""
    if act == "void-match":
        return ledgers.players(connection, about["table"])
    if act in ("correct", "void", "freeze", "release"):
        return {posting.user for posting in ledgers.postings(connection, about["number"])}
    return set()


def _check_transfer(payer: int, receiver: int, points: int) -> None:
    _check_points(points)
    if payer == receiver:
        raise Refusal("same-player")


def _check_points(points: int) -> None:
    if not 0 < points <= MOST:
        raise Refusal("no-points", most=str(MOST))
