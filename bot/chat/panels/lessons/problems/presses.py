"""Presses at a problem: an answer, the next problem, the problem of a day, the table of a month."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from bot.chat.component import Button, Field, Number, Part, Select
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, Place
from bot.chat.panels.tables.controls.moves import SelectName
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.reply import Reply
from bot.domain.lessons.problems import scoring

ANY = "any"
"""The word in place of a game for problems of all games."""
Key = Annotated[str, Part("[0-9a-f]{6}")]


def _month(text: str) -> str:
    """Return a month as it was written; ValueError or OverflowError if it cannot be one."""
    scoring.month(date.fromisoformat(f"{text}-01"))
    return text


Played = Annotated[str, Part("[0-9a-z]{0,40}")]
"""A sign for each move of the person since the question."""
Month = Annotated[str, Part("[0-9]{4}-(?:0[1-9]|1[0-2])", _month)]


class ProblemButton(Button, custom_id="problem:{key}"):
    """The button that asks the person who presses a problem."""

    key: Key
    place, renews = Place.PRIVATE, "{key}"

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the problem."""
        return await doors.problem(interaction, self.key, ANY)


class SolveButton(Button, custom_id="solve:{key}:{game}:{choice}", opens=doors.problem):
    """The button of an answer to a problem; `choice` is its place among the answers."""

    key: Key
    game: Field
    choice: Number


class ResumeButton(Button, custom_id="resume:{key}:{game}:{played}:{picked}", opens=doors.resumed):
    """The button of a move in a problem that is played out, or of a piece to pick."""

    key: Key
    game: Field
    played: Played
    picked: Annotated[
        tuple[str, ...], Part(r"[\w. -]{0,40}", lambda text: tuple(text.split()), " ".join)
    ]


class ResumeSelect(Select, custom_id="resumes:{key}:{game}:{played}:{name}"):
    """The select of moves or pieces in a problem that is played out."""

    several = True

    key: Key
    game: Field
    played: Played
    name: SelectName

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the deal after the move, or the moves of the pieces."""
        picked = [value.rstrip(COPY) for value in self.item.values]
        return await doors.resumed(interaction, self.key, self.game, self.played, picked)


class NextProblemButton(Button, custom_id="problems:{game}", opens=doors.next_problem):
    """The button to the next problem, of one game or of all; it replaces the last problem."""

    game: Field
    label = "button-problem-next"


class SolversButton(Button, custom_id="solvers:{month}", opens=doors.solvers):
    """The button to the people who solved a month's problems on a server."""

    month: Month
    place, renews = Place.PRIVATE, "solvers"
    label = "button-problem-month"
