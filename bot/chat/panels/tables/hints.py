"""*Hint*: whoever plays alone with computers may be told a move, and the facts behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.component import Button, Number
from bot.chat.panels.frame.answer import Interaction, Place, answer
from bot.chat.panels.tables.reasons import reasons
from bot.chat.panels.tables.votes import ROOM
from bot.chat.reply import Item, Reply
from bot.domain.tables import seating, thinking
from bot.domain.tables.table import Table
from bot.words import Words, telling
from rules import Seat


def button(table: Table, seat: Seat, shown: Sequence[Item], say: Words) -> list[Item]:
    """The button, where a move may be told and there is room."""
    room = sum(one.width or 0 for one in shown) < ROOM
    told = room and thinking.can_be_hinted(table, seat)
    return [HintButton(table.id).labelled(say("button-hint"))] if told else []


class HintButton(Button, custom_id="hint:{table}"):
    """Tells a move above the hand; nothing is played."""

    table: Number

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Think about it, and show the hand with what is good there."""
        await answer(interaction, lambda: self._told(interaction), Place.PRESSED)

    async def _told(self, interaction: Interaction) -> Reply:
        tables, user = interaction.client.services.tables, interaction.user.id
        table, move = await tables.hints.ask(self.table, user)
        say = interaction.client.private(interaction).at(table.key)
        found = reasons(table, seating.seat_of(table, user), move, say)
        told = say("hint-line", move=telling.move(say, move))
        note = "\n".join([told, *(f"> {fact}" for fact in found), say("hint-marked")])
        return await interaction.client.screen.hand(interaction, table, note=note)
