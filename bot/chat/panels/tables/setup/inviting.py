"""Invitations to a lobby: the invited people, and the buttons below their message."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

import discord

from bot.chat.component import PRIMARY, Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.panels.frame.interaction import Interaction, Place, person, player_of
from bot.chat.panels.tables.setup import setup
from bot.chat.reply import Item, Reply
from bot.domain.people.exclusion import Scope
from bot.domain.tables.table import Table
from bot.words import Words
from bot.words.spelling import escaped

ACTS = ("join", "decline")


async def invite(
    interaction: Interaction, table: Table, guests: Sequence[discord.User | discord.Member]
) -> str:
    """Invite people to a lobby; return a report for the person who asks."""
    client, say = interaction.client, interaction.client.private(interaction)
    asked = await willing(client, table.guild, guests)
    after = await client.services.tables.lobbies.invite(table.id, interaction.user.id, asked)
    await client.screen.publish(interaction, table.id)
    new = {*after.awaited} - {*table.awaited}
    known = {user for user in asked if user not in new}
    parts = {"done": new, "known": known, "closed": {guest.id for guest in guests} - {*asked}}
    return "\n".join(
        say(f"invited-{key}", names=_named(guests, users, say))
        for key, users in parts.items()
        if users
    )


async def willing(
    client: Desk, guild: int, guests: Sequence[discord.User | discord.Member]
) -> list[int]:
    """Return the people who may be invited.

    Bots are left out, as are people who refuse all invitations or are excluded from the server.
    """
    exclusions, here = client.services.exclusions, Scope(guild)
    habits = await client.services.people.every([guest.id for guest in guests])
    takes = {
        guest.id: not guest.bot
        and habits[guest.id].habit.invites == "yes"
        and exclusions.of(guest.id, here) is None
        for guest in guests
    }
    return [user for user, may in takes.items() if may]


def _named(
    guests: Sequence[discord.User | discord.Member], users: Collection[int], say: Words
) -> str:
    every = (escaped(player_of(guest).name) for guest in guests if guest.id in users)
    return say("comma").join(dict.fromkeys(every))


def line(table: Table, say: Words) -> list[str]:
    """Return a line on the invited people who have not answered."""
    names = say("comma").join(f"<@{user}>" for user in table.awaited)
    return [say("lobby-invited", names=names)] if names else []


def buttons(table: Table, user: int, say: Words) -> list[Item]:
    """Return the buttons below a message to a person whom it invites; none for one who sits there,
    or once the match has begun.
    """
    if table.phase != "lobby" or table.seat_of(user) is not None:
        return []
    return [InvitedButton(table.id, act).worded(say) for act in ACTS]


class InvitedButton(Button, custom_id="invited:{table}:{act}"):
    """The button to accept an invitation, or to decline it."""

    table: Number
    act: Annotated[str, one_of(*ACTS)]
    place = Place.PRIVATE
    label, styles = "button-{act}", {"join": PRIMARY}

    async def pressed(self, interaction: Interaction) -> Reply:
        """Take a seat, or decline the invitation."""
        lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
        say = interaction.client.private(interaction)
        if self.act == "decline":
            await lobbies.refuse(self.table, user)
            return Reply(say("invited-declined"))
        table = await lobbies.join(self.table, person(interaction), interaction.id)
        return setup.seated(table, user, say.at(table.key))
