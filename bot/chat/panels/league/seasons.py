"""The seasons of a league, with their dates and winners."""

from __future__ import annotations

from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction
from bot.chat.panels.league import ladder
from bot.chat.reply import Reply
from bot.domain.league.season import League
from bot.words.spelling import escaped

SHOWN = 12
"""The largest number of seasons in the panel, the last ones."""


async def open_panel(interaction: Interaction, league: League) -> Reply:
    """Make the panel with a line for every season, the last one first."""
    client, say = interaction.client, interaction.client.private(interaction)
    lines = [say("seasons-title", league=escaped(league.name))]
    for season in (await client.services.leagues.seasons(league))[: -SHOWN - 1 : -1]:
        found = await client.services.leagues.ladder(league, season.number)
        first = [people.mention(row.standing.user, say) for row in found.rows if row.place == 1]
        key = "seasons-line" if first else "seasons-line-nobody"
        dates, who = ladder.dates(season, say), say("comma").join(first)
        lines.append(say(key, number=season.number, dates=dates, who=who))
    return Reply("\n".join(lines))
