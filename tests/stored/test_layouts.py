"""Every scene: the rows of components are as they are stored, no name is markup anywhere, and no
statement reads a table that grows from end to end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.room import Room
from tests.bot.world.scanning import Issued, listen, scans
from tests.stored.make import layouts
from tests.stored.scenes import SCENES, Tour, played
from tests.stored.wires import Wire, wired

RENEW = "after a change that is meant, renew it with `python -m tests.stored.make layouts`"
STORED = json.loads((Path(__file__).parent / "layouts.json").read_text())
NAMES = (
    "[](.)[evil](http://evil.x)",
    "<t:666:R></table evil:1><@666>",
    "**evil** ||evil|| `evil` ~~evil~~",
    "\u202e# evil\u202c <#666><:evil:1>\u200b",
    "1. evil @everyone -# evil > evil",
)
"""Each with what would link, date, mention, format, or turn the line around."""
ESCAPED = re.compile(r"\\[^0-9A-Za-z\s]|@\u200b")
MARKUP = re.compile(
    r"\]\(http://evil|<t:666|</table evil|<@!?&?666|<#666|<a?:evil|@everyone"
    r"|(?:\*\*|\|\||`|~~|__)evil|^(?:# |-# |> |- |\d+\. )evil"
    r"|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]",
    re.MULTILINE,
)
TURNED = re.compile("[\u200b-\u200f\u202a-\u202e\u2066-\u2069\n]")
"""The characters of a name that may never appear: also not in labels or a picture's words."""


def read(message: dict[str, Any]) -> Iterator[str]:
    """All texts of a message that Discord reads as markup."""
    yield message.get("content") or ""
    for embed in message.get("embeds") or ():
        yield from (embed.get("title") or "", embed.get("description") or "")
        yield from (one[part] for one in embed.get("fields", ()) for part in ("name", "value"))


def plain(message: dict[str, Any]) -> Iterator[str]:
    """All texts of a message that are shown as they are."""
    for row in message.get("components") or ():
        for one in row["components"]:
            yield from (one.get("label") or "", one.get("placeholder") or "")
            yield from (option["label"] for option in one.get("options", ()))


@pytest.mark.parametrize("scene", SCENES)
async def test_every_message_keeps_its_rows_and_escapes_names(scene: str, tmp_path: Path) -> None:
    """Besides, no statement of the scene and of what comes due after it scans a growing table."""
    async with wired(tmp_path, names=NAMES) as (room, wire):
        issued = listen(room.client.services.database)
        await played(Tour(room, wire), scene)
        found = layouts(wire)
        assert_no_name_is_markup(wire)
        scanning = await scanned(room, issued)
    assert found == STORED.get(scene), f"layouts.json has changed: {RENEW}"
    assert not scanning, "\n\n".join(scanning)


async def scanned(room: Room, issued: dict[str, Issued]) -> list[str]:
    """Let a day pass, and return the statements that scan a table that grows."""
    services = room.client.services
    await services.tables.timers.look()
    await services.tables.alarm.pulse()
    await room.env.advance_time(timedelta(hours=30).total_seconds())
    assert len(issued) > 25
    return await services.database.read(lambda c: scans(c, [*issued.values()]))


def assert_no_name_is_markup(wire: Wire) -> None:
    """Check that no name links, formats or mentions anything, or turns a line around."""
    told = [text for one in wire.sent for text in read(one.message)]
    assert any("evil" in text for text in told)
    assert [text for text in told if MARKUP.search(ESCAPED.sub("·", text))] == []
    labels = [text for one in wire.sent for text in plain(one.message)]
    assert [text for text in labels if TURNED.search(text) or "\\" in text] == []
