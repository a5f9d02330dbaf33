"""Presses at a problem: an answer, the next one, that of a day, the table of a month."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

import discord

from bot.chat.component import Button, Field, Number, Part
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Place, answer
from bot.domain.lessons.problems import scoring

ANY = "any"
"""The word in place of a game for problems of all games."""
Key = Annotated[str, Part("[0-9a-f]{6}")]


def _month(text: str) -> str:
    """Return a month as it was written; ValueError or OverflowError if it cannot be one."""
    scoring.month(date.fromisoformat(f"{text}-01"))
    return text


Month = Annotated[str, Part("[0-9]{4}-(?:0[1-9]|1[0-2])", _month)]


class ProblemButton(Button, custom_id="problem:{key}"):
    """The button that asks the person who presses a problem."""

    key: Key

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the problem privately."""
        shown = doors.problem
        await answer(interaction, lambda: shown(interaction, self.key, ANY), renews=self.key)


class SolveButton(Button, custom_id="solve:{key}:{game}:{choice}"):
    """An answer to a problem, by its place among the offered answers."""

    key: Key
    game: Field
    choice: Number

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show whether the answer is right."""
        shown = doors.problem
        await answer(
            interaction,
            lambda: shown(interaction, self.key, self.game, self.choice),
            Place.PRESSED,
        )


class NextProblemButton(Button, custom_id="problems:{game}"):
    """The button to the next problem, of one game or of all."""

    game: Field

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the next problem in place of the last one."""
        shown = doors.next_problem
        await answer(interaction, lambda: shown(interaction, self.game), Place.PRESSED)


class SolversButton(Button, custom_id="solvers:{month}"):
    """The button to the people who solved a month's problems on a server."""

    month: Month

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the people to the person who presses alone."""
        shown = doors.solvers
        await answer(interaction, lambda: shown(interaction, self.month), renews="solvers")
