"""Every way to the bot, as a person takes it: commands, presses, choices, suggestions."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import simcord
from discord import app_commands

from bot.chat import commands
from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.room import Room, said

GONE = "nothing:1:has:this:id"
"""The id of a component that no version has."""


def leaves() -> Iterator[str]:
    """Yield every command that can be used, by its whole name."""
    for command in commands.every(everywhere=False):
        found = command.walk_commands() if isinstance(command, app_commands.Group) else [command]
        yield from (one.qualified_name for one in found if isinstance(one, app_commands.Command))


def presses() -> Iterator[tuple[str, list[str] | None]]:
    """Yield an id of every component, with the values chosen in a select; then two stale ids."""
    for component in COMPONENTS:
        values = ["1"] if issubclass(component, Select) else None
        yield IDS[component.__name__][0], values
    yield GONE, None
    yield "instead:1:open:mushi:x:99:", None


async def tried(room: Room, member: simcord.MemberActor) -> AsyncIterator[tuple[str, str]]:
    """Use every command and press every component once; yield the name of each and the answer."""
    for name in leaves():
        yield f"/{name}", said(await forged.command(member, room.channel, name, {}, {}))
    for custom_id, values in presses():
        yield custom_id, said(await forged.press(member, room.board(), custom_id, values))
