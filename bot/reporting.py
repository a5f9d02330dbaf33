"""Errors of the log sent to a Sentry server, if the owner wants that: a few listed facts of each.

An event is built from nothing else than these facts: no text of an exception, no variables, no
lines of other libraries. Any of them could hold a card, a message or a person.
"""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Iterator
from importlib.metadata import version
from traceback import walk_tb
from typing import Any

from bot import logs
from bot.tracebacks import EVERY, kind_of

ROOMS = ("paifuda", "bot", "render", "rules")
"""The packages of the program."""
FIELDS = ("work", "again_in", "code", "shards", "table", "deal", "ply")
"""The fields of a line that are sent as tags."""
HEAD = ("event_id", "timestamp", "platform", "level", "release", "logger")
PARTS = (*HEAD, "message", "tags", "exception")
"""The parts of an event that are sent. The library adds others, such as the name of the machine."""
CAUSES = 10
"""The largest number of exceptions in an event."""
PATIENCE = 2.0
"""Seconds to send the last events when the program ends."""
OTHERS = "an error in a line of another library"


class Sink(logging.Handler):
    """A handler that sends errors, each kind at most once a minute.

    A test passes a `transport` that keeps the events.
    """

    def __init__(self, address: str, transport: Any = None) -> None:
        from sentry_sdk import Client  # first: a handler without a client could not be closed

        super().__init__(logging.ERROR)
        self.addFilter(logs.note_press)
        self._told: dict[object, float] = {}
        self._client: Any = Client(
            address,
            transport=transport,
            before_send=allowed,
            default_integrations=False,
            auto_enabling_integrations=False,
            auto_session_tracking=False,
            enable_backpressure_handling=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            max_request_body_size="never",
            send_client_reports=False,
            server_name="",
            spotlight=False,
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Send an error, unless one of its kind was sent within the last minute or the bot is
        stopping.
        """
        error, now = _error(record), time.monotonic()
        kind = record.name, _sentence(record), kind_of(error) if error else None
        if logs.STOPPING.is_set() or now - self._told.get(kind, -math.inf) < EVERY:
            return
        self._told[kind] = now
        self._client.capture_event(event(record))

    def close(self) -> None:
        """Send the events that wait, and end."""
        self._client.close(timeout=PATIENCE)
        super().close()


def begin(address: str) -> None:
    """Send the errors of the log from now on."""
    # The other handler shortens errors that come again, so this one comes first.
    logging.getLogger().handlers.insert(0, Sink(address))


def allowed(event: Any, _: object) -> Any:
    """Return a new event of the parts that are sent."""
    return {name: event[name] for name in PARTS if name in event}


def event(record: logging.LogRecord) -> dict[str, Any]:
    """Return the event of a line of the log."""
    own, error = logs.fields(record), _error(record)
    found: dict[str, Any] = {
        "level": record.levelname.lower(),
        "release": f"paifuda@{version('paifuda')}",
        "logger": record.name,
        "message": _sentence(record),
        "tags": {name: str(own[name]) for name in FIELDS if name in own},
    }
    if error:
        causes = [*_causes(error)][:CAUSES]
        found["exception"] = {"values": [_exception(cause) for cause in reversed(causes)]}
    return found


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _sentence(record: logging.LogRecord) -> str:
    """Return the sentence of a line, which the program always writes without data in it.

    Lines of other libraries may hold data, so `OTHERS` takes their place.
    """
    own = record.name.partition(".")[0] == "paifuda" and not record.args
    return str(record.msg) if own else OTHERS


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception, then its causes."""
    following: BaseException | None = error
    while following:
        yield following
        hidden = following.__suppress_context__
        following = following.__cause__ or (None if hidden else following.__context__)


def _exception(error: BaseException) -> dict[str, Any]:
    """Return the type of an exception and the places it passed, without its text."""
    frames = []
    for frame, line in walk_tb(error.__traceback__):
        module = str(frame.f_globals.get("__name__", ""))
        own = module.partition(".")[0] in ROOMS
        place = {"module": module, "function": frame.f_code.co_name, "lineno": line, "in_app": own}
        frames.append(place)
    kind = {"type": type(error).__name__, "module": type(error).__module__}
    return {**kind, "stacktrace": {"frames": frames}} if frames else kind
