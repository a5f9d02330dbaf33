"""Names of commands in sentences: `/table open` in a Fluent file is shown as a mention."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

SPAN = re.compile(r"`/([a-z]+(?: [a-z]+)*?)((?: [a-z]+: [^` ]+)*)`")
"""A pattern of a command with its options, as every Fluent file writes it in English."""
OTHERWISE = {"table move": "command-move-here", "vacation plan": "command-vacation-from"}
"""The message keys of commands whose names suggest another key."""
OPTIONS = {"open": "option-opens"}
"""The message keys of options whose names suggest another key."""

Say = Callable[[str], str]
_numbers: dict[str, int] = {}
"""Discord's ids of the commands, by the name of the command or of its group."""
_renumbered: list[None] = []


def registered(numbers: Mapping[str, int]) -> None:
    """Remember Discord's ids of the commands, so that sentences mention them from now on."""
    if numbers != _numbers:
        _numbers.clear()
        _numbers.update(numbers)
        _renumbered.append(None)


def numbering() -> int:
    """Return how often the ids have changed; each change makes cached sentences outdated."""
    return len(_renumbered)


def marked(source: str) -> str:
    """Return a Fluent file's text with a call of `COMMAND` in place of each command."""
    return SPAN.sub(
        lambda found: f'{{ COMMAND("{found[1]}", "{found[2].strip()}") }}',
        source,
    )


def command(say: Say, name: str, filled: str = "") -> str:
    """Return a command for a message: a mention, or as code its name in the language.

    Discord shows a mention with the command's name in the reader's own language.
    """
    number = _numbers.get(name.partition(" ")[0])
    words = re.sub(r"([a-z]+)(?=:)", lambda found: say(option(found[1])), filled)
    if number is None:
        return f"`/{localised(say, name)} {words}".rstrip() + "`"
    return f"</{name}:{number}> `{words}`" if words else f"</{name}:{number}>"


def localised(say: Say, name: str) -> str:
    """Return a command's name as it is registered in a language: `table open` is 牌桌 開桌."""
    parts = name.split()
    inside = (say(_key(say, group, own)) for group, own in pairwise(parts))
    return " ".join([say(f"command-{parts[0]}"), *inside])


def option(name: str) -> str:
    """Return the message key of an option's name."""
    return OPTIONS.get(name, f"option-{name}")


def computer(say: Any) -> Callable[[int], str]:
    """Return a function that names computers by number, after plants that no card or tile shows."""
    return lambda number: str(say("computer-called", number=number))


def _key(say: Any, group: str, own: str) -> str:
    """Return the message key of a subcommand's name."""
    key = OTHERWISE.get(f"{group} {own}", f"command-{group}-{own}")
    return key if key in say else f"command-{own}"
