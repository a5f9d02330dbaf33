"""The player on a seat: a person, a computer player, or a computer player in place of a person."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.domain.people.names import visible
from bot.domain.players import CLUB

COMPUTER = 0
"""The user id that means a computer player; Discord gives it to nobody."""

USUAL_LEVEL = CLUB
"""The level of computer players for whom nobody has chosen a level."""

NAMELESS = "?"
"""The name of a person whose name has no visible character."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player on a seat; `name` keeps only its visible characters.

    `away` is empty while a person plays. Otherwise a `computer` player sits in for them, or the
    seat is `open` to anybody. `level` is the strength of a computer player; empty for the usual
    level.
    """

    user: int
    name: str
    away: str = ""
    level: str = ""
    computer: bool = field(init=False, repr=False, compare=False)
    """Whether the seat belongs to a computer player."""
    present: bool = field(init=False, repr=False, compare=False)
    """Whether this is a person who plays for themselves now."""

    def __post_init__(self) -> None:
        shown, computer = visible(self.name) or (self.name and NAMELESS), self.user == COMPUTER
        object.__setattr__(self, "name", shown)
        object.__setattr__(self, "computer", computer)
        object.__setattr__(self, "present", not computer and not self.away)

    @property
    def automatic(self) -> bool:
        """Whether the bot itself moves for this seat."""
        return self.computer or self.away == "computer"

    @property
    def strength(self) -> str:
        """The level at which the bot plays this seat; a person's substitute has the usual level."""
        return self.level if self.computer and self.level else USUAL_LEVEL
