"""The server of the pages, which only reads, limits connections, and drops slow ones."""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import Any, cast

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from bot import logs
from bot.site.bounds import Rates, sender
from bot.site.frame import POLICY
from bot.site.keeping import Cabinet, File
from bot.site.meter import Meter

log = logs.named("paifuda.site")

CUT = 30.0
"""Seconds after a connection's last whole request until the connection is cut."""
CONNECTIONS = 500
"""The largest number of connections; further ones are closed at once."""
IDLE = 15.0
"""Seconds for which a connection may stay open without a request."""
KINDS = {
    "html": "text/html; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "webp": "image/webp",
    "atom": "application/atom+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
}
"""The content types of files, by their suffix."""
ALWAYS = {
    "Content-Security-Policy": f"{POLICY}; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Server": "Paifuda",
}
"""The headers that every answer has."""
FRESH = "public, max-age=20"
"""The caching of pages that can change: a withdrawn page is gone everywhere within a minute."""
FOREVER = "public, max-age=31536000, immutable"
PEOPLE = "/league/"
"""The part of a path that marks files that may name people, who may withdraw."""
MISSING = "404.html"


class Connection(RequestHandler):
    """A connection that is cut some time after its last whole request."""

    _cut: TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Begin a connection, or close it if there are too many."""
        super().connection_made(transport)
        if len(cast(Server, self._manager).connections) > CONNECTIONS:
            cast(Transport, transport).abort()
        self.whole()

    def handle_error(self, request: web.BaseRequest, status: int = 500, *_: Any) -> web.Response:
        """Answer a request that cannot be read, and close the connection.

        The answer tells nothing of the request and of the versions of this machine.
        """
        response = cast(Server, self._manager).finished(_plain(HTTPStatus(status)))
        response.force_close()
        return response

    def connection_lost(self, exc: BaseException | None) -> None:
        """Stop the timer of the connection."""
        if self._cut:
            self._cut.cancel()
        super().connection_lost(exc)

    def whole(self) -> None:
        """Start the timer again, because a whole request has come."""
        if self._cut:
            self._cut.cancel()
        if isinstance(self.transport, Transport):
            self._cut = asyncio.get_running_loop().call_later(CUT, self.transport.abort)


class Server(web.Server):
    """The server of a site, for aiohttp."""

    def __init__(self, cabinet: Cabinet, meter: Meter, rates: Rates | None = None) -> None:
        quiet = logging.getLogger("paifuda.site.foreign")
        quiet.setLevel(logging.CRITICAL)  # malformed requests of strangers are no news
        self._own: dict[str, Any] = {"keepalive_timeout": IDLE, "access_log": None, "logger": quiet}
        super().__init__(self.answer, **self._own)
        self._cabinet, self._meter, self._rates = cabinet, meter, rates or Rates()

    def __call__(self) -> Connection:
        """Return the protocol of a new connection."""
        return Connection(self, loop=self._loop, **self._own)

    async def answer(self, request: web.BaseRequest) -> web.Response:
        """Answer a request, with the headers that every answer has, and count it."""
        began = time.monotonic()
        cast(Connection, request.protocol).whole()
        try:
            response = await self._answer(request)
        except Exception:
            log.exception("a page could not be served", path=request.path)
            response = _plain(HTTPStatus.INTERNAL_SERVER_ERROR)
        return self.finished(response, time.monotonic() - began)

    def finished(self, response: web.Response, seconds: float = 0.0) -> web.Response:
        """Give an answer the headers that every answer has, and count it."""
        response.headers.update(ALWAYS)
        self._meter.answered(response.status, seconds)
        return response

    async def _answer(self, request: web.BaseRequest) -> web.Response:
        if request.method not in ("GET", "HEAD"):
            return _plain(HTTPStatus.METHOD_NOT_ALLOWED, Allow="GET, HEAD")
        forwarded = request.headers.get("X-Forwarded-For", "")
        if not self._rates.allows(sender(request.remote or "", forwarded)):
            return _plain(HTTPStatus.TOO_MANY_REQUESTS, **{"Retry-After": "10"})
        path = request.path.removeprefix("/")
        if not path or path.endswith("/"):
            path += "index.html"
        file = await self._cabinet.file(path)
        if file:
            return _response(request, path, file)
        if await self._cabinet.file(f"{path}/index.html"):
            place = f"{path.rpartition('/')[2]}/"
            moved = {"Location": place, "Cache-Control": FRESH}
            return _plain(HTTPStatus.MOVED_PERMANENTLY, **moved)
        missing = await self._cabinet.file(MISSING)
        body = missing.body if missing else b""
        headers = {"Content-Type": KINDS["html"], "Cache-Control": FRESH}
        return web.Response(status=404, body=body, headers=headers)


def _response(request: web.BaseRequest, path: str, file: File) -> web.Response:
    headers = {
        "Content-Type": KINDS[path.rpartition(".")[2]],
        "Cache-Control": FOREVER if file.lasting and PEOPLE not in f"/{path}" else FRESH,
        "ETag": file.mark,
    }
    known = request.headers.get("If-None-Match", "")
    if file.mark in known or known.strip() == "*":
        return web.Response(status=304, headers=headers)
    return web.Response(body=file.body, headers=headers)


def _plain(status: HTTPStatus, **headers: str) -> web.Response:
    kept = {"Cache-Control": "no-store", **headers}
    return web.Response(status=status, text=f"{status.phrase}\n", headers=kept)
