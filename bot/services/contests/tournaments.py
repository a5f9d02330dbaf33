"""Tournaments: announced, entered, and moved on by the clock and by matches that end."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.contests import tournament
from bot.domain.contests.duplicate import Match
from bot.domain.contests.tournament import DUPLICATE, KNOCK_OUT, Entrant, Plan, Tournament
from bot.domain.league.season import League
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.contests import advancing
from bot.services.contests.duplicates import Duplicates
from bot.services.league.fixtures import Fixtures
from bot.store import Connection, Database, OvertakenError
from bot.store.contests import tournaments
from bot.store.league import leagues
from bot.store.ledger import posting
from bot.timers import EARLY, Timers
from bot.worker import Worker

log = logging.getLogger("paifuda.leagues")

Show = Callable[[int], Awaitable[None]]
TRIES = 5
"""The number of attempts at a step: people may come or leave while a round is paired."""


class Tournaments:
    """The tournaments of all leagues.

    `show` is called with the number of a tournament that has changed.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        schedule: Fixtures,
        duplicates: Duplicates,
        show: Show,
        worker: Worker,
    ) -> None:
        self._database, self._schedule, self._show = database, schedule, show
        self._duplicates, self._worker = duplicates, worker
        duplicates.followers.append(self._follow)
        self._seasons: dict[int, int] = {}
        self.timers = Timers(clock, self._rung)

    async def by_id(self, number: int) -> Tournament:
        """Return the tournament with a number."""
        return await self._database.read(lambda c: tournaments.by_id(c, number))

    async def last(self, league: League) -> Tournament | None:
        """Return the last tournament that a league has announced in this season, or None."""

        def read(connection: Connection) -> Tournament | None:
            found = tournaments.of_season(connection, league.season.id, unfinished=False)
            return tournaments.by_id(connection, found[-1]) if found else None

        return await self._database.read(read)

    async def posted(self, number: int, message: int | None) -> None:
        """Remember which message shows a tournament."""
        await self._database.write(lambda c: tournaments.change(c, number, message=message))

    # --- Announced and entered ------------------------------------------------------------------

    async def announce(self, league: League, by: int, plan: Plan) -> Tournament:
        """Announce a tournament that begins after the plan's wait; RuleError while one runs."""
        _check(league, plan)
        now = self.timers.clock()
        of, begins = league.season.id, now + timedelta(minutes=plan.wait)
        own = (plan.kind, plan.game, plan.seats, begins, plan.minutes, plan.rounds)
        new = Tournament(0, league.id, of, *own)
        if plan.kind == DUPLICATE:
            secret = fair.draw_secret()
            new = replace(new, seats=2, deals=plan.deals, secret=secret, promised_at=now)

        def work(connection: Connection) -> Tournament:
            if tournaments.of_season(connection, of, unfinished=True):
                raise Refusal("tournament-runs", league=league.name)
            number = tournaments.add(connection, new)
            about = {"league": league.name, "game": plan.game}
            leagues.note(connection, league.guild, by, "tournament", about, "", now)
            return tournaments.by_id(connection, number)

        return self._timed(await self._database.write(work))

    async def call_off(self, league: League, by: int) -> Tournament:
        """End the tournament of a league early; the results of its matches stay."""
        now = self.timers.clock()

        def work(connection: Connection) -> Tournament:
            found = tournaments.of_season(connection, league.season.id, unfinished=True)
            if not found:
                raise Refusal("no-tournament")
            advancing.end(connection, tournaments.by_id(connection, found[0], lock=True), now)
            about = {"league": league.name}
            leagues.note(connection, league.guild, by, "call-off", about, "", now)
            return tournaments.by_id(connection, found[0])

        return self._timed(await self._database.write(work))

    async def enter(self, league: League, number: int, player: Player, addition: int) -> None:
        """Sign a person up; after the start, for the remaining rounds, except in a knock-out.

        People who have withdrawn may come back. Their first addition to the chance of duplicate
        rounds stays.
        """
        now = self.timers.clock()

        def work(connection: Connection) -> None:
            tournament = tournaments.by_id(connection, number, lock=True)
            entrant = _entering(tournament, player.user, addition)
            tournaments.enter(connection, number, [entrant])
            posting.save_names(connection, league.guild, [(player.user, player.name)])
            posting.add_members(connection, league.id, [player.user])
            posting.enrol(connection, league.guild, tournament.season, [player.user], now)

        await self._database.write(work)

    async def withdraw(self, number: int, user: int) -> None:
        """Withdraw a person; their opponents in open matches go through."""

        def work(connection: Connection) -> None:
            tournament = tournaments.by_id(connection, number, lock=True)
            _check_open(tournament)
            if user not in (entrant.user for entrant in tournament.present):
                raise Refusal("tournament-not-entered")
            if tournament.last:
                tournaments.miss(connection, number, [user])
            else:
                tournaments.leave(connection, number, user)

        await self._database.write(work)
        for match in (await self.by_id(number)).current:
            if match.duplicate and not match.outcome:
                with suppress(Refusal):  # they take no part in it, or no longer do
                    await self._duplicates.leave(match.duplicate, user)
        await self._move_on(number)

    # --- The clock ------------------------------------------------------------------------------

    async def reopen(self) -> None:
        """Set the timers of all tournaments that are not over; those already due ring at once."""
        shards = self._database.shards
        for number in await self._database.read(lambda c: tournaments.running(c, shards)):
            self._timed(await self.by_id(number))

    def watch(self, table: Table) -> None:
        """Check a tournament when a match of its season ends: it may be the last of its round."""
        if table.phase == "over" and table.season in self._seasons.values():
            found = [number for number, of in self._seasons.items() if of == table.season]
            for number in found:
                self.timers.run(self._rung(number))

    def _follow(self, match: Match) -> None:
        """Move a tournament on when its duplicate match ends, whichever process had its last
        table.
        """
        if match.tournament:
            self.timers.run(self._move_on(match.tournament))

    def _timed(self, tournament: Tournament) -> Tournament:
        """Set the timer for the end of the round; past it, for the end of running matches."""
        if tournament.over:
            self._seasons.pop(tournament.id, None)
            self.timers.set(tournament.id, None)
            return tournament
        self._seasons[tournament.id] = tournament.season
        late = tournament.last and tournament.due <= self.timers.clock() + EARLY
        self.timers.set(tournament.id, tournament.due + tournament.span if late else tournament.due)
        return tournament

    async def _rung(self, number: int) -> None:
        """Move a tournament on at its time or after a match; retry in a while if that fails."""
        league = await self._database.read(
            lambda c: leagues.by_id(c, tournaments.by_id(c, number).league)
        )
        if not self._database.shards.serve(league.guild):
            self._seasons.pop(number, None)
            return
        try:
            await self._move_on(number)
        except Exception:
            log.exception("tournament not moved on tournament=%d", number)
            self.timers.again(number)

    async def _move_on(self, number: int) -> None:
        """Move a tournament on as far as is due, and show it."""
        before, after = await self._moved(number)
        self._timed(after)
        if after.last != before.last or after.over:
            log.info("tournament=%d round=%d over=%d", number, after.last, after.over)
            await self._schedule.reopen()
            for match in after.current:
                if match.duplicate:
                    await self._duplicates.take_up(match.duplicate)
        await self._show(number)

    async def _moved(self, number: int) -> tuple[Tournament, Tournament]:
        """Write the steps that are due, and return the tournament before and after them.

        A round is paired between two transactions.
        """
        now, known = self.timers.clock(), list[advancing.Pairing]()

        def work(connection: Connection) -> tuple[Tournament, Tournament]:
            before = tournaments.by_id(connection, number, lock=True)
            return before, advancing.moved_on(connection, before, now, known)

        for _ in range(TRIES):
            try:
                return await self._database.write(work)
            except advancing.Unpaired as asked:
                cup = asked.tournament
                known.append(
                    advancing.Pairing(cup, await self._worker.reckon(tournament.next_round, cup))
                )
        raise OvertakenError


def _check(league: League, plan: Plan) -> None:
    if league.archived or not league.open:
        raise Refusal("season-closed", league=league.name)
    if plan.game not in league.season.charter.games:
        raise Refusal("tournament-game", league=league.name)
    if plan.kind == KNOCK_OUT and plan.seats != 2:
        raise Refusal("tournament-two")


def _check_open(tournament: Tournament) -> None:
    if tournament.over:
        raise Refusal("tournament-over")


def _entering(cup: Tournament, user: int, addition: int) -> Entrant:
    """Return a person's entry, with the last seed if it is new; RuleError if they cannot enter."""
    _check_open(cup)
    known = {entrant.user: entrant for entrant in cup.entrants}
    if user in known and known[user].present:
        raise Refusal("tournament-entered")
    if cup.last and cup.kind == KNOCK_OUT:
        raise Refusal("tournament-begun")
    if len(known) >= tournament.MOST:
        raise Refusal("tournament-full", most=str(tournament.MOST))
    seed = max((entrant.seed for entrant in cup.entrants), default=-1) + 1
    new = Entrant(user, seed, True, addition if cup.kind == DUPLICATE else 0)
    return known.get(user, new)._replace(present=True)
