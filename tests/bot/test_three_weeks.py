"""Weeks of two matches: vacations, sleep, a player who vanishes, a restart a day, an outage.

A week in the gate; in the long lane three weeks, and then to the end of both matches.

What the clocks show and who is told what when is computed again by other means, hour by hour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
import simcord

from bot.domain.people.calendar import Habit
from bot.domain.players import choose
from bot.domain.tables import fair
from bot.domain.tables.table import Table
from bot.services.ledger import rebuilding
from bot.services.tables.notices import BREATH, QUIET
from bot.words import words
from tests.bot.discord.room import Room, lives, parts, said
from tests.bot.people.agreeing import all_agree
from tests.volume import LONG

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
THINKING = timedelta(days=1)
"""Everybody's time for a decision, in their waking hours."""
REMIND = 12 * HOUR
LONGEST = timedelta(days=60)
"""Nobody deals so badly that two matches take longer."""
THINKS = (
    {"tiengow": (1, 8), "xiamen": (3, 30)} if LONG else {"tiengow": (10, 40), "xiamen": (30, 120)}
)
"""How many minutes somebody needs who is awake; in a week they take their time."""


class Plan(NamedTuple):
    """How many days each part takes, and how many messages and deals there must have been."""

    begin: int
    vacation: int
    vanished: int
    replaced: int
    outage: int
    after: int
    told: int
    deals: int


PLAN = Plan(2, 3, 4, 2, 7, 2, 100, 8 + 4) if LONG else Plan(1, 1, 4, 0, 2, 1, 10, 1)


@dataclass
class Person:
    """Somebody with a life: when they are awake, when they are away, whether they still play."""

    member: simcord.MemberActor
    habit: Habit
    vacation: tuple[datetime, datetime] | None = None
    vanished: bool = False
    pressed: dict[int, datetime] = field(default_factory=dict)

    def awake(self, at: datetime) -> bool:
        """Whether they are awake in the half hour that has begun, by their own wall clock."""
        local = at.astimezone(ZoneInfo(self.habit.zone))
        now = 60 * local.hour + local.minute
        wakes, sleeps = self.habit.wakes, self.habit.sleeps
        return wakes <= now < sleeps if wakes < sleeps else now >= wakes or now < sleeps

    def away(self, at: datetime) -> bool:
        return self.vacation is not None and self.vacation[0] <= at < self.vacation[1]

    def reachable(self, at: datetime) -> datetime:
        """Return the time itself if they can be reached then, otherwise the next such time."""
        for start, _ in halves(at):
            if self.awake(start) and not self.away(start):
                return start
        raise AssertionError

    def acts(self, at: datetime) -> datetime:
        """When they act if they want to at some time; never at the very moment they can be told."""
        free = self.reachable(at)
        return free if free == at else free + MINUTE / 2

    def out_of_time(self, since: datetime, left: timedelta) -> datetime:
        """When time runs out that began to run at some moment."""
        for start, end in halves(since):
            if self.awake(start) and not self.away(start):
                if end - start >= left:
                    return start + left
                left -= end - start
        raise AssertionError

    def used(self, since: datetime, until: datetime) -> timedelta:
        """How much of a time counts."""
        total = timedelta()
        for start, end in halves(since):
            if start >= until:
                return total
            if self.awake(start) and not self.away(start):
                total += min(end, until) - start
        raise AssertionError


