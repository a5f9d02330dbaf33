"""The messages of the bot on a simulated Discord: every request that carries one, in order."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import simcord
from simcord.http import router

import render
from bot.chat.client import Paifuda
from bot.config import Settings
from bot.domain.tables import fair
from rules import Chance
from tests.bot.discord import payloads
from tests.bot.discord.room import Room
from tests.bot.world.baseline import LONG

PNG = b"\x89PNG\r\n\x1a\n"
DRAWN = ("table", "hand", "scores", "ladder", "career", "open_table", "film")
"""The pictures of messages; blank ones replace them."""
KINDS = {
    kind.value: kind.name for kind in (discord.ComponentType.button, discord.ComponentType.select)
}
STYLES = {style.value: style.name for style in discord.ButtonStyle}
CALLBACKS = {kind.value: kind.name for kind in discord.InteractionResponseType}


@dataclass
class Sent:
    """A message that the bot sent or changed: the press or command before it, and the request."""

    after: str
    how: str
    message: dict[str, Any]
    files: list[str] = field(default_factory=list)


@dataclass
class Wire:
    """All messages sent so far, and why Discord would refuse any.

    `after` is the last press.
    """

    after: str = ""
    sent: list[Sent] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def note(self, method: str, path: str, json: Any, files: Sequence[Any]) -> None:
        """Write down a request, if it carries a message."""
        if not isinstance(json, dict):
            return
        kind, _, rest = path.strip("/").partition("/")
        if kind == "interactions" and rest.endswith("callback"):
            how, message = CALLBACKS[json["type"]], json.get("data") or {}
        elif kind == "webhooks":
            how, message = f"{method} private", json
        elif kind == "channels" and "/messages" in path:
            how, message = f"{method} public", json
        else:
            return
        self.sent.append(Sent(self.after, how, message, [_digest(one) for one in files]))


def _digest(file: Any) -> str:
    """Return the name of a file and the SHA-256 of its content."""
    fp = file.fp
    at = fp.tell()
    fp.seek(0)
    content = fp.read()
    fp.seek(at)
    return f"{file.filename} {sha256(content).hexdigest()}"


def layout(message: dict[str, Any]) -> list[list[str]]:
    """Return the rows of a message, each component as a text that tells its function without its
    words.
    """
    return [
        [_component(one) for one in row["components"]] for row in message.get("components") or ()
    ]


def _component(one: dict[str, Any]) -> str:
    """A component: kind, id, style or values, and whether it is disabled."""
    shut = " disabled" if one.get("disabled") else ""
    if one["type"] == discord.ComponentType.button.value:
        return f"button {STYLES[one['style']]}{shut} {one.get('custom_id', 'link')}"
    values = [("*" if o.get("default") else "") + o["value"] for o in one["options"]]
    count = f"{one.get('min_values', 1)}-{one.get('max_values', 1)}"
    return f"select {count}{shut} {one['custom_id']} = {' | '.join(values)}"


def custom_ids(message: dict[str, Any]) -> Iterator[str]:
    """The id of every component of a message."""
    for row in message.get("components") or ():
        yield from (one["custom_id"] for one in row["components"] if "custom_id" in one)


# --- The same every time --------------------------------------------------------------------------


@contextmanager
def steady(*, pictures: bool = False) -> Iterator[None]:
    """Use the same secrets in every run, timers of the virtual clock, and blank pictures."""
    numbers = itertools.count(1)
    with ExitStack() as stack:
        stack.enter_context(patch.object(fair, "draw_secret", lambda: f"{next(numbers):064x}"))
        stack.enter_context(patch.object(simcord.Env, "_schedule_timer", lambda *_: None))
        if not pictures:
            for name in DRAWN:
                stack.enter_context(patch.object(render, name, lambda *_, **__: PNG))
            stack.enter_context(patch.object(render, "guide", lambda *_, **__: (PNG, "")))
        yield


@contextmanager
def dealt(chance: Chance | None) -> Iterator[None]:
    """Use this deck and these dice for every later deal; None: as the secrets determine."""
    with ExitStack() as stack:
        if chance:
            stack.enter_context(patch.object(fair, "chance", lambda *_: chance))
        yield


NAMES = ("Aki", "Ben", "Chiyo", "Daeun", "Emilia")


@asynccontextmanager
async def wired(
    folder: Path, *, pictures: bool = False, names: tuple[str, ...] = NAMES
) -> AsyncIterator[tuple[Room, Wire]]:
    """Start the client on an empty database; yield a room, and everything the bot sends there.

    `names` are those of the five people. The test fails if Discord would refuse a message.
    """
    settings = Settings(database=f"sqlite+aiosqlite:///{folder}/bot.sqlite", emoji=False)
    wire, dispatch = Wire(), router.dispatch

    def noting(backend: Any, method: str, path: str, **more: Any) -> Any:
        json, files = more.get("json"), more.get("files") or ()
        wire.note(method, path, json, files)
        wire.refused.extend(payloads.faults(method, path, json, files))
        return dispatch(backend, method, path, **more)

    with steady(pictures=pictures), patch.object(router, "dispatch", noting):
        async with simcord.run(Paifuda(settings)) as env:
            env.settle_timeout = LONG
            env.backend.advance_clock(1.0)  # ids count from here, however many commands there are
            with env.time_context():
                yield Room(env, settings, names), wire
                await env.settle()
    assert not wire.refused, wire.refused
