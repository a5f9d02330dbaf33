"""The work of other processes on the database of a test: they hold it, or bring it up to date."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from bot.store import Database
from bot.store.session import holding
from tests.forked import Forked, Tell


def holder(address: str) -> Forked:
    """Return another process that holds a database until it is killed or terminated."""
    found = Forked(_hold, address)
    assert found.hear() == ("held",)
    return found


def _hold(tell: Tell, address: str) -> None:
    async def hold() -> None:
        doing = asyncio.current_task()
        assert doing
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, doing.cancel)
        async with holding(address):
            tell("held")
            await asyncio.Event().wait()

    with suppress(asyncio.CancelledError):
        asyncio.run(hold())


def migrate(_: Tell, address: str) -> None:
    """Bring a database up to date."""

    async def opened() -> None:
        database = Database(address)
        await database.open()
        await database.close()

    asyncio.run(opened())
