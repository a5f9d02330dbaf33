"""The address of a database, as an owner writes it."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The beginnings of an address, by the kind of its database."""
SUCH = "such as sqlite+aiosqlite:///file or postgresql+asyncpg://user:password@host/name"
ESCAPED = "in a name or a password write %40 for @, %2F for / and %25 for %"
"""The hint for an address whose parts cannot be told apart."""


def address(text: str) -> str:
    """Return the address of a database; ValueError if it cannot be one."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        hint = f"; {ESCAPED}" if text.count("@") > 1 else ""
        raise ValueError(f"it must be an address {SUCH}{hint}") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ValueError(f"it must be an address {SUCH}")
    if url.drivername != driver:
        raise ValueError(f"it must name the driver, too, and begin with {driver}://")
    if driver != DRIVERS["sqlite"] and "@" in f"{url.host}{url.database}":
        raise ValueError(f"there is more than one @ in it: {ESCAPED}")
    if driver == DRIVERS["sqlite"] and url.host:
        raise ValueError(
            "it must have three slashes before a file in the current folder:"
            f" {driver}:///file, and four before a path from the root"
        )
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise ValueError(f"it must name a file, such as {driver}:///paifuda.sqlite")
    return text
