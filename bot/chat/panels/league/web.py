"""The link from the chat to the pages of a public league on the web."""

from __future__ import annotations

from bot.chat.desk import Desk
from bot.domain.league.season import League
from bot.domain.site.addresses import page_of_league
from bot.domain.tables.table import Table
from bot.words import Words


def link(client: Desk, league: League, say: Words) -> str:
    """Return the line that links the page of a league; empty if there is none.

    There is one if the league is public and the setting `site_url` has the address of the pages.
    """
    home = client.settings.site_url
    if not (home and league.public):
        return ""
    return say("league-page", address=page_of_league(home, say.language, league.site))


async def link_of_table(client: Desk, table: Table, say: Words) -> str:
    """Return the line that links the league in which a match counts; empty if there is none."""
    counts = await client.services.leagues.of_table(table)
    return link(client, counts[0], say) if counts else ""
