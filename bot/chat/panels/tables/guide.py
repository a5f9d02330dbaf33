"""How a game is played, with the house rules in force and pictures."""

from __future__ import annotations

import discord

import render
import rules
from bot.chat.painting import drawn
from bot.chat.panels.frame.answer import Interaction, table_of
from bot.chat.panels.tables import house_rules
from bot.chat.reply import Reply
from bot.domain.tables.table import Table
from rules import RuleError


async def open_panel(
    interaction: Interaction, key: str | None = None, *, number: int | None = None
) -> Reply:
    """The rules of a game, or of the one at a table with its house rules."""
    say = interaction.client.private(interaction)
    one: Table | None = None
    if key is None:
        try:
            one = await table_of(interaction, number)
        except RuleError:
            one = None
    game = rules.game(key) if key else one.game if one else rules.GAMES[0]
    say = say.at(game.key)
    text = say(f"rules-{game.key}")
    if one:
        text += f"\n\n{house_rules.in_force(one, say)}"
    embed = discord.Embed(title=say(f"game-{game.key}"), description=text[:4096])
    looks, guild = interaction.client.services.looks, interaction.guild_id or 0
    look = await looks.look_of_player(guild, interaction.user.id)
    pages = await drawn(render.guide, game.key, say, look) or ()
    told = render.guide_words(game.key, say)
    return Reply("", embed=embed, others=tuple(zip(pages, told, strict=False)))
