"""The pages beside the bot: in a process of their own, without the token, and counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path

import aiohttp
import pytest
from typer.testing import CliRunner

from bot import lasting
from bot.config import LINKED, Settings
from bot.console import exits, site
from bot.console.commands import app
from bot.console.many import GivenUpError, Watched
from bot.program import PROGRAM
from bot.site.shelf import Fixed, Site, Volume


class Child(Watched):
    """A process that is only noted."""

    known: list[Child]

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], **_: object) -> None:
        self.command, self.environment, self.going = command, environment, asyncio.Event()
        self.stopped = False
        self.known.append(self)

    async def go_on(self) -> None:
        """Run until it is stopped; the first time it cannot begin."""
        if not self.going.is_set():
            self.going.set()
            raise GivenUpError
        await asyncio.Event().wait()

    async def stop(self) -> None:
        """Note the end."""
        self.stopped = True


async def test_the_pages_have_a_process_if_configured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It gets no token, and the next port for metrics; a failure leaves the bot alone."""
    failed: list[str] = []
    monkeypatch.setattr(Child, "known", [], raising=False)
    monkeypatch.setattr(site, "Watched", Child)
    monkeypatch.setattr(lasting, "HEARERS", [failed.append])
    monkeypatch.setenv("PAIFUDA_TOKEN", "secret")
    monkeypatch.setenv("paifuda_token_file", "secret")
    async with site.beside(Settings()):
        assert Child.known == []
    async with site.beside(Settings(site="127.0.0.1:8080", metrics="127.0.0.1:9100"), 4):
        (child,) = Child.known
        assert child.command == (*PROGRAM, "site", "--watched")
        assert "secret" not in child.environment.values()
        assert child.environment["PAIFUDA_METRICS"] == "127.0.0.1:9104"
        await child.going.wait()
        await asyncio.sleep(0)
        assert failed == ["site"]
        assert not child.stopped
    assert child.stopped


@pytest.mark.parametrize("secret", ['token = "abc"', 'token_file = "/run/token"'])
def test_the_process_of_the_pages_holds_no_token(
    secret: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although the configuration that it shares with the bot has one."""
    file, held = tmp_path / "config.toml", list[Settings]()
    file.write_text(f'site = "127.0.0.1:1"\n{secret}\n', encoding="utf-8")

    async def serve(settings: Settings) -> None:
        held.append(settings)

    monkeypatch.setattr(site, "_serve", serve)
    told = CliRunner().invoke(app, ["site", "--config", str(file)])
    assert told.exit_code == 0, told.output
    assert [(one.token, one.token_file) for one in held] == [(None, None)]


def test_without_a_folder_and_a_place_the_command_says_so() -> None:
    told = CliRunner().invoke(app, ["site"])
    assert told.exit_code == exits.SETTINGS
    assert "Name a folder" in told.output


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("https://example.org", "https://example.org/"),
        ("https://example.org/club/", "https://example.org/club/"),
        ("http://example.org/", None),
        ("https://example.org/?a", None),
        ("discord.gg/club", None),
        (f"https://example.org/{'a' * LINKED}", None),
    ],
)
def test_the_public_address_is_a_folder(address: str, kept: str | None) -> None:
    if kept is None:
        with pytest.raises(ValueError, match=r"it must (be an address such as|have at most)"):
            Settings(site_url=address)
    else:
        assert Settings(site_url=address).site_url == kept


@pytest.fixture
async def places(unused_tcp_port_factory: pytest.FixtureRequest) -> AsyncIterator[list[str]]:
    """The places of a served site and of its counts."""
    found = [f"127.0.0.1:{unused_tcp_port_factory()}" for _ in range(2)]  # type: ignore[operator]
    volume = Volume("index", "", lambda: {"index.html": b"hello"})
    counts = site.meter(Settings(metrics=found[1]))
    async with site.serving(Site((Fixed.of([volume]),)), found[0], counts):
        yield found


async def test_answers_are_counted(places: list[str]) -> None:
    pages, counts = (f"http://{place}" for place in places)
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/", "/missing"):
            await session.get(f"{pages}{path}")
        told = await (await session.get(f"{counts}/metrics")).text()
        for line in (
            'paifuda_site_answers_total{status="200"} 2.0',
            'paifuda_site_answers_total{status="404"} 1.0',
            "paifuda_site_seconds_count 3.0",
            "paifuda_site_kept_bytes 5.0",
            "paifuda_site_made 1.0",
        ):
            assert line in told
        assert (await session.get(f"{counts}/healthz")).status == 200
        assert (await session.get(f"{counts}/index.html")).status == 404
