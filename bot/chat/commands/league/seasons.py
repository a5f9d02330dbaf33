"""The commands about the course of a league: `/league schedule|season|close|archive|site`."""

from __future__ import annotations

from functools import partial

from discord import app_commands

from bot.chat.commands.meaning import PEOPLE, meant, offer_leagues, organised
from bot.chat.commands.slash import Then, declared, slash
from bot.chat.commands.translator import named
from bot.chat.commands.typed import Name
from bot.chat.desk import Final
from bot.chat.panels.frame.answer import Interaction, answer
from bot.chat.panels.frame.asking import asked
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import finals, ladder
from bot.chat.panels.league import schedule as panel
from bot.chat.reply import Reply
from bot.services.league.fixtures import KINDS, SEATS

PLANS = [app_commands.Choice(name=named(f"plan-{kind}"), value=kind) for kind in KINDS]


@declared(
    "command-league-schedule",
    plan="option-plan",
    people="option-people",
    days="option-days",
    league="option-league",
)
@app_commands.choices(plan=PLANS)
@app_commands.choices(people=PEOPLE)
@app_commands.autocomplete(league=offer_leagues)
async def schedule(
    interaction: Interaction,
    plan: str | None = None,
    people: int = SEATS[0],
    days: app_commands.Range[int, 1, 90] = 7,
    league: Name | None = None,
) -> None:
    """Ask before matches are planned; without a plan, show the schedule."""

    async def final() -> Final:
        return finals.planning((await meant(interaction, league)).id, plan or "", people, days)

    async def work() -> Reply:
        return await panel.open_panel(interaction, await meant(interaction, league))

    if plan:
        await asked(interaction, final)
    else:
        await answer(interaction, work)


@slash("command-league-season", opens="option-opens", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def season(
    interaction: Interaction, opens: bool = False, league: Name | None = None
) -> Reply | Then:
    """Show the seasons of a league, or open its next one."""
    chosen = await meant(interaction, league)
    if not opens:
        return await ladder.open_seasons(interaction, chosen)
    await check_organises(interaction, chosen)
    chosen = await interaction.client.services.leagues.open_next(chosen, interaction.user.id)
    reply = await ladder.open_seasons(interaction, chosen)
    return Then(reply, partial(ladder.renew, interaction, chosen.id))


@slash("command-league-reopen", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def reopen(interaction: Interaction, league: Name | None = None) -> Then:
    """Open the season again that was closed last."""
    chosen, by = await organised(interaction, league), interaction.user.id
    chosen = await interaction.client.services.leagues.open_again(chosen, by)
    reply = ladder.opened_again(chosen, interaction.client.private(interaction))
    return Then(reply, partial(ladder.renew, interaction, chosen.id))


@declared("command-league-close", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def close(interaction: Interaction, league: Name | None = None) -> None:
    """Ask before a season is closed."""
    await _end(interaction, "close", league)


@declared("command-league-archive", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def archive(interaction: Interaction, league: Name | None = None) -> None:
    """Ask before a league is archived."""
    await _end(interaction, "archive", league)


@declared("command-league-site", public="option-public", league="option-league")
@app_commands.autocomplete(league=offer_leagues)
async def site(interaction: Interaction, public: bool, league: Name | None = None) -> None:
    """Ask before a league has public pages, or take them down."""

    async def final() -> Final:
        return finals.publishing((await organised(interaction, league)).id, public)

    await asked(interaction, final)


async def _end(interaction: Interaction, act: str, league: str | None) -> None:
    async def final() -> Final:
        return finals.ending(act, (await organised(interaction, league)).id)

    await asked(interaction, final)
