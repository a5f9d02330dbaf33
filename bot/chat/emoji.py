"""Emojis of the pieces: each drawing is uploaded once, and replaces older ones."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict

import discord

import render
from bot import logs
from bot.lasting import UnfinishedError

log = logs.named("paifuda.emoji")

VERSION = re.compile("[0-9a-f]{4,8}")
"""The form of the version in an emoji's name; an emoji without a version is not the bot's."""


def name_of(piece: str) -> str:
    """Return the name of a piece's emoji, with the version of its drawing: `pine_crane_3fa2`."""
    return f"{_stem(piece)}_{render.art(piece)}"


def _stem(piece: str) -> str:
    """Return the beginning of an emoji's name; `tile_6_6` for the piece `6-6`."""
    return re.sub(r"\W", "_", f"tile_{piece}" if piece[0].isdigit() else piece)


async def upload(client: discord.Client, shown: dict[str, str], *, mine: bool = True) -> None:
    """Upload the emojis one after the other, and add each to `shown` by its piece.

    Unless uploading is `mine`, existing emojis are only looked up. UnfinishedError if any failed:
    until a later try, those pieces have an older emoji or none.
    """
    added, failed = 0, list[str]()
    try:
        there = _by_piece(await client.fetch_application_emojis())
    except Exception as error:
        raise UnfinishedError(f"no list, {type(error).__name__}") from error
    shown.update((piece, str(found[-1])) for piece, found in there.items())
    for piece in render.PIECES if mine else ():
        try:
            added += await _brought(client, piece, there.get(piece, []), shown)
        except Exception as error:  # the game can be played without the picture
            failed.append(type(error).__name__)
    if added:
        log.info("emoji", added=added)
    if failed:
        raise UnfinishedError(f"{len(failed)} not uploaded, the first for {failed[0]}")


def _by_piece(there: list[discord.Emoji]) -> dict[str, list[discord.Emoji]]:
    """Return the bot's emojis by piece, of the current and of older drawings."""
    pieces = {_stem(piece): piece for piece in render.PIECES}
    found: dict[str, list[discord.Emoji]] = defaultdict(list)
    for emoji in there:
        stem, _, version = emoji.name.rpartition("_")
        if stem in pieces and VERSION.fullmatch(version):
            found[pieces[stem]].append(emoji)
    return found


async def _brought(
    client: discord.Client, piece: str, there: list[discord.Emoji], shown: dict[str, str]
) -> bool:
    """Bring the emoji of a piece up to date; return whether a new drawing was uploaded."""
    name = name_of(piece)
    current = next((emoji for emoji in there if emoji.name == name), None)
    new = current is None
    if current is None:
        image = await asyncio.to_thread(render.emoji, piece)
        current = await client.create_application_emoji(name=name, image=image)
    shown[piece] = str(current)
    for emoji in there:
        if emoji is not current:
            await emoji.delete()
    return new
