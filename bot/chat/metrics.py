"""Counts in the format of Prometheus; they reveal no person and no hidden piece."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial

import aiohttp
from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

from bot import lasting, logs
from bot.chat import painting
from bot.chat.meter import Meter, Watched, release
from bot.chat.reach import UNREACHED
from bot.chat.readiness import is_reached, readiness
from bot.domain.tables.table import Table
from bot.listening import listening
from bot.services.upkeep import measuring

log = logs.named("paifuda.metrics")

BEAT = 1.0
"""Seconds between two measurements of the event loop's delay."""
FRESH = 60.0
"""Seconds between two counts of tables in the database."""
SELDOM = 3600.0
"""Seconds until Discord is asked again how many have installed the bot."""
PATIENCE = 5.0
"""Seconds that a request for /metrics waits at most for a new count of tables."""
OUTCOMES = ("done", "refused", "failed")
"""The ways in which a press can end."""
WATCHED_REPLIES = ("0", "429")
"""The replies of Discord that tell of trouble: it was not reached, or there were too many
requests.
"""
PROMPT = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""The bounds for acknowledgements, in seconds; Discord waits three seconds for one."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0)
SIZES = (10_000, 20_000, 40_000, 80_000, 160_000, 320_000)
WATCHED = {
    "paifuda_held": "Whether this process holds the database.",
    "paifuda_discord_reachable": "Whether Discord is reachable.",
    "paifuda_shards": "Shards of this process.",
    "paifuda_silent_shards": "Connected shards from which no presses come.",
    "paifuda_latency_seconds": "The latency of Discord's gateway.",
    "paifuda_tables_in_memory": "Tables in memory.",
    "paifuda_windows_open": "Open claim windows of tables in memory.",
    "paifuda_timers": "Tables where something is due.",
    "paifuda_notices_due": "Notices to be sent.",
    "paifuda_written_timestamp_seconds": "The time of the last heartbeat in the database.",
    "paifuda_maintenance": "Whether maintenance refuses presses.",
    "paifuda_to_be_shown": "Tables with a change that is not yet shown.",
    "paifuda_oldest_unshown_seconds": "Seconds since the oldest change that is not yet shown.",
    "paifuda_backup_succeeded": "Whether the last backup succeeded.",
    "paifuda_backup_last_success_timestamp_seconds": "The time of the newest backup.",
    "paifuda_backup_interval_seconds": "Seconds between two backups.",
}
"""The help texts of the values that are read at each request for /metrics."""


