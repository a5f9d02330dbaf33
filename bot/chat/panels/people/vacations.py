"""The vacations of a person, shown privately, with the number of days that count."""

from __future__ import annotations

import discord

from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, dated
from bot.domain.people.calendar import DAY, Allowance, Calendar
from bot.words.spelling import escaped


async def open_panel(interaction: Interaction) -> Reply:
    """Make the panel with every vacation, and the days that count this year and in open seasons."""
    client, say = interaction.client, interaction.client.private(interaction)
    calendar = (await client.services.people.at(interaction.user.id)).calendar
    if not calendar.vacations:
        return Reply(say("vacation-none"))
    lines = [say("vacation-head")]
    for span in calendar.vacations:
        first, last = (dated(at, "f") for at in span)
        lines.append(say("vacation-line", first=first, last=last))
    year = discord.utils.utcnow().year
    used = [span for span in calendar.vacations if span.first.year == year]
    this_year = Calendar(vacations=tuple(used))
    lines.append(say("vacation-year", **_days(this_year, Allowance())))
    for league in await client.services.leagues.of_server(interaction.guild_id or 0):
        if league.open:
            terms, since = league.season.charter.terms, league.season.opened_at
            days = _days(calendar, Allowance(terms.vacation_days, since))
            lines.append(say("vacation-season", league=escaped(league.name), **days))
    return Reply("\n".join(lines))


def _days(calendar: Calendar, allowance: Allowance) -> dict[str, int]:
    """Return how many announced vacation days count, and how many are allowed."""
    counting = calendar.within(allowance).vacations
    return {
        "used": round(sum((span.last - span.first) / DAY for span in counting)),
        "days": allowance.days,
    }
