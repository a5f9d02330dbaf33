"""Notices: exactly those a table waits for are told so, once, and again after a while they choose.

Nobody is told anything while they play, sleep or are away, nor before a beat, which comes anyway.
When somebody is told depends on what everybody sees and on their own presses, on nothing hidden.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Protocol
from weakref import WeakValueDictionary

from bot.domain.tables import windows
from bot.domain.tables.table import Moment, Table
from bot.services.people.people import People
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import notices
from bot.store.tables.notices import Notice, Sent
from bot.timers import Timers
from rules import RuleError

log = logging.getLogger("paifuda.notices")

QUIET = timedelta(minutes=5)
"""Whoever pressed something at a table so short a time ago is there and needs no notice."""
BREATH = timedelta(seconds=3)
"""Before anybody is told, the table is shown, and the next move may be made already."""
BETWEEN = -1
"""The ply of the question whether somebody is ready for a deal."""


class Voice(Protocol):
    """What tells people something: each gives the message that was sent, None when none was."""

    async def call(self, table: Table, users: Sequence[int]) -> Sent | None:
        """Tell people in the channel of a table that it waits for them."""

    async def whisper(self, table: Table, user: int) -> Sent | None:
        """Tell somebody alone that a table waits for them."""

    async def take_back(self, sent: Sent) -> None:
        """Delete a message."""


class Notices:
    """Who is told when; `voice` tells them."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        people: People,
        clock: Callable[[], datetime],
        voice: Voice,
    ) -> None:
        self._database = database
        self._tables, self._people = tables, people
        self._voice = voice
        self._pressed: dict[tuple[int, int], datetime] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.edition = 0
        """How many messages have been sent or deleted since the start."""
        self.timers = Timers(clock, self._rung)
        tables.keeper.watchers.append(self._watch)

    def saw(self, channel: int, user: int) -> None:
        """Somebody has pressed something in a channel just now."""
        now, pressed = self.timers.clock(), self._pressed
        pressed.pop((channel, user), None)
        pressed[channel, user] = now
        while now - next(iter(pressed.values())) > QUIET:
            del pressed[next(iter(pressed))]

    async def reopen(self) -> None:
        """Go on with all that was to be told when the bot stopped."""
        for number, due in await self._database.read(notices.waiting):
            self.timers.set(number, due)

    async def retime(self, user: int) -> None:
        """Wait anew with what somebody is to be told: they chose other times, or are back."""
        now = self.timers.clock()
        again = await self._again(user, now)
        numbers = await self._database.write(lambda c: notices.put_off(c, user, now, again))
        for number in numbers:
            self.timers.run(self._rung(number))

    def _watch(self, table: Table) -> None:
        if table.phase != "lobby":
            self.timers.run(self._attend(table))

    async def _rung(self, number: int) -> None:
        try:
            await self._attend(await self._tables.at(number))
        except RuleError as error:
            log.info("no notices table=%d because=%s", number, error.sentence)

    async def _attend(self, table: Table) -> None:
        """Note whom a table waits for now, and tell those whose time has come."""
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            try:
                self.timers.set(table.id, await self._attended(table))
            except Exception:
                log.exception("no notices at=%s", self._tables.keeper.where(table.id))
                self.timers.again(table.id)

    async def _attended(self, table: Table) -> datetime | None:
        """When to attend to the table again."""
        now = self.timers.clock()
        asked = {
            user: now + (QUIET if self._busy(table, user) else BREATH) for user in _asked(table)
        }
        known, gone = await self._database.write(
            lambda c: notices.note(c, table.id, _question(table), asked)
        )
        await self._take_back(gone)
        due = [one for one in known if one.due and self.timers.reached(one.due)]
        if due:
            await self._tell(table, due)
            known = await self._database.read(lambda c: notices.of_table(c, table.id))
        return min((one.due for one in known if one.due), default=None)

    async def _tell(self, table: Table, due: Sequence[Notice]) -> None:
        """Tell those who can be reached now, put off the others.

        That they are told is written first: after a crash nobody is told twice.
        """
        changes = [(one, await self._next(table, one)) for one in due]
        done, _ = await self._database.write(lambda c: notices.change(c, table.id, changes))
        told = [new for old, new in changes if new in done and new.times > old.times]
        for some, sent in await self._sent(table, told):
            await self._mark(table, some, sent)

    async def _mark(self, table: Table, told: Sequence[Notice], sent: Sent | None) -> None:
        """Note with which message people were told; where none could be sent, nothing follows."""
        deal, ply = told[0].question
        if not _hidden(table):
            log.info("notice table=%d deal=%d ply=%d people=%d", table.id, deal, ply, len(told))
        changes = [
            (one, one._replace(sent=sent) if sent else one._replace(due=None)) for one in told
        ]
        _, gone = await self._database.write(lambda c: notices.change(c, table.id, changes))
        await self._take_back(gone)

    async def _next(self, table: Table, one: Notice) -> Notice:
        """What becomes of a notice that is due: its person is told now, or it is put off."""
        now = self.timers.clock()
        calendar = (await self._people.of(one.user)).calendar
        free = calendar.reachable(self._busy(table, one.user) or now)
        if free > now:
            return one._replace(due=free)
        return one._replace(times=one.times + 1, due=await self._again(one.user, now))

    async def _sent(
        self, table: Table, told: Sequence[Notice]
    ) -> list[tuple[list[Notice], Sent | None]]:
        """What people were told with which message: each as they wish, else in the channel.

        What is told only to those who can claim is told in no channel.
        """
        called: list[Notice] = []
        found: list[tuple[list[Notice], Sent | None]] = []
        for one in told:
            match (await self._people.of(one.user)).habit.notify:
                case "channel":
                    called.append(one)
                case "direct" if sent := await self._voice.whisper(table, one.user):
                    found.append(([one], sent))
                case "direct":
                    called.append(one)
        if called and _hidden(table):
            found.append((called, None))
        elif called:
            found.append((called, await self._voice.call(table, [one.user for one in called])))
        self.edition += len(found)
        return found

    async def _again(self, user: int, now: datetime) -> datetime | None:
        """When somebody who is told something now is told it again."""
        habit = (await self._people.of(user)).habit
        hours = habit.remind if habit.notify != "none" else 0
        return now + timedelta(hours=hours) if hours else None

    def _busy(self, table: Table, user: int) -> datetime | None:
        """Until when somebody needs no notice who is playing right now."""
        pressed = self._pressed.get((table.channel, user))
        until = pressed + QUIET if pressed else None
        return until if until and until > self.timers.clock() else None

    async def _take_back(self, messages: Iterable[Sent]) -> None:
        for sent in messages:
            await self._voice.take_back(sent)
            self.edition += 1


def _question(table: Table) -> Moment:
    """Where the question was put that is open now."""
    if table.phase == "between" and table.promise:
        return table.promise.number, BETWEEN
    return table.deal.window if table.deal else (0, BETWEEN)


def _hidden(table: Table) -> bool:
    """Whether those alone are told who can claim, so that nobody else may see it."""
    return table.pace.kind == "timed" and windows.waits_for_beat(table)


def _asked(table: Table) -> list[int]:
    """Whom others wait for at a table; before a beat nobody does, but some can claim by then."""
    if not table.shared or (windows.waits_for_beat(table) and not _hidden(table)):
        return []
    people = zip(table.waits_for, map(table.players.__getitem__, table.waits_for), strict=True)
    asked = [(seat, player) for seat, player in people if player and player.present]
    if _hidden(table):
        answered = windows.kept(table)
        asked = [
            one for one in asked if one[0] not in answered and windows.can_claim(table, one[0])
        ]
    return [player.user for _, player in asked]
