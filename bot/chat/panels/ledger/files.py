"""A file of results: a preview, or its faults."""

from __future__ import annotations

from functools import cache

from bot.chat.panels.frame import people
from bot.chat.panels.frame.answer import Interaction
from bot.chat.reply import Reply
from bot.domain.ledger.results import Fault, Preview
from bot.words import LANGUAGES, Words, words
from bot.words.spelling import quoted
from rules import GAMES
from rules.points import signed

SHOWN = 8
"""The largest number of results in a preview."""
FAULTS = 20
"""The largest number of faults in a message."""


@cache
def called() -> dict[str, str]:
    """Return the games by their names in any language, in lower case.

    Words in brackets may be left out.
    """
    shown = [
        (words(language)(f"game-{game.key}"), game.key) for language in LANGUAGES for game in GAMES
    ]
    short = [(name.replace("（", "(").partition("(")[0], key) for name, key in shown]
    return {name.strip().casefold(): key for name, key in (*shown, *short)}


def preview(found: Preview, interaction: Interaction) -> Reply:
    """Return a preview of the results to enter; if the file has faults, only the faults."""
    say = interaction.client.private(interaction)
    if found.faults:
        return _faults(found, say)
    lines = [say("import-preview", results=len(found.results))]
    if found.encoding != "UTF-8":
        lines.append(say("import-encoding", encoding=found.encoding))
    for result in found.results[:SHOWN]:
        gains = (
            f"{people.mention(user, say)} {signed(points)}"
            for user, points in result.points.items()
        )
        who = say("comma").join(gains)
        game = say(f"game-{result.game}")
        lines.append(say("import-line", match=quoted(result.match), game=game, who=who))
    if len(found.results) > SHOWN:
        lines.append(say("import-more", more=len(found.results) - SHOWN))
    return Reply("\n".join([*lines, say("import-how")])[:1990])


def entered(found: Preview, interaction: Interaction) -> Reply:
    """Say that everything was entered, or which faults kept it out."""
    say = interaction.client.private(interaction)
    if found.faults:
        return _faults(found, say)
    return Reply(say("import-done", results=len(found.results)))


def _faults(found: Preview, say: Words) -> Reply:
    lines = [say("import-faults", faults=len(found.faults))]
    if found.encoding != "UTF-8":
        lines.append(say("import-encoding", encoding=found.encoding))
    lines += [_fault(fault, say) for fault in found.faults[:FAULTS]]
    if len(found.faults) > FAULTS:
        lines.append(say("import-more", more=len(found.faults) - FAULTS))
    return Reply("\n".join(lines)[:1990])


def _fault(fault: Fault, say: Words) -> str:
    why = say(f"import-fault-{fault.sentence}", value=quoted(fault.value))
    return say("import-fault", line=fault.line, why=why)
