"""Record everything that a simulated Discord shows, in worlds that differ by one secret."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import simcord

import render
from bot import logs
from bot.chat import painting
from bot.chat.client import Paifuda
from bot.chat.panels.tables.board import table as panel
from bot.config import Settings
from bot.domain.refusal import Refusal
from bot.domain.tables import fair
from bot.domain.tables.table import Table
from bot.words import words
from rules import Chance, Move, Seat
from tests.bot.discord.room import Room

SECRET = "5e" * 32
DRAWN = re.compile(r"(?<='nonce': ')\d{1,20}(?=')")
"""The nonce that discord.py draws for a message without one; those of the bot are longer."""
HIDDEN = ("allowed_mentions", "flags")
"""The parts of a request that a message does not show.

A nonce is none of them here: it may follow from the id of a message, which counts private messages.
"""
Done = Callable[[Room], Awaitable[object]]
"""A function that lets people act in a room."""


class World:
    """The views of one course of a match: the public ones, each player's, the log.

    `requests` are all requests to Discord; `posts` are the parts of those to channels that no
    message shows.
    """

    def __init__(self) -> None:
        self.public: list[Any] = []
        self.private: list[Any] = []
        self.log: list[str] = []
        self.requests: list[str] = []
        self.posts: list[str] = []
        self.made: Sequence[tuple[int, str]] = ()
        self._posts: dict[int, int] = {}

    def post(self, message: int) -> int:
        """Return the number of a public message among the public ones; its id counts private ones,
        too.
        """
        return self._posts.setdefault(message, len(self._posts))


def watched(env: simcord.Env, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Record every message when it is sent, edited or deleted."""
    backend = env.backend
    create, edit, delete = backend.commit_message, backend.edit_message, backend.delete_message

    def seen(act: str, message: Any) -> Any:
        files = [
            (one["filename"], one["description"], backend.cdn.get(one["url"]))
            for one in message.attachments
        ]
        shown = (act, message.content, message.components, message.embeds, files)
        pings = (message.flags, message.mention_user_ids, message.ping_user_ids)
        if message.is_ephemeral:
            world.private.append(repr((*shown, *pings)))
        else:
            world.public.append(repr((env.now(), world.post(message.id), *shown, *pings)))
        return message

    def deleted(channel: int, message: int) -> None:
        world.public.append(repr((env.now(), "delete", world.post(message))))
        delete(channel, message)

    monkeypatch.setattr(backend, "commit_message", lambda *a, **k: seen("create", create(*a, **k)))
    monkeypatch.setattr(backend, "edit_message", lambda *a, **k: seen("edit", edit(*a, **k)))
    monkeypatch.setattr(backend, "delete_message", deleted)


def posts(requests: Sequence[Any]) -> Iterator[str]:
    """Yield the method of each change in a channel, and what it says besides the message."""
    for one in requests:
        if one.method != "GET" and one.path.startswith("/channels/"):
            said = one.json if isinstance(one.json, dict) else {}
            found = {name: said[name] for name in HIDDEN if name in said}
            yield repr((one.method, found, one.reason))


class Worlds:
    """Courses of a match, each with a database and a simulated Discord of its own."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        self.folder, self._patch, self._caplog, self._numbers = folder, monkeypatch, caplog, count()
        caplog.set_level(logging.INFO)
        monkeypatch.setattr(fair, "draw_secret", lambda: SECRET)

    async def seen(
        self, done: Done, chance: Chance | None = None, file: Path | None = None
    ) -> World:
        """Return everything shown while people act in a room, with the given pieces if any.

        Pictures of earlier worlds are forgotten first, because a picture in memory is sent sooner.
        """
        painting._drawn.clear()
        file = file or self.folder / f"{next(self._numbers)}.sqlite"
        settings = Settings(database=f"sqlite+aiosqlite:///{file}", emoji=False)
        world = World()
        async with simcord.run(Paifuda(settings)) as env:
            with env.time_context(), self._patch.context() as patch:
                watched(env, world, patch)
                if chance:
                    patch.setattr(fair, "chance", lambda *_: chance)
                self._caplog.clear()
                room = Room(env, settings)
                await done(room)
                with suppress(Refusal):  # the channel shows no table
                    deal = (await room.table()).deal
                    world.made = [told(*one) for one in deal.log] if deal else ()
            world.requests = [DRAWN.sub("", repr(one)) for one in env.backend.http_requests]
            world.posts = [*posts(env.backend.http_requests)]
        said = [one for one in self._caplog.records if one.name.startswith("paifuda")]
        world.log = [logs.line(one) for one in said]
        return world


def assert_alike(first: World, other: World, but: str = "") -> None:
    """Compare the moves, all that everybody has seen and when, and the log.

    Lines of the log that begin with the word `but` may differ.
    """
    assert first.made == other.made
    for at, (here, there) in enumerate(zip(first.public, other.public, strict=True)):
        assert here == there, f"public message {at}"
    assert first.posts == other.posts
    mine, yours = (
        [line for line in world.log if not but or not line.startswith(but)]
        for world in (first, other)
    )
    assert mine == yours


def told(seat: Seat, move: Move) -> tuple[Seat, str]:
    """Return a move as everybody may know it: without folded tiles."""
    return seat, move.verb if move.verb == "fold" else str(move)


async def public(table: Table) -> tuple[Any, ...]:
    """Return the public message of a table, with the words of its picture."""
    assert table.deal is not None
    say = words("en").at(table.key)
    reply = await panel.playing(table, table.deal, say, render.PLAIN, {}).drawn()
    items = [getattr(item, "item", item).to_component_dict() for item in reply.items]
    return reply.content, items, reply.alt, reply.picture, reply.mentions, table.due
