"""Buttons for deals of the day: to begin one, to look at it, to compare it, to share it."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import Act, Button, Field, Part, Select
from bot.chat.panels.frame.answer import Interaction, Place, answer, person, server_of
from bot.chat.panels.tables.match import opening
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from bot.words import naming

EVERY = "all"
"""Stands in place of a game for the whole day."""
OWN = ("show", "share")
"""The acts answered in a new message; the others change the one that was pressed."""
Name = Annotated[str, Part(r"\d{4}-\d\d-\d\d")]


def operators(interaction: Interaction) -> frozenset[int]:
    """Return the people who run the bot, as Discord knows them: its owner, or the team that owns
    it.
    """
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
        """Carry out the act."""
        if self.act == "begin":
            await opening.lone(interaction, lambda: self._begun(interaction))
            return
        place = Place.PRIVATE if self.act in OWN else Place.PRESSED
        shown = interaction.client.screen.daily
        await answer(interaction, lambda: shown(interaction, self.day, self.game, self.act), place)

    async def _begun(self, interaction: Interaction) -> Table | Reply:
        """Return the table of a deal; its result if it is over."""
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
    """The select of a day's games."""

    day: Name

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the deal of the chosen game."""
        shown, game = interaction.client.screen.daily, self.chosen
        await answer(interaction, lambda: shown(interaction, self.day, game, "see"), Place.PRESSED)
