"""Decisions of the people at a table: votes to end, to take back and to wait, and resigning."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from typing import Annotated, TypeVar

from discord import Guild

from bot.chat.component import DANGER, PRIMARY, SECONDARY, Button, Number, Part
from bot.chat.panels.frame.answer import Aside, refusal_of
from bot.chat.panels.frame.interaction import (
    ByPress,
    Interaction,
    number_of,
    player_of,
    table_of,
    words_of,
)
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reach import UNREACHED, has_left
from bot.chat.reply import Item, Reply, called, names_in
from bot.domain.refusal import MATCH_OVER, Refusal
from bot.domain.tables import ballots, seating, taking_back
from bot.domain.tables.ballots import Ballot
from bot.domain.tables.table import Table
from bot.words import Words
from bot.words.spelling import escaped

ROOM = 25
"""The number of buttons that fit in a message; a select takes the place of five."""
VOTE_OVER = "vote-over"
"""The key of the refusal of a vote when the game has gone on."""
VOTED = "voted-already"
"""The key of the refusal to ask for a vote again; it names the vote as `about`."""
DECIDED = {True: "done", False: "not"}
"""The last part of the message key for a decided vote."""
OfDeal = Annotated[
    int | None,
    Part(
        "(?::[0-9]{1,9})?",
        lambda text: int(text[1:]) if text else None,
        lambda deal: "" if deal is None else f":{deal}",
    ),
]
"""The number of a deal, which ids of earlier versions lack."""


About = Annotated[str, Part("end-[0-9]{1,9}|(?:back|wait)-[0-9]{1,9}-[0-9]{1,9}")]
"""The question of a vote."""

T = TypeVar("T")


async def _gone(interaction: Interaction, number: int) -> set[int]:
    """Return the people at a table who, Discord says, are no longer on its server."""
    table, server = await interaction.client.services.tables.keeper.at(number), interaction.guild
    if server is None or server.id != table.guild:
        return set()
    others = {player.user for player in table.people} - {interaction.user.id}
    left = await asyncio.gather(*(_surely_left(server, user) for user in others))
    return {user for user, surely in zip(others, left, strict=True) if surely}


async def _surely_left(server: Guild, user: int) -> bool:
    """Whether Discord says that a person is not on a server; False if it says nothing."""
    try:
        return await has_left(server, user)
    except UNREACHED:
        return False


async def _voted(interaction: Interaction, vote: Awaitable[tuple[Table, Ballot]]) -> Reply:
    """Carry out a vote, and return the state of its ballot."""
    table, ballot = await vote
    return ballot_message(table, ballot, words_of(interaction, table))


async def _asked(interaction: Interaction, number: int, vote: Awaitable[T]) -> T:
    """Return the result of asking for a vote at a table.

    If the person has voted for it already, Aside offers to show the open vote again.
    """
    try:
        return await vote
    except Refusal as refused:
        if refused.sentence != VOTED:
            raise
        shown = ShowButton(number, refused.values["about"])
        told = refusal_of(interaction, refused)
        again = shown.worded(interaction.client.private(interaction))
        raise Aside(Reply(told, [again]), "refused") from None


def ballot_message(table: Table, ballot: Ballot, say: Words) -> Reply:
    """Return a public vote: the votes so far, the people asked, and its two buttons.

    Only its first message mentions the people who are asked.
    """
    kind, mover = ballot.about.partition("-")[0], ballot.mover
    name = "" if mover is None else names_in(table)[mover]
    if ballot.decided is not None:
        how = say(f"vote-{kind}-{DECIDED[ballot.decided]}", name=name)
        return Reply("\n".join([how, *_tally(table, ballot, say)]))
    asked = [player for seat in ballot.open if (player := table.players[seat])]
    lines = [
        say(f"vote-{kind}", name=name),
        *_tally(table, ballot, say),
        say("vote-open", needed=ballot.needed, who=called(asked, say)) if asked else "",
    ]
    items = [VoteButton(table.id, ballot.about, aye).shown(say) for aye in (True, False)]
    called_on = () if ballot.repeated else tuple(player.user for player in asked)
    return Reply("\n".join(filter(None, lines)), items, mentions=called_on)


def _tally(table: Table, ballot: Ballot, say: Words) -> list[str]:
    """Return the votes for and against, a line each."""
    names = names_in(table)
    return [
        say(key, count=len(seats), names=say("comma").join(names[seat] for seat in seats))
        for key, seats in (("vote-ayes", ballot.said(True)), ("vote-noes", ballot.said(False)))
        if seats
    ]


async def ask_to_end(interaction: Interaction) -> Reply:
    """Ask a person privately whether to put the end of the match to the vote."""
    voting, number = interaction.client.services.tables.voting, await number_of(interaction)
    gone = await _gone(interaction, number)
    asking = voting.asked_to_end(number, interaction.user.id, gone)
    table, ballot = await _asked(interaction, number, asking)
    say, lone = interaction.client.private(interaction), len(ballot.voters) == 1
    label = say("button-end-aye" if lone else "button-put-end")
    put = EndButton(table.id, table.current).labelled(label, PRIMARY)
    return Reply(say("vote-end" if lone else "vote-end-ask"), [put])


class EndButton(Button, custom_id="put-end:{table}{deal}"):
    """The button that puts the end of the match to the vote, while its deal is the current one."""

    table: Number
    deal: OfDeal = None
    place = ByPress.TABLE

    async def pressed(self, interaction: Interaction) -> Reply:
        """Vote for the end, and show everybody the state of the vote."""
        voting, user = interaction.client.services.tables.voting, interaction.user.id
        gone = await _gone(interaction, self.table)
        vote = voting.vote_to_end(self.table, user, self.deal, gone)
        return await _asked(interaction, self.table, _voted(interaction, vote))


class VoteButton(Button, custom_id="vote:{table}:{about}:{aye}"):
    """The button for a vote for or against a proposal."""

    table: Number
    about: About
    aye: Annotated[bool, Part("[01]", lambda text: text == "1", "{:d}".format)]

    def shown(self, say: Words) -> VoteButton:
        """Label the button with its vote; yes stands out."""
        kind = self.about.partition("-")[0]
        style = PRIMARY if self.aye else SECONDARY
        return self.labelled(say(f"button-{kind}-{'aye' if self.aye else 'no'}"), style)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Vote, and show the state of the ballot, or that the vote is over."""
        try:
            return await _cast(interaction, self.table, self.about, aye=self.aye)
        except Refusal as refused:
            if refused.sentence not in (VOTE_OVER, *MATCH_OVER):
                raise
            table = await interaction.client.services.tables.at(self.table)
            return Reply(words_of(interaction, table)(f"refusal-{VOTE_OVER}"))


