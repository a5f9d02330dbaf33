"""The ways to a person's own table, written so that the id of a button can carry them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import rules
from bot.chat.component import DIGITS, Part
from bot.chat.panels import doors
from bot.chat.panels.frame import threads
from bot.chat.panels.frame.interaction import Interaction, person, server_of
from bot.chat.reply import Reply
from bot.domain.contests.duplicate import Match, Rival
from bot.domain.refusal import Refusal
from bot.domain.shards import NOWHERE
from bot.domain.tables import lobby, seating
from bot.domain.tables.table import Table
from bot.words import naming

Way = tuple[str, ...]
"""A way to a table: its name, a key of `WAYS`, and its parts."""
BEGINNER = "beginner"
USUAL_CLOCK = "days"
"""The clock of a table for several people if its opener chooses none."""


class Choices(NamedTuple):
    """The choices of a person who opens a table; None stands for the usual value."""

    game: str
    preset: str | None = None
    seats: int | None = None
    deals: int | None = None
    clock: str = USUAL_CLOCK


def to_open(choices: Choices) -> Way:
    """Return the way to a person's own table by their choices; it has no clock."""
    seats, deals = str(choices.seats or ""), str(choices.deals or "")
    return "open", choices.game, choices.preset or "", seats, deals


async def begun(interaction: Interaction, way: Way) -> Table | Reply:
    """Return the table that a way begins or finds, or a reply in its place."""
    name, *parts = way
    return await WAYS[name](interaction, *parts)


async def _opened(
    interaction: Interaction, game: str, preset: str, seats: str, deals: str
) -> Table:
    """Open a table outside any server, with a lobby."""
    return await interaction.client.services.tables.lobbies.open(
        NOWHERE,
        interaction.user.id,
        person(interaction),
        game,
        preset or None,
        int(seats) if seats else None,
        int(deals) if deals else None,
    )


async def _dealt(interaction: Interaction, game: str) -> Table:
    """Open a table with beginners outside any server, and deal the only deal of a first match."""
    tables, user = interaction.client.services.tables, interaction.user.id
    deals = 1 if lobby.counts_deals(rules.game(game)) else None
    who = person(interaction)
    table = await tables.lobbies.open(NOWHERE, user, who, game, deals=deals, single=True)
    named = naming.computer(interaction.client.private(interaction))
    return await tables.playing.start(table.id, user, interaction.id, named, BEGINNER)


async def _rematch(interaction: Interaction, number: str) -> Table:
    """Offer the same match again; deal at once where nobody else has to agree."""
    tables, user = interaction.client.services.tables, interaction.user.id
    table = await tables.lobbies.rematch(int(number), user)
    if [asked.user for asked in table.asked] == [user]:
        table = await tables.playing.ready(table.id, user, interaction.id)
    return table


async def _daily(interaction: Interaction, day: str, game: str) -> Table | Reply:
    """Return the table of a deal of the day; if the deal is over, its result."""
    client, user = interaction.client, interaction.user.id
    table = await client.services.dailies.begin(
        day,
        game,
        person(interaction),
        server_of(interaction),
        naming.computer(client.private(interaction)),
        ranked=user not in _operators(interaction),
    )
    if table.phase == "over":
        return await doors.daily(interaction, day, game, "show")
    return table


def _operators(interaction: Interaction) -> frozenset[int]:
    """Return the people who run the bot, according to Discord: its owner or its team."""
    found = interaction.client.application
    if found is None:
        return frozenset()
    team = [member.id for member in found.team.members] if found.team else []
    return frozenset((found.owner.id, *team))


async def _duplicate(interaction: Interaction, number: str) -> Table | Reply:
    """Return the reader's table in a duplicate match, or a link; after the match, a comparison."""
    client = interaction.client
    say, duplicates = client.private(interaction), client.services.duplicates
    match = await duplicates.by_id(int(number))
    room = partial(_room, interaction, match)
    named = naming.computer(say if match.side == 1 else client.public(interaction))
    table = await duplicates.sit(match.id, person(interaction), named, room)
    if table.phase == "over":
        return await doors.duplicate(interaction, match.id, "show")
    if table.private:
        return table
    if table.message is None:
        await client.screen.renew(table.id)
    return Reply(say("duplicate-table", thread=f"<#{table.channel}>"))


async def _room(interaction: Interaction, match: Match, people: Sequence[Rival]) -> int | None:
    """Return a private thread for people who play together; None if the bot cannot make one."""
    say, place = interaction.client.public(interaction), match.place_of(people[0].user)
    title = say("duplicate-thread", game=say(f"game-{match.key}"), table=place.table + 1)
    return await threads.made(interaction, title, [person.user for person in people])


async def _back(interaction: Interaction, number: str) -> Table:
    """Return the reader's own table in its current state."""
    tables, user = interaction.client.services.tables, interaction.user.id
    table = await tables.at(int(number))
    seating.seat_of(table, user)
    if not table.private or table.phase == "over":
        raise Refusal("old-table")
    return await tables.playing.awake(table.id)


WAYS: Mapping[str, Callable[..., Awaitable[Table | Reply]]] = MappingProxyType(
    {
        "open": _opened,
        "deal": _dealt,
        "again": _rematch,
        "daily": _daily,
        "duplicate": _duplicate,
        "back": _back,
    }
)
"""The functions that begin or find a table, by the names of their ways."""
SHAPES = (
    r"open:\w{1,20}:[\w-]{0,40}:[0-9]{0,2}:[0-9]{0,2}",
    r"deal:\w{1,20}",
    f"again:{DIGITS}",
    r"daily:[0-9]{4}-[0-9]{2}-[0-9]{2}:\w{1,20}",
    f"duplicate:{DIGITS}",
)
"""The patterns of ways in the id of a button."""
BEGINNING = Part("|".join(SHAPES), lambda text: tuple(text.split(":")), ":".join)
"""A way that begins a table, in the id of a button."""
