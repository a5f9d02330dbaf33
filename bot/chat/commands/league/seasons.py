"""The commands about the course of a league: `/league schedule|season|close|archive|site`."""

from __future__ import annotations

from discord import app_commands

from bot.chat.commands.meaning import OfLeague, People, meant, organised, renewing
from bot.chat.commands.slash import Answer, Then, slash
from bot.chat.commands.typed import OneOf, worded
from bot.chat.desk import Final
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import finals, ladder
from bot.chat.panels.league import schedule as panel
from bot.services.league.fixtures import KINDS, SEATS

Kind = app_commands.Transform[str, OneOf(worded("plan", KINDS))]


@slash("command-league-schedule")
async def schedule(
    interaction: Interaction,
    plan: Kind | None = None,
    people: People = SEATS[0],
    days: app_commands.Range[int, 1, 90] = 7,
    league: OfLeague = None,
) -> Answer:
    """Plan matches; without a plan, show the schedule."""
    chosen = await meant(interaction, league)
    if plan:
        return finals.planning(chosen.id, plan, people, days)
    return await panel.open_panel(interaction, chosen)


@slash("command-league-season")
async def season(interaction: Interaction, opens: bool = False, league: OfLeague = None) -> Answer:
    """Show the seasons of a league, or open its next one."""
    chosen = await meant(interaction, league)
    if not opens:
        return await ladder.open_seasons(interaction, chosen)
    await check_organises(interaction, chosen)
    chosen = await interaction.client.services.leagues.open_next(chosen, interaction.user.id)
    reply = await ladder.open_seasons(interaction, chosen)
    return renewing(interaction, chosen, reply)


@slash("command-league-reopen")
async def reopen(interaction: Interaction, league: OfLeague = None) -> Then:
    """Reopen the season that was closed last."""
    chosen, by = await organised(interaction, league), interaction.user.id
    chosen = await interaction.client.services.leagues.open_again(chosen, by)
    reply = ladder.opened_again(chosen, interaction.client.private(interaction))
    return renewing(interaction, chosen, reply)


@slash("command-league-close")
async def close(interaction: Interaction, league: OfLeague = None) -> Final:
    """Close the season of a league, after a confirmation."""
    return finals.ending("close", (await organised(interaction, league)).id)


@slash("command-league-archive")
async def archive(interaction: Interaction, league: OfLeague = None) -> Final:
    """Archive a league, after a confirmation."""
    return finals.ending("archive", (await organised(interaction, league)).id)


@slash("command-league-site")
async def site(interaction: Interaction, public: bool, league: OfLeague = None) -> Final:
    """Give a league public pages, after a confirmation, or take them down."""
    return finals.publishing((await organised(interaction, league)).id, public)
