"""The acts by which organisers steer a tournament; each is written to the league's log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, NamedTuple

from bot.domain.contests import steering
from bot.domain.contests.course import Facts
from bot.domain.league.season import League
from bot.domain.league.tournament import Match, Outcome, Tournament
from bot.domain.ledger.results import reported
from bot.domain.people.exclusion import Scope
from bot.domain.refusal import Refusal
from bot.services.contests.duplicates import Duplicates
from bot.services.contests.tournaments import Decide, Tournaments
from bot.store import Connection, Database
from bot.store.league import leagues
from bot.store.ledger import ledgers, whole
from bot.store.people import exclusions

MOST = 100_000
"""The number of minutes to which an order is cut, so that it can be reckoned with; the domain
refuses far smaller ones.
"""


class Order(NamedTuple):
    """The order of an organiser for a tournament of a league; `why` may be empty."""

    league: League
    tournament: int
    by: int
    why: str = ""


class Steering:
    """The ways in which organisers change a tournament."""

    def __init__(
        self, database: Database, tournaments: Tournaments, duplicates: Duplicates
    ) -> None:
        self._database, self._tournaments = database, tournaments
        self._duplicates = duplicates

    # --- The clock ------------------------------------------------------------------------------

    async def extend(self, order: Order, minutes: int) -> Tournament:
        """Give the round more time."""
        more = timedelta(minutes=min(minutes, MOST))
        decide: Decide = lambda cup, facts: steering.extended(cup, more, facts.now)  # noqa: E731
        return await self._do(order, "round-extend", decide, {"minutes": minutes})

    async def pause(self, order: Order) -> Tournament:
        """Stop the clock of the round."""
        return await self._do(order, "round-pause", lambda cup, f: steering.paused(cup, f.now))

    async def resume(self, order: Order) -> Tournament:
        """Let the clock of the round run again."""
        return await self._do(order, "round-resume", lambda cup, f: steering.resumed(cup, f.now))

    async def end(self, order: Order) -> Tournament:
        """End the round now; a duplicate round is revealed with the deals that are finished."""
        cup = await self._do(order, "round-end", steering.finished)
        for match in cup.current:
            if match.duplicate and not match.outcome:
                await self._duplicates.close(match.duplicate)
        return await self._tournaments.by_id(cup.id)

    # --- Matches --------------------------------------------------------------------------------

    async def result(self, order: Order, text: str, round: int = 0) -> Tournament:
        """Enter or correct a result, such as `Aki 12, Ben -12`, of the last match of these people.

        With `round`, it is the result of their match in that round.
        """
        guild = order.league.guild
        known = await self._database.read(lambda c: whole.users_by_name(c, guild))
        points = reported(text, known)

        def decide(cup: Tournament, about: dict[str, Any]) -> Tournament:
            match = steering.found(cup, points.keys(), round)
            return _told(steering.resulted(cup, match, points), match, about)

        return await self._rule(order, decide)

    async def rule(self, order: Order, match: int, outcome: Mapping[int, Outcome]) -> Tournament:
        """Enter or correct the outcome of the match with a number."""

        def decide(cup: Tournament, about: dict[str, Any]) -> Tournament:
            found = steering.numbered(cup, match)
            return _told(steering.ruled(cup, found, outcome), found, about)

        return await self._rule(order, decide)

    async def _rule(
        self, order: Order, rule: Callable[[Tournament, dict[str, Any]], Tournament]
    ) -> Tournament:
        about: dict[str, Any] = {}
        return await self._do(order, "round-result", lambda cup, _: rule(cup, about), about)

    async def walk_over(self, order: Order, user: int, match: int = 0) -> Tournament:
        """Give a person a walkover in a match, by default in the match they play now."""

        def decide(cup: Tournament, _: Facts) -> Tournament:
            found = steering.numbered(cup, match) if match else steering.playing(cup, user)
            return steering.walked_over(cup, found, user)

        return await self._do(order, "walkover", decide, {"user": user})

    async def swap(self, order: Order, first: int, second: int) -> Tournament:
        """Let two people trade places before their matches begin."""
        decide: Decide = lambda cup, facts: steering.swapped(cup, first, second, facts)  # noqa: E731
        return await self._do(order, "swap", decide, {"user": first, "other": second})

    # --- People ---------------------------------------------------------------------------------

    async def withdraw(self, order: Order, user: int) -> Tournament:
        """Withdraw a person; their opponents in open matches go through."""
        decide: Decide = lambda cup, _: steering.taken_out(cup, user)  # noqa: E731
        cup = await self._do(order, "withdraw", decide, {"user": user})
        await self._tournaments.leave(cup, user)
        return cup

    async def put_back(self, order: Order, user: int) -> Tournament:
        """Put a person back who has withdrawn or missed a round; Refusal if they are excluded."""
        league, now = order.league, self._tournaments.timers.clock()
        gone = await self._database.read(
            lambda c: exclusions.people(c, Scope(league.guild, league.id), now)
        )
        if user in gone:
            names = await self._database.read(lambda c: ledgers.names(c, league.guild, [user]))
            raise Refusal("excluded-other", who=names.get(user, str(user)))
        decide: Decide = lambda cup, _: steering.put_back(cup, user)  # noqa: E731
        return await self._do(order, "put-back", decide, {"user": user})

    async def _do(
        self, order: Order, act: str, decide: Decide, about: Mapping[str, Any] | None = None
    ) -> Tournament:
        """Decide and write an act with its line in the log, then let the tournament go on."""
        league, now = order.league, self._tournaments.timers.clock()
        if not league.open:
            raise Refusal("season-closed", league=league.name)

        def note(connection: Connection) -> None:
            leagues.noted(league, order.by, act, now, order.why, **(about or {}))(connection)

        return await self._tournaments.steer(order.tournament, decide, note)


def _told(cup: Tournament, match: Match, about: dict[str, Any]) -> Tournament:
    """Add the result that a match has now to the facts for the log; return the tournament."""
    outcome = steering.numbered(cup, match.number).outcome
    about["round"] = match.round
    about["result"] = [[user, own.place, own.points] for user, own in outcome.items()]
    return cup
