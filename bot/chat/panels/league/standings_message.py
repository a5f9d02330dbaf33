"""The pinned message that shows everybody the current standings of a season."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.panels.frame.answer import Interaction, answer, person
from bot.chat.panels.frame.coalesce import Latest
from bot.chat.panels.frame.kept import Post, keep
from bot.chat.panels.league import ladder, terms
from bot.chat.reach import UNREACHED, passing, what_failed
from bot.chat.reply import Reply
from bot.domain.league.season import League, Season
from bot.timers import Timers
from bot.words import Words
from bot.words.spelling import escaped

log = logging.getLogger("paifuda")

ACTS = ("join", "standings", "rules")
"""The acts of the buttons under the public standings."""


class LeagueButton(Button, custom_id="league:{league}:{act}"):
    """A button below the standings."""

    league: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words) -> LeagueButton:
        """Label the button with its act; joining stands out."""
        bright = self.act == "join"
        style = discord.ButtonStyle.success if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-league-{self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Join, or show the view that the button names."""
        done = await answer(interaction, lambda: self._done(interaction))
        if done and self.act == "join":
            await ladder.renew(interaction, self.league)

    async def _done(self, interaction: Interaction) -> Reply:
        league = await ladder.own_league(interaction, self.league)
        match self.act:
            case "join":
                return await joined(interaction, league)
            case "standings":
                return await ladder.open_panel(interaction, league, None, 0)
            case _:
                return await terms.open_panel(interaction, league)


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


class StandingsMessage:
    """The standings of each season, in one message of the league's channel."""

    def __init__(self, client: Desk, show: Callable[[int], Awaitable[None]]) -> None:
        self._client = client
        self._latest: Latest[int, Words | None] = Latest(
            self._bring, lambda earlier, later: later or earlier, "league {}".format
        )
        self._shown: dict[int, str] = {}
        self.late = Timers(discord.utils.utcnow, show)

    async def show(self, number: int, say: Words | None = None) -> None:
        """Show the standings of a league's last two seasons.

        A closed season is only shown if it has a message already.
        """
        await self._latest.want(number, say)

    async def _bring(self, number: int, say: Words | None) -> None:
        league = await self._client.services.leagues.by_id(number)
        say = say or await self._client.spoken(league.guild)
        for season in (await self._client.services.leagues.seasons(league))[-2:]:
            if season.message or season.closed_at is None:
                await self._show(league, season, say)

    async def _show(self, league: League, season: Season, say: Words) -> None:
        client = self._client
        found = await client.services.leagues.ladder(league, season.number)
        words = ladder.spoken(found, say)
        if self._shown.get(season.id) == words:
            return
        look = await client.services.looks.look_in_public(league.guild)
        reply = await ladder.standings(client, found, say, look)
        acts = ACTS if season.closed_at is None else ()
        buttons = [LeagueButton(league.id, act).shown(say) for act in acts]
        reply = replace(reply, items=buttons)
        posted = partial(client.services.leagues.posted, season.id)
        try:
            await keep(client, Post(league.guild, league.channel, season.message, reply, posted))
        except UNREACHED as error:
            log.warning("standings not shown league=%d status=%s", league.id, what_failed(error))
            if passing(error):
                self.late.again(league.id)
        else:
            self._shown[season.id] = words
