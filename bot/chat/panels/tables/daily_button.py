"""What is pressed about deals of the day: one is begun, looked at, compared, told to others."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Act, Button, Field, Part, Select
from bot.chat.panels.frame.answer import Interaction, Place, answer, person, server_of
from bot.chat.panels.tables import opening
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from bot.words import naming

EVERY = "all"
"""In place of a game: the whole day."""
OWN = ("show", "share")
"""What is answered beside the message that was pressed; all else changes it."""
Name = Annotated[str, Part(r"\d{4}-\d\d-\d\d")]


def operators(interaction: Interaction) -> frozenset[int]:
    """Who runs the bot, as Discord knows it: its owner, or all of the team that owns it."""
    found = interaction.client.application
    if found is None:
        return frozenset()
    team = [one.id for one in found.team.members] if found.team else []
    return frozenset((found.owner.id, *team))


class DailyButton(Button, custom_id="daily:{day}:{game}:{act}"):
    """Begins the deal of a game, or shows a day, a game or a week."""

    day: Name
    game: Field
    act: Act

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it names."""
        if self.act == "begin":
            await opening.lone(interaction, lambda: self._begun(interaction))
            return
        place = Place.PRIVATE if self.act in OWN else Place.PRESSED
        shown = interaction.client.screen.daily
        await answer(interaction, lambda: shown(interaction, self.day, self.game, self.act), place)

    async def _begun(self, interaction: Interaction) -> Table | Reply:
        """The table of a deal; what it has brought where it is over."""
        client = interaction.client
        say, dailies = client.private(interaction), client.services.dailies
        one = await dailies.begin(
            self.day,
            self.game,
            person(interaction),
            server_of(interaction),
            naming.computer(say),
            ranked=interaction.user.id not in operators(interaction),
        )
        if one.phase == "over":
            return await client.screen.daily(interaction, self.day, self.game, "show")
        return one


class DailySelect(Select, custom_id="dailies:{day}"):
    """The games of a day."""

    day: Name

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the deal of the game that was chosen."""
        shown, game = interaction.client.screen.daily, self.item.values[0]
        await answer(interaction, lambda: shown(interaction, self.day, game, "see"), Place.PRESSED)
