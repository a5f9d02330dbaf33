"""Buttons for deals of the day: to begin one, to look at it, to compare it, to share it."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Act, Button, Field, Part, Select
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Place, answer
from bot.chat.panels.tables.match import opening

EVERY = "all"
"""The word in place of a game for the whole day."""
OWN = ("show", "share")
"""The acts answered in a new message; the others change the message that was pressed."""
Name = Annotated[str, Part(r"\d{4}-\d\d-\d\d")]


class DailyButton(Button, custom_id="daily:{day}:{game}:{act}"):
    """The button that begins a deal of the day, or shows a day, a game or a week."""

    day: Name
    game: Field
    act: Act

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the act."""
        if self.act == "begin":
            await opening.begin(interaction, ("daily", self.day, self.game))
            return
        place = Place.PRIVATE if self.act in OWN else Place.PRESSED
        shown = doors.daily
        await answer(
            interaction,
            lambda: shown(interaction, self.day, self.game, self.act),
            place,
            renews=f"daily {self.act}",
        )


class DailySelect(Select, custom_id="dailies:{day}"):
    """The select of a day's games."""

    day: Name

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the deal of the chosen game."""
        shown, game = doors.daily, self.chosen
        await answer(interaction, lambda: shown(interaction, self.day, game, "see"), Place.PRESSED)
