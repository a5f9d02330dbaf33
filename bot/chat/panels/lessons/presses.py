"""Presses in a lesson: an answer, a piece whose moves are shown, another position."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Button, Field, Part, Select, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, Place, answer
from bot.chat.panels.tables.controls.moves import COPY
from bot.chat.reply import Item

SEE, PIECE, WHY, DO = "see:", "piece:", "why:", ""
"""The purposes of a press: to show the position, pick a piece, explain a move, or make it."""
WAYS = (SEE, PIECE, WHY, DO)
AFRESH = "afresh"
"""The end of an id that only shows a position."""
GAMES = "games"
"""The word in place of a game for all games with lessons."""
Name = Annotated[str, Part("[a-z]+")]


class LessonButton(Button, custom_id="lesson:{lesson}:{position}:{way}{what}"):
    """An answer to a position of a lesson, or a link to one."""

    lesson: Name
    position: Name
    way: Annotated[str, one_of(*WAYS)]
    what: Annotated[str, Part(".+")]

    def like(self, item: Item) -> LessonButton:
        """Take over the look of the real hand's button for the lesson."""
        self.item = item  # type: ignore[assignment]
        self.custom_id = self._written()
        return self

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the result."""
        about = (self.lesson, self.position, self.way, self.what)
        await _shown(interaction, *about)


class LessonSelect(Select, custom_id="lessons:{lesson}:{position}:{name}"):
    """The select of moves or pieces that a real hand offers in a list."""

    several = True

    lesson: Name
    position: Name
    name: Annotated[str, Part(r"choose|moves\d?")]

    def like(self, item: Item) -> LessonSelect:
        """Take over the look of the real hand's select for the lesson."""
        self.item = item  # type: ignore[assignment]
        self.custom_id = self._written()
        return self

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer with the chosen move, or ask what to do with the pieces."""
        values = self.item.values
        made, what = " " in values[0], " ".join(value.rstrip(COPY) for value in values)
        await _shown(interaction, self.lesson, self.position, DO if made else PIECE, what)


async def _shown(interaction: Interaction, lesson: str, position: str, way: str, what: str) -> None:
    shown = doors.lesson
    await answer(
        interaction, lambda: shown(interaction, lesson, position, way, what), Place.PRESSED
    )


class LearnButton(Button, custom_id="learn:{game}"):
    """The button to the lessons of a game, or to all games with lessons."""

    game: Field

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the lessons."""
        shown = doors.lessons
        await answer(interaction, lambda: shown(interaction, self.game), Place.PRESSED)


class LearnSelect(Select, custom_id="learning:{game}"):
    """The select of a game's positions, or of the games that have lessons."""

    game: Field

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the lessons of the chosen game, or the chosen position."""
        value = self.chosen
        if self.game == GAMES:
            shown = doors.lessons
            await answer(interaction, lambda: shown(interaction, value), Place.PRESSED)
        else:
            lesson, _, position = value.partition(" ")
            await _shown(interaction, lesson, position, SEE, AFRESH)
