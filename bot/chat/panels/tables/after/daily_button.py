"""Buttons for deals of the day: to begin one, to look at it, to compare it, to share it."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import Act, Button, Field, Part, Select
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, Place, own_place
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply

EVERY = "all"
"""The word in place of a game for the whole day."""
OWN = ("show", "share", "fair")
"""The acts answered in a new message; the others change the message that was pressed."""
Name = Annotated[str, Part(r"\d{4}-\d\d-\d\d")]


class DailyButton(Button, custom_id="daily:{day}:{game}:{act}"):
    """The button that begins a deal of the day, or shows a day, a game, a week or the promises."""

    day: Name
    game: Field
    act: Act

    @property
    def renews(self) -> str:
        """The view of the day; a new one replaces the person's last one."""
        return "" if self.act == "begin" else f"daily {self.act}"

    async def answers_in(self, interaction: Interaction) -> Place:
        """Answer a person's own view privately, and a deal that begins where own tables stand."""
        if self.act == "begin":
            return own_place(interaction)
        return Place.PRIVATE if self.act in OWN else Place.PRESSED

    async def pressed(self, interaction: Interaction) -> Reply:
        """Begin the deal, or show the day, its deal, the week or the promises."""
        if self.act == "begin":
            return await opening.begin(interaction, ("daily", self.day, self.game))
        return await doors.daily(interaction, self.day, self.game, self.act)


class DailySelect(Select, custom_id="dailies:{day}"):
    """The select of a day's games."""

    day: Name

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the deal of the chosen game."""
        return await doors.daily(interaction, self.day, self.chosen, "see")
