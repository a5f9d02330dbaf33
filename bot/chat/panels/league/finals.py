"""The acts on a league to confirm: closing a season, archiving the league, public pages, plans."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.chat.desk import Final
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder, schedule, web
from bot.chat.reply import Reply, joined
from bot.domain.league import season
from bot.domain.league.season import League
from bot.words import Words
from bot.words.spelling import escaped

Act = Callable[[League, int], Awaitable[League]]


async def organised(interaction: Interaction, number: int) -> League:
    """Return a league that the person organises; RuleError if they do not."""
    league = await ladder.own_league(interaction, number)
    await check_organises(interaction, league)
    return league


def ending(act: str, number: int) -> Final:
    """Return the act `close`, which closes the season of a league, or `archive`, which ends the
    league.
    """

    async def tell(interaction: Interaction) -> str:
        league, say = await organised(interaction, number), interaction.client.private(interaction)
        {"close": season.check_open, "archive": season.check_runs}[act](league)
        return await _ending(interaction, act, league, say)

    async def end(interaction: Interaction) -> Reply:
        league, leagues = await organised(interaction, number), interaction.client.services.leagues
        acts: dict[str, Act] = {"close": leagues.close, "archive": leagues.archive}
        league = await acts[act](league, interaction.user.id)
        say, name = interaction.client.private(interaction), escaped(league.name)
        return Reply(say(f"league-{act}", league=name, number=league.season.number))

    return Final(act, tell, end, lambda interaction: ladder.renew(interaction, number))


async def _ending(interaction: Interaction, act: str, league: League, say: Words) -> str:
    """Return the question before a season or a league ends."""
    found = await interaction.client.services.organisers.ending(league)
    name, number = escaped(league.name), league.season.number
    told = say(f"question-{act}", league=name, number=number, **found._asdict())
    if not league.open:
        return told
    runs = say("question-tournament") if found.tournament else ""
    back = say("question-reopen") if act == "close" else ""
    return joined(told, say("question-matches", matches=found.matches), runs, back)


def publishing(number: int, public: bool) -> Final:
    """Return the act that gives a league public pages, or takes them down without a question."""

    async def tell(interaction: Interaction) -> str:
        league, say = await organised(interaction, number), interaction.client.private(interaction)
        season.published(league, "asked" if public else "")
        return say("question-site", league=escaped(league.name)) if public else ""

    async def publish(interaction: Interaction) -> Reply:
        league, by = await organised(interaction, number), interaction.user.id
        league = await interaction.client.services.leagues.publish(league, by, public)
        say = interaction.client.private(interaction)
        told = say("site-on" if public else "site-off", league=escaped(league.name))
        return Reply(joined(told, web.link(interaction.client, league, say)))

    return Final("site", tell, publish, lambda interaction: ladder.renew(interaction, number))


def planning(number: int, kind: str, seats: int, days: int) -> Final:
    """Return the act that plans matches of a league, which stay in its schedule."""

    async def tell(interaction: Interaction) -> str:
        league, say = await organised(interaction, number), interaction.client.private(interaction)
        asked = await interaction.client.services.fixtures.asked(league, kind, seats)
        about = {"people": len(asked.order), "seats": say(f"people-{seats}"), "days": days}
        name = escaped(league.name)
        return say(f"question-{kind}", league=name, number=asked.last + 1, **about)

    async def plan(interaction: Interaction) -> Reply:
        league, by = await organised(interaction, number), interaction.user.id
        await interaction.client.services.fixtures.plan(league, by, kind, seats, days)
        return await schedule.open_panel(interaction, league)

    return Final("plan", tell, plan)
