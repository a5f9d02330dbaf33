"""Limits on the requests of one address, so that nobody can keep others from the pages."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from bot.domain.recent import Recent

BURST = 300
"""How many requests an address may send at once: a page with all its pictures, several times."""
RATE = 20.0
"""How many further requests an address may send each second."""
KNOWN = 10_000
"""How many addresses are remembered; the latest addresses are kept."""
NEIGHBOURS = 64
"""How many leading bits of an IPv6 address belong to one customer of a provider."""

Address = IPv4Address | IPv6Address


def sender(peer: str, forwarded: str) -> str:
    """Return the address for which a request is counted; empty for this machine itself.

    `forwarded` is the header `X-Forwarded-For`. Only a reverse proxy on this machine or in its
    network is trusted: its last entry names the sender. Any other peer could write anything there.
    An entry never stands for this machine.
    """
    near = _read(peer)
    last = _read(forwarded.rpartition(",")[2].strip()) if near and near.is_private else None
    counted = near if last is None or last.is_loopback else last
    if counted is None or counted.is_loopback:
        return ""
    if isinstance(counted, IPv6Address):
        return str(ip_network((counted, NEIGHBOURS), strict=False))
    return str(counted)


def _read(text: str) -> Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Rates:
    """The requests that each address may still send; they grow back with time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left = Recent[str, tuple[float, float]](KNOWN)

    def allows(self, address: str) -> bool:
        """Count a request, and return whether its address may send it."""
        if not address:
            return True
        now = self._clock()
        left, since = self._left.get(address, (float(BURST), now))
        left = min(float(BURST), left + (now - since) * RATE)
        allowed = left >= 1
        self._left.keep(address, (left - 1 if allowed else left, now))
        return allowed
