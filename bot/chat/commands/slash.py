"""Slash commands: one declaration for name, description, words of the options, and the answer."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, NamedTuple

from discord import app_commands

from bot.chat.commands.translator import named
from bot.chat.panels.frame.answer import Interaction, Place, answer
from bot.chat.panels.tables.after import summary
from bot.chat.reply import Reply

Slash = app_commands.Command[Any, ..., None]
Command = app_commands.Group | Slash


class Then(NamedTuple):
    """An answer, and an act that follows once it is given."""

    reply: Reply
    act: Callable[[], Awaitable[object]]


def slash(
    key: str, place: Place = Place.PRIVATE, /, *, renews: str = "", **options: str
) -> Callable[[Callable[..., Awaitable[Reply | Then]]], Slash]:
    """Make a command of a function that returns the answer; `place` is where that appears.

    `key` and `options` are those of `declared`, and `renews` is that of `answer`. An act that
    follows is left out if the command was refused.
    """

    def made(command: Callable[..., Awaitable[Reply | Then]]) -> Slash:
        @wraps(command)
        async def callback(interaction: Interaction, *chosen: Any, **given: Any) -> None:
            async def work() -> Reply:
                reply = await command(interaction, *chosen, **given)
                if isinstance(reply, Then):
                    acts.append(reply.act)
                    return reply.reply
                return reply

            acts: list[Callable[[], Awaitable[object]]] = []
            if await answer(interaction, work, place, renews):
                for act in acts:
                    await act()
                await summary.greet(interaction)

        callback.__signature__ = inspect.signature(command, eval_str=True)  # type: ignore[attr-defined]
        return declared(key, **options)(callback)

    return made


def declared(key: str, /, **options: str) -> Callable[[Callable[..., Any]], Slash]:
    """Make a command of a function that answers itself.

    `key` is that of the name, such as `command-hand`. Each option has the key of its name, as in
    `league="option-league"`. A description has the same key with `-about`.
    """

    names = {option: named(key) for option, key in options.items()}
    about = {option: named(f"{key}-about") for option, key in options.items()}

    def made(callback: Callable[..., Any]) -> Slash:
        worded = app_commands.describe(**about)(app_commands.rename(**names)(callback))
        return app_commands.command(name=named(key), description=named(f"{key}-about"))(worded)

    return made


def group(key: str, *commands: Command) -> app_commands.Group:
    """Make a group of these commands; `key` is that of its name.

    Discord cannot hide part of a group, so each command checks permissions itself.
    """
    found = app_commands.Group(name=named(key), description=named(f"{key}-about"))
    for command in commands:
        found.add_command(command)
    return found
