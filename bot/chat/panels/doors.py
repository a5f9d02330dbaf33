"""Doors: panels that a button of a lower layer opens without importing them."""

# mypy: disable-error-code="empty-body"
# A door is declared without a body: the module of its panel opens it.

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, ParamSpec

from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from bot.words import Words
from rules import Move

P = ParamSpec("P")


class Door(Generic[P]):
    """A stand-in for a panel that a module may not import; calling it returns the panel."""

    panel: Callable[P, Coroutine[Any, Any, Reply]] | None = None

    def __init__(self, declared: Callable[P, Coroutine[Any, Any, Reply]]) -> None:
        self.__name__, self.__doc__ = declared.__name__, declared.__doc__

    def opens(
        self, panel: Callable[P, Coroutine[Any, Any, Reply]]
    ) -> Callable[P, Coroutine[Any, Any, Reply]]:
        """Register the decorated function as the panel behind the door."""
        self.panel = panel
        return panel

    async def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Reply:
        """Return the panel."""
        assert self.panel, f"nothing opens {self.__name__}"
        return await self.panel(*args, **kwargs)


# --- Tables ---------------------------------------------------------------------------------------


@Door
async def message(client: Desk, table: Table, say: Words) -> Reply:
    """Return the public message of a table."""


@Door
async def hand(
    interaction: Interaction,
    table: Table | None = None,
    picked: tuple[str, ...] | Move = (),
    note: str = "",
    *,
    number: int | None = None,
    to_plan: bool = False,
    hint: Move | None = None,
) -> Reply:
    """Return the person's hand at a `table`, at the table with a `number`, or at the channel's.

    The other parameters are those of `hand.open_panel`.
    """


@Door
async def claims(interaction: Interaction, number: int, *, listed: bool = False) -> Reply:
    """Return the panel of a person's claims at a table; `listed` shows every mark."""


@Door
async def set_up(interaction: Interaction, number: int, act: str) -> Reply:
    """Carry out an `act` in the panel of settings before a match, and return the panel."""


@Door
async def catch_up(interaction: Interaction, number: int | None = None) -> Reply:
    """Return the moves a person has missed at a table, by default at the channel's."""


# --- Lessons and contests -------------------------------------------------------------------------


@Door
async def lesson(interaction: Interaction, of: str, name: str, way: str, chosen: str) -> Reply:
    """Return a position of a lesson, or the result of a press there.

    The parameters are those of `position.open_panel`.
    """


@Door
async def lessons(interaction: Interaction, game: str) -> Reply:
    """Return the lessons of a game, and a person's progress in them."""


@Door
async def next_lesson(interaction: Interaction, game: str | None) -> Reply:
    """Return a person's next position in a game's lessons; without a game, all lessons."""


@Door
async def problem(
    interaction: Interaction, key: str, game: str, choice: int | None = None
) -> Reply:
    """Return a problem by its key, or the result of a `choice`.

    Its button leads to the next problem of the `game`.
    """


@Door
async def next_problem(interaction: Interaction, game: str) -> Reply:
    """Return a person's next problem."""


@Door
async def resumed(
    interaction: Interaction, key: str, game: str, played: str, picked: Sequence[str]
) -> Reply:
    """Return a problem after the moves in `played`, with the pieces in `picked` picked up."""


@Door
async def solvers(interaction: Interaction, month: str) -> Reply:
    """Return how many problems of a month each person on a server has solved."""


@Door
async def daily(interaction: Interaction, day: str | None, game: str, act: str) -> Reply:
    """Return a day's deals, a `game`'s deal, its result, or a week; None is today."""


@Door
async def duplicate(interaction: Interaction, number: int, act: str) -> Reply:
    """Return a person's own results in a duplicate match; for the act `fair`, facts of its
    shuffle.
    """
