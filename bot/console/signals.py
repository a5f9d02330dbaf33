"""Signals of the system, and the end of a program with the process that has started it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from signal import Signals
from threading import Thread

from bot import logs

log = logs.named("paifuda.processes")

STREAMS = (0, 1, 2)
"""The numbers of the standard streams, one of which may be a terminal."""
PATIENCE = 30.0
"""Seconds a program has to end after its parent."""


def on_signal(work: Callable[[], object], *kinds: Signals) -> None:
    """Do something when the program gets a signal, as long as the event loop runs.

    Windows has no such signals, and only the main thread hears them; there Ctrl-C ends a program.
    """
    for kind in kinds:
        with suppress(NotImplementedError, RuntimeError):
            asyncio.get_running_loop().add_signal_handler(kind, work)


def on_hangup(read: Callable[[], object], end: Callable[[], object]) -> None:
    """Call `read` at SIGHUP, by which an owner asks a program to read its settings again.

    The system sends it, too, when the terminal closes in which the program was started: then call
    `end`.
    """
    is_closed = _terminal()
    if kind := getattr(signal, "SIGHUP", None):
        on_signal(lambda: (end if is_closed() else read)(), kind)


def start_through_hangup() -> None:
    """Let SIGHUP end a start only if its terminal closes, until the event loop hears it.

    A start reads the settings anyway, and one that takes over may wait for hours.
    """
    is_closed = _terminal()

    def heard(*_: object) -> None:
        if is_closed():
            raise KeyboardInterrupt

    if kind := getattr(signal, "SIGHUP", None):
        with suppress(ValueError):  # only the main thread may
            signal.signal(kind, heard)


def _terminal() -> Callable[[], bool]:
    """Return a function that tells whether the terminal of this program has closed since."""
    terminal = next((stream for stream in STREAMS if os.isatty(stream)), None)
    return lambda: terminal is not None and not os.isatty(terminal)


def end_with_parent() -> None:
    """End this program when its standard input ends: its parent held the other end, and is gone.

    A thread waits for that, so the end comes even if the event loop stands still.
    """
    Thread(target=_wait_for_parent, name="parent", daemon=True).start()


def _wait_for_parent() -> None:
    with suppress(OSError):
        while os.read(sys.stdin.fileno(), 1024):
            pass
    log.error("ends because the process that started it is gone")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(PATIENCE)
    os._exit(1)
