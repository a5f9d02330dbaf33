"""Notices: the people a table waits for are notified once, and reminded after a time they choose.

Nobody is notified while they play, sleep or are away. Of a window that closes at a fixed time, only
those who can claim are notified. The time of a notice depends on public facts and on the person's
own presses, never on hidden facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta

from bot import logs
from bot.domain.tables import noticing
from bot.domain.tables.notice import Notice, Sent
from bot.domain.tables.table import Table
from bot.services.keeping import again
from bot.services.locks import Locks
from bot.services.people.people import People
from bot.services.stage import Stage
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.tables import notices
from bot.timers import Soon, Timers
from rules import RuleError

log = logs.named("paifuda.notices")

QUIET = timedelta(minutes=5)
"""How long after a press at a table a person counts as present and needs no notice."""
BREATH = timedelta(seconds=3)
"""How long a notice waits: the table is shown first, and a quick move makes it needless."""

Noted = Mapping[int, Notice]
"""Notices by the person the table waits for."""


class Notices:
    """The notices of all tables; the `stage` sends them.

    The keeper calls `_noted` with each changed table, so that the transaction that asks people
    notes them, too. It calls `_watch` once the table is written. `answer` calls `saw` for each
    press. `retime` is called when a person changes their settings or comes back. Everything else
    follows from `timers`.
    """

    def __init__(
        self,
        database: Database,
        tables: Tables,
        people: People,
        clock: Callable[[], datetime],
        stage: Stage,
    ) -> None:
        self._database = database
        self._keeper, self._people = tables.keeper, people
        self._stage = stage
        self._pressed: dict[tuple[int, int], datetime] = {}
        self._locks = Locks[int]()
        self.edition = 0
        """The number of messages sent or deleted since the start."""
        self.timers = Timers("notices", clock, self._rung, find=self._find)
        tables.keeper.noted = self._noted
        tables.keeper.unneeded = self._take_back_soon
        tables.keeper.watchers.append(self._watch)

    def saw(self, channel: int, user: int) -> None:
        """Note that a person has pressed something in a channel just now."""
        now, pressed = self.timers.clock(), self._pressed
        pressed.pop((channel, user), None)
        pressed[channel, user] = now
        while now - next(iter(pressed.values())) > QUIET:
            del pressed[next(iter(pressed))]

    async def reopen(self) -> None:
        """Set the timer of the next notices, and delete the messages that a stop left undeleted."""
        await self.timers.look()
        for sent in await self._database.read(notices.recalls):
            self._take_back_soon(sent)

    async def _find(self, until: datetime) -> Soon:
        database = self._database
        return Soon(*await database.read(lambda c: notices.waiting(c, until, database.shards)))

    async def retime(self, user: int) -> None:
        """Reschedule a person's notices, after they chose other times or came back."""
        now = self.timers.clock()
        reminder = await self._reminder(user, now)
        for number in await self._database.read(lambda c: notices.of_person(c, user)):
            self.timers.run(self._retime(number, user, now, reminder))

    async def _retime(
        self, number: int, user: int, first: datetime, reminder: datetime | None
    ) -> None:
        """Reschedule a notice: to `first` if it was never sent, otherwise to `reminder`.

        A notice that was sent stays as it is in a lobby, and while its player is absent.
        """
        with suppress(RuleError):  # a table that cannot be read keeps its notice
            table = await self._keeper.at(number)
            asked = user in noticing.waited_for(table)
            if asked and not ((notice := table.notices[user]).times and table.phase == "lobby"):
                changed = replace(notice, due=reminder if notice.times else first)
                await self._change(number, {user: notice}, {user: changed})
        self.timers.ring(number)

    def _noted(self, table: Table) -> Table:
        """Return a changed table with notices to the people it waits for.

        A notice to a person who plays there now is sent later.
        """
        now = self.timers.clock()
        return noticing.noted(
            table, lambda user: now + (QUIET if self._busy(table, user) else BREATH)
        )

    def _watch(self, table: Table) -> None:
        self.timers.set(table.id, noticing.next_due(table))

    async def _rung(self, number: int) -> None:
        """Send the notices of a table that are due."""
        async with self._locks.of(number):
            try:
                table = await self._keeper.at(number)
                if self._keeper.serves(table):  # otherwise another process sends them
                    await self._tell(table)
            except RuleError as error:
                log.info("notices cannot be sent", table=number, because=error.sentence)

    async def _tell(self, table: Table) -> None:
        """Notify the people who can be reached now, and put off the others.

        The messages are recorded afterwards: a notice cut short is sent once more, with the same
        nonce.
        """
        if table.lost_at:
            return
        reached = self.timers.reached
        due = {
            user: notice
            for user, notice in table.notices.items()
            if notice.due and reached(notice.due)
        }
        after = {user: await self._next(table, user, notice) for user, notice in due.items()}
        told = [user for user, notice in after.items() if notice.times > due[user].times]
        for question in sorted({due[user].question for user in told}):
            asked = [user for user in told if due[user].question == question]
            for some, sent in await self._sent(table, asked):
                if not noticing.hidden(table):
                    deal, ply = question
                    log.info("notice", table=table.id, deal=deal, ply=ply, people=len(some))
                for user in some:
                    notice = after[user]
                    after[user] = replace(notice, sent=sent) if sent else replace(notice, due=None)
        table = await self._change(table.id, due, after)
        self.timers.set(table.id, noticing.next_due(table))

    @again
    async def _change(self, number: int, before: Noted, after: Noted) -> Table:
        """Replace notices that have not changed meanwhile; delete the messages of the others."""
        async with self._keeper.lock(number):
            table = await self._keeper.at(number)
            known = table.notices
            still = {
                user: notice for user, notice in after.items() if known.get(user) == before[user]
            }
            table = await self._keeper.save(table, replace(table, notices={**known, **still}))
        needed = {notice.sent for notice in (*table.notices.values(), *before.values())}
        for sent in {notice.sent for notice in after.values()} - needed:
            if sent:
                self._take_back_soon(sent)
        return table

    async def _next(self, table: Table, user: int, notice: Notice) -> Notice:
        """Return a notice after its time has come: counted as sent, or put off."""
        now = self.timers.clock()
        calendar = (await self._people.at(user)).calendar
        free = calendar.reachable(self._busy(table, user) or now)
        if free > now:
            return replace(notice, due=free)
        reminder = await self._reminder(user, now) if table.phase != "lobby" else None
        return replace(notice, times=notice.times + 1, due=reminder)

    async def _sent(self, table: Table, told: Sequence[int]) -> list[tuple[list[int], Sent | None]]:
        """Send notices of one question directly where people wish so, otherwise in the channel.

        Return groups of people, each with the message sent or None. A notice only for those who can
        claim is never sent in a channel.
        """
        called: list[int] = []
        found: list[tuple[list[int], Sent | None]] = []
        for user in told:
            nonce = noticing.nonce(table, [user])
            match (await self._people.at(user)).habit.notify:
                case "channel":
                    called.append(user)
                case "direct" if sent := await self._stage.whisper(table, user, nonce):
                    found.append(([user], sent))
                case "direct":
                    called.append(user)
        if called and noticing.hidden(table):
            found.append((called, None))
        elif called:
            nonce = noticing.nonce(table, called)
            found.append((called, await self._stage.call(table, called, nonce)))
        self.edition += len(found)
        return found

    async def _reminder(self, user: int, now: datetime) -> datetime | None:
        """Return the time of a person's next reminder; None if they want none."""
        habit = (await self._people.at(user)).habit
        hours = habit.remind if habit.notify != "none" else 0
        return now + timedelta(hours=hours) if hours else None

    def _busy(self, table: Table, user: int) -> datetime | None:
        """Return until when a person who plays at a table needs no notice; None if they do not."""
        pressed = self._pressed.get((table.channel, user))
        until = pressed + QUIET if pressed else None
        return until if until and until > self.timers.clock() else None

    def _take_back_soon(self, sent: Sent) -> None:
        self.timers.run(self._take_back(sent))

    async def _take_back(self, sent: Sent) -> None:
        """Delete a message; the next transaction records that."""
        await self._stage.take_back(sent)
        self._database.beside(sent, [notices.recalled(sent)])
        self.edition += 1
