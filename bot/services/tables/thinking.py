"""Thinking computer players: outside the event loop, and with a limit on the wait."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.domain.players import MASTER, decide, decided
from bot.domain.shards import Shards
from bot.domain.tables import thinking
from bot.domain.tables.deal import Moment
from bot.domain.tables.player import USUAL_LEVEL
from bot.domain.tables.table import Table
from bot.domain.tables.thinking import Thought
from bot.lasting import lasting
from bot.services.tables.keeping import TableKeeper, log
from bot.services.tables.playing import Playing, weighed
from bot.store.tables import reads
from bot.worker import Worker
from rules import Move, RuleError

LONGEST = 2.5
"""Seconds after which a computer player of the usual level answers in place of a master."""
SHARED = 2.75
"""Seconds that every move of a master takes where people play with each other.

They are more than `LONGEST`, so the time does not tell who has answered.
"""


AGAIN = 60.0
"""The largest number of seconds until a move that could not be made is thought of again."""


async def _at_once() -> None:
    """Return at once: the default of `Thinking.open`."""


class Thinking:
    """The moves of computer players, found by the worker; late answers are dropped.

    `show` is called with the number of a table after such a move. A move waits until `open`
    returns: during a maintenance nobody moves.
    """

    def __init__(
        self,
        keeper: TableKeeper,
        playing: Playing,
        worker: Worker,
        show: Callable[[int], Awaitable[None]],
    ) -> None:
        self._keeper, self._playing, self._worker, self._show = keeper, playing, worker, show
        self._under_way: dict[int, tuple[Moment, asyncio.Task[None]]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self.open: Callable[[], Awaitable[None]] = _at_once

    def watch(self, table: Table) -> None:
        """Begin to think if a table waits for a thought that is not under way."""
        if any(player and player.level == MASTER for player in table.players):
            self._worker.thinking.warm(decide.__module__)
        thought = thinking.thought(table)
        at, _ = self._under_way.get(table.id, (None, None))
        if thought is None or at == thought.at:
            return
        think = partial(self._think, thought, table.shared)
        task = asyncio.get_running_loop().create_task(lasting("thinking", think, longest=AGAIN))
        self._under_way[table.id] = thought.at, task
        task.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, number: int, task: asyncio.Task[None]) -> None:
        if (known := self._under_way.get(number)) and known[1] is task:
            del self._under_way[number]

    async def reopen(self, shards: Shards) -> None:
        """Resume thinking where the bot stopped, on the servers of some shards.

        This does not wait until the tables are read.
        """
        database = self._keeper.database
        numbers = await database.read(lambda c: reads.thinking(c, MASTER, shards))
        resume = partial(self._resume, numbers)
        self._resuming = asyncio.get_running_loop().create_task(lasting("thinking", resume))

    async def _resume(self, numbers: Sequence[int]) -> None:
        """Begin to think for one table at a time, each when a process is free.

        A failure at one table is raised after all others have begun.
        """
        failed = None
        for number in numbers:
            await self._worker.room()
            try:
                self.watch(await self._keeper.at(number))
            except RuleError as error:
                log.info("a computer cannot think here", table=number, because=error.sentence)
            except Exception as error:
                log.exception("a computer could not begin to think", **self._keeper.where(number))
                failed = error
        if failed:
            raise failed

    def stop(self) -> None:
        """Cancel every thought; each is begun again at the next start."""
        if self._resuming:
            self._resuming.cancel()
        for _, task in self._under_way.values():
            task.cancel()

    async def _think(self, thought: Thought, shared: bool) -> None:
        """Think about a move, and make it as soon as it may be made.

        At a table `shared` by several people, that is after `SHARED` seconds.
        """
        enough = asyncio.get_running_loop().create_task(asyncio.sleep(SHARED if shared else 0))
        move = await self._worker.think(LONGEST, decide, thought.level, thought.asked)
        hurried = move is None
        if move is None:
            deal, ply = thought.at
            log.warning(
                "no time to think",
                table=thought.table,
                deal=deal,
                ply=ply,
                seat=thought.seat,
                instead=USUAL_LEVEL,
            )
            move = await weighed(decided(USUAL_LEVEL, thought.asked))
        await enough
        await self._made(thought, move, hurried)

    async def _made(self, thought: Thought, move: Move, hurried: bool) -> None:
        """Make the move if its question is still open, and show the table."""
        await self.open()
        try:
            await self._playing.think(thought, move, hurried=hurried)
        except RuleError as error:
            log.info("a thought is dropped", table=thought.table, because=error.sentence)
        except Exception:
            log.exception("the move of a computer failed", **self._keeper.where(thought.table))
            raise
        else:
            await self._show(thought.table)
