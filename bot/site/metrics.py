"""The counts of the server of the pages, in Prometheus format."""

from __future__ import annotations

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bot.listening import listening
from bot.site.keeping import Cabinet
from bot.site.meter import Meter

PROMPT = (0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0)
"""The bounds of the histogram of answer times, in seconds."""


class Metrics(Meter):
    """A meter that counts, and serves its counts at a place, as /metrics and /healthz."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._answers = Counter(
            "paifuda_site_answers", "Answers of the pages.", ["status"], registry=self.registry
        )
        self._seconds = Histogram(
            "paifuda_site_seconds", "Of an answer.", buckets=PROMPT, registry=self.registry
        )
        self._runner: web.ServerRunner | None = None

    def answered(self, status: int, seconds: float) -> None:
        """Count an answer by its status, with the seconds it took."""
        self._answers.labels(str(status)).inc()
        self._seconds.observe(seconds)

    async def start(self, cabinet: Cabinet) -> None:
        """Begin to serve the counts."""
        looked = {
            "paifuda_site_kept_bytes": ("Files in memory.", lambda: cabinet.size),
            "paifuda_site_made": ("Pages and pictures made.", lambda: cabinet.made),
        }
        for name, (about, look) in looked.items():
            Gauge(name, about, registry=self.registry).set_function(look)
        self._runner = web.ServerRunner(web.Server(self._served, access_log=None))
        await listening(self._runner, self._place, "metrics")

    async def stop(self) -> None:
        """Stop serving the counts."""
        if self._runner:
            await self._runner.cleanup()

    async def _served(self, request: web.BaseRequest) -> web.Response:
        if request.path == "/healthz":
            return web.Response(text="alive\n")
        if request.path != "/metrics":
            return web.Response(status=404)
        head = {"Content-Type": CONTENT_TYPE_LATEST}
        return web.Response(body=generate_latest(self.registry), headers=head)
