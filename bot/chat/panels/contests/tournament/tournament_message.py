"""The message that announces a tournament and shows it until it is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

import discord

from bot.chat.component import Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.panels.contests.tournament import tournament
from bot.chat.panels.frame.answer import Interaction, Place, answer, person
from bot.chat.panels.frame.kept import Post
from bot.chat.panels.league import ladder
from bot.chat.reply import Item, Reply
from bot.domain.contests.tournament import KNOCK_OUT, Tournament
from bot.words import Words

Played = Callable[[Tournament, Words], list[Item]]
ACTS = ("enter", "withdraw")
"""The acts of the buttons below a tournament."""


class TournamentButton(Button, custom_id="tournament:{tournament}:{act}"):
    """The button to sign up for a tournament, or to withdraw from it."""

    tournament: Number
    act: Annotated[str, one_of(*ACTS)]

    def shown(self, say: Words) -> TournamentButton:
        """Label the button with its act; signing up stands out."""
        bright = self.act == "enter"
        style = discord.ButtonStyle.success if bright else discord.ButtonStyle.secondary
        return self.labelled(say(f"button-tournament-{self.act}"), style)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Sign up or withdraw, and update the public message."""
        if await answer(interaction, lambda: self._done(interaction)):
            client = interaction.client
            await client.screen.show_tournament(self.tournament, client.public(interaction))

    async def _done(self, interaction: Interaction) -> Reply:
        tournaments = interaction.client.services.tournaments
        one = await tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, one.league)
        if self.act == "enter":
            await tournaments.enter(league, one.id, person(interaction), interaction.id)
        else:
            await tournaments.withdraw(one.id, interaction.user.id)
        return Reply(interaction.client.private(interaction)(f"tournament-done-{self.act}"))


class TournamentPage(Button, custom_id="tournaments:{tournament}:{page}"):
    """The button to a page of the full list, which has no room in a tournament's message."""

    tournament: Number
    page: Number

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page: from the public message in a private one, from a page in its place."""
        message = interaction.message
        private = message is not None and message.flags.ephemeral
        place = Place.PRESSED if private else Place.PRIVATE
        await answer(interaction, lambda: self._shown(interaction), place)

    async def _shown(self, interaction: Interaction) -> Reply:
        client, say = interaction.client, interaction.client.private(interaction)
        one = await client.services.tournaments.by_id(self.tournament)
        league = await ladder.own_league(interaction, one.league)
        pages = tournament.pages(one, league, say)
        at = min(self.page, len(pages) - 1)
        turns = {"previous": at - 1, "next": at + 1}
        items = [
            TournamentPage(one.id, to).labelled(say(f"button-{way}"))
            for way, to in turns.items()
            if 0 <= to < len(pages)
        ]
        return Reply(pages[at], items)


def _acts(one: Tournament) -> tuple[str, ...]:
    """Return the possible acts: nobody enters a knock-out that has begun."""
    if one.over:
        return ()
    return ACTS[1:] if one.last and one.kind == KNOCK_OUT else ACTS


async def made(client: Desk, played: Played, number: int, say: Words | None) -> Post:
    """Return the message of a tournament as a post.

    `played` returns the buttons of duplicate rounds.
    """
    one = await client.services.tournaments.by_id(number)
    league = await client.services.leagues.by_id(one.league)
    say = say or await client.spoken(league.guild)
    reply = tournament.shown(one, league, say)
    items: list[Item] = [TournamentButton(number, act).shown(say) for act in _acts(one)]
    items += played(one, say)
    if len(one.entrants) > tournament.MANY:
        items.append(TournamentPage(number, 0).labelled(say("button-tournament-all")))
    reply = replace(reply, items=items)
    posted = partial(client.services.tournaments.posted, number)
    return Post(league.guild, league.channel, one.message, reply, posted)
