"""The link from the chat to the pages of a public league on the web."""

from __future__ import annotations

from bot.chat.desk import Desk
from bot.domain.league.season import League
from bot.domain.site.addresses import page_of_league
from bot.words import Words


def link(client: Desk, league: League, say: Words) -> str:
    """Return the line that links the page of a league; empty if there is none.

    There is one if the league is public and the setting `site_url` says where.
    """
    home = client.settings.site_url
    if not (home and league.public):
        return ""
    return say("league-page", address=page_of_league(home, say.language, league.site))
