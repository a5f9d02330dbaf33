"""The log: lines of text or JSON, each with the id of the press that caused it."""

from __future__ import annotations

import json
import logging
import threading
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

from bot.tracebacks import Sparing

PRESS: ContextVar[int] = ContextVar("PRESS", default=0)
"""The id of the interaction being handled, until its changes are shown."""

STOPPING = threading.Event()
"""Whether the bot is stopping: an exception is then logged as one line, not as an error."""

Format = Literal["text", "json"]
FORMAT: ContextVar[Format] = ContextVar("FORMAT", default="text")
"""The form of the log, and of the sentence with which a command ends."""
TEXT = "%(asctime)s %(levelname)s %(name)s %(message)s%(pressed)s"


def begin(level: str, how: Format, stream: TextIO) -> None:
    """Write the log to a stream.

    The `level` holds for the bot's own lines; other libraries log from INFO on.
    """
    FORMAT.set(how)
    handler = logging.StreamHandler(stream)
    handler.addFilter(_note_press)
    handler.addFilter(_soften)
    handler.addFilter(Sparing())
    handler.setFormatter(JsonLines() if how == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level="INFO", handlers=[handler])
    logging.getLogger("paifuda").setLevel(level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)


def ending(sentence: str, code: int) -> str:
    """Return the last line of a command that fails: the sentence, or a line of the JSON log."""
    if FORMAT.get() == "text":
        return sentence
    line = logging.LogRecord("paifuda", logging.CRITICAL, "", 0, sentence, None, None)
    line.code = code
    return JsonLines().format(line)


def _note_press(record: logging.LogRecord) -> bool:
    press = PRESS.get()
    record.__dict__.update(press=press, pressed=f" press={press}" if press else "")
    return True


def _soften(record: logging.LogRecord) -> bool:
    """Shorten an exception to one line without a traceback while the bot is stopping."""
    if STOPPING.is_set() and record.exc_info and record.levelno >= logging.ERROR:
        record.msg = f"{record.getMessage()} while=stopping because={record.exc_info[1]!r}"
        record.args, record.exc_info, record.exc_text = (), None, None
        record.levelno, record.levelname = logging.INFO, "INFO"
    return True


class JsonLines(logging.Formatter):
    """A formatter that writes each line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line of the log."""
        found: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if press := getattr(record, "press", 0):
            found["press"] = str(press)
        if code := getattr(record, "code", 0):
            found["code"] = code
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)
