"""Run the bot on a simulated Discord in the browser, without a token."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.preview import Preview
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

import render
from bot import logs
from bot.chat import emoji
from bot.chat.client import Paifuda
from bot.config import Settings, TakenError
from bot.console import example
from bot.console.places import NAME, data_folder, earlier_folder, move_here
from bot.console.signals import on_signal
from bot.domain.lessons import lesson
from bot.store.lock import held
from bot.words import telling, words
from rules import RuleError

NAMES = (("aki", "Aki"), ("ben", "Ben"), ("chiyo", "千代"), ("daeun", "다은"), ("emilia", "Emília"))
"""The people at the local table, as user name and shown name; the page switches between them."""

BEAT = 0.5
"""Seconds between checks for pages that are out of date."""
LONG = 60.0
"""Seconds within which even a slow computer starts, or answers a press."""
ONE_PAGE = 2
"""The number of pages a preview counts for one browser tab: its own, and the tab's."""

log = logs.named("paifuda.local")

T = TypeVar("T")


def hello(url: str, path: Path, language: str) -> str:
    """Return the greeting for the terminal, with the names of the page's buttons."""
    say = words(language)
    labels = {name: say(f"button-{name}") for name in ("fill", "join")}
    me, *others = (shown for _, shown in NAMES)
    people = telling.listed(say, "names-both", others)
    about = {"url": url, "path": str(path), "fresh": "--fresh", "stop": "Ctrl-C"}
    return say("local-hello", me=me, others=people, **about, **labels)


async def open_table(
    port: int, browser: bool, fresh: bool, language: str, game: str, league: bool = False
) -> None:
    """Serve the local table until the process is stopped.

    `browser` opens its page in a browser, and `fresh` deletes the data of earlier tables first.
    With `league`, an invented league is served on web pages, too.
    """
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / NAME
    database = f"sqlite+aiosqlite:///{file}"
    with held(database):
        if move_here(earlier_folder(), folder):
            print(words(language)("local-moved", path=str(folder)), flush=True)
        if fresh:
            for old in folder.glob(f"{NAME}*"):
                if old.suffix != ".lock":
                    old.unlink()
        settings = Settings.model_validate(
            {
                "database": database,
                "language": language,
                "emoji": False,  # a start on a simulated Discord may take five seconds at most
            }
        )
        await _open(settings, file, port, browser, game, league)


async def _open(
    settings: Settings, file: Path, port: int, browser: bool, game: str, league: bool
) -> None:
    language = settings.language
    client = Paifuda(settings, resumes=False)
    async with simcord.run(client, check_errors=False, settle_timeout=LONG) as env:
        _hold_timers(env)
        _let_think(env, client)
        guild = env.create_guild("Paifuda")
        channel = guild.create_text_channel("games")
        manages = guild.create_role("host", permissions=discord.Permissions(manage_guild=True))
        people = [
            guild.add_member(env.create_user(name, global_name=shown), roles=roles)
            for (name, shown), roles in zip(NAMES, [(manages,), *[()] * 4], strict=True)
        ]
        await emoji.upload(client, client.emoji)
        taught = await _set_out(client, people[0], channel, game)
        page = env.preview(
            channel,
            viewers=people,
            layout="channel",
            locale=words(language)("locale"),
            assets=_drawings(client),
            port=port,
        )
        _show_all(page)
        async with _entered(page, port) as preview:
            print(hello(preview.url, file, language), flush=True)
            if taught:
                print(words(language)("local-lesson", command="/learn"), flush=True)
            if browser:
                webbrowser.open(preview.url)
            async with example.beside(language) if league else contextlib.nullcontext():
                await _serve(client, env, preview)


def _drawings(client: Paifuda) -> dict[str, tuple[str, bytes]]:
    """Return the emojis' pictures by address, since the simulated Discord stores only names."""
    numbers = {piece: shown.strip("<>").split(":")[2] for piece, shown in client.emoji.items()}
    return {
        f"{CDN_BASE}/emojis/{number}.png": (f"{number}.png", render.emoji(piece))
        for piece, number in numbers.items()
    }


def _show_all(page: Preview) -> None:
    """Let the page check its pictures in threads.

    The preview starts a process for each picture and has eight places for those that wait. The
    browsers of two people ask for more at once, and the page would leave the others out. Nothing is
    at risk: the bot has drawn them all.
    """

    class Worker(MediaWorker):
        async def validate(
            self, key: str, blob: bytes, *, media_time: float | None = None
        ) -> MediaInfo:
            info = await asyncio.to_thread(_process_media, blob, media_time)
            return replace(info, memory_limited=True)  # otherwise the page warns of its absence

    page._media_worker = Worker()


def _hold_timers(env: simcord.Env) -> None:
    """Let timers fire only when the clock is moved, so that presses need not wait for them."""
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]


