"""The places at which something is served, such as `127.0.0.1:8080`."""

from __future__ import annotations

import errno

from aiohttp import web

from bot.config import ConfigError, TakenError


async def listening(runner: web.BaseRunner, place: str, setting: str) -> None:
    """Serve at the place of a setting; TakenError or ConfigError if that fails."""
    host, _, port = place.rpartition(":")
    await runner.setup()
    try:
        # An IPv6 address is written in brackets.
        await web.TCPSite(runner, host.removeprefix("[").removesuffix("]"), int(port)).start()
    except OSError as error:
        await runner.cleanup()
        if error.errno == errno.EADDRINUSE:
            raise TakenError(f"{port} of the setting `{setting}`") from None
        why = f"nothing can be served at {place} ({error.strerror})"
        raise ConfigError(f"The setting {setting} is wrong: {why}.") from None
