"""The ways to win: one table for each rule set, read by play, sheets, choices and rule books."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

GIVEN, DRAWN, INDICATOR, TREASURE, NONE = "given", "drawn", "indicator", "treasure", ""
"""The tile that completes a hand: another player's, a drawn one, the indicator, the treasure, or
none because the hand needs no further tile.
"""


class Way(NamedTuple):
    """A way to win.

    `name` is its name; the hand decides between ways with the same source. `sources` are the
    sources of the winning tile, as sheets name them, and `tile` tells which tile it is. Payments
    are multiplied by `times`. `dealers`: only the dealer may win in this way; `opening`: no tile
    has been claimed; `shapeless`: the shape does not matter.
    """

    name: str
    sources: tuple[str, ...]
    tile: str
    times: int = 1
    dealers: bool = False
    opening: bool = False
    shapeless: bool = False


DISCARD, ROB_KONG = "discard", "rob_kong"
DRAWS = ("self_draw", "kong_replacement")
"""The sources of a drawn tile in every rule set."""

Ways = tuple[Way, ...]


def by_source(ways: Iterable[Way]) -> Mapping[str, Ways]:
    """Return the ways to win by the source of the tile, in their order."""
    found: dict[str, Ways] = {}
    for way in ways:
        for source in way.sources:
            found[source] = (*found.get(source, ()), way)
    return MappingProxyType(found)
