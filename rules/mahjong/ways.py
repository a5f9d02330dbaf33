"""The ways to win: one table a rule set, which play, sheets, choices and rule books read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

GIVEN, DRAWN, INDICATOR, TREASURE, NONE = "given", "drawn", "indicator", "treasure", ""
"""Which tile completes a hand: another player's, one drawn, the one turned up, the one that lies
aside, or none, since the hand wins as it stands."""


class Way(NamedTuple):
    """A way to win.

    `name` is how it is called; several of the same sources are told apart by the hand. `sources`
    are where a winning tile comes from, as sheets call it, `tile` is which one it is. It multiplies
    what is paid by `times`. Only the dealer may win so where it is `dealers`; where it is of the
    `opening` nothing was claimed yet; the shape does not matter where it is `shapeless`.
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
"""Where a tile is drawn from in every rule set."""

Ways = tuple[Way, ...]


def by_source(ways: Iterable[Way]) -> Mapping[str, Ways]:
    """The ways to win with a tile of each source, in their order."""
    found: dict[str, Ways] = {}
    for way in ways:
        for source in way.sources:
            found[source] = (*found.get(source, ()), way)
    return MappingProxyType(found)
