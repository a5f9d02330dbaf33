"""Bounds for what one address may ask, so that nobody keeps the pages from the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

BURST = 300
"""How many requests an address may send at once: a page with all its pictures, several times."""
RATE = 20.0
"""How many further requests a second an address may send."""
KNOWN = 10_000
"""The number of addresses that are remembered: the last ones."""
NEIGHBOURS = 64
"""The bits of an address of IPv6 that one customer of a provider has alone."""

Address = IPv4Address | IPv6Address


def sender(peer: str, forwarded: str) -> str:
    """Return the address that a request is counted for; empty for this machine itself.

    A reverse proxy on this machine or in its network names the sender last in `forwarded`, the
    header `X-Forwarded-For`. Anybody else could write anything there, and nobody may name this
    machine.
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
    """The requests that each address may still send; time gives them back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Count a request; return whether the address may send it."""
        if not address:
            return True
        now = self._clock()
        left, since = self._left.pop(address, (float(BURST), now))
        left = min(float(BURST), left + (now - since) * RATE)
        allowed = left >= 1
        self._left[address] = (left - 1 if allowed else left, now)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return allowed
