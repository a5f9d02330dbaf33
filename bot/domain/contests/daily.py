"""The deal of the day: each game has one, the same for everybody, played against computers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from functools import reduce
from typing import NamedTuple

import rules
from bot.domain.contests.percentages import Compared, Rank, compared, percent, rank
from bot.domain.shards import NOWHERE
from bot.domain.tables import additions, fair, lobby, seating
from bot.domain.tables.clocks import NO_CLOCK
from bot.domain.tables.deal import Promise
from bot.domain.tables.player import USUAL_LEVEL, Player
from bot.domain.tables.table import Table
from rules import Options

WEEK = 7


class Day(NamedTuple):
    """A day by its name, such as `2026-11-24`, with its secret; `salt` makes the marks of people.

    A mark recognises a person who plays again after their data were deleted. Nobody ever sees
    `salt`.
    """

    name: str
    secret: str
    salt: str

    @property
    def promise(self) -> str:
        """The commitment to the secret, which is published before the deal."""
        return fair.commitment(self.secret)


class Played(NamedTuple):
    """A deal of the day that a person has begun; without points it is unfinished.

    People who run the bot are not `ranked`, because they could know the secret. `kept` is the
    number under which the table stores the deal. It is above 1 if earlier deals there were called
    off.
    """

    day: str
    game: str
    guild: int
    user: int
    name: str
    table: int
    points: int | None
    ranked: bool
    kept: int = 1


class Line(NamedTuple):
    """A line of the table of a week: a person's sum of percentages, and their number of deals."""

    user: int
    name: str
    percent: float
    deals: int


# --- Days -----------------------------------------------------------------------------------------


def day_of(at: datetime) -> str:
    """Return the name of the day, in UTC, on which a time falls."""
    return at.astimezone(UTC).date().isoformat()


def moved(day: str, days: int) -> str:
    """Return the name of the day that is `days` later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def begins(day: str) -> datetime:
    """Return the time at which a day begins, in UTC."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC)


def week_of(day: str) -> tuple[str, ...]:
    """Return the days of the week that a day is in, Monday to Sunday."""
    monday = moved(day, -date.fromisoformat(day).weekday())
    return tuple(moved(monday, days) for days in range(WEEK))


def is_past(table: Table, now: datetime) -> bool:
    """Whether the time is over in which other people could play the same deals as this table."""
    if table.common:
        return now >= table.common.until
    return table.elsewhere and is_over(table.day, now)


def is_over(day: str, now: datetime) -> bool:
    """Whether a day has passed, so that nobody can begin or finish its deals."""
    return day < day_of(now)


# --- A table --------------------------------------------------------------------------------------


def secret_of(day: Day, game: str) -> str:
    """Return the secret of a game's deal of the day, derived from the secret of the day."""
    return fair.derived(day.secret, f"{day.name}:{game}")


def laid(person: Player, game: str, day: Day, named: Callable[[int], str]) -> Table:
    """Set up a person's table for a deal of the day with its promise; everybody is ready.

    `named` returns the name of a computer player by its number.
    """
    rule_set = rules.game(game)
    preset = next(iter(rule_set.presets))
    options = lobby.preset_of(rule_set, preset)
    if lobby.counts_deals(rule_set):
        options = lobby.with_deals(rule_set, options, 1)
    table = set_out(Room(NOWHERE, person.user), (person,), game, preset, options, named)
    table = replace(table, day=day.name, promise=promised(table, day))
    return additions.ready(table, table.present)


class Room(NamedTuple):
    """The place of a table, with its clock.

    Outside any server, `guild` is NOWHERE and `channel` the id of the table's only person. Without
    `seats`, the table has the fewest that its house rules allow.
    """

    guild: int
    channel: int
    seats: int | None = None
    clock: str = str(NO_CLOCK)


def set_out(
    room: Room,
    people: Sequence[Player],
    game: str,
    preset: str,
    options: Options,
    named: Callable[[int], str],
) -> Table:
    """Make a table: people sit from the first seat on, computer players on the other seats.

    The computer players have the usual level, and `named` returns their names by number. The
    table's deals are also played at other tables, so the caller must replace its first promise.
    """
    first, *others = people
    at = room.guild, room.channel
    table = lobby.laid(*at, first, game, preset, options, room.seats, room.clock)
    table = reduce(seating.seated, others, table)
    table = seating.gathered(lobby.filled(table, named, USUAL_LEVEL))
    return replace(table, phase="between")


def promised(table: Table, day: Day) -> Promise:
    """Return the promise of a game's deal of a day; no player adds anything to its chance."""
    secret = secret_of(day, table.key)
    carry = table.game.opening(table.options, len(table.players))
    return Promise(1, carry, fair.commitment(secret), secret)


# --- Comparing deals ------------------------------------------------------------------------------


def standing(own: Played, every: Iterable[Played], today: str) -> Compared:
    """Compare a deal with the other ranked deals of its day and game.

    Unfinished deals count once the day is over.
    """
    same = (deal for deal in every if (deal.day, deal.game) == (own.day, own.game))
    others = (deal for deal in same if deal.ranked and deal.table != own.table)
    return compared(own.points, [deal.points for deal in others if counts(deal, today)])


def counts(deal: Played, today: str) -> bool:
    """Whether a deal can be compared: it is finished, or can no longer be finished."""
    return deal.points is not None or deal.day < today


def week(every: Sequence[Played], today: str) -> list[Line]:
    """Return the table of a week: each person's sum of percentages in their ranked deals."""
    sums, deals, names = defaultdict[int, float](float), defaultdict[int, int](int), {}
    counted = [deal for deal in every if deal.ranked and counts(deal, today)]
    fields = defaultdict[tuple[str, str], list[Rank]](list)
    for deal in sorted(counted, key=lambda deal: rank(deal.points)):
        fields[deal.day, deal.game].append(rank(deal.points))
    for deal in counted:
        sums[deal.user] += percent(rank(deal.points), fields[deal.day, deal.game]) or 0
        deals[deal.user] += 1
        names[deal.user] = deal.name
    lines = (Line(user, names[user], sums[user], deals[user]) for user in names)
    return sorted(lines, key=lambda line: (-line.percent, line.deals, line.user))
