"""What people decide at a table: votes on its end and on moves taken back, and a resignation."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.chat.panels.frame.answer import Interaction, Place, answer, channel_of
from bot.chat.reply import Item, Reply, called, escaped, names_in
from bot.domain.tables import ballots, seating, taking_back
from bot.domain.tables.ballots import Ballot
from bot.domain.tables.table import Table
from bot.words import Words
from rules import Seat

ROOM = 25
"""How many buttons a message holds; a select takes the place of five."""
DECIDED = {True: "done", False: "not"}
"""How the sentence of a decided vote ends its key."""


def shown(one: Table, ballot: Ballot, say: Words) -> Reply:
    """A vote for everybody: who has said what, who is asked, and its two buttons."""
    kind, mover = ballot.about.partition("-")[0], ballot.mover
    name = "" if mover is None else names_in(one)[mover]
    if ballot.decided is not None:
        how = say(f"vote-{kind}-{DECIDED[ballot.decided]}", name=name)
        return Reply("\n".join([how, *_tally(one, ballot, say)]))
    asked = [player for seat in ballot.open if (player := one.players[seat])]
    lines = [
        say(f"vote-{kind}", name=name),
        *_tally(one, ballot, say),
        say("vote-open", needed=ballot.needed, who=called(asked, say)) if asked else "",
    ]
    items = [VoteButton(one.id, ballot.about, aye, say) for aye in (True, False)]
    return Reply("\n".join(filter(None, lines)), items, mentions=tuple(p.user for p in asked))


def _tally(one: Table, ballot: Ballot, say: Words) -> list[str]:
    """Who has voted for it and who against, a line each."""
    names = names_in(one)
    return [
        say(key, count=len(seats), names=say("comma").join(names[seat] for seat in seats))
        for key, seats in (("vote-ayes", ballot.said(True)), ("vote-noes", ballot.said(False)))
        if seats
    ]


async def put_to_end(interaction: Interaction) -> Reply:
    """The vote of whoever asks for the end of the match, and how it stands."""
    tables, channel = interaction.client.services.tables, channel_of(interaction)
    one, ballot = await tables.voting.vote_to_end(channel, interaction.user.id)
    return shown(one, ballot, interaction.client.public(interaction))


class VoteButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]],
    template=r"vote:(?P<table>\d+):(?P<about>end-\d+|(?:back|wait)-\d+-\d+):(?P<aye>[01])",
):
    """A vote for a thing, or against it."""

    def __init__(self, number: int, about: str, aye: bool, say: Words | None = None) -> None:
        self.number, self.about, self.aye = number, about, aye
        kind = about.partition("-")[0]
        style = discord.ButtonStyle.primary if aye else discord.ButtonStyle.secondary
        super().__init__(
            discord.ui.Button(
                label=say(f"button-{kind}-{'aye' if aye else 'no'}") if say else "-",
                style=style,
                custom_id=f"vote:{number}:{about}:{int(aye)}",
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> VoteButton:
        """The button a press names."""
        return cls(int(match["table"]), match["about"], match["aye"] == "1")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Vote, and show how it stands."""
        await answer(interaction, lambda: self._vote(interaction), Place.PRESSED)
        await interaction.client.screen.publish(interaction)

    async def _vote(self, interaction: Interaction) -> Reply:
        tables, channel, user = (
            interaction.client.services.tables,
            channel_of(interaction),
            interaction.user,
        )
        one, ballot = await tables.voting.vote(channel, self.number, self.about, user.id, self.aye)
        return shown(one, ballot, interaction.client.public(interaction))


# --- A move taken back ----------------------------------------------------------------------------


async def back_button(one: Table, seat: Seat, shown: Sequence[Item], say: Words) -> list[Item]:
    """The button to take the last move of a seat back, while that is possible and there is room."""
    if seat not in one.present or sum(item.width or 0 for item in shown) >= ROOM:
        return []
    ply = await asyncio.to_thread(taking_back.last_move, one, seat)
    return [] if ply is None else [BackButton(one.id, say)]


async def ask_back(interaction: Interaction, number: int | None = None) -> Reply:
    """Whoever asks wants to take a move back: what everybody is asked."""
    tables, channel = interaction.client.services.tables, channel_of(interaction)
    number = number or (await tables.at(channel)).id
    one, ballot = await tables.voting.ask_back(channel, number, interaction.user.id)
    return shown(one, ballot, interaction.client.public(interaction))


class BackButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"back:(?P<table>\d+)"
):
    """Asks the others to let a player take the last move back."""

    def __init__(self, number: int, say: Words | None = None) -> None:
        self.number = number
        label = say("button-take-back") if say else "-"
        super().__init__(discord.ui.Button(label=label, custom_id=f"back:{number}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> BackButton:
        """The button a press names."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Ask everybody."""
        await answer(interaction, lambda: ask_back(interaction, self.number), Place.PUBLIC)
        await interaction.client.screen.publish(interaction)


# --- Time that has run out ------------------------------------------------------------------------


def wait_buttons(one: Table, say: Words) -> list[Item]:
    """The button to wait for somebody who has run out of time, where the others may."""
    ballot = ballots.to_wait(one, {})
    if ballot is None or ballot.mover is None:
        return []
    return [WaitButton(one.id, say("button-wait", name=one.names[ballot.mover]))]


class WaitButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"wait:(?P<table>\d+)"
):
    """Votes for giving time again to somebody who has run out of it."""

    def __init__(self, number: int, label: str = "-") -> None:
        self.number = number
        style = discord.ButtonStyle.primary
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=label[:80], style=style, custom_id=f"wait:{number}"
        )
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> WaitButton:
        """The button a press names."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Vote, and show everybody how it stands."""
        await answer(interaction, lambda: self._wait(interaction), Place.PUBLIC)
        await interaction.client.screen.publish(interaction)

    async def _wait(self, interaction: Interaction) -> Reply:
        tables, channel, user = (
            interaction.client.services.tables,
            channel_of(interaction),
            interaction.user,
        )
        one, ballot = await tables.voting.vote_to_wait(channel, self.number, user.id)
        return shown(one, ballot, interaction.client.public(interaction))


# --- A match resigned -----------------------------------------------------------------------------


async def resigning(interaction: Interaction) -> Reply:
    """Whether somebody is sure that they resign; RuleError where a match is not resigned."""
    say = interaction.client.private(interaction)
    one = await interaction.client.services.tables.at(channel_of(interaction))
    seating.resigning(one, interaction.user.id)
    return Reply(say("resign-sure"), [ResignButton(one.id, say)])


class ResignButton(
    discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"resign:(?P<table>\d+)"
):
    """Gives a match up for good."""

    def __init__(self, number: int, say: Words | None = None) -> None:
        self.number = number
        label = say("button-resign") if say else "-"
        style = discord.ButtonStyle.danger
        super().__init__(discord.ui.Button(label=label, style=style, custom_id=f"resign:{number}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> ResignButton:
        """The button a press names."""
        return cls(int(match["table"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Resign, for everybody to know."""
        await answer(interaction, lambda: self._resign(interaction), Place.PUBLIC)
        await interaction.client.screen.publish(interaction)

    async def _resign(self, interaction: Interaction) -> Reply:
        say = interaction.client.public(interaction)
        channel, user = channel_of(interaction), interaction.user
        await interaction.client.services.tables.ending.resign(channel, self.number, user.id)
        return Reply(say("resigned", name=escaped(user.display_name)))
