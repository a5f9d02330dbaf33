"""Commands on records of matches: check them, print them, and print the worth of a hand."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

import rules
from bot.chat.commands.ledger.records import findings
from bot.console.frame import stop
from bot.domain.people.names import visible
from bot.domain.tables import fair, sealing
from bot.domain.typed import decoded
from bot.services.ledger import shares
from bot.words import FIRST, Words, appraisal, telling, winning, words
from bot.words.refusals import refusal
from rules import RuleError
from rules.mahjong import appraise
from rules.record import Record, replayed

STDIN = Path("-")
Source = Annotated[str, typer.Argument(help="A record's file, a share text, or - for stdin.")]

Seals = Annotated[
    list[str] | None, typer.Option("--seal", help="The seal of an answer that you have kept.")
]


def verify(record: Source, seal: Seals = None) -> None:
    """Check every shuffle and every move of a record; exit code 1 if something is wrong."""
    say, match = words(FIRST), _record(record)
    found = fair.verify(match)
    for line in findings(found, say):
        typer.echo(line)
    if any(finding.fault for finding in found):
        raise typer.Exit(1)
    answers = sealing.known(match) if seal else {}
    for kept in seal or ():
        typer.echo(_sealed(kept, answers.get(kept), say.at(match.game)))
    if not answers.keys() >= {*(seal or ())}:
        raise typer.Exit(1)


def _sealed(seal: str, answer: tuple[int, sealing.Sealed] | None, say: Words) -> str:
    """Return a line on the answer that a seal belongs to, or a line that there is none."""
    if answer is None:
        return say("verify-unsealed", seal=seal)
    deal, sealed = answer
    told = telling.move(say, sealed.move)
    return say("verify-sealed", seal=seal, deal=deal, seat=sealed.seat + 1, move=told)


def replay(record: Source) -> None:
    """Print a recorded match or a shared deal, move by move."""
    match = _record(record)
    say, game = words(FIRST).at(match.game), rules.game(match.game)
    length = game.length(match.options)
    try:
        for carry, played in replayed(match):
            view = game.view(played[-1].state, None)
            title = telling.deal_title(say, game, length, view, carry.number)
            typer.echo(title.replace("**", ""))
            for step in played:
                _tell([telling.event(say, event, match.players) for event in step.events])
            result = played[-1].state.result
            for line in result.lines if result else ():
                typer.echo(f"    {winning.reason(say, line)} {line.deltas}")
    except RuleError as error:
        stop(refusal(words(FIRST), error, visible))


def _tell(sentences: list[str]) -> None:
    if sentences:
        typer.echo("  " + " ".join(sentences))


def worth(
    sheet: Annotated[Path, typer.Argument(help="A winning hand of mahjong, in JSON.")],
) -> None:
    """Print the worth of a winning hand line by line; exit code 1 if it may not win."""
    written = _sheet(sheet)
    key = str(written.get("ruleset", ""))
    say = words(FIRST).at(key)
    try:
        described = _described(written)
        result = appraise(key, described, written.get("options"))
    except RuleError as error:
        typer.echo(refusal(words(FIRST), error, visible), err=True)
        raise typer.Exit(1) from None
    for line in appraisal.worth(say, result, described["dealer"]):
        typer.echo(line.replace("**", ""))


def _sheet(path: Path) -> dict[str, Any]:
    """Read a hand from a JSON file; stop if there is none in it."""
    try:
        return dict(json.loads(_text(path)))
    except (RecursionError, TypeError, ValueError):
        stop("This is not a hand of mahjong.")


def _described(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a hand as a sheet; a `typed` hand is written as for `/appraise`."""
    if "typed" not in written:
        return written
    try:
        sheet = appraisal.sheet(**written["typed"])
        liangxi = written.get("liangxi")
        return appraisal.of_liangxi(sheet, **liangxi) if liangxi else sheet
    except TypeError:
        stop("This is not a hand of mahjong.")


def _record(source: str) -> Record:
    """Read a record from a file, a share text or the standard input."""
    try:
        return shares.read(source if shares.is_line(source) else _text(Path(source)))
    except UnicodeDecodeError:
        stop("This is not a record of a match.")
    except RuleError as error:
        stop(refusal(words(FIRST), error, visible))


def _text(path: Path) -> str:
    try:
        return decoded(sys.stdin.buffer.read() if path == STDIN else path.read_bytes())
    except OSError as error:
        stop(f"{path} cannot be read: {error.strerror}.")
