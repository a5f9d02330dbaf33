"""Slash commands: one declaration for name, description, words of the options, and the answer."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from typing import Any, NamedTuple

from discord import app_commands

from bot.chat.commands.translator import named
from bot.chat.desk import Final
from bot.chat.panels.frame import asking
from bot.chat.panels.frame.answer import answer
from bot.chat.panels.frame.interaction import Interaction, Place
from bot.chat.panels.tables.after import summary
from bot.chat.reply import Reply

Slash = app_commands.Command[Any, ..., None]
Command = app_commands.Group | Slash


class Then(NamedTuple):
    """An answer, and an act that follows once it is given."""

    reply: Reply
    act: Callable[[], Awaitable[object]]


Answer = Reply | Then | Final
"""The result of a command's function; `Final` first asks the person to confirm an act."""


def slash(
    key: str, place: Place = Place.PRIVATE, /, *, renews: str = "", **options: str
) -> Callable[[Callable[..., Awaitable[Answer]]], Slash]:
    """Make a command of a function that returns the answer; `place` is where that appears.

    `key` and `options` are those of `declared`, and `renews` is that of `answer`. The act of `Then`
    does not follow if the command was refused.
    """

    def made(command: Callable[..., Awaitable[Answer]]) -> Slash:
        @wraps(command)
        async def callback(interaction: Interaction, *chosen: Any, **given: Any) -> None:
            async def work() -> Reply:
                match await command(interaction, *chosen, **given):
                    case Then(reply, act):
                        acts.append(act)
                        return reply
                    case Final() as final:
                        acts.append(partial(asking.shown, interaction))
                        return await asking.put(interaction, final)
                    case reply:
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
    """Make a command of a function that gives the answer itself.

    `key` is the message key of its name, such as `command-hand`. Each parameter is an option: the
    name of `league` has the key `option-league`, unless `options` has another. A description has
    the same key with `-about`.
    """

    def made(callback: Callable[..., Any]) -> Slash:
        _, *parameters = inspect.signature(callback).parameters
        keys = {name: options.get(name, f"option-{name}") for name in parameters}
        names = {name: named(key) for name, key in keys.items()}
        about = {name: named(f"{key}-about") for name, key in keys.items()}
        worded = app_commands.describe(**about)(app_commands.rename(**names)(callback))
        return app_commands.command(name=named(key), description=named(f"{key}-about"))(worded)

    return made


def group(key: str, *commands: Command) -> app_commands.Group:
    """Make a group of these commands; `key` is the message key of its name.

    Discord cannot hide part of a group, so each command checks permissions itself.
    """
    found = app_commands.Group(name=named(key), description=named(f"{key}-about"))
    for command in commands:
        found.add_command(command)
    return found
