"""Open a table by a press or a command; the answer becomes the message of the table.

A person has one table of their own at a time. If they begin another, the refusal links to the
first. It also offers to end the first and to begin the other.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from bot.chat.component import PRIMARY, Button, Number
from bot.chat.panels import doors
from bot.chat.panels.frame import threads
from bot.chat.panels.frame.answer import Aside, refusal_of
from bot.chat.panels.frame.interaction import (
    Interaction,
    Place,
    channel_of,
    own_place,
    person,
    server_of,
    words_of,
)
from bot.chat.panels.tables.match import ways
from bot.chat.panels.tables.match.ways import BEGINNING, Choices, Way
from bot.chat.reply import Item, Reply, address, joined, link
from bot.domain.refusal import Refusal
from bot.domain.tables import seating
from bot.domain.tables.table import Table
from bot.words import telling
from bot.words.spelling import escaped
from rules import RuleError

ENDS, STAYS = "own-table-exists", "own-table-stays"
"""The refusals because a person has a table of their own, which can or cannot be ended."""
EXISTS = "table-exists"
"""The refusal because this channel has a table."""
OLD = "old-table"
"""The refusal because another table is shown in the place of this one."""
GONE = ("no-table", OLD)
"""The refusals to end a table that has ended already."""


async def rematch(interaction: Interaction, number: int) -> Reply:
    """Offer a rematch in a new message; the message of the finished match stays as it is.

    If somebody else was faster, Aside leads to the rematch.
    """
    try:
        return await begin(interaction, ("again", str(number)))
    except Refusal as error:
        there = await _offered_again(interaction, number) if error.sentence == OLD else None
        if there:
            raise Aside(there, "refused") from None
        raise


async def _offered_again(interaction: Interaction, number: int) -> Reply | None:
    """Return a link to the rematch of a match that was offered already; None if there is none."""
    tables, say = interaction.client.services.tables, interaction.client.private(interaction)
    before = await tables.at(number)
    table = await tables.shown_in(before.channel)
    if not table.offered or table.seat_of(interaction.user.id) is None or before.private:
        return None
    place = address(table.guild, table.channel, table.message)
    return Reply(say("rematch-there"), [link(say("button-lobby-there"), place)])


async def begin(interaction: Interaction, way: Way, instead: int | None = None) -> Reply:
    """Begin the table that a `Way` describes, and return its message.

    The message of a private table belongs at `own_place`. `instead` is the number of the person's
    own table, which is ended if it prevents the new one. If a table of theirs still prevents it,
    raise Aside with a reply that names that table.
    """
    try:
        found = await _begun(interaction, way, instead)
    except Refusal as error:
        if error.sentence in (ENDS, STAYS):
            raise Aside(await _offered(interaction, way, error), "refused") from None
        raise
    if isinstance(found, Reply):
        return found
    reply = await doors.message(interaction.client, found, words_of(interaction, found))
    return replace(reply, stands=True)


async def in_public(interaction: Interaction, choices: Choices) -> tuple[Table, Reply]:
    """Open a table for people in this channel or in a thread of it, and return its message.

    The message of a table with its own thread is in that thread; the reply then links to it. If the
    channel has a lobby with a free seat, Aside shows it instead.
    """
    client, opener = interaction.client, person(interaction)
    channel, guild = channel_of(interaction), server_of(interaction)
    thread = _thread(interaction, choices.game) if threads.wanted(interaction) else None
    lobbies = client.services.tables.lobbies
    try:
        async with client.services.announcing.one_more(guild, opener.user):
            table = await lobbies.open(guild, channel, opener, *choices, thread)
    except Refusal as error:
        if error.sentence == EXISTS and (there := await _free_seats(interaction, error)):
            raise Aside(there, "refused") from None
        raise
    say = client.public(interaction)
    if not table.own_thread:
        return table, replace(await doors.message(client, table, say), stands=True)
    await client.screen.renew(table.id)
    name, place = escaped(opener.name), f"<#{table.channel}>"
    told = say("hall-opened", game=say(f"game-{choices.game}"), name=name, thread=place)
    return table, Reply(told)


async def _free_seats(interaction: Interaction, error: Refusal) -> Reply | None:
    """Return a refusal that links to this channel's lobby; None if the person cannot join it."""
    client, say = interaction.client, interaction.client.private(interaction)
    table = await client.services.tables.shown_in(channel_of(interaction))
    free = seating.room(table)
    if table.phase != "lobby" or not free or table.seat_of(interaction.user.id) is not None:
        return None
    about = telling.match_title(say.at(table.key), table.game, table.length)
    there = say("lobby-there", free=free)
    place = address(table.guild, table.channel, table.message)
    items = [link(say("button-lobby-there"), place)]
    return Reply(joined(refusal_of(interaction, error), f"> {about}", there), items)


def _thread(interaction: Interaction, game: str) -> Callable[[], Awaitable[int | None]]:
    """Return a function that makes the thread of a table, named after its game and its opener.

    The function returns the id of the thread, or None if the bot cannot make one.
    """
    say, name = interaction.client.public(interaction), person(interaction).name
    title = say("hall-thread", game=say(f"game-{game}"), name=name)
    return lambda: threads.made(interaction, title)


async def _begun(interaction: Interaction, way: Way, instead: int | None) -> Table | Reply:
    """Begin a table; if the person's own table `instead` prevents it, end that table first."""
    try:
        return await ways.begun(interaction, way)
    except Refusal as error:
        if error.sentence != ENDS or instead is None:
            raise
        tables, user = interaction.client.services.tables, interaction.user.id
        if not (await tables.at(instead)).private:
            raise
    try:
        await tables.ending.end(instead, user, manages=False)
    except Refusal as error:
        if error.sentence not in GONE:
            raise
    return await ways.begun(interaction, way)


async def _offered(interaction: Interaction, way: Way, error: Refusal) -> Reply:
    """Return a refusal that names the person's own table, with a button to go there.

    If that table may be ended, another button ends it and begins the new one.
    """
    client, say = interaction.client, interaction.client.private(interaction)
    table = await client.services.tables.shown_in(interaction.user.id)
    items: list[Item] = [OwnTableButton(table.id).labelled(say("button-own-back"), PRIMARY)]
    if error.sentence == ENDS:
        items.append(InsteadButton(table.id, way).labelled(say("button-own-instead")))
    about = telling.match_title(say.at(table.key), table.game, table.length)
    return Reply(joined(refusal_of(interaction, error), f"> {about}"), items)


class InPlace:
    """A component whose answer replaces the refusal it stands below."""

    async def answers_in(self, interaction: Interaction) -> Place:
        """Return the place: the refusal with this button, or in direct messages a new message."""
        place = own_place(interaction)
        return Place.PRESSED if place is Place.PRIVATE else place


class OwnTableButton(InPlace, Button, custom_id="own:{table}"):
    """The button to a person's own table, shown when that table prevents a new one."""

    table: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the table."""
        return await begin(interaction, ("back", str(self.table)))


class InsteadButton(InPlace, Button, custom_id="instead:{table}:{way}"):
    """The button that ends a person's own table and begins the table they asked for."""

    table: Number
    way: Annotated[Way, BEGINNING]

    async def answers_in(self, interaction: Interaction) -> Place:
        """Return the place of the refusal, but a new one if this message shows the old table."""
        with suppress(RuleError):  # the press is refused later
            table = await interaction.client.services.tables.at(self.table)
            if interaction.message and interaction.message.id == table.message:
                return own_place(interaction)  # the message shows the table that ends
        return await super().answers_in(interaction)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the new table."""
        return await begin(interaction, self.way, self.table)