class Metrics(Meter):
    """A meter that counts, and serves its counts over HTTP.

    They are at /metrics, the health of the process is at /healthz, and its readiness at /readyz.
    """

    def __init__(self, place: str) -> None:
        super().__init__()
        self._place = place
        self.registry = CollectorRegistry()
        self._beating: asyncio.Task[None] | None = None
        self._runner: web.AppRunner | None = None
        self._plies: dict[int, tuple[int, int]] = {}
        self._counted_at = -FRESH
        self._asked_at = -SELDOM
        self._looking: asyncio.Task[None] | None = None
        self.trace.on_request_end.append(self._replied)
        self.trace.on_request_exception.append(self._unreached)
        self._declare()

    def _declare(self) -> None:
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        ProcessCollector(registry=self.registry)
        gauge("paifuda_release", "The version of the bot.", ["version"]).labels(release()).set(1)
        build = {"version": release(), "python": platform.python_version()}
        Info("paifuda_build", "The versions of bot and Python.", registry=self.registry).info(build)
        self._tables = gauge("paifuda_tables_open", "Tables that are not over.", ["game"])
        free = "Free bytes on the disk of the database, and on that of the backups."
        self._free = gauge("paifuda_disk_free_bytes", free, ["place"])
        self._size = gauge("paifuda_database_bytes", "The size of the database.")
        self._installed = gauge("paifuda_installed", "Servers and people with the bot.", ["by"])
        self._queue = gauge("paifuda_worker_waiting", "Work that waits for a process.", ["lane"])
        self._commands = counter("paifuda_commands", "Commands that were used.", ["command"])
        heard = "The last interaction from each shard."
        self._heard = gauge("paifuda_interaction_timestamp_seconds", heard, ["shard"])
        self._presses = counter("paifuda_presses", "Presses and commands.", ["outcome"])
        self._moves = counter("paifuda_moves", "Moves that were made.", ["game"])
        self._works = counter("paifuda_writes", "Writes, many in one transaction.")
        failed = "Work beside the answers that failed; it is tried again."
        self._failures = counter("paifuda_failures", failed, ["work"])
        replied = "Replies of Discord by their status; 0 if it was not reached."
        self._replies = counter("paifuda_discord_replies", replied, ["status"])
        for outcome in OUTCOMES:  # from zero, so that an increase to the first one is seen
            self._presses.labels(outcome)
        for status in WATCHED_REPLIES:
            self._replies.labels(status)
        waited = "Seconds from a press to its acknowledgement."
        self._ack = histogram("paifuda_press_acknowledged_seconds", waited, buckets=PROMPT)
        wrote = "Seconds to write a transaction."
        self._commits = histogram("paifuda_transaction_seconds", wrote, buckets=SHORT)
        late = "Seconds by which the event loop was late."
        self._lag = histogram("paifuda_loop_lag_seconds", late, buckets=SHORT)
        drew = "Seconds to draw a picture."
        self._pictures = histogram("paifuda_picture_seconds", drew, ["kind"])
        self._bytes = histogram("paifuda_picture_bytes", "Bytes of a picture.", buckets=SIZES)

    def _watch(self, client: Watched) -> None:
        """Register the values that are read at each request for /metrics."""
        services = client.services
        tables = services.tables
        looked: dict[str, Callable[[], float]] = {
            "paifuda_held": lambda: client.hold.stands,
            "paifuda_discord_reachable": lambda: is_reached(client),
            "paifuda_shards": lambda: len(client.hold.shards.mine),
            "paifuda_silent_shards": lambda: len(client.connections.hearing.silent),
            "paifuda_latency_seconds": lambda: client.latency,
            "paifuda_tables_in_memory": tables.keeper.tables_known,
            "paifuda_windows_open": tables.keeper.windows_known,
            "paifuda_timers": lambda: len(tables.timers),
            "paifuda_notices_due": lambda: len(services.notices.timers),
            "paifuda_written_timestamp_seconds": tables.alarm.last_written,
            "paifuda_maintenance": services.bulletins.is_maintained,
            "paifuda_to_be_shown": client.screen.waiting,
            "paifuda_oldest_unshown_seconds": client.screen.oldest,
        }
        if (backups := client.backups) is not None:
            looked |= {
                "paifuda_backup_succeeded": lambda: backups.went_well,
                "paifuda_backup_last_success_timestamp_seconds": backups.newest,
                "paifuda_backup_interval_seconds": backups.every.total_seconds,
            }
        for name, look in looked.items():
            Gauge(name, WATCHED[name], registry=self.registry).set_function(look)
        for name, lane in services.worker.lanes.items():
            self._queue.labels(name).set_function(partial(getattr, lane, "waiting"))

    # --- Events ---------------------------------------------------------------------------------

    def acknowledged(self, seconds: float) -> None:
        """Observe the seconds until a press was answered or acknowledged."""
        self._ack.observe(seconds)

    def heard(self, shard: int, at: datetime) -> None:
        """Record the time of an interaction from a shard."""
        self._heard.labels(str(shard)).set(at.timestamp())

    def answered(self, outcome: str) -> None:
        """Count a press that was `done` or `refused`, or that `failed`."""
        self._presses.labels(outcome).inc()

    def commanded(self, name: str) -> None:
        """Count a command by its name, such as `table open`."""
        self._commands.labels(name).inc()

    def changed(self, table: Table) -> None:
        """Count the moves that a table has made since this was last called for it."""
        if table.phase != "playing" or table.deal is None:
            self._plies.pop(table.id, None)
            return
        now = table.deal.promise.number, table.deal.ply
        number, ply = self._plies.get(table.id, (now[0], max(0, now[1] - 1)))
        self._plies[table.id] = now
        self._moves.labels(table.key).inc(max(0, now[1] - (ply if number == now[0] else 0)))

    def committed(self, seconds: float, works: int) -> None:
        """Observe the seconds of a transaction, and count the pieces of work in it."""
        self._commits.observe(seconds)
        self._works.inc(works)

    def drew(self, kind: str, seconds: float, size: int) -> None:
        """Observe the seconds and the bytes of a picture."""
        self._pictures.labels(kind).observe(seconds)
        self._bytes.observe(size)

    def failed(self, work: str) -> None:
        """Count a failure of background work, by its name."""
        self._failures.labels(work).inc()

    async def _replied(self, _: object, __: object, reply: aiohttp.TraceRequestEndParams) -> None:
        self._replies.labels(str(reply.response.status)).inc()

    async def _unreached(self, *_: object) -> None:
        self._replies.labels("0").inc()

    # --- The server -----------------------------------------------------------------------------

    async def start(self, client: Watched) -> None:
        """Serve the counts; TakenError or ConfigError if the address cannot be used."""
        self._watch(client)
        client.services.tables.keeper.watchers.append(self.changed)
        client.services.database.timed = self.committed
        painting.HEARERS.append(self.drew)
        lasting.HEARERS.append(self.failed)
        self._beating = asyncio.create_task(self._beat())
        pages = web.Application()

        async def metrics(_: web.Request) -> web.Response:
            await self._count(client)
            head = {"Content-Type": CONTENT_TYPE_LATEST}
            return web.Response(body=generate_latest(self.registry), headers=head)

        async def healthz(_: web.Request) -> web.Response:
            return web.Response(text="alive\n")

        async def readyz(_: web.Request) -> web.Response:
            ready, told = await readiness(client)
            return web.Response(text=f"{told}\n", status=200 if ready else 503)

        for page in (metrics, healthz, readyz):
            pages.router.add_get(f"/{page.__name__}", page)
        self._runner = web.AppRunner(pages, access_log=None)
        await listening(self._runner, self._place, "metrics")

    async def stop(self) -> None:
        """Stop serving the counts."""
        if self._beating:
            self._beating.cancel()
            painting.HEARERS.remove(self.drew)
            lasting.HEARERS.remove(self.failed)
        if self._runner:
            await self._runner.cleanup()

    async def _beat(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            self._lag.observe(max(0.0, time.monotonic() - began - BEAT))

    async def _count(self, client: Watched) -> None:
        """Count tables and measure disks, unless that was done within a minute or is under way.

        A disk or a database that does not answer must not keep the other counts from being read.
        """
        if (now := time.monotonic()) < self._counted_at + FRESH or not client.prepared:
            return
        self._counted_at = now
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(client))
        await asyncio.wait({self._looking}, timeout=PATIENCE)

    async def _look(self, client: Watched) -> None:
        """Count open tables and measure disks; after a failure, the earlier figures stay."""
        try:
            found = await client.services.halls.open_by_game()
            folder = client.backups.folder if client.backups else None
            measures = await measuring.measure(client.services.database, folder)
        except Exception as error:
            log.error("open tables and disks could not be measured", exc_info=error)
            return
        self._tables.clear()
        for game, count in found.items():
            self._tables.labels(game).set(count)
        for place, free in measures.free.items():
            self._free.labels(place).set(free)
        self._size.set(measures.database)
        if client.first and (now := time.monotonic()) >= self._asked_at + SELDOM:
            self._asked_at = now
            with suppress(*UNREACHED):
                await self._ask(client)

    async def _ask(self, client: Watched) -> None:
        """Ask Discord for the approximate numbers of servers and people with the bot."""
        found = await client.application_info()
        self._installed.labels("servers").set(found.approximate_guild_count)
        self._installed.labels("people").set(found.approximate_user_install_count or 0)
