"""`paifuda doctor`: check everything the bot needs, and report each check in a sentence."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from glob import escape
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import aiohttp
import discord
import typer
from sqlalchemy import make_url

import render
from bot.chat.emoji import name_of
from bot.config import ConfigError, Settings, strangers
from bot.console import failures
from bot.console.bulletins import sentence
from bot.console.exits import FAULTS, USAGE
from bot.console.frame import Config, configured
from bot.domain.bulletin import MAINTENANCE
from bot.services.upkeep import keeping, upgrades
from bot.store import Database, looked_at
from bot.store.migrating import NEWEST, check_encoding, is_current
from bot.store.opening import is_made
from bot.store.session import is_held
from bot.store.upkeep import bulletins, damage, sizes
from bot.store.upkeep.backups import OTHERS, folder, name
from bot.store.upkeep.backups import unfinished as left_unfinished
from render import fonts as faces

INVITED = discord.Permissions(395137092608)
"""The permissions that the invitation link in the README asks for."""
DRIFT = timedelta(seconds=30)
"""The largest tolerated difference between this machine's clock and Discord's."""
SPACE = 500_000_000
"""How many bytes must be free on the disks of the database and of the backups."""
SITE_MOST = 1_000_000
"""How many bytes of the page at the public address are read at most."""


class Finding(NamedTuple):
    """The result of a check, in a sentence; `well` unless something is missing."""

    well: bool
    sentence: str


async def examine(config: Config = None) -> None:
    """Check everything the bot needs; exit code 1 if something is missing."""
    found = await _examined(configured(config))
    for finding in found:
        typer.echo(f"{'well ' if finding.well else 'WRONG'}  {finding.sentence}")
    if not all(finding.well for finding in found):
        raise typer.Exit(FAULTS)


async def _examined(settings: Settings) -> list[Finding]:
    here = [*fonts(), *variables(), *disk(settings), *backups(settings)]
    here += [*earlier(settings), *unfinished(settings), *files(settings)]
    return [*here, *[finding async for finding in database(settings)], *await abroad(settings)]


def fonts() -> Iterator[Finding]:
    """Check whether there is a font for every script."""
    missing = []
    for script in faces.SOURCES:
        try:
            faces.font(script, 20, 400)
        except (OSError, ModuleNotFoundError):
            missing.append(script)
    well = f"The fonts of {len(faces.SOURCES)} scripts are there."
    yield Finding(not missing, f"Fonts are missing for {', '.join(missing)}." if missing else well)


def variables() -> Iterator[Finding]:
    """Report environment variables that look like settings but are none."""
    for variable in strangers():
        yield Finding(True, f"The variable {variable} is no setting, so it changes nothing.")


def disk(settings: Settings) -> Iterator[Finding]:
    """Check the free space on the disk of the database."""
    place = folder(settings.database)
    if place and place.is_dir():
        free = sizes.free(place)
        sentence = f"{free / 1e9:.1f} GB are free for the database in {place}."
        yield Finding(free >= SPACE, sentence)


def backups(settings: Settings) -> Iterator[Finding]:
    """Check whether backups are made on schedule."""
    if settings.backup == "off":
        yield Finding(True, "No backups are made: the setting `backup` is off.")
        return
    place, now = settings.backup_folder, datetime.now(UTC)
    made, last = keeping.copies(place), keeping.last(place, now)
    age = f"the last one is from {last:%Y-%m-%d %H:%M} UTC" if last else "there is none yet"
    late = keeping.due(last, settings.backup, now) == timedelta(0)
    yield Finding(not late, f"{len(made)} backups are in {place}, {age}.")
    above = sizes.existing(place)
    if not above.is_dir() or not os.access(above, os.W_OK):
        yield Finding(False, f"No backup can be written to {place}: look at {above}.")
    else:
        free = sizes.free(place)
        yield Finding(free >= SPACE, f"{free / 1e9:.1f} GB are free for backups in {place}.")


def earlier(settings: Settings) -> Iterator[Finding]:
    """Report the copies made before upgrades: their age, their size, and when they are deleted."""
    for copy in upgrades.copies(settings.database, settings.backup_folder):
        with suppress(FileNotFoundError):  # a start has just deleted it
            made, size = datetime.fromtimestamp(copy.stat().st_mtime, UTC), copy.stat().st_size
            later = "when a later release that changes the database has started"
            goes = "at the next start" if upgrades.is_old(copy) else later
            about = f"of {size / 1e6:.1f} MB, made {made:%Y-%m-%d %H:%M} UTC before an upgrade"
            yield Finding(True, f"{copy} is a copy {about}; it goes {goes}.")


def unfinished(settings: Settings) -> Iterator[Finding]:
    """Name what killed commands have left beside the database and among the backups."""
    for file in left_unfinished(settings.database, settings.backup_folder):
        left = "a command is writing it now, or one was killed; in that case delete it"
        yield Finding(True, f"{file} is unfinished: {left}.")


def files(settings: Settings) -> Iterator[Finding]:
    """Check that no other user of the machine can read the database and its copies."""
    if os.name != "posix":
        return
    place = folder(settings.database)
    beside = place.glob(f"{escape(name(settings.database))}*") if place else ()
    kept = keeping.copies(settings.backup_folder)
    kept += upgrades.copies(settings.database, settings.backup_folder)
    every = [*beside, *([settings.backup_folder] if kept else ()), *kept]
    bare = [file for file in every if file.exists() and file.stat().st_mode & OTHERS]
    names = ", ".join(sorted(str(file) for file in bare))
    well = "Nobody else on this machine may read the database and its copies."
    wrong = f"Others on this machine may read {names}: `chmod go=` shuts them."
    yield Finding(not bare, wrong if bare else well)


async def database(settings: Settings) -> AsyncIterator[Finding]:
    """Check that the database opens and is up to date; report which program holds it."""
    try:
        settings.check_folder()
        made, shut = is_made(make_url(settings.database)), unwritable(settings)
    except (ConfigError, OSError) as error:
        yield named(error)
        return
    for place in shut:
        yield Finding(False, f"This user may not write to {place}, so no bot can start here.")
    if not made and shut:
        return
    if not made:
        yield Finding(True, f"There is no {name(settings.database)} yet: the first start makes it.")
        return
    try:
        async with looked_at(settings.database) as found:
            await found.read(check_encoding)
            current = await found.read(is_current)
            known = await found.read(bulletins.read) if current else {}
            whole = await wholeness(found)
    except Exception as error:
        yield named(error)
        return
    yield Finding(True, "The database opens.")
    yield whole
    later = "is empty or older than this release: the next start brings it up to date"
    yield Finding(True, f"It {f'is at migration {NEWEST}' if current else later}.")
    if maintenance := known.get(MAINTENANCE):
        yield Finding(True, sentence(maintenance))
    if not settings.served.whole:
        is_server = make_url(settings.database).get_backend_name() == "postgresql"
        needs = "" if is_server else ", which needs a PostgreSQL database"
        yield Finding(is_server, f"This process has the shards {settings.served}{needs}.")
    held = await is_held(settings.database)
    now = "A bot works with it now, and holds it." if held else "No bot works with it now."
    yield Finding(True, now)


async def wholeness(opened: Database) -> Finding:
    """Check whether the pages of a database are undamaged, and its indexes complete."""
    try:
        fault = await opened.read_long(damage.find)
    except damage.UncheckedError as error:
        return Finding(True, f"PostgreSQL cannot tell whether its indexes are whole: {error}.")
    if fault is None:
        return Finding(True, "The database is whole, with its indexes.")
    return Finding(False, f"The database is damaged ({fault}): restore a backup.")


def unwritable(settings: Settings) -> list[Path]:
    """Return the folder and the file of an SQLite database, if this user may not write to them."""
    place = folder(settings.database)
    every = [place, place / name(settings.database)] if place else []
    return [path for path in every if path.exists() and not os.access(path, os.W_OK)]


def named(error: Exception) -> Finding:
    """Return a known failure as a finding; an unknown error is raised again."""
    failure = failures.named(error, USAGE)
    if failure is None:
        raise error
    return Finding(False, failure.sentence)


async def abroad(settings: Settings) -> list[Finding]:
    """Check everything that only Discord can tell."""
    found = [await clock(), *await pages(settings)]
    if not settings.token and not settings.token_file:
        lacks = "No token is set (PAIFUDA_TOKEN), so permissions and emojis could not be checked."
        return [*found, Finding(False, lacks)]
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.login())
        except Exception as error:
            return [*found, named(error)]
        me = client.application
        found.append(Finding(True, f"Discord knows the token as {me.name if me else '?'}."))
        looks: tuple[Callable[[discord.Client, Settings], Awaitable[Finding]], ...]
        looks = (permissions, pictures)
        for look in looks:
            try:
                found.append(await look(client, settings))
            except (discord.HTTPException, aiohttp.ClientError) as error:
                found.append(Finding(False, f"Discord does not tell of {look.__name__}: {error}."))
    found.append(Finding(True, "No gateway intents are asked for, so none has to be granted."))
    return found


async def clock() -> Finding:
    """Check whether this machine's clock agrees with Discord's, at the address the bot uses."""
    place, timeout = f"{discord.http.Route.BASE}/gateway", aiohttp.ClientTimeout(total=10)
    try:
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(place) as reply:
            there = parsedate_to_datetime(reply.headers["Date"])
    except (aiohttp.ClientError, OSError, TimeoutError):
        return Finding(False, "Discord cannot be reached, so its clock could not be compared.")
    except (KeyError, ValueError):
        return Finding(True, "Discord's answer has no time, so its clock could not be compared.")
    away = abs(datetime.now(UTC) - there)
    seconds = away.total_seconds()
    return Finding(away <= DRIFT, f"The clock differs from Discord's by {seconds:.0f} s.")


async def pages(settings: Settings) -> list[Finding]:
    """Check that the site's first page is at its public address, if the site has one."""
    if not settings.site_url:
        return []
    place, why = f"{settings.site_url}index.json", "another page is there"
    try:
        timeout = aiohttp.ClientTimeout(total=10)
        async with aiohttp.ClientSession(timeout=timeout) as session, session.get(place) as reply:
            if reply.status != HTTPStatus.OK:
                why = f"the answer is {reply.status}"
            elif json.loads(await reply.content.read(SITE_MOST)).get("kind") == "front":
                return [Finding(True, f"The pages are at {settings.site_url}.")]
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        why = str(error) or "no answer within 10 seconds"
    except (ValueError, AttributeError):
        pass
    return [Finding(False, f"The pages are not at {settings.site_url}: {why}.")]


async def permissions(client: discord.Client, _: Settings) -> Finding:
    """Check that the bot's servers, at most 200, have granted the permissions of the invitation."""
    lacking, count = [], 0
    for guild in await client.http.get_guilds(200):
        count += 1
        has = discord.Permissions(int(guild["permissions"]))
        missing = [name for name, asked in INVITED if asked and not getattr(has, name)]
        if missing and not has.administrator:
            lacking.append(f"{guild['id']} lacks {', '.join(missing)}")
    well = f"{count} servers have granted what the invitation asks for."
    return Finding(not lacking, f"Server {'; server '.join(lacking)}." if lacking else well)


async def pictures(client: discord.Client, settings: Settings) -> Finding:
    """Check whether all pieces are uploaded as emojis."""
    if not settings.emoji:
        return Finding(True, "Emojis are off: lists name the pieces in words alone.")
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = sum(name_of(piece) not in there for piece in render.PIECES)
    later = f"{missing} pieces are not uploaded as emojis yet: a running bot does it beside."
    return Finding(True, later if missing else "Every piece is there as an emoji.")
