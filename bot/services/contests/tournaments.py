"""Tournaments: announced, entered, and moved on by the clock and by matches that end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from bot import logs
from bot.domain.contests import course, rounds
from bot.domain.contests.course import Facts, Plan
from bot.domain.contests.duplicate import Match
from bot.domain.league import pairing, tournament
from bot.domain.league.season import League
from bot.domain.league.tournament import DUPLICATE, SWISS, Paired, Tournament
from bot.domain.people.exclusion import Scope
from bot.domain.refusal import Refusal
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.contests.duplicates import Duplicates
from bot.services.keeping import PlainKeeper, Work, again
from bot.services.league.fixtures import Fixtures
from bot.services.league.seasons import RECENT
from bot.services.stage import Stage
from bot.store import Connection, Database, difference
from bot.store.contests import duplicates, tournaments
from bot.store.league import fixtures, leagues
from bot.store.ledger import ledgers, posting
from bot.store.people import exclusions
from bot.store.tables import reads
from bot.timers import EARLY, Timers
from bot.worker import Worker
from rules import RuleError

log = logs.named("paifuda.leagues")

Decide = Callable[[Tournament, Facts], Tournament]


class Tournaments:
    """The tournaments of all leagues.

    The stage shows each tournament that has changed, and announces its winners at the end. It calls
    the organisers when a round begins to wait for them.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        schedule: Fixtures,
        duplicates: Duplicates,
        stage: Stage,
        worker: Worker,
    ) -> None:
        self._database, self._schedule = database, schedule
        self._show, self._call = stage.show_tournament, stage.call_organisers
        self._tell_winners = stage.tell_winners
        self._duplicates, self._worker = duplicates, worker
        self._keeper = PlainKeeper(database, clock, tournaments.FORM)
        self.by_id = self._keeper.at
        self._leagues = PlainKeeper(database, clock, leagues.FORM)
        duplicates.followers.append(self._follow)
        self._seasons: dict[int, int] = {}
        self._resumed: set[int] = set()
        self.timers = Timers("tournaments", clock, self._rung)

    def plays_on(self, cup: Tournament) -> bool:
        """Whether the time of the round is up, and matches that have begun are being finished."""
        return cup.plays_on(self.timers.clock() + EARLY)

    async def last(self, league: League) -> Tournament | None:
        """Return the last tournament that a league has announced in this season, or None."""
        season = league.season.id
        found = await self._database.read(lambda c: tournaments.of_season(c, season))
        return await self.by_id(found[-1]) if found else None

    async def posted(self, number: int, message: int | None) -> None:
        """Remember which message shows a tournament; None: no message does any more."""
        await self._keeper.change(number, lambda cup: replace(cup, message=message))

    # --- Announced and entered ------------------------------------------------------------------

    @again
    async def announce(self, league: League, by: int, plan: Plan) -> Tournament:
        """Announce a tournament that begins after its plan's wait; Refusal while one runs."""
        fresh, now = await self._leagues.at(league.id), self.timers.clock()
        new = course.announced(fresh, plan, now + timedelta(minutes=plan.wait), now)
        last = await self.last(fresh)
        if last and not last.over:
            raise Refusal("tournament-runs", league=league.name)
        note = leagues.noted(fresh, by, "tournament", now, game=plan.game, of=fresh.id)
        begin = partial(difference.add, form=tournaments.FORM, value=new, now=now)
        await self._leagues.save(fresh, fresh, begin, note)
        announced = await self.last(fresh)
        assert announced
        return self._timed(announced)

    @again
    async def call_off(self, league: League, by: int) -> Tournament:
        """End the tournament of a league early; the results of its matches stay. Refusal if none
        runs.
        """
        cup, now = await self.last(league), self.timers.clock()
        if cup is None or cup.over:
            raise Refusal("no-tournament")
        note = leagues.noted(league, by, "call-off", now)
        return self._timed(await self._keeper.save(cup, course.ended(cup, now), note))

    async def enter(self, league: League, number: int, player: Player, addition: int) -> None:
        """Sign a person up; after the start, for the remaining rounds.

        RuleError for excluded people, and for anyone once a knock-out has begun.
        """
        now, user = self.timers.clock(), player.user
        season = (await self.by_id(number)).season
        about = user, Scope(league.guild, league.id), now, league.name
        await self._database.read(lambda c: exclusions.check(c, *about))

        def admit(connection: Connection) -> None:
            posting.save_names(connection, league.guild, [(user, player.name)])
            posting.add_members(connection, league.id, [user])
            posting.enrol(connection, league.guild, season, [user], now)

        await self._keeper.change(number, lambda cup: course.entered(cup, user, addition), admit)

    async def withdraw(self, number: int, user: int) -> None:
        """Withdraw a person; their opponents in open matches go through."""
        cup = await self._keeper.change(number, lambda cup: course.withdrawn(cup, user))
        await self.leave(cup, user)
        await self._move_on(number)

    async def leave(self, cup: Tournament, user: int) -> None:
        """Let a person who has withdrawn leave the running duplicate round."""
        for match in cup.current:
            if match.duplicate and not match.outcome:
                with suppress(Refusal):  # they take no part in it, or no longer do
                    await self._duplicates.leave(match.duplicate, user)

    async def steer(self, number: int, decide: Decide, note: Work) -> Tournament:
        """Write an organiser's decision with its note in the log, then move the tournament on."""
        changed = await self._steered(number, decide, note)
        for match in changed.current:
            if match.duplicate and not match.outcome:
                await self._duplicates.take_up(match.duplicate)
        await self._schedule.reopen()
        await self._move_on(number)
        return await self.by_id(number)

    @again
    async def _steered(self, number: int, decide: Decide, note: Work) -> Tournament:
        before, now = await self.by_id(number), self.timers.clock()
        about = before, now, now + EARLY, _points
        facts = await self._database.read(lambda c: tournaments.facts(c, *about, counting=True))
        after = decide(before, facts)
        works = [note]
        for old, new in zip(before.current, after.current, strict=True):
            if new.duplicate and new.due != old.due:
                works.append(await self._duplicates.prolonging(new.duplicate, new.due))
        return await self._keeper.save(before, after, *works)

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> None:
        """Continue all tournaments that are not over.

        They are shown again, and so are those that ended a short time ago: a stop may have come
        between a step and its messages.
        """
        shards, since = self._database.shards, self.timers.clock() - RECENT
        running = await self._database.read(lambda c: tournaments.running(c, shards))
        ended = await self._database.read(lambda c: tournaments.ended(c, since, shards))
        for number in running:
            self._timed(await self.by_id(number))
        for number in (*running, *ended):
            self._resumed.add(number)
            self.timers.ring(number)

    def watch(self, table: Table) -> None:
        """Check the tournaments of a season when a match ends: it may be the last of a round."""
        if table.phase == "over" and table.season:
            self.check(table.season)

    def check(self, season: int, *others: int) -> None:
        """Take every step due in the tournaments of a season after a result, and show them.

        The tournaments `others` are shown, too, even if they are over.
        """
        for number in {number for number, of in self._seasons.items() if of == season} | {*others}:
            self.timers.ring(number)

    def _follow(self, match: Match) -> None:
        """Move a tournament on when this process has settled its duplicate match."""
        if match.tournament:
            self.timers.run(self._move_on(match.tournament))

    def _timed(self, tournament: Tournament) -> Tournament:
        """Set the timer for the start or the end of a round.

        When the time of a round is up, its running matches get as much time again. A tournament
        that is over or paused, or waits for an organiser, has no timer.
        """
        self._seasons[tournament.id] = tournament.season
        if tournament.over:
            del self._seasons[tournament.id]
        if tournament.over or tournament.paused_at or tournament.stalled:
            self.timers.set(tournament.id, None)
            return tournament
        late = tournament.last and tournament.due <= self.timers.clock() + EARLY
        self.timers.set(tournament.id, tournament.due + tournament.span if late else tournament.due)
        return tournament

    async def _rung(self, number: int) -> None:
        """Move a tournament on at its time or after a match."""
        league = await self._database.read(
            lambda c: leagues.by_id(c, tournaments.by_id(c, number).league)
        )
        if not self._database.shards.serve(league.guild):
            self._seasons.pop(number, None)
            return
        await self._move_on(number)

    async def _move_on(self, number: int) -> None:
        """Move a tournament on as far as is due, and show it.

        After a start, repeat what a stop may have kept from being told.
        """
        before, after = await self._moved(number)
        resumed = number in self._resumed
        self._resumed.discard(number)
        self._timed(after)
        if after.last != before.last or after.over:
            log.info("moved on", tournament=number, round=after.last, over=after.over)
            await self._schedule.reopen()
            for match in after.current:
                if match.duplicate:
                    await self._duplicates.take_up(match.duplicate)
        await self._show(number)
        if after.stalled and (resumed or not before.stalled):
            log.info("waits for an organiser", tournament=number, round=after.last)
            await self._call(number)
        if after.over and (resumed or not before.over):
            await self._tell_winners(number)

    @again
    async def _moved(self, number: int) -> tuple[Tournament, Tournament]:
        """Write the steps that are due, and return the tournament before and after them."""
        before, now = await self.by_id(number), self.timers.clock()
        facts = await self._database.read(
            lambda c: tournaments.facts(c, before, now, now + EARLY, _points)
        )
        after, works = before, list[Work]()
        while course.is_due(after, facts):
            after = course.moved_on(after, facts)
            if not (after.over or after.stalled):
                after = course.paired(after, await self._next_round(after), now)
                works += await self._begun(after, now)
        return before, await self._keeper.save(before, after, *works)

    async def _next_round(self, cup: Tournament) -> Paired:
        """Pair the next round; a Swiss round in the worker, because it takes long."""
        if cup.kind != SWISS:
            return tournament.next_round(cup)
        season = await self._database.read(lambda c: fixtures.of_season(c, cup.season))
        return await self._worker.reckon(tournament.next_round, cup, pairing.have_met(season))

    async def _begun(self, cup: Tournament, now: datetime) -> list[Work]:
        """Return the work that opens the match of a duplicate round; none in other tournaments."""
        if cup.kind != DUPLICATE:
            return []
        league = await self._database.read(lambda c: leagues.by_id(c, cup.league))
        people = [entrant.user for entrant in cup.present]
        names = await self._database.read(lambda c: ledgers.names(c, league.guild, people))
        match = rounds.match_of(cup, league, names, now)
        return [partial(difference.add, form=duplicates.FORM, value=match, now=now)]


def _points(connection: Connection, number: int) -> dict[int, int]:
    """Return the points of a table's people; empty before its first deal has ended."""
    with suppress(RuleError):  # a table of other rules cannot be read
        table = reads.by_id(connection, number)
        if table and (table.number > 1 or (table.deal and table.deal.result)):
            return {p.user: own for p, own in zip(table.players, table.points, strict=True) if p}
    return {}
