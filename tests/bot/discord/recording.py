"""Record everything that a simulated Discord shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import simcord


class World:
    """The views of one course of a match: the public ones, each player's, the log."""

    def __init__(self) -> None:
        self.public: list[Any] = []
        self.private: list[Any] = []
        self.log: list[str] = []
        self.made: Sequence[tuple[int, str]] = ()
        self._posts: dict[int, int] = {}

    def post(self, message: int) -> int:
        """The number of a public message, without private presses, which its id counts."""
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
