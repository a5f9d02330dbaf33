"""The log: sentences with fields, as text or JSON, each with the press that caused it."""

from __future__ import annotations

import json
import logging
import re
import threading
from collections.abc import Mapping, MutableMapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from bot.tracebacks import Sparing

PRESS: ContextVar[int] = ContextVar("PRESS", default=0)
"""The id of the interaction being handled, until its changes are shown."""
PERSON: ContextVar[int] = ContextVar("PERSON", default=0)
"""The id of the person whose interaction is being handled; 0 for the bot's own work."""

STOPPING = threading.Event()
"""Whether the bot is stopping: an exception is then logged as one line, not as an error."""

Format = Literal["text", "json"]
FORMAT: ContextVar[Format] = ContextVar("FORMAT", default="text")
"""The form of the log, and of the sentence with which a command ends."""
TEXT = "%(asctime)s %(levelname)s %(name)s %(line)s"
PARTS = frozenset({"time", "level", "logger", "message", "error", "press"})
"""The parts of a JSON line that no field may be called."""
EXACT = 2**53
"""The limit from which numbers, such as ids, are text in JSON: many readers would round them."""
FALSE = {
    "discord.client": ("PyNaCl is not installed", "davey is not installed"),
    "discord.state": ("Guilds intent seems to be disabled",),
}
"""The warnings of discord.py at each start that do not hold for a bot without voice or intents."""
WORD = re.compile(r'[^\s"\x00-\x1f\x7f-\x9f]+')
COMMANDING = re.compile(r"[\x7f-\x9f]")
"""The letters that command a terminal and that JSON does not escape."""
OWN = frozenset({"exc_info", "stack_info", "stacklevel", "extra"})


class Log(logging.LoggerAdapter[logging.Logger]):
    """A logger whose other keywords are fields of the line: `log.info("move", table=1, seat=0)`."""

    def process(
        self, msg: Any, kwargs: MutableMapping[str, Any]
    ) -> tuple[Any, MutableMapping[str, Any]]:
        """Put the fields of a line together."""
        fields = {name: value for name, value in kwargs.items() if name not in OWN}
        own = {name: value for name, value in kwargs.items() if name in OWN}
        return msg, {**own, "extra": {"fields": fields}}


def named(name: str) -> Log:
    """Return the log of a part of the bot."""
    return Log(logging.getLogger(name))


def begin(level: str, how: Format, stream: TextIO) -> None:
    """Write the log to a stream.

    The `level` holds for every line. Other libraries never write lines below INFO.
    """
    FORMAT.set(how)
    handler = logging.StreamHandler(stream)
    handler.addFilter(note_press)
    handler.addFilter(_soften)
    handler.addFilter(_is_wanted)
    handler.addFilter(Sparing())
    handler.setFormatter(JsonLines() if how == "json" else TextLines(TEXT))
    logging.basicConfig(level="INFO", handlers=[handler])
    set_level(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in FALSE:
        logging.getLogger(name).addFilter(_is_true)


def set_level(level: str) -> None:
    """Set the level from which lines are written."""
    logging.getLogger("paifuda").setLevel(level.upper())


def ending(sentence: str, code: int) -> str:
    """Return the last line of a command that fails: the sentence, or a line of the JSON log."""
    if FORMAT.get() == "text":
        return sentence
    line = logging.LogRecord("paifuda", logging.CRITICAL, "", 0, sentence, None, None)
    line.fields = {"code": code}
    return JsonLines().format(line)


def fields(record: logging.LogRecord) -> Mapping[str, object]:
    """Return the fields of a line, with the press that caused it."""
    own: dict[str, object] = {**getattr(record, "fields", {})}
    press = getattr(record, "press", 0)
    return {**own, "press": str(press)} if press else own


def line(record: logging.LogRecord) -> str:
    """Return the sentence of a line with its fields, as the text log has it."""
    told = (f"{name}={_quoted(str(value))}" for name, value in fields(record).items())
    return " ".join([record.getMessage(), *told])


def _quoted(value: str) -> str:
    if WORD.fullmatch(value):
        return value
    quoted = json.dumps(value, ensure_ascii=False)
    return COMMANDING.sub(lambda letter: f"\\u{ord(letter[0]):04x}", quoted)


def _is_true(record: logging.LogRecord) -> bool:
    """Whether a line of discord.py is none of its false warnings."""
    return not record.getMessage().startswith(FALSE[record.name])


def _is_wanted(record: logging.LogRecord) -> bool:
    """Whether a line has at least the level that is set, also one of another library."""
    return record.levelno >= logging.getLogger("paifuda").level


def note_press(record: logging.LogRecord) -> bool:
    """Note the press that caused a line; every line passes."""
    record.press = PRESS.get()
    return True


def _soften(record: logging.LogRecord) -> bool:
    """Shorten an exception to one line without a traceback while the bot is stopping."""
    if STOPPING.is_set() and record.exc_info and record.levelno >= logging.ERROR:
        because = {"while": "stopping", "because": repr(record.exc_info[1])}
        record.fields = {**getattr(record, "fields", {}), **because}
        record.exc_info, record.exc_text = None, None
        record.levelno, record.levelname = logging.INFO, "INFO"
    return True


class TextLines(logging.Formatter):
    """A formatter that writes the fields of each line after its sentence."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line of the log."""
        record.line = line(record)
        return super().format(record)


class JsonLines(logging.Formatter):
    """A formatter that writes each line as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line of the log."""
        found: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: _plain(value) for name, value in fields(record).items()},
        }
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def _plain(value: object) -> object:
    """Return a value as JSON can hold it."""
    if isinstance(value, int):
        return value if abs(value) < EXACT else str(value)
    return value if isinstance(value, (str, float)) or value is None else str(value)
