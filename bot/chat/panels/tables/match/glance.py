"""The facts about a table that all panels of one player's hand share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.reply import names_in
from bot.domain.people.person import Person
from bot.domain.tables.deal import Deal, Moment
from bot.domain.tables.table import Table
from bot.words import Words
from render import PLAIN, Look
from rules import AnyGame, Move, Seat

ANYBODY = Person(0)
"""A person with the default settings."""


@dataclass(frozen=True, slots=True)
class Glance:
    """A table as one seat sees it: the deal, the view, the legal moves and the look of pictures.

    A button names the `moment` of the deal, so that a late press is recognised.
    """

    table: Table
    number: int
    game: AnyGame
    deal: Deal
    moment: Moment
    seat: Seat
    view: Any
    legal: Sequence[Move]
    names: Sequence[str]
    looking: tuple[Seat, ...]
    say: Words
    person: Person
    look: Look

    @classmethod
    def at(
        cls, table: Table, seat: Seat, say: Words, person: Person = ANYBODY, look: Look = PLAIN
    ) -> Glance:
        """Return the glance at a table from a seat; the table must have a deal."""
        assert table.deal is not None
        return cls(
            table,
            table.id,
            table.game,
            table.deal,
            table.deal.moment,
            seat,
            table.view(seat),
            table.legal(seat),
            names_in(table),
            table.looking,
            say,
            person,
            look,
        )

    @property
    def looks(self) -> bool:
        """Whether the player has yet to look at the hand before the first move."""
        return self.seat in self.looking

    @property
    def asked(self) -> bool:
        """Whether the seat is asked for a move now; no seat is asked while another has yet to
        look.
        """
        return self.seat in self.view.to_act and not self.looking

    @property
    def calls(self) -> Sequence[Move]:
        """The moves that the seat may make while others are asked, such as a xi."""
        return () if self.seat in self.view.to_act else self.legal
