"""Names of commands in sentences: `/table open` in a Fluent file becomes a mention."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

SPAN = re.compile(r"`/([a-z]+(?: [a-z]+)*?)((?: [a-z]+: [^` ]+)*)`")
"""The pattern of a command as every Fluent file names it, in English, with its options."""
OTHERWISE = {"table move": "command-move-here", "vacation plan": "command-vacation-from"}
"""Commands whose messages have another key than their name suggests."""
OPTIONS = {"open": "option-opens"}
"""Options whose messages have another key than their name suggests."""

Say = Callable[[str], str]
_numbers: dict[str, int] = {}
"""Discord's numbers of the commands, by the name of the command or of its group."""
_renumbered: list[None] = []


def registered(numbers: Mapping[str, int]) -> None:
    """Remember Discord's ids of the commands: from now on they are mentioned."""
    if numbers != _numbers:
        _numbers.clear()
        _numbers.update(numbers)
        _renumbered.append(None)


def numbering() -> int:
    """Return how often the ids have changed; after each change, sentences are made again."""
    return len(_renumbered)


def marked(source: str) -> str:
    """Return a Fluent file with the function `COMMAND` in place of each command."""
    return SPAN.sub(
        lambda found: f'{{ COMMAND("{found[1]}", "{found[2].strip()}") }}',
        source,
    )


def command(say: Say, name: str, filled: str = "") -> str:
    """Return a command for message text: a mention, or its name in the language as code.

    Discord shows the mention by the command's name in the reader's own language.
    """
    number = _numbers.get(name.partition(" ")[0])
    words = re.sub(r"([a-z]+)(?=:)", lambda found: say(option(found[1])), filled)
    if number is None:
        return f"`/{localised(say, name)} {words}".rstrip() + "`"
    return f"</{name}:{number}> `{words}`" if words else f"</{name}:{number}>"


def localised(say: Say, name: str) -> str:
    """Return the name of a command as registered in a language: `table open` is 牌桌 開桌."""
    parts = name.split()
    inside = (say(_key(say, group, own)) for group, own in pairwise(parts))
    return " ".join([say(f"command-{parts[0]}"), *inside])


def option(name: str) -> str:
    """Return the key of an option's name."""
    return OPTIONS.get(name, f"option-{name}")


def computer(say: Any) -> Callable[[int], str]:
    """Return a function that names computer players by number, after plants of no deck."""
    return lambda number: str(say("computer-called", number=number))


def _key(say: Any, group: str, own: str) -> str:
    """Return the key of a subcommand's name."""
    key = OTHERWISE.get(f"{group} {own}", f"command-{group}-{own}")
    return key if key in say else f"command-{own}"
