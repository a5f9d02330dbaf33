"""The command `/daily`: the deal of the day of each game."""

from __future__ import annotations

from bot.chat.commands.autocomplete import Game
from bot.chat.commands.slash import slash
from bot.chat.panels.contests.daily import contents
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.tables.after.elsewhere import EVERY
from bot.chat.reply import Reply


@slash("command-daily", renews="daily show")
async def today(interaction: Interaction, game: Game | None = None) -> Reply:
    """Show today's deal of a game; without a game, the whole day."""
    return await contents.open_panel(interaction, None, game or EVERY, "see")
