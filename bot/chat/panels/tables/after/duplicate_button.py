"""Buttons for duplicate matches: to join, to begin, to sit down, and to compare."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number, one_of
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Interaction, answer, person
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from bot.words import Words

ACTS = ("join", "leave", "begin", "play", "show", "fair")
CHANGES = ("join", "leave", "begin")
"""The acts that change the public view of the match."""
NEXT, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
BRIGHT = {"join": BLUE, "begin": NEXT, "play": NEXT, "show": BLUE}


class DuplicateButton(Button, custom_id="duplicate:{match}:{act}"):
    """A button of a duplicate match."""

    match: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words, label: str = "") -> DuplicateButton:
        """Label the button with its act; the next step stands out."""
        style = BRIGHT.get(self.act, discord.ButtonStyle.secondary)
        return self.labelled(say(f"button-duplicate-{label or self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out the act."""
        if self.act == "play":
            await opening.begin(interaction, ("duplicate", str(self.match)))
        elif self.act in CHANGES:
            if await answer(interaction, lambda: self._changed(interaction)):
                client = interaction.client
                await client.screen.show_duplicate(self.match, client.public(interaction))
        else:
            shown = doors.duplicate
            subject = f"duplicate {self.match} {self.act}"
            await answer(
                interaction, lambda: shown(interaction, self.match, self.act), renews=subject
            )

    async def _changed(self, interaction: Interaction) -> Reply:
        duplicates = interaction.client.services.duplicates
        match self.act:
            case "join":
                await duplicates.join(self.match, person(interaction), interaction.id)
            case "leave":
                await duplicates.leave(self.match, interaction.user.id)
            case _:
                await duplicates.begin(self.match, interaction.user.id, interaction.id)
        return Reply(interaction.client.private(interaction)(f"duplicate-done-{self.act}"))