def halves(start: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The half hours from a moment on: everybody wakes, sleeps, leaves and returns between them."""
    end = start.replace(minute=0, second=0, microsecond=0)
    while True:
        end += HOUR / 2
        if end > start:
            yield start, end
            start = end


@dataclass
class Asked:
    """A question to one person, with the time that is left to them and the moment they will act."""

    key: object
    since: datetime
    left: timedelta
    due: datetime | None
    acts: datetime | None
    told: datetime


class Weeks:
    """Two tables and their people, with what must be seen there by a reckoning of the test."""

    def __init__(self, rooms: Sequence[Room], people: Mapping[int, Person]) -> None:
        self.env, self.people, self.rng = rooms[0].env, people, Random(9)
        self.rooms = rooms
        self.asked: dict[tuple[int, int], Asked] = {}
        self.told: list[tuple[datetime, int, str]] = []
        self.heard: list[tuple[datetime, int, str]] = []
        self._listen(rooms[0])

    def _listen(self, room: Room) -> None:
        """Write down whom every message pings or is sent to alone."""
        backend = room.env.backend
        commit = backend.commit_message

        def committed(message: Any, **more: Any) -> Any:
            own = {one.member.user.dm_channel.id: user for user, one in self.people.items()}
            alone = own.get(message.channel_id)
            for user in [alone] if alone else message.ping_user_ids:
                self.heard.append((room.env.now(), user, "direct" if alone else "channel"))
            return commit(message, **more)

        backend.commit_message = committed  # type: ignore[method-assign]

    # --- What must be -----------------------------------------------------------------------------

    async def reckon(self) -> None:
        """Bring what must be seen up to now, and compare."""
        now = self.env.now()
        for room in self.rooms:
            table, channel = await room.table(), room.channel.id
            users = {one.user for one in table.asked}
            for user in [user for at, user in self.asked if at == channel and user not in users]:
                del self.asked[channel, user]
            for user in users:
                known, key = self.asked.get((channel, user)), question(table, user)
                if known is None or known.key != key:
                    self.asked[channel, user] = self._put(table, user, key, now)
            self._compare(room, table)
        self._tell(now)

    def _put(self, table: Table, user: int, key: object, now: datetime) -> Asked:
        """A question that is put to somebody now."""
        one = self.people[user]
        windowed = table.due is not None
        pressed = one.pressed.get(table.channel)
        quiet = QUIET if pressed and now - pressed < QUIET else BREATH
        shortest, longest = THINKS[table.key]
        thinks = self.rng.randint(shortest, longest) * MINUTE + MINUTE / 2
        return Asked(
            key,
            now,
            THINKING,
            None if windowed else one.out_of_time(now, THINKING),
            None if one.vanished else one.acts(now + thinks),
            one.reachable(now + quiet),
        )

    def _compare(self, room: Room, table: Table) -> None:
        """The clocks of a table and what its message says of them."""
        mine = {
            user: one for (channel, user), one in self.asked.items() if channel == table.channel
        }
        for player, clock in zip(table.players, table.clocks, strict=table.phase != "over"):
            assert player
            asked = mine.get(player.user) if player.present else None
            due = asked.due if asked else None
            assert (clock.due is None) == (due is None), (table.id, player)
            if clock.due and due:
                assert abs(clock.due - due) < timedelta(seconds=1)
                assert f"<t:{int(clock.due.timestamp())}:R>" in room.board().content

    def _tell(self, now: datetime) -> None:
        """Note the people who had to be notified by now."""
        for (_, user), one in self.asked.items():
            person = self.people[user]
            while one.told <= now:
                if person.habit.notify != "none":
                    self.told.append((one.told, user, person.habit.notify))
                one.told = person.reachable(one.told + REMIND)

    # --- What happens -----------------------------------------------------------------------------

    async def until(self, end: datetime) -> None:
        """Let everybody live until a moment."""
        while (now := self.env.now()) < end:
            coming = [
                at for one in self.asked.values() for at in (one.due, one.acts, one.told) if at
            ]
            windows = [due for room in self.rooms if (due := (await room.table()).due)]
            at = min((*(one for one in (*coming, *windows) if one > now), end))
            await self.env.advance_time(min(at - now, 6 * HOUR).total_seconds())
            await self.reckon()
            await self._act()

    async def _act(self) -> None:
        now = self.env.now()
        for room in self.rooms:
            for (channel, user), one in [*self.asked.items()]:
                current = self.asked.get((channel, user)) is one
                if channel == room.channel.id and current and one.acts and one.acts <= now:
                    await self.move(room, user)

    async def move(self, room: Room, user: int) -> None:
        """Somebody does what they are asked for."""
        person, table = self.people[user], await room.table()
        person.pressed[room.channel.id] = self.env.now()
        seat = table.seat_of(user)
        assert seat is not None
        if table.phase == "between":
            await room.press(person.member, "ready")
        else:
            move = choose(table.view(seat), table.legal(seat))
            await room.make(str(move), person.member)
        await self.reckon()

    async def days(self, number: int) -> None:
        """Days at whose end the bot is restarted."""
        for _ in range(number):
            await self.until(self.env.now() + DAY)
            await self.restart()

    async def over(self) -> bool:
        """Whether both matches are over."""
        return all([(await room.table()).phase == "over" for room in self.rooms])

    @staticmethod
    def spoken(said: Sequence[tuple[datetime, int, str]]) -> list[tuple[datetime, int, str]]:
        """When whom was told something where, to the second."""
        return sorted((at.replace(microsecond=0), user, where) for at, user, where in said)

    async def restart(self, away: timedelta = timedelta()) -> None:
        """The bot stops and is back after a while; what was due in between is put off by it."""
        stopped = self.env.now()
        client = self.rooms[0].client
        await client.services.tables.alarm.pause()
        client.services.notices.timers.stop()
        for _ in range(away // (6 * HOUR)):
            await self.env.advance_time((6 * HOUR).total_seconds())
        await self.rooms[0].restart()
        for room in self.rooms:  # a table put off is shown when opened
            await room.client.screen.renew((await room.table()).id)
        now = self.env.now()
        for (_, user), one in self.asked.items():
            person = self.people[user]
            person.pressed.clear()
            if one.due:
                one.left -= person.used(one.since, stopped)
                one.since, one.due = now, person.out_of_time(now, one.left)
            one.acts = one.acts and max(one.acts, person.acts(now + MINUTE))
            if one.told < now:
                one.told = person.reachable(now)
        await self.reckon()


def question(table: Table, user: int) -> object:
    """The question to a person: another decision of theirs is another question."""
    if table.phase == "between":
        return table.promise and table.promise.number
    seat, deal = table.seat_of(user), table.deal
    assert deal
    own = sum(one == seat for one, _ in deal.log)
    return deal.window, own


PEOPLE: dict[str, dict[str, Any]] = {
    "aki": {"zone": "UTC", "wakes": 7 * 60, "sleeps": 23 * 60},
    "ben": {"zone": "Asia/Tokyo", "wakes": 9 * 60, "sleeps": 2 * 60, "notify": "direct"},
    "chiyo": {"zone": "America/New_York", "wakes": 5 * 60, "sleeps": 22 * 60, "notify": "none"},
    "daeun": {"zone": "Europe/Berlin", "wakes": 9 * 60, "sleeps": 22 * 60},
    "emilia": {"zone": "Asia/Kolkata", "wakes": 22 * 60, "sleeps": 14 * 60},
}


async def begin(weeks: Weeks, room: Room, game: str, clock: str, length: Mapping[str, str]) -> None:
    """A table of four with a clock, its match under way."""
    await room.open(0, "ben chiyo daeun", game)
    table, tables = await room.table(), room.client.services.tables
    await tables.lobbies.set_rules(table.id, room.aki.id, None, length)
    await tables.lobbies.set_clock(table.id, room.aki.id, clock)
    await all_agree(tables, table.id)
    for user, person in weeks.people.items():
        person.pressed[table.channel] = room.env.now()
        if game == "xiamen" and table.seat_of(user):
            await tables.playing.give_order(table.id, user, "win pung", "match")
    await room.press(room.aki, "start")


async def leave_for(weeks: Weeks, days: int, user: int) -> None:
    """Somebody announces a vacation that begins with the next full hour."""
    now = weeks.env.now().replace(minute=0, second=0, microsecond=0) + HOUR
    await weeks.until(now)
    room, person = weeks.rooms[0], weeks.people[user]
    told = said(await person.member.slash(room.channel, "vacation plan", days=days))
    assert EN("vacation-year", used=days, days=30) in told
    person.vacation = now, now + days * DAY
    for (_, other), one in weeks.asked.items():
        if other == user:
            one.acts = one.acts and person.acts(max(one.acts, now))
            one.due = one.due and person.out_of_time(one.since, one.left)
            one.told = person.reachable(one.told)
    await weeks.reckon()


def vanish(weeks: Weeks, user: int) -> None:
    """Somebody is not seen again for now."""
    weeks.people[user].vanished = True
    for (_, other), one in weeks.asked.items():
        if other == user:
            one.acts = None


async def are_replaced(
    weeks: Weeks, gone: simcord.MemberActor, coming: simcord.MemberActor
) -> None:
    """At one table the seat is open, and taken; at the other a computer player sits in."""
    first, second = weeks.rooms
    name = gone.user.name.capitalize()
    assert EN("away-open", name=name) in first.board().content
    assert EN("away-computer", name=name) in second.board().content
    ids = [part["custom_id"] for part in parts(first.board())]
    (take,) = [one for one in ids if one.startswith("seat:open:take:")]
    await coming.click(first.board(), custom_id=take)
    weeks.people[coming.id].pressed[first.channel.id] = weeks.env.now()
    weeks.people[gone.id].vanished = False
    assert EN("welcome-back") in (await second.hand(gone)).content
    weeks.people[gone.id].pressed[second.channel.id] = weeks.env.now()
    await weeks.reckon()


@pytest.mark.slow
async def test_two_matches_over_weeks(room: Room) -> None:
    """Everything the clocks showed meanwhile was compared as it was reckoned."""
    members = {name: getattr(room, name) for name in PEOPLE}
    people = {
        member.id: Person(member, Habit(**{"remind": REMIND // HOUR, **PEOPLE[name]}))
        for name, member in members.items()
    }
    room.env.backend.advance_clock(5.0)  # so the deals do not depend on how many commands there are
    for user, one in people.items():
        await room.client.services.people.change(user, lives(one.habit))
    other = copy(room)
    other.channel, other.hands = room.guild.create_text_channel("mahjong"), {}
    weeks = Weeks([room, other], people)
    await begin(weeks, room, "tiengow", "86400 waking open", {"hands": "8"})
    await begin(weeks, other, "xiamen", "86400 waking computer", {"rounds": "1"})
    await weeks.reckon()
    start = weeks.env.now()

    await weeks.days(PLAN.begin)
    await leave_for(weeks, PLAN.vacation, room.ben.id)
    await weeks.days(PLAN.vacation)
    vanish(weeks, room.daeun.id)
    await weeks.days(PLAN.vanished)
    await are_replaced(weeks, room.daeun, room.emilia)
    await weeks.days(PLAN.replaced)
    await weeks.restart(PLAN.outage * DAY)
    away = EN("table-credited", time=EN("time-days", count=PLAN.outage))
    for each in weeks.rooms:
        assert (away in each.board().content) == bool((await each.table()).next_due)
    await weeks.days(PLAN.after)
    while LONG and not await weeks.over() and weeks.env.now() < start + LONGEST:
        await weeks.until(weeks.env.now() + DAY)

    over = await weeks.over()
    assert over or not LONG
    assert weeks.spoken(weeks.heard) == weeks.spoken(weeks.told)
    assert len(weeks.told) > PLAN.told
    deals, faults, _ = await room.client.services.database.read(rebuilding.rebuild)
    assert deals >= PLAN.deals
    assert faults == []
    record = await room.client.services.ledger.record(await room.table())
    assert not any(one.fault for one in fair.verify(record))
    rows = await room.client.services.ledger.history(await room.table())
    assert len(rows) == 8 or not over
