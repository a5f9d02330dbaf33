"""`/learn` and `/problem`: lessons that are played, and positions with one right answer."""

from __future__ import annotations

from bot.chat.commands.autocomplete import Game
from bot.chat.commands.slash import slash
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.lessons import contents
from bot.chat.panels.lessons.problems import asking
from bot.chat.panels.lessons.problems.presses import ANY
from bot.chat.reply import Reply


@slash("command-learn")
async def learn(interaction: Interaction, game: Game | None = None) -> Reply:
    """Show a person's next position in a game's lessons; without a game, all games."""
    return await contents.begin(interaction, game)


@slash("command-problem")
async def problem(interaction: Interaction, game: Game = ANY) -> Reply:
    """Show a person's next problem of a game, by default of any game."""
    return await asking.next_panel(interaction, game)


COMMANDS = (learn, problem)
