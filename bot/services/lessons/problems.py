"""Problems: the next one for a person, people's answers, and the problem of each day."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from bot import logs
from bot.domain.league.ratings import Rating
from bot.domain.lessons.problems import problem, scoring
from bot.domain.lessons.problems.problem import AHEAD, Days, Problem, Solved
from bot.domain.people.calendar import DAY
from bot.domain.refusal import Refusal
from bot.domain.shards import Shards
from bot.domain.tables import fair
from bot.services.tables.halls import STEP, Halls
from bot.store import Connection, Database
from bot.store.lessons import solutions
from bot.store.lessons.solutions import Solution
from bot.timers import Timers

log = logs.named("paifuda.problems")

SPREAD = 600
"""Seconds after midnight over which the problems of a day are posted."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A person's answer to a problem, with their rating and streak after it.

    `counts` is true if the answer was written just now; `gained` is its effect on the rating.
    """

    choice: int
    rating: Rating
    streak: int
    counts: bool = False
    gained: float = 0.0


class Problems:
    """Problems, the answers of people, and the problem of the day.

    `post` shows the problem of the day on a server; it is called again after it has returned False.
    Its second argument tells whether an earlier try may have posted it unnoticed.
    """

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime],
        halls: Halls,
        post: Callable[[int, bool], Awaitable[bool]],
    ) -> None:
        self._database, self._halls, self._post = database, halls, post
        self._days = Days({})
        self._unsure = set[int]()
        self.timers = Timers("problems", clock, self._rung)

    @property
    def today(self) -> date:
        """The current day in UTC."""
        return self.timers.clock().astimezone(UTC).date()

    async def days(self) -> Days:
        """Return the problem of each day; draw the next days first if needed."""
        today = self.today
        if today + AHEAD * DAY not in self._days.drawn:
            await self._database.write(lambda c: solutions.draw(c, today, fair.draw_secret))
            self._days = Days(await self._database.read(solutions.drawn))
        return self._days

    # --- One person -----------------------------------------------------------------------------

    async def next(self, user: int, game: str | None) -> Problem:
        """Return the next problem for a person, of one game or of any."""
        every, days = await self._of(user), await self.days()
        solved, grades = (
            {solution.problem for solution in every},
            scoring.fitting(solutions.rating(every)),
        )
        return problem.another(user, solved, self.today, game, days, grades)

    async def answered(self, user: int, key: str) -> Answered | None:
        """Return a person's answer to a problem, with their present rating; None without one."""
        every = await self._of(user)
        own = next((solution for solution in every if solution.problem == key), None)
        return self._told(every, own.choice) if own else None

    async def answer(self, user: int, guild: int, key: str, choice: int) -> Answered:
        """Answer a problem; only a first answer counts, and none once its day is over.

        An answer to the problem of today does not count again after a person's data were deleted.

        Refusal if there is no such problem, or no such answer to it.
        """
        asked = problem.found(key)
        if choice >= len(asked.choices):
            raise Refusal("no-problem")
        days, about = await self.days(), (user, guild, asked, choice)
        return await self._database.write(lambda c: self._written(c, days, *about))

    def _written(
        self, connection: Connection, days: Days, user: int, guild: int, asked: Problem, choice: int
    ) -> Answered:
        before, right = solutions.of_person(connection, user), choice == asked.right
        known = next(
            (solution.choice for solution in before if solution.problem == asked.key), None
        )
        of_today = asked == days.of(self.today)
        if (
            known is not None
            or asked.key in days.over(self.today)
            or (of_today and not solutions.mark(connection, user, self.today, fair.draw_secret))
        ):
            return self._told(before, choice if known is None else known)
        now = solutions.rating(before)
        after = scoring.rated(now, asked.grade, right=right)
        day = self.today.toordinal() if of_today else 0
        about = (guild, day, choice, int(right), self.timers.clock())
        own = Solution(user, asked.key, after.matches, *about, after.mu, after.sigma)
        solutions.add(connection, own)
        told = self._told([*before, own], choice)
        return Answered(choice, told.rating, told.streak, True, after.mu - now.mu)

    async def _of(self, user: int) -> list[Solution]:
        return await self._database.read(lambda c: solutions.of_person(c, user))

    def _told(self, every: Sequence[Solution], choice: int) -> Answered:
        days = (solution.at.astimezone(UTC).date() for solution in every if solution.right)
        return Answered(choice, solutions.rating(every), scoring.streak(days, self.today))

    # --- Servers --------------------------------------------------------------------------------

    async def month(self, guild: int, first: date, until: date) -> list[Solved]:
        """Return the people who answered problems of the day on a server, the best first.

        The days are those from `first` up to `until`, which is not among them.
        """
        return await self._database.read(lambda c: solutions.of_days(c, guild, first, until))

    async def ask_for(self, guild: int, channel: int | None) -> None:
        """Set the channel that gets the problem of the day, and post it soon; None turns it off."""
        await self._halls.set_problems(guild, channel)
        self.timers.set(guild, self.timers.clock() if channel else None)

    async def reopen(self, shards: Shards) -> None:
        """Set timers that post the problem of the day on each server, one after the other."""
        for number, hall in enumerate(self._halls.with_problems(shards)):
            self._unsure.add(hall.guild)  # the last process may have stopped before it noted a post
            self.timers.set(hall.guild, self.timers.clock() + number * STEP)

    async def _rung(self, guild: int) -> None:
        """Post the problem of the day once; retry in a while if that fails."""
        hall, day = self._halls.of_server(guild), self.today
        if not hall.problems or not self._database.shards.serve(guild):
            return
        if hall.posted < day.toordinal():
            unsure = guild in self._unsure
            self._unsure.add(guild)
            if not await self._post(guild, unsure):
                self.timers.again(guild)
                return
            await self._halls.note_posted(guild, day.toordinal())
            self._unsure.discard(guild)
            log.info("posted", guild=guild, day=day)
        following = datetime.combine(day + DAY, time(), UTC)
        self.timers.set(guild, following + timedelta(seconds=(guild >> 22) % SPREAD))
