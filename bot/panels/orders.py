"""The standing order of a player as a private panel: what answers for them in claim windows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.match import Table
from bot.orders import ORDERS, SCOPES, Order
from bot.panels.answer import Interaction, Place, answer, channel_of
from bot.panels.reply import Reply
from bot.words import Words
from rules import RuleError

NONE = "none"
"""What is chosen by who answers every window."""


async def opened(interaction: Interaction, one: Table | None = None) -> Reply:
    """The order of whoever asks at a table, without one at that of the channel."""
    one = one or await interaction.client.tables.at(channel_of(interaction))
    seat = one.seat_of(interaction.user.id)
    if seat is None:
        raise RuleError("You do not sit at this table.", "not-seated")
    say = interaction.client.private(interaction).at(one.key)
    order = await interaction.client.tables.order_of(one, seat)
    title = f"{say('order-title')}\n{say('order-now', order=_told(order, say))}"
    return Reply(title, [OrderSelect.of(one, order, say)])


def _told(order: Order | None, say: Words) -> str:
    if order is None:
        return say("order-none")
    what = say(f"order-{order.text}")
    return say("order-line", order=what, scope=say(f"order-scope-{order.scope}"))


class OrderSelect(
    discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"order:(?P<table>\d+)"
):
    """Every order that is offered, for as long as it can hold."""

    def __init__(self, number: int, options: Sequence[discord.SelectOption] = ()) -> None:
        self.number = number
        select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
            custom_id=f"order:{number}", options=list(options)
        )
        super().__init__(select)

    @classmethod
    def of(cls, one: Table, now: Order | None, say: Words) -> OrderSelect:
        """What the game offers, with what is in force."""
        chosen = f"{now.scope}:{now.text}" if now else NONE
        offered = {NONE: _told(None, say)} | {
            f"{scope}:{text}": _told(Order(text, scope, 0, 0), say)
            for text in ORDERS[one.key].offered
            for scope in SCOPES
        }
        options = [
            discord.SelectOption(label=label[:100], value=value, default=value == chosen)
            for value, label in offered.items()
        ]
        return cls(one.id, options)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> OrderSelect:
        """The select a choice was made in."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Give the order and show the panel again."""
        chosen = self.item.values[0]
        await answer(interaction, lambda: self._give(interaction, chosen), Place.PRESSED)
        await interaction.client.publish(interaction)

    async def _give(self, interaction: Interaction, chosen: str) -> Reply:
        scope, _, text = chosen.partition(":")
        one = await interaction.client.tables.give_order(
            channel_of(interaction), self.number, interaction.user.id, text or None, scope
        )
        return await opened(interaction, one)
