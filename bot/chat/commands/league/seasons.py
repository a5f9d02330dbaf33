"""The commands about the time of a league: `/league schedule|season|close|archive`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.meaning import PEOPLE, meant, offer_leagues
from bot.chat.commands.translator import named, worded
from bot.chat.commands.typed import Name
from bot.chat.desk import Final
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.frame.asking import asked
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import finals, ladder
from bot.chat.panels.league import schedule as panel
from bot.chat.reply import Reply
from bot.services.league.fixtures import KINDS, SEATS

PLANS = [app_commands.Choice(name=named(f"plan-{kind}"), value=kind) for kind in KINDS]


def schedule() -> app_commands.Command[Any, ..., None]:
    """Make the command to plan matches, or to show the plan."""

    @app_commands.command(
        name=named("command-league-schedule"), description=named("command-league-schedule-about")
    )
    @worded(plan="option-plan", people="option-people", days="option-days", league="option-league")
    @app_commands.choices(plan=PLANS)
    @app_commands.choices(people=PEOPLE)
    @app_commands.autocomplete(league=offer_leagues)
    async def plan_or_show(
        interaction: discord.Interaction[Any],
        plan: str | None = None,
        people: int = SEATS[0],
        days: app_commands.Range[int, 1, 90] = 7,
        league: Name | None = None,
    ) -> None:
        async def final() -> Final:
            return finals.planning((await meant(interaction, league)).id, plan or "", people, days)

        async def work() -> Reply:
            return await panel.open_panel(interaction, await meant(interaction, league))

        if plan:
            await asked(interaction, final)
        else:
            await answer(interaction, work)

    return plan_or_show


def season() -> app_commands.Command[Any, ..., None]:
    """Make the command to show the seasons, or to open the next."""

    @app_commands.command(
        name=named("command-league-season"), description=named("command-league-season-about")
    )
    @worded(opens="option-opens", league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def open_or_show(
        interaction: discord.Interaction[Any], opens: bool = False, league: Name | None = None
    ) -> None:
        async def work() -> Reply:
            chosen = await meant(interaction, league)
            if opens:
                await check_organises(interaction)
                chosen = await interaction.client.services.leagues.open_next(
                    chosen, interaction.user.id
                )
                changed.append(chosen.id)
            return await ladder.open_seasons(interaction, chosen)

        changed: list[int] = []
        if await answer(interaction, work) and changed:
            await ladder.renew(interaction, changed[0])

    return open_or_show


def ending(act: str) -> app_commands.Command[Any, ..., None]:
    """Make the command to close a season, or to archive a league."""

    @app_commands.command(
        name=named(f"command-league-{act}"), description=named(f"command-league-{act}-about")
    )
    @worded(league="option-league")
    @app_commands.autocomplete(league=offer_leagues)
    async def end(interaction: discord.Interaction[Any], league: Name | None = None) -> None:
        async def final() -> Final:
            await check_organises(interaction)
            return finals.ending(act, (await meant(interaction, league)).id)

        await asked(interaction, final)

    return end
