"""How fast a table plays: how long its claim windows stay open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.domain.refusal import Refusal

HOUR = 3600


@dataclass(frozen=True, slots=True)
class Pace:
    """When a claim window closes; `seconds` None: only once everybody has answered.

    `live`: at a fixed beat, whatever is answered before. `relaxed`: once everybody who is asked has
    answered, or at the deadline. `quick`: as soon as those have answered who can do more than pass.
    """

    kind: str = "relaxed"
    seconds: int | None = None

    def __str__(self) -> str:
        return self.kind if self.seconds is None else f"{self.kind}-{self.seconds}"

    @property
    def live(self) -> bool:
        """Whether answers are kept until a beat."""
        return self.kind == "live"


USUAL = Pace()
"""The pace of a table whose owner has chosen none."""
PACES: Mapping[str, Pace] = MappingProxyType(
    {
        str(pace): pace
        for pace in (
            USUAL,
            *(Pace("relaxed", hours * HOUR) for hours in (24, 12, 6, 1)),
            *(Pace("live", seconds) for seconds in (20, 12, 8, 5)),
            Pace("quick"),
        )
    }
)
"""What an owner can choose, from the slowest on, by what is stored of it."""


def pace_of(text: str) -> Pace:
    """The pace that is written so; RuleError when it is not on offer."""
    if text not in PACES:
        raise Refusal("no-such-pace", pace=text)
    return PACES[text]
