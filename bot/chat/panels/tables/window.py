"""Whose time runs out when at a table; and a claim window with the same two buttons for all."""

from __future__ import annotations

from typing import Annotated, Any

import discord

from bot.chat.component import At, Button, Number, one_of
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.reply import Item, Reply, names_in
from bot.domain.tables import windows
from bot.domain.tables.orders import ORDERS
from bot.domain.tables.table import PASS, Table
from bot.words import Words, telling
from rules import RuleError, Seat


def lines(table: Table, say: Words) -> list[str]:
    """What is due and when, and how fast the table plays."""
    closing = [say("table-closes", when=until(table))] if table.due else []
    pace = [say("table-pace", pace=telling.pace(say, table.pace))] if table.key in ORDERS else []
    clock = (
        [say("table-clock", clock=telling.clock(say, table.clock))] if table.clock.seconds else []
    )
    return [*closing, *times(table, say), *pace, *clock]


def times(table: Table, say: Words) -> list[str]:
    """Whose time runs out when, and what the clocks have just been given back."""
    found = _left(table, say)
    if table.credit:
        away = telling.roughly(say, table.credit.total_seconds())
        found.append(say("table-credited", time=away))
    return found


def _left(table: Table, say: Words) -> list[str]:
    """Until when those whose clocks run have time."""
    names = names_in(table)
    return [
        say(
            "table-over-time" if running.over else "table-time-left",
            name=names[seat],
            when=discord.utils.format_dt(running.due, "R"),
        )
        for seat, running in enumerate(table.clocks)
        if running.due
    ]


def until(table: Table) -> str:
    """The time left, which Discord counts down."""
    return discord.utils.format_dt(table.due, "R") if table.due else ""


def buttons(table: Table, say: Words) -> list[Item]:
    """Answer and Pass, while a window is open."""
    if table.deal is None or not windows.is_open(table):
        return []
    return [WindowButton(table.id, table.deal.window, act).shown(say) for act in ("answer", "pass")]


async def kept_answer(interaction: Interaction, table: Table, seat: Seat, say: Words) -> str:
    """What a player has answered before the beat; empty when nothing is kept."""
    move = await interaction.client.services.tables.answers.of(table, seat)
    if move is None:
        return ""
    return say("hand-kept", move=telling.move(say, move), when=until(table))


class WindowButton(Button, custom_id="window:{table}:{at}:{act}"):
    """`answer` opens the hand with what one can do, `pass` passes for whoever presses."""

    table: Number
    at: At
    act: Annotated[str, one_of("answer", "pass")]

    def shown(self, say: Words) -> WindowButton:
        """The answer stands out."""
        bright = self.act == "answer"
        style = discord.ButtonStyle.primary if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-{self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the hand, or pass."""
        if self.act == "answer":
            shown = interaction.client.screen.hand
            await answer(interaction, lambda: shown(interaction, number=self.table))
            await interaction.client.screen.publish(interaction, self.table)
        else:
            await answer(interaction, lambda: self._pass(interaction))

    async def _pass(self, interaction: Interaction) -> Reply:
        tables, user = interaction.client.services.tables, interaction.user.id
        say = interaction.client.private(interaction)
        try:
            one = await tables.playing.play(self.table, user, PASS, self.at, interaction.id)
        except RuleError:
            return Reply(say("window-not-asked"))
        seat = one.seat_of(user)
        assert seat is not None
        say = say.at(one.key)
        return Reply(await kept_answer(interaction, one, seat, say) or say("window-passed"))
