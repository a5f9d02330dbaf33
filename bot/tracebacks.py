"""Tracebacks in the log: one a minute for each kind of error, otherwise one line.

A failing disk makes every press fail, and the log is often on that disk.
"""

from __future__ import annotations

import logging
import math
import time
from traceback import walk_tb

EVERY = 60.0
"""Seconds until an error of the same kind has a traceback again."""
LINE = 300
"""The largest number of characters of an error in a line."""
Kind = tuple[type[BaseException], str, int]
"""The type of an error, and the file and line that raised it."""


class Sparing(logging.Filter):
    """A filter that shortens the tracebacks of errors that come again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Kind, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Let a record pass, with its traceback or without it."""
        error = record.exc_info[1] if record.exc_info else None
        if error:
            kind, now = kind_of(error), time.monotonic()
            if now - self._told.get(kind, -math.inf) < EVERY:
                shorten(record, error)
            else:
                self._told[kind] = now
        return True


def kind_of(error: BaseException) -> Kind:
    """Return the kind of an error, by the place that raised it."""
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    return type(error), *(places[-1] if places else ("", 0))


def shorten(record: logging.LogRecord, error: BaseException) -> None:
    """Make the error of a record a field of its line, in place of the traceback."""
    cause = repr(getattr(error, "orig", None) or error)[:LINE]
    record.fields = {**getattr(record, "fields", {}), "because": cause}
    record.exc_info = record.exc_text = None
