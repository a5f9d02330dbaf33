"""Signals of the system that tell a program to end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from signal import Signals


def on_signal(work: Callable[[], object], *kinds: Signals) -> None:
    """Do something when the program gets a signal, as long as the event loop runs.

    Windows has no such signals, and only the main thread hears them; there Ctrl-C ends a program.
    """
    for kind in kinds:
        with suppress(NotImplementedError, RuntimeError):
            asyncio.get_running_loop().add_signal_handler(kind, work)
