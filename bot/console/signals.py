"""Signals of the system, and ending a program together with the process that started it."""

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
"""The numbers of the standard streams, any of which may be a terminal."""
PATIENCE = 30.0
"""Seconds that a program gets to end after its parent has ended."""


def on_signal(work: Callable[[], object], *kinds: Signals) -> None:
    """Call `work` whenever the program gets one of these signals, while the event loop runs.

    Windows has no such signals, and only the main thread receives them; otherwise only Ctrl-C
    works.
    """
    for kind in kinds:
        with suppress(NotImplementedError, RuntimeError):
            asyncio.get_running_loop().add_signal_handler(kind, work)


def on_hangup(read: Callable[[], object], end: Callable[[], object]) -> None:
    """Call `read` at SIGHUP, by which an operator asks a program to read its settings again.

    The system also sends SIGHUP when the terminal closes in which the program was started. Then
    call `end`.
    """
    is_closed = _terminal()
    if kind := getattr(signal, "SIGHUP", None):
        on_signal(lambda: (end if is_closed() else read)(), kind)


def start_through_hangup() -> None:
    """Let SIGHUP end a program that is starting only if its terminal has closed.

    A start reads the settings anyway, and one that takes over may wait for hours. Once the event
    loop runs, `on_hangup` applies.
    """
    is_closed = _terminal()

    def heard(*_: object) -> None:
        if is_closed():
            raise KeyboardInterrupt

    if kind := getattr(signal, "SIGHUP", None):
        with suppress(ValueError):  # only the main thread may
            signal.signal(kind, heard)


def _terminal() -> Callable[[], bool]:
    """Return a function that tells whether this program's terminal has closed since this call."""
    terminal = next((stream for stream in STREAMS if os.isatty(stream)), None)
    return lambda: terminal is not None and not os.isatty(terminal)


def end_with_parent() -> None:
    """End this program when its standard input ends, which means that its parent is gone.

    A separate thread waits for that, so it works even if the event loop hangs.
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
