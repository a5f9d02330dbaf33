"""The one message that announces a tournament and shows it until it is over."""

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
from bot.chat.panels.league import ladder, tournament
from bot.chat.panels.league.standings_message import keep
from bot.chat.reach import UNREACHED, passing, what_failed
from bot.chat.reply import Face, Reply
from bot.domain.league.tournament import KNOCK_OUT, Tournament
from bot.timers import Timers
from bot.words import Words

log = logging.getLogger("paifuda")

ACTS = ("enter", "withdraw")
"""The buttons below a tournament."""


class TournamentButton(Button, custom_id="tournament:{tournament}:{act}"):
    """Signs up for a tournament, or withdraws from it."""

    tournament: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words) -> TournamentButton:
        """What it does; to sign up stands out."""
        bright = self.act == "enter"
        style = discord.ButtonStyle.success if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-tournament-{self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and show everybody."""
        if await answer(interaction, lambda: self._done(interaction)):
            client = interaction.client
            await client.screen.show_tournament(self.tournament, client.public(interaction))

    async def _done(self, interaction: Interaction) -> Reply:
        tournaments = interaction.client.services.tournaments
        one = await tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, one.league)
        if self.act == "enter":
            await tournaments.enter(league, one.id, person(interaction))
        else:
            await tournaments.withdraw(one.id, interaction.user.id)
        return Reply(interaction.client.private(interaction)(f"tournament-done-{self.act}"))


def _acts(one: Tournament) -> tuple[str, ...]:
    """What can be done now: nobody enters a knock-out that has begun."""
    if one.over:
        return ()
    return ACTS[1:] if one.last and one.kind == KNOCK_OUT else ACTS


class TournamentMessage:
    """Keeps each tournament in one message of its league's channel."""

    def __init__(self, client: Desk, show: Callable[[int], Awaitable[None]]) -> None:
        self._client = client
        self._latest: Latest[int, Words | None] = Latest(
            self._bring, lambda earlier, later: later or earlier, "tournament {}".format
        )
        self._shown: dict[int, Face] = {}
        self.late = Timers(discord.utils.utcnow, show)

    async def show(self, number: int, say: Words | None = None) -> None:
        """Show a tournament as it stands now."""
        await self._latest.want(number, say)

    async def _bring(self, number: int, say: Words | None) -> None:
        client = self._client
        one = await client.services.tournaments.by_id(number)
        league = await client.services.leagues.by_id(one.league)
        say = say or await client.spoken(league.guild)
        reply = tournament.shown(one, league, say)
        reply = replace(reply, items=[TournamentButton(number, a).shown(say) for a in _acts(one)])
        if self._shown.get(number) == reply.face:
            return
        posted = partial(client.services.tournaments.posted, number)
        try:
            await keep(client, league, one.message, reply, posted)
        except UNREACHED as error:
            log.warning("tournament not shown league=%d status=%s", league.id, what_failed(error))
            if passing(error):
                self.late.again(number)
        else:
            self._shown[number] = reply.face
            client.followed += 1
