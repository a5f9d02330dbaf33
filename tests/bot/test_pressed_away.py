"""No button or select gives away hidden pieces in mid-deal, even where its id is forged."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import discord
import pytest

from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from bot.domain.refusal import Refusal
from bot.domain.tables.table import Table
from bot.services.keeping import Work
from bot.services.tables.keeping import TableKeeper
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.recording import Worlds
from tests.bot.discord.room import Room
from tests.bot.test_given_away import GAMES, begun, channels
from tests.bot.world.apart import apart
from tests.volume import part

LEAVES = ("resign:", "seat:")
"""The beginnings of ids that take somebody away, so that a computer plays on."""
PORTION = 12
"""A commit presses one of so many parts of all ids."""


def stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse everything that moves a table on: a drawn piece may be seen."""
    real = TableKeeper.save

    async def save(
        self: TableKeeper, before: Table, table: Table, *works: Work, press: int | None = None
    ) -> Table:
        lengths = [len(one.deal.log) if one.deal else 0 for one in (before, table)]
        if lengths[0] != lengths[1] or before.phase != table.phase:
            raise Refusal("stale")
        return await real(self, before, table, *works, press=press)

    monkeypatch.setattr(TableKeeper, "save", save)


def ids(table: Table) -> Iterator[tuple[str, bool]]:
    """Every form of an id that names a table, as of its moment, and whether it is a select's."""
    assert table.deal is not None
    deal, ply = table.deal.moment
    for one in COMPONENTS:
        for form in IDS[one.__name__] if "table" in one._parts else ():
            found: Any = one.__discord_ui_compiled_template__.fullmatch(form)
            parts = {**found.groupdict(), "table": table.id, "at": f"{deal}-{ply}"}
            for name in ("deal", "of"):
                if str(parts.get(name)).isdigit():
                    parts[name] = deal
            pressed = one._shape.format(**parts)
            if not pressed.startswith(LEAVES):
                yield pressed, issubclass(one, Select)


async def press(room: Room) -> None:
    """Aki, who plays, an organiser and a stranger press every id of every table."""
    channels(room)
    rights = discord.Permissions(manage_guild=True, manage_channels=True)
    role = room.guild.create_role("organisers", permissions=rights)
    olga = room.guild.add_member(room.env.create_user("olga"), roles=[role])
    shown = (await room.aki.slash(room.channel, "games")).response
    assert shown
    tables = room.client.services.tables
    found = [
        (who, pressed, selects)
        for number in range(1, len(GAMES) + 1)
        for pressed, selects in dict.fromkeys(ids(await tables.at(number)))
        for who in (room.aki, olga, room.emilia)
    ]
    for who, pressed, selects in part(found, PORTION):
        await forged.press(who, shown.message, pressed, ["1"] if selects else None)


@pytest.mark.slow
async def test_no_forged_press_tells_hidden_pieces(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = await apart(worlds, monkeypatch, begun, partial(_pressed, monkeypatch))
    assert len(seen.private) > len(GAMES)


async def _pressed(monkeypatch: pytest.MonkeyPatch, room: Room) -> None:
    with monkeypatch.context() as patch:
        stay(patch)
        await press(room)
