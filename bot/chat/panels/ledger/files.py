"""A file of results: a preview, its faults, or the results that were entered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Reply, dated
from bot.domain.league.season import League
from bot.domain.ledger.results import Fault, Preview, Result
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
    """Return the keys of games by their names in all languages, in lower case.

    A name with a part in brackets also counts without that part.
    """
    shown = [
        (words(language)(f"game-{game.key}"), game.key) for language in LANGUAGES for game in GAMES
    ]
    short = [(name.replace("（", "(").partition("(")[0], key) for name, key in shown]
    return {name.strip().casefold(): key for name, key in (*shown, *short)}


def unrated(league: League | None, say: Words) -> list[str]:
    """Return the line that says that results give no ratings, or count in no league at all."""
    if league is None:
        return [say("results-leagueless")]
    return [] if league.season.charter.terms.reported else [say("results-unrated")]


def preview(found: Preview, interaction: Interaction, league: League | None) -> Reply:
    """Return a preview of the results to enter.

    If the file has faults or nothing new, the reply tells only that.
    """
    say = interaction.client.private(interaction)
    if found.faults:
        return _faults(found, say)
    if not found.results:
        return Reply("\n".join([say("import-nothing"), *_besides(found, say)]))
    lines = [say("import-preview", results=len(found.results)), *_besides(found, say)]
    lines += [_line(result, say) for result in found.results[:SHOWN]]
    if len(found.results) > SHOWN:
        lines.append(say("import-more", more=len(found.results) - SHOWN))
    return Reply("\n".join([*lines, *unrated(league, say), say("import-how")])[:1990])


def _besides(found: Preview, say: Words) -> Iterator[str]:
    """Yield how a file was read, and how much of it is not entered."""
    if found.encoding != "UTF-8":
        yield say("import-encoding", encoding=found.encoding)
    if found.before:
        yield say("import-before", before=found.before, all=found.before + len(found.results))
    if found.early:
        yield say("import-early", results=found.early)
    if found.left_out:
        yield say("import-left-out", lines=found.left_out)


def _line(result: Result, say: Words) -> str:
    """Return a result in a line: its match, its day if the file tells it, its game, its points."""
    match, game = quoted(result.match), say(f"game-{result.game}")
    if result.date:
        day = dated(result.date.first, "d")
        match = say("noted", text=match, note=day)
    gains = (
        f"{people.mention(user, say)} {signed(points)}" for user, points in result.points.items()
    )
    return say("import-line", match=match, game=game, who=say("comma").join(gains))


def entered(found: Preview, interaction: Interaction, league: League | None) -> Reply:
    """Say which results were entered, or which faults kept them out."""
    say = interaction.client.private(interaction)
    if found.faults:
        return _faults(found, say)
    done = say("import-done", results=len(found.results), number=found.number)
    head = done if found.results else say("import-nothing")
    told = unrated(league, say) if found.results else []
    return Reply("\n".join([head, *_besides(found, say), *told]))


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
