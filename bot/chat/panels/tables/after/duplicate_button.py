"""Buttons for duplicate matches: to join, to begin, to sit down, and to compare."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import PRIMARY, SUCCESS, Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, Place, own_place, person
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply

CHANGES = ("join", "leave", "begin")
"""The acts that change the public view of the match."""
VIEWS = ("show", "fair")
"""The acts that show a person their own view."""
ACTS = (*CHANGES, "play", *VIEWS)
BRIGHT = {"join": PRIMARY, "begin": SUCCESS, "play": SUCCESS, "show": PRIMARY}


class DuplicateButton(Button, custom_id="duplicate:{match}:{act}"):
    """A button of a duplicate match."""

    match: Number
    act: Annotated[str, one_of(*ACTS)]
    label, styles = "button-duplicate-{act}", BRIGHT

    @property
    def renews(self) -> str:
        """The view of the match, which replaces the last one; empty for an act that changes it."""
        return f"duplicate {self.match} {self.act}" if self.act in VIEWS else ""

    async def answers_in(self, interaction: Interaction) -> Place:
        """Answer privately; a table that begins appears where own tables stand."""
        return own_place(interaction) if self.act == "play" else Place.PRIVATE

    async def pressed(self, interaction: Interaction) -> Reply:
        """Sit down to play, change the match, or show the view that the button names."""
        if self.act == "play":
            return await opening.begin(interaction, ("duplicate", str(self.match)))
        if self.act in VIEWS:
            return await doors.duplicate(interaction, self.match, self.act)
        duplicates = interaction.client.services.duplicates
        match self.act:
            case "join":
                await duplicates.join(self.match, person(interaction), interaction.id)
            case "leave":
                await duplicates.leave(self.match, interaction.user.id)
            case _:
                await duplicates.begin(self.match, interaction.user.id, interaction.id)
        return Reply(interaction.client.private(interaction)(f"duplicate-done-{self.act}"))

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the public message."""
        if self.act in CHANGES:
            await interaction.client.screen.show_duplicate(self.match)