def _let_think(env: simcord.Env, client: Paifuda) -> None:
    """Let computers think and reviews continue while a person presses a button.

    A press ends once the bot has nothing left to do but wait. Without this function, a press would
    last as long as every thought. No time limit would end a thought, because the clock stands still
    meanwhile.
    """

    def beside(wait: Callable[..., Awaitable[T]]) -> Callable[..., Awaitable[T]]:
        async def waits(*given: Any, **more: Any) -> T:
            if asyncio.current_task() in env._work.external_waits:
                return await wait(*given, **more)  # the task is waited for already
            try:
                found: T = await env.external_wait(wait(*given, **more), reason="a computer thinks")
            finally:
                client.followed += 1
            return found

        return waits

    worker: Any = client.services.worker
    for of, name in (
        (worker, "think"),
        (worker, "judge"),
        (worker, "room"),
        (worker.thinking, "begun"),
    ):
        setattr(of, name, beside(getattr(of, name)))


@contextlib.asynccontextmanager
async def _entered(page: Preview, port: int) -> AsyncIterator[Preview]:
    """Serve the page while the caller runs; TakenError if its port is in use."""
    try:
        await page.__aenter__()
    except SetupError:
        raise TakenError(f"{port} of --port") from None
    try:
        yield page
    finally:
        await page.close()


async def _set_out(
    client: Paifuda, person: simcord.MemberActor, channel: simcord.ChannelHandle, game: str
) -> bool:
    """Show the last table or open a new one; return whether a newcomer sees a lesson below."""
    with contextlib.suppress(RuleError):
        table = await client.services.tables.shown_in(channel.id)
        if table.phase != "over":
            # The simulated channel starts empty, and numbers its messages alike at every start.
            await client.services.tables.relocating.posted(table.id, None)
            await person.slash(channel, "table show")
            return False
    await person.slash(channel, "table open", game=game)
    taught = bool(lesson.of_game(game)) and await _is_new(client, person.id)
    if taught:
        await person.slash(channel, "learn", game=game)
    return taught


async def _is_new(client: Paifuda, user: int) -> bool:
    """Whether a person has neither finished a deal here nor begun a lesson."""
    found = await client.services.privacy.counted(user)
    return not (found["entries"] or found["learned"])


async def _serve(client: Paifuda, env: simcord.Env, preview: Preview) -> None:
    """Move the clock and refresh changed pages, until the session or the process ends.

    A page updates itself after its own press, so a single page is refreshed only when the clock has
    changed something. Several pages are all refreshed after a beat without changes.
    """
    stop = asyncio.Event()
    on_signal(stop.set, signal.SIGINT, signal.SIGTERM)
    ends = {asyncio.ensure_future(preview.wait_closed()), asyncio.ensure_future(stop.wait())}
    turn = _one_at_a_time(preview)
    shown = before = _edition(client, env)
    followed = client.followed
    ahead, rung = _ahead(env), False
    while not any(end.done() for end in ends):
        await asyncio.wait(ends, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        quiet, before = _edition(client, env) == before, _edition(client, env)
        # A press is being answered, or a slow machine still draws: try at the next beat.
        with contextlib.suppress(SetupError, TimeoutError):
            async with turn:
                passed = _ahead(env) - ahead
                if any(map(len, client.services.timers)):
                    await env.advance_time(passed)  # if it fails, the next beat makes up for it
                else:
                    ahead += passed
                rung = rung or _edition(client, env) != before or client.followed != followed
                followed = client.followed
                others = len(preview._pages) > ONE_PAGE and quiet
                if _edition(client, env) != shown and (rung or others):
                    await preview.refresh()
                    shown, rung = _edition(client, env), False


def _ahead(env: simcord.Env) -> float:
    """Return how many seconds the real clock has gained on the table's since a fixed point."""
    return time.monotonic() - env.now().timestamp()


def _edition(client: Paifuda, env: simcord.Env) -> object:
    """Return a value that changes with the tables, the notices and the messages that all see."""
    services = client.services
    counted = services.tables.keeper.edition, services.notices.edition, client.followed
    sent = (message for sent in env.backend.messages.values() for message in sent.values())
    return counted, [(m.id, m.content, repr(m.components)) for m in sent if not m.is_ephemeral]


def _one_at_a_time(preview: Preview) -> asyncio.Lock:
    """Return a lock that presses also take.

    A press during a refresh would leave its page out of date. A press that the preview refuses came
    from such a page, for example from a second tab of the same person: it is refreshed.
    """
    turn = asyncio.Lock()
    act = preview._action

    async def acts(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            result = await act(context_id, body)
            if result["rejected"]:
                with contextlib.suppress(SetupError, TimeoutError):
                    await preview.refresh()
            return result

    preview._action = acts  # type: ignore[method-assign]
    return turn