class ShowButton(Button, custom_id="vote-show:{table}:{about}"):
    """The button that shows an open vote again, for a person who has voted for it."""

    table: Number
    about: About
    label, place = "button-show-vote", ByPress.TABLE

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show everybody the state of the vote in a new message, which mentions nobody."""
        shown = await _cast(interaction, self.table, self.about, aye=True)
        return replace(shown, mentions=())


async def _cast(interaction: Interaction, number: int, about: str, *, aye: bool) -> Reply:
    """Vote on an open question, and return the state of its ballot."""
    voting, user = interaction.client.services.tables.voting, interaction.user.id
    gone = await _gone(interaction, number)
    return await _voted(interaction, voting.vote(number, about, user, aye, gone))


# --- A move taken back ----------------------------------------------------------------------------


def has_room(shown: Sequence[Item]) -> bool:
    """Whether a message with these items has room for another button."""
    return sum(item.width or 0 for item in shown) < ROOM


def back_button(glance: Glance, shown: Sequence[Item]) -> list[Item]:
    """Return the button to take back a seat's last move, if that is possible and there is room.

    There is none once another player has refused that.
    """
    table, seat = glance.table, glance.seat
    if seat not in table.present or not has_room(shown):
        return []
    ply = taking_back.last_move(table, seat)
    if ply is None or ballots.is_refused(table, ballots.back(table, ply), seat):
        return []
    return [BackButton(table.id).worded(glance.say)]


async def ask_back(interaction: Interaction, number: int | None = None) -> Reply:
    """Ask everybody to let the person take a move back, and return the vote.

    Without a `number`, the vote is at the table of the channel.
    """
    voting, at = interaction.client.services.tables.voting, number or await number_of(interaction)
    gone = await _gone(interaction, at)
    vote = voting.ask_back(at, interaction.user.id, gone)
    return await _asked(interaction, at, _voted(interaction, vote))


class BackButton(Button, custom_id="back:{table}", opens=ask_back):
    """The button that asks the others to let a player take back the last move."""

    table: Number
    label, place = "button-take-back", ByPress.TABLE


# --- Time that has run out ------------------------------------------------------------------------


def wait_buttons(table: Table, say: Words) -> list[Item]:
    """Return the button to wait for a player who has run out of time, if the others may."""
    ballot = ballots.to_wait(table, {})
    if ballot is None or ballot.mover is None:
        return []
    label = say("button-wait", name=table.names[ballot.mover])
    return [WaitButton(table.id).labelled(label, PRIMARY)]


class WaitButton(Button, custom_id="wait:{table}"):
    """The button to vote for more time for a player who has run out of it."""

    table: Number
    place = ByPress.TABLE

    async def pressed(self, interaction: Interaction) -> Reply:
        """Vote, and show everybody the state of the ballot."""
        voting, user = interaction.client.services.tables.voting, interaction.user.id
        gone = await _gone(interaction, self.table)
        vote = voting.vote_to_wait(self.table, user, gone)
        return await _asked(interaction, self.table, _voted(interaction, vote))


# --- A match resigned -----------------------------------------------------------------------------


async def resigning(interaction: Interaction) -> Reply:
    """Ask whether a person is sure to resign; RuleError where they cannot resign."""
    say = interaction.client.private(interaction)
    table = await table_of(interaction)
    seating.resigning(table, interaction.user.id)
    plays_on = await interaction.client.services.tables.counting.plays_on(table)
    told = say("resign-sure-league" if plays_on else "resign-sure")
    return Reply(told, [ResignButton(table.id).worded(say)])


class ResignButton(Button, custom_id="resign:{table}"):
    """The button that resigns a match for good."""

    table: Number
    label, style, place = "button-resign", DANGER, ByPress.TABLE

    async def pressed(self, interaction: Interaction) -> Reply:
        """Resign, and show it to everybody."""
        leaving, user = interaction.client.services.tables.leaving, interaction.user
        table = await leaving.resign(self.table, user.id)
        key = "resigned" if table.phase == "over" else "resigned-league"
        return Reply(words_of(interaction, table)(key, name=escaped(player_of(user).name)))
