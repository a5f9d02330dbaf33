"""`/hall threads|board|problems`: threads for tables, a list of tables, the problem of the day."""

from __future__ import annotations

from bot.chat.commands.slash import group, slash
from bot.chat.panels.frame.interaction import Interaction, channel_of
from bot.chat.panels.frame.rights import managed
from bot.chat.panels.tables.board import hall
from bot.chat.reply import Reply


@slash("command-hall-threads", wanted="option-threads")
async def threads(interaction: Interaction, wanted: bool = True) -> Reply:
    """Choose whether new tables of this server get threads of their own."""
    guild = managed(interaction)
    await interaction.client.services.halls.set_threads(guild, wanted)
    key = "hall-threads-on" if wanted else "hall-threads-off"
    return Reply(interaction.client.private(interaction)(key))


@slash("command-hall-board", shown="option-board")
async def board(interaction: Interaction, shown: bool = True) -> Reply:
    """Put the list of this server's tables up in this channel, or take it down."""
    guild, client = managed(interaction), interaction.client
    if shown:
        await hall.put_up(interaction)
    else:
        await hall.take_down(client, guild)
    return Reply(client.private(interaction)("hall-board-up" if shown else "hall-board-down"))


@slash("command-hall-problems", posted="option-problems")
async def problems(interaction: Interaction, posted: bool = True) -> Reply:
    """Choose whether the problem of the day is posted in this channel."""
    guild, client = managed(interaction), interaction.client
    channel = channel_of(interaction) if posted else None
    await client.services.problems.ask_for(guild, channel)
    key = "hall-problems-on" if posted else "hall-problems-off"
    return Reply(client.private(interaction)(key))


HALL = group("command-hall", threads, board, problems)
