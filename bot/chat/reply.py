"""A message to send or to show in place of another, and its contents."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property
from itertools import accumulate
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import discord

import render
from bot.chat.painting import Unpainted
from bot.chat.rows import divided
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import Words, telling
from bot.words.spelling import escaped

Item = discord.ui.Item[Any]
LONGEST = 100
"""The longest label of an option, and the longest comment on it, in characters."""
MOST = 2000
"""The largest number of characters of a message."""


class Face(NamedTuple):
    """The look of a message, as hashes: of its words with its components, and of its pictures."""

    words: int
    pictures: int


@dataclass(frozen=True)
class Reply:
    """A message to send, or to show in place of another.

    `alt` has the words of its picture, `sketch` is a picture still to be drawn. `others` are more
    pictures with their words. `shows` is the table that it shows to everybody; with `stands`, it
    becomes the message of that table. `named` begins the names of its pictures' files. Of people
    and roles, only `mentions` and `roles` are notified; the pseudonyms of forgotten people are left
    out, because Discord refuses such numbers.
    """

    content: str
    items: Sequence[Item] = ()
    picture: bytes | None = None
    alt: str = ""
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    embed: discord.Embed | None = None
    file: tuple[str, bytes] | None = None
    others: Sequence[tuple[bytes, str]] = ()
    shows: Table | None = None
    stands: bool = False
    sketch: Unpainted | None = None
    named: str = "picture"

    @cached_property
    def face(self) -> Face:
        """The hashes that tell whether another message would look the same."""
        parts = [item.to_component_dict() for item in self.items]
        embed = self.embed.to_dict() if self.embed else None
        sketch = self.sketch.key if self.sketch else self.picture
        return Face(
            hash((self.content, repr(parts), repr(embed))), hash((self.named, sketch, *self.others))
        )

    def headed(self, line: str) -> Reply:
        """Return the message with a line above its words, if the line is not empty and fits."""
        content = joined(line, self.content)
        return replace(self, content=content) if line and len(content) <= MOST else self

    def without_emojis(self) -> Reply:
        """Return the message with only the emojis that everybody has on its buttons and options."""
        for item in self.items:
            inner = getattr(item, "item", item)
            for choice in (inner, *getattr(inner, "options", ())):
                emoji = getattr(choice, "emoji", None)
                if emoji and emoji.is_custom_emoji():
                    choice.emoji = None
        return self

    async def plain(self) -> Reply:
        """Return the message with the words of its picture alone, and without emojis of the bot."""
        alt = (await self.sketch.drawn())[1] if self.sketch else self.alt
        told = replace(self, alt=alt, picture=None, sketch=None, others=())
        return told.without_emojis()

    async def drawn(self) -> Reply:
        """Return the message with its sketch drawn."""
        if self.sketch is None or self.picture:
            return self
        picture, alt = await self.sketch.drawn()
        return replace(self, picture=picture, alt=alt)

    def options(self) -> dict[str, Any]:
        """Return the arguments for discord.py's send methods."""
        files = self._files()
        told = () if self.picture else map(escaped, self.alt.split("\n"))
        content = joined(self.content, *told)
        found: dict[str, Any] = {
            "content": content[:MOST],
            "allowed_mentions": discord.AllowedMentions(
                everyone=False,
                roles=[discord.Object(role) for role in self.roles],
                users=[discord.Object(user) for user in self.mentions if user > 0],
            ),
            "view": view_of(self.items),
        }
        if self.embed:
            found["embed"] = self.embed
        if files:
            found["files"] = files
        return found

    def changes(self, *, pictures: bool = True) -> dict[str, Any]:
        """Return the arguments for discord.py's edit methods, which replace the whole message.

        Without `pictures` the existing ones stay.
        """
        found = self.options()
        files = found.pop("files", [])
        if pictures:
            found["attachments"] = files
        found["embeds"] = [found.pop("embed")] if self.embed else []
        return found

    def _files(self) -> list[discord.File]:
        pictures = [(self.picture, self.alt)] if self.picture else []
        files = [
            discord.File(io.BytesIO(picture), name, description=words[:1024])
            for place, (picture, words) in enumerate((*pictures, *self.others), 1)
            for name in [f"{self.named}-{place}.{render.EXTENSION}"]
        ]
        if self.file:
            files.append(discord.File(io.BytesIO(self.file[1]), self.file[0]))
        return files


def view_of(items: Sequence[Item]) -> discord.ui.View:
    """Make a view that holds only its items, and stop it before it is sent.

    The id of a component tells how a press is answered, so no view has to listen. discord.py would
    keep the view of a private message for fifteen minutes, with a task that waits for presses.
    """
    view = discord.ui.View(timeout=None)
    for item in divided(items):
        view.add_item(item)
    view.stop()
    return view


def selectable(
    offered: Mapping[str, str], *chosen: str, about: Mapping[str, str] = MappingProxyType({})
) -> list[discord.SelectOption]:
    """Return the options of a select from their labels by value; chosen values are marked.

    `about` has comments on some values.
    """
    return [
        discord.SelectOption(
            label=label[:LONGEST],
            value=value,
            description=about.get(value, "")[:LONGEST] or None,
            default=value in chosen,
        )
        for value, label in offered.items()
    ]


def link(label: str, url: str) -> Item:
    """Return a button that opens an address."""
    return discord.ui.Button(label=label, url=url)


def boxed(title: str, text: str) -> Reply:
    """Return a message in a box of its own, with a title."""
    return Reply("", embed=discord.Embed(title=title, description=text))


def dated(at: datetime, style: Literal["R", "d", "f", "T"] = "R") -> str:
    """Return a time in a form that Discord shows in each reader's language and time zone.

    By default the reader sees the time from now, as in "in an hour". `d` is the date, `f` the date
    with the time, and `T` the time with seconds.
    """
    return discord.utils.format_dt(at, style)


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """Return the first lines, as many as fit into `room` characters."""
    ends = accumulate(len(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= room]


def address(guild: int, channel: int, message: int | None = None) -> str:
    """Return the address of a message, or of a channel."""
    parts = (guild, channel, *([message] if message else []))
    return "https://discord.com/channels/" + "/".join(map(str, parts))


def joined(*lines: str) -> str:
    """Join the lines that are not empty, one below the other."""
    return "\n".join(line for line in lines if line)


def names_in(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, safe in a message."""
    return tuple(map(escaped, table.names))


def called(players: Sequence[Player], say: Words) -> str:
    """Return mentions of these players, as a list in words."""
    return telling.listed(say, "names-and", (f"<@{player.user}>" for player in players))
