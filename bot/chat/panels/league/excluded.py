"""The list of excluded people, for organisers alone."""

from __future__ import annotations

from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, dated, fitting
from bot.domain.people.exclusion import Exclusion
from bot.words import Words
from bot.words.spelling import escaped

LONGEST = 1800
"""The largest number of characters of the list."""


async def open_panel(interaction: Interaction) -> Reply:
    """List who is excluded from the server and its leagues, by whom, why and until when."""
    client, guild = interaction.client, interaction.guild_id or 0
    say, listed = client.private(interaction), client.services.exclusions.listed(guild)
    if not listed:
        return Reply(say("excluded-nobody"))
    leagues = await client.services.leagues.of_server(guild)
    names = {league.id: escaped(league.name) for league in leagues}
    lines = [line(exclusion, names.get(exclusion.scope.league, ""), say) for exclusion in listed]
    shown = fitting(lines, LONGEST)
    more = [say("excluded-more", number=left)] if (left := len(lines) - len(shown)) else []
    return Reply("\n".join([say("excluded-title"), *shown, *more]))


def line(exclusion: Exclusion, league: str, say: Words) -> str:
    """Return an exclusion in a line."""
    until = exclusion.until
    return say(
        "excluded-line",
        who=people.mention(exclusion.user, say),
        where=say("exclude-league", league=league) if league else say("exclude-server"),
        until=say("excluded-until", until=dated(until, "d")) if until else say("exclude-good"),
        by=people.mention(exclusion.by or 0, say),
        why=say("log-why", why=escaped(exclusion.why)) if exclusion.why else "",
    )
