"""The command line: run the bot, open the local table, read and check records."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, NoReturn

import discord
import typer
from sqlalchemy.exc import SQLAlchemyError

import rules
from bot.chat.client import create_client
from bot.chat.commands.ledger.records import findings
from bot.config import ConfigError, Settings, load
from bot.domain.people.names import visible
from bot.domain.tables import fair
from bot.services.ledger import rebuilding, shares
from bot.services.ledger.rebuilding import Check
from bot.store import Database, NewerError
from bot.store.lock import HeldError, held
from bot.store.session import LostError, session
from bot.store.tables import reads
from bot.words import FIRST, LANGUAGES, appraisal, telling, words
from bot.words.refusals import refusal
from rules import GAMES, RuleError
from rules.mahjong import appraise
from rules.record import Record, replayed, write

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="East Asian card and tile games on Discord."
)
Config = Annotated[Path | None, typer.Option(help="The configuration file.")]
STDIN = Path("-")
SPOKEN = ", ".join(LANGUAGES)


def main() -> None:
    """Run the command line."""
    app()


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"paifuda {version('paifuda')}")
        raise typer.Exit


@app.callback()
def _options(
    told: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """What holds for every command."""


def _stop(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def _settings(config: Path | None) -> Settings:
    """The settings of the file that was named, or of config.toml where there is one."""
    try:
        settings = load(config or Path("config.toml"), required=config is not None)
    except ConfigError as error:
        _stop(str(error))
    logging.basicConfig(
        level="INFO",
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        stream=sys.stderr,
    )
    logging.getLogger("paifuda").setLevel(settings.log_level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return settings


@contextmanager
def _mendable() -> Iterator[None]:
    """What an owner can mend becomes one sentence and exit code 2."""
    try:
        yield
    except ConfigError as error:
        _stop(str(error))
    except discord.LoginFailure:
        _stop("Discord does not accept this token; copy it again from the developer portal.")
    except HeldError as error:
        _stop(
            f"Another Paifuda works with {error} already: stop it first, or let `paifuda run"
            " --take-over` wait until it has gone."
        )
    except LostError as error:
        _stop(
            f"The connection by which this Paifuda held {error} is gone: it stops before another"
            " takes its place. Start it again."
        )
    except NewerError as error:
        _stop(f"A newer Paifuda has written this database ({error}): run that one, or a backup.")
    except SQLAlchemyError as error:
        _stop(f"The database cannot be opened: {getattr(error, 'orig', None) or error}.")
    except ModuleNotFoundError as error:
        _stop(f"The package {error.name} is missing; install it first.")
    except OSError as error:
        _stop(f"Discord cannot be reached: {error}.")


@app.command()
def run(
    config: Config = None,
    take_over: Annotated[
        bool, typer.Option("--take-over", help="Wait until another bot lets the database go.")
    ] = False,
) -> None:
    """Run the bot on Discord."""
    settings = _settings(config)
    with _mendable():
        token = settings.login()
        with held(settings.database, patient=take_over), suppress(KeyboardInterrupt):
            asyncio.run(_serve(settings, token, take_over))


async def _serve(settings: Settings, token: str, take_over: bool) -> None:
    """Be on Discord for as long as the database is held."""
    async with (
        session(settings.database, patient=take_over) as hold,
        create_client(settings, hold) as client,
    ):
        gc.freeze()  # what is there now stays: looking through it took 0.1 s again and again
        await client.start(token)


@app.command()
def local(
    port: Annotated[int, typer.Option(help="The port of the page; 0 finds a free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    fresh: Annotated[bool, typer.Option(help="Forget the table of the last time.")] = False,
    language: Annotated[str, typer.Option(help=f"One of {SPOKEN}.")] = FIRST,
    game: Annotated[str, typer.Option(help="The game of a new table.")] = GAMES[0].key,
) -> None:
    """Open a table in the browser, without Discord."""
    if language not in LANGUAGES:
        _stop(f"The language is one of {SPOKEN}.")
    if game not in (keys := [one.key for one in GAMES]):
        _stop(f"The game is one of {', '.join(keys)}.")
    try:
        from bot.local import open_table
    except ImportError:
        _stop('The local table needs its extra: pip install "paifuda[local]".')
    with _mendable():
        asyncio.run(
            open_table(port=port, browser=browser, fresh=fresh, language=language, game=game)
        )


Source = Annotated[str, typer.Argument(help="A record's file, a share text, or - for stdin.")]


@app.command()
def verify(record: Source) -> None:
    """Check every shuffle and every move of a record; exit code 1 when something is wrong."""
    say = words(FIRST)
    found = fair.verify(_record(record))
    for line in findings(found, say):
        typer.echo(line)
    if any(one.fault for one in found):
        raise typer.Exit(1)


@app.command()
def replay(record: Source) -> None:
    """Tell a recorded match, or one deal that was shared, move by move."""
    match = _record(record)
    say, game = words(FIRST).at(match.game), rules.game(match.game)
    try:
        for carry, played in replayed(match):
            view = game.view(played[-1].state, None)
            title = telling.deal_title(say, game, match.options, view, carry.number)
            typer.echo(title.replace("**", ""))
            for step in played:
                _tell([telling.event(say, one, match.players) for one in step.events])
            result = played[-1].state.result
            for line in result.lines if result else ():
                typer.echo(f"    {telling.reason(say, line)} {line.deltas}")
    except RuleError as error:
        _stop(refusal(words(FIRST), error, visible))


def _tell(sentences: list[str]) -> None:
    if sentences:
        typer.echo("  " + " ".join(sentences))


@app.command(name="appraise")
def worth(
    sheet: Annotated[Path, typer.Argument(help="A winning hand of mahjong, in JSON.")],
) -> None:
    """Tell what a winning hand is worth line by line; exit code 1 when it may not win."""
    written = _sheet(sheet)
    key = str(written.get("ruleset", ""))
    say = words(FIRST).at(key)
    try:
        result = appraise(key, written, written.get("options"))
    except RuleError as error:
        typer.echo(refusal(words(FIRST), error, visible), err=True)
        raise typer.Exit(1) from None
    except (AttributeError, KeyError, TypeError):
        _stop("This is not a hand of mahjong.")
    for line in appraisal.worth(say, result, written["dealer"]):
        typer.echo(line.replace("**", ""))


def _sheet(path: Path) -> dict[str, Any]:
    """What a file says of a hand."""
    try:
        return dict(json.loads(_text(path)))
    except (TypeError, ValueError):
        _stop("This is not a hand of mahjong.")


@app.command()
def export(
    table: Annotated[int, typer.Argument(help="The number of a table.")],
    config: Config = None,
) -> None:
    """Print the record of a match from the database."""
    settings = _settings(config)
    with _mendable():
        found = asyncio.run(_exported(settings, table))
    if found is None:
        _stop(f"There is no table {table} in the database.")
    typer.echo(write(found), nl=False)


async def _exported(settings: Settings, number: int) -> Record | None:
    database = Database(settings.database)
    try:
        await database.open()
        table = await database.read(lambda c: reads.without_deals(c, number))
        return await database.read(lambda c: reads.record(c, table)) if table else None
    finally:
        await database.close()


@app.command()
def rebuild(
    write: Annotated[bool, typer.Option(help="Mend what is wrong.")] = False,
    config: Config = None,
) -> None:
    """Compute the ledger from the moves; exit code 1 when the one that is kept differs."""
    settings = _settings(config)
    with _mendable():
        check = asyncio.run(_rebuilt(settings, write))
    for fault in check.faults:
        typer.echo(str(fault))
    mended = sum(fault.mended for fault in check.faults)
    left = len(check.faults) - mended
    what = [f"{mended} faults mended"] * bool(mended) + [f"{left} faults"] * bool(left)
    typer.echo(f"{check.deals} deals: {', '.join(what) or 'every entry follows from the moves'}.")
    if check.unchecked:
        typer.echo(f"Not checked: {check.unchecked} deals of earlier rules stay as they were paid.")
    if left:
        raise typer.Exit(1)


async def _rebuilt(settings: Settings, write: bool) -> Check:
    database = Database(settings.database)
    try:
        await database.open()
        work = partial(rebuilding.rebuild, write=write)
        return await (database.write(work) if write else database.read(work))
    finally:
        await database.close()


def _record(source: str) -> Record:
    """What a file, a share text or the standard input holds."""
    try:
        return shares.read(source if shares.is_line(source) else _text(Path(source)))
    except UnicodeDecodeError:
        _stop("This is not a record of a match.")
    except RuleError as error:
        _stop(refusal(words(FIRST), error, visible))


def _text(path: Path) -> str:
    try:
        return (sys.stdin.buffer.read() if path == STDIN else path.read_bytes()).decode()
    except OSError as error:
        _stop(f"{path} cannot be read: {error.strerror}.")


if __name__ == "__main__":
    main()
