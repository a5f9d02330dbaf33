"""How a press or a command is answered: in time, in the person's language, whatever happens."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

import render
from bot.match import Player, Table
from bot.words import Words
from rules import RuleError

if TYPE_CHECKING:
    pass

if TYPE_CHECKING:
    from bot.client import Paifuda

log = logging.getLogger("paifuda")

PATIENCE = 1.5
"""Seconds before an answer that takes longer is acknowledged first; Discord allows three."""

Interaction: TypeAlias = "discord.Interaction[Paifuda]"
Item = discord.ui.Item[Any]


@dataclass(frozen=True)
class Reply:
    """A message to send or to show in place of another."""

    content: str
    items: Sequence[Item] = ()
    picture: bytes | None = None
    alt: str = ""
    mentions: tuple[int, ...] = ()
    embed: discord.Embed | None = None
    file: tuple[str, bytes] | None = None

    def options(self) -> dict[str, Any]:
        """What discord.py's send methods take."""
        files = self._files()
        content = self.content if self.picture or not self.alt else f"{self.content}\n{self.alt}"
        found: dict[str, Any] = {
            "content": content[:2000],
            "allowed_mentions": discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(user) for user in self.mentions]
            ),
            "view": view_of(self.items),
        }
        if self.embed:
            found["embed"] = self.embed
        if files:
            found["files"] = files
        return found

    def changes(self) -> dict[str, Any]:
        """What discord.py's edit methods take: everything that was there before is replaced."""
        found = self.options()
        found["attachments"] = found.pop("files", [])
        found["embeds"] = [found.pop("embed")] if self.embed else []
        return found

    def _files(self) -> list[discord.File]:
        files = []
        if self.picture:
            name = f"table.{render.EXTENSION}"
            files.append(discord.File(io.BytesIO(self.picture), name, description=self.alt[:1024]))
        if self.file:
            files.append(discord.File(io.BytesIO(self.file[1]), self.file[0]))
        return files


async def drawn(draw: Callable[..., bytes], *what: Any, **more: Any) -> bytes | None:
    """A picture, drawn beside the event loop; None, logged, when drawing fails: words remain."""
    try:
        return await asyncio.to_thread(draw, *what, **more)
    except Exception:
        log.exception("a picture could not be drawn")
        return None


def view_of(items: Sequence[Item]) -> discord.ui.View:
    """A view that holds nothing but its items and never expires."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


class Place(Enum):
    """Where an answer appears."""

    PRIVATE = auto()
    PUBLIC = auto()
    PRESSED = auto()
    """In place of the message whose component was used."""


async def answer(
    interaction: Interaction,
    work: Callable[[], Awaitable[Reply]],
    place: Place = Place.PRIVATE,
) -> bool:
    """Answer with what `work` makes; False when it was refused or failed.

    A refusal is always a private sentence; an unexpected failure is logged and told in a line.
    """
    making = asyncio.ensure_future(_made(interaction, work))
    await asyncio.wait({making}, timeout=PATIENCE)
    late = not making.done()
    response = interaction.response
    if late:
        thinking = place is not Place.PRESSED
        await response.defer(ephemeral=place is Place.PRIVATE, thinking=thinking)
    done, reply = await making
    if not done and place is not Place.PRIVATE:
        await _refuse(interaction, reply, place, late)
    elif late:
        await interaction.edit_original_response(**reply.changes())
    elif place is Place.PRESSED:
        await response.edit_message(**reply.changes())
    else:
        await response.send_message(ephemeral=place is Place.PRIVATE, **reply.options())
    return done


async def _refuse(interaction: Interaction, reply: Reply, place: Place, late: bool) -> None:
    """Say it to one person though the answer was to be seen elsewhere."""
    if not late:
        await interaction.response.send_message(ephemeral=True, **reply.options())
        return
    if place is Place.PUBLIC:
        await interaction.delete_original_response()
    await interaction.followup.send(ephemeral=True, **reply.options())


async def _made(
    interaction: Interaction, work: Callable[[], Awaitable[Reply]]
) -> tuple[bool, Reply]:
    """Whether the work was done, and what to answer."""
    say = interaction.client.private(interaction)
    try:
        return True, await work()
    except RuleError as error:
        return False, Reply(refusal(say, error))
    except Exception:
        channel = interaction.channel_id or 0
        log.exception("failed channel=%d at=%s", channel, interaction.client.tables.where(channel))
        return False, Reply(say("failure"))


def refusal(say: Words, error: RuleError) -> str:
    """What the rules refuse, in the person's language where it is known."""
    key = f"refusal-{error.sentence}"
    return say(key, **error.values) if error.sentence and key in say else str(error)


def escaped(name: str) -> str:
    """A name that cannot format or mention anything."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(name))


def names_in(table: Table) -> tuple[str, ...]:
    """The players' names by seat, fit for a message."""
    return tuple(escaped(name) for name in table.names)


def called(players: Sequence[Player], say: Words) -> str:
    """Mentions of the players somebody waits for."""
    return say("names-and").join(f"<@{player.user}>" for player in players)


def person(interaction: Interaction) -> Player:
    """Who pressed."""
    return Player(interaction.user.id, interaction.user.display_name)


def channel_of(interaction: Interaction) -> int:
    """The channel of a press; RuleError outside of a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise RuleError("Tables live in the channels of a server.", "server-only")
    return interaction.channel_id
