"""Who sits on a seat: a person, a computer player, or one for the other."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.people.names import visible

COMPUTER = 0
"""The user id that stands for a computer player; Discord gives nobody this one."""

USUAL_LEVEL = "club"
"""The level of a computer player of which nothing else is said."""

NAMELESS = "?"
"""What somebody is called of whose name nothing can be seen."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat, by what can be seen of their name.

    `away`: a `computer` player sits in for a person, or their seat is `open` to anybody. `level` is
    how strong a computer player is that has a seat of its own; empty for the usual one.
    """

    user: int
    name: str
    away: str = ""
    level: str = ""

    def __post_init__(self) -> None:
        shown = visible(self.name) or (self.name and NAMELESS)
        object.__setattr__(self, "name", shown)

    @property
    def computer(self) -> bool:
        """Whether this seat is a computer player's own."""
        return self.user == COMPUTER

    @property
    def automatic(self) -> bool:
        """Whether the bot itself moves on this seat."""
        return self.computer or self.away == "computer"

    @property
    def strength(self) -> str:
        """The level at which the bot moves here; whoever sits in for a person is of the usual."""
        return self.level if self.computer and self.level else USUAL_LEVEL

    @property
    def present(self) -> bool:
        """Whether this is a person who plays themselves."""
        return not self.computer and not self.away
