"""The pace of claims at a table: how a claim window is answered, and how long it stays open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from bot.domain.refusal import Refusal

MINUTE, HOUR = 60, 3600
RULES = ("wins", "marked", "computer", "ask")
"""The standing rules a table can set for players without a rule of their own; see `standing`."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The way a claim window closes, by `kind`; `seconds` is the time limit, None: no limit.

    - `ahead`: everybody has answered in advance, by marks or a standing rule, except those who want
      to be asked. The window closes once these have answered, or at the limit.
    - `timed`: at a fixed time, and never earlier.
    - `relaxed`, only at older tables: once everybody who is asked has answered, or at the limit.
    - `live`, only at older tables: at a fixed time a few seconds later, and never earlier.
    - `quick`, only at older tables: once everybody with more than a pass has answered.

    `rule` holds for players without a rule of their own. Without `asks`, nobody may choose to be
    asked. With `look`, everybody is asked once after the deal, before the first move.
    """

    kind: str = "relaxed"
    seconds: int | None = None
    rule: str = RULES[0]
    asks: bool = True
    look: bool = False

    def __str__(self) -> str:
        rule = [self.rule] if self.rule != RULES[0] else []
        time = [] if self.seconds is None else [str(self.seconds)]
        kind = [self.kind] if not self.look else ["look", *([] if self.ahead else [self.kind])]
        return "-".join((*kind, *rule, *time, *([] if self.asks else ["noask"])))

    @property
    def fixed(self) -> bool:
        """Whether a claim window closes at a fixed time, and never earlier."""
        return self.kind in ("live", "timed")

    @property
    def ahead(self) -> bool:
        """Whether most claims are answered in advance."""
        return self.kind == "ahead"

    @property
    def settled(self) -> bool:
        """Whether marks and standing rules hold here, at least for answers that come too late."""
        return self.kind in ("ahead", "timed")


def _by_text(*paces: Pace) -> Mapping[str, Pace]:
    return MappingProxyType({str(pace): pace for pace in paces})


USUAL = Pace()
"""The pace of tables in games without claims."""
AHEAD = Pace("ahead")
"""The default pace of a table in a game with claims."""
PACES = _by_text(
    *(Pace("ahead", rule=rule, asks=asks) for asks in (True, False) for rule in RULES[:3]),
    *(Pace("ahead", hours and hours * HOUR, "ask") for hours in (None, 24, 12, 6, 1)),
    *(Pace("timed", seconds) for seconds in (5, 8, 12, 20, MINUTE, 5 * MINUTE, 30 * MINUTE)),
    *(Pace("timed", hours * HOUR) for hours in (1, 6)),
)
"""The paces an owner can choose, by the text that is stored."""
LOOKS = _by_text(*(replace(pace, look=True) for pace in PACES.values()))
"""The paces of `PACES`, with a first look at the hand."""
OLD = _by_text(
    USUAL,
    *(Pace("relaxed", hours * HOUR) for hours in (24, 12, 6, 1)),
    *(Pace("live", seconds) for seconds in (20, 12, 8, 5)),
    Pace("quick"),
)
"""The paces that earlier versions offered; tables that have one keep it."""


def pace_of(text: str) -> Pace:
    """Read a pace; Refusal when no pace has this text."""
    found = PACES.get(text) or LOOKS.get(text) or OLD.get(text)
    if found is None:
        raise Refusal("no-such-pace", pace=text)
    return found


def fitting(pace: Pace) -> str:
    """Return the name of the clock that fits a pace: short windows go with short turns."""
    if pace.kind != "timed" or pace.seconds is None:
        return "days"
    return "live" if pace.seconds <= MINUTE else "evening" if pace.seconds <= HOUR else "days"
