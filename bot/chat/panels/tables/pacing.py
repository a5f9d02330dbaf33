"""The pace of a table as a private panel: its owner chooses it before the match."""

from __future__ import annotations

from typing import Any

import discord

from bot.chat.component import Number, Select
from bot.chat.panels.frame.answer import Interaction, Place, answer, table_of
from bot.chat.reply import Reply, selectable
from bot.domain.tables.pace import PACES
from bot.domain.tables.table import Table
from bot.words import Words, telling


async def open_panel(interaction: Interaction, number: int) -> Reply:
    """The panel as the person sees it."""
    one = await table_of(interaction, number)
    return panel(one, interaction.user.id, interaction.client.private(interaction))


def panel(table: Table, user: int, say: Words) -> Reply:
    """What each pace means, and the choice among all of them."""
    locked = not table.is_set_by(user)
    lines = [
        say("pace-title", game=say(f"game-{table.key}")),
        f"- {say('pace-about-relaxed')}",
        f"- {say('pace-about-live')}",
        f"- {say('pace-about-quick')}",
        say("table-pace", pace=telling.pace(say, table.pace)),
    ]
    if locked:
        lines.append(say("rules-panel-locked"))
    return Reply("\n".join(lines), [PaceSelect.of(table, say, locked)])


class PaceSelect(Select, custom_id="pace:{table}"):
    """Every pace."""

    table: Number

    @classmethod
    def of(cls, table: Table, say: Words, locked: bool) -> PaceSelect:
        """Those on offer, with the one of the table."""
        offered = {text: telling.pace(say, pace) for text, pace in PACES.items()}
        return cls(table.id).offering(selectable(offered, str(table.pace)), disabled=locked)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Set the pace, show the panel again and the lobby as it stands."""
        chosen = self.item.values[0]
        await answer(interaction, lambda: self._set(interaction, chosen), Place.PRESSED)

    async def _set(self, interaction: Interaction, chosen: str) -> Reply:
        one = await interaction.client.services.tables.lobbies.set_pace(
            self.table, interaction.user.id, chosen
        )
        return panel(one, interaction.user.id, interaction.client.private(interaction))
