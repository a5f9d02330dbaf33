"""The pinned message that shows everybody the current standings of a season."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.chat.component import SUCCESS, Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction, Place, person
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.league import ladder, terms
from bot.chat.reply import Reply
from bot.domain.league.season import League, Season
from bot.words import Words
from bot.words.spelling import escaped

ACTS = ("join", "standings", "rules")
"""The acts of the buttons under the public standings."""


class LeagueButton(Button, custom_id="league:{league}:{act}"):
    """A button below the standings."""

    league: Number
    act: Annotated[str, one_of(*ACTS)]
    place = Place.PRIVATE
    label, styles = "button-league-{act}", {"join": SUCCESS}

    async def pressed(self, interaction: Interaction) -> Reply:
        """Join, or show the view that the button names."""
        league = await ladder.own_league(interaction, self.league)
        match self.act:
            case "join":
                return await joined(interaction, league)
            case "standings":
                return await ladder.open_panel(interaction, league, None, 0)
            case _:
                return await terms.open_panel(interaction, league)

    async def afterwards(self, interaction: Interaction) -> None:
        """Update the standings."""
        if self.act == "join":
            await ladder.renew(interaction, self.league)


async def joined(interaction: Interaction, league: League) -> Reply:
    """Make the person a member."""
    say = interaction.client.private(interaction)
    await interaction.client.services.leagues.join(league, person(interaction))
    return Reply(say("league-joined", league=escaped(league.name)))


async def left(interaction: Interaction, league: League) -> Reply:
    """End the person's membership."""
    say = interaction.client.private(interaction)
    await interaction.client.services.leagues.leave(league, interaction.user.id)
    return Reply(say("league-left", league=escaped(league.name)))


async def made(client: Desk, number: int) -> list[Post]:
    """Return posts of the standings: of the last two seasons begun, and of a waiting season.

    A closed or waiting season is only shown if it has a message already.
    """
    league = await client.services.leagues.by_id(number)
    say = await client.spoken(league.guild)
    shown = [season for season in league.begun[-2:] if season.message or season.closed_at is None]
    posts = [await _post(client, league, season, say) for season in shown]
    waiting = (season for season in league.seasons if season.waits and season.message)
    return [*posts, *(_waiting(client, league, season, say) for season in waiting)]


def _waiting(client: Desk, league: League, season: Season, say: Words) -> Post:
    """Return the message of a season that begins when the one before it closes, as a post."""
    about = {"number": season.number, "before": league.season.number}
    reply = Reply(say("season-waits", league=escaped(league.name), **about))
    posted = partial(client.services.leagues.posted, season.id)
    subject = f"season:{season.id}"
    return Post(league.guild, league.channel, season.message, reply, posted, subject=subject)


async def _post(client: Desk, league: League, season: Season, say: Words) -> Post:
    found = await client.services.leagues.ladder(league, season.number)
    acts = ACTS if season.closed_at is None else ()
    buttons = [LeagueButton(league.id, act).worded(say) for act in acts]

    async def pictured(reply: Reply) -> Reply:
        look = await client.services.looks.look_in_public(league.guild)
        return replace(await ladder.standings(client, found, say, look), items=reply.items)

    reply = Reply(ladder.spoken(client, found, say), buttons)
    posted = partial(client.services.leagues.posted, season.id)
    return Post(
        league.guild,
        league.channel,
        season.message,
        reply,
        posted,
        pictured=pictured,
        subject=f"season:{season.id}",
        since=season.opened_at,
        others=frozenset(other.message for other in league.seasons if other.message),
    )
