"""The pages on the web: valid, whole, the same on a disk as from the server, and safe to serve."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event

import aiohttp
import pytest
from yarl import URL

from bot.config import Settings
from bot.console import doctor
from bot.console import site as console
from bot.site import bounds, catalogue, serving
from bot.site.bounds import Rates, sender
from bot.site.drawings import Drawings
from bot.site.frame import POLICY, VERSION, Frame
from bot.site.keeping import Cabinet
from bot.site.markup import marked
from bot.site.meter import Meter
from bot.site.shelf import Fixed, Site, Volume, of_file
from bot.site.static import LIST, OWN, ForeignError, Written, write
from bot.words import LANGUAGES
from rules import GAMES
from tests.site import Read, faults, pages, undocumented
from tests.volume import FIRST, LONG

HOME = "https://example.org/club/"
READ = LANGUAGES if LONG else (LANGUAGES[FIRST % len(LANGUAGES)],)
"""The languages whose pages are read: in the gate one, another with each commit."""


@pytest.mark.parametrize("language", READ)
async def test_pages_are_valid_and_whole(language: str) -> None:
    """The gate reads one language; its links lead to pages of all."""
    site = catalogue.site(HOME)
    files = await pages(site, language)
    assert sum(path.endswith(".html") for path in files) == 6 + 3 * len(GAMES)
    assert await faults(site, files) == []
    assert undocumented(files) == {}
    for path, body in files.items():
        if path.endswith(".json"):
            told = json.loads(body)
            assert (told["version"], told["language"]) == (VERSION, language)
            assert told["title"]


async def test_links_for_lost_readers_work_at_any_address() -> None:
    files = await pages(catalogue.site(HOME), "404")
    page = Read("404.html", files["404.html"])
    assert all(one.get("href").startswith((HOME, "#", "404")) for one in page.all("a"))


HOSTILE = "</title><script>alert(1)</script> **b** `c` *d* \" ' & \u202e"


def test_marks_become_elements_and_everything_else_is_text() -> None:
    assert "<script" not in marked(HOSTILE)
    assert "<strong>b</strong> <code>c</code> <em>d</em>" in marked(HOSTILE)
    page = Frame("en").page("x", "missing", HOSTILE, HOSTILE, {})
    assert b"<script" not in page.html
    assert b"<b>" not in page.html
    assert json.loads(page.json)["title"] == HOSTILE


# --- Files ----------------------------------------------------------------------------------------


def small() -> Site:
    """A site of a book with its first picture, the first page and the stylesheet."""
    every = list(catalogue.fixed(HOME))
    wanted = {"ja/index", "ja/rules/mushi", "index", "404"}
    return Site((Fixed.of(one for one in every if one.name in wanted or one.lasting), Pictures()))


class Pictures(Drawings):
    """A few pictures: drawing all would take long."""

    async def names(self) -> AsyncIterator[str]:
        """Yield the first piece, and the first picture of a book."""
        every = [name async for name in super().names()]
        yield every[0]
        yield next(name for name in every if name.startswith("ja/rules/mushi/"))


async def test_a_folder_holds_what_the_server_serves(tmp_path: Path) -> None:
    """Byte for byte, and readable for everybody, as the owner's other files are not."""
    folder = tmp_path / "site"
    written = await write(small(), folder)
    files = {path for path in folder.rglob("*") if path.is_file() and path.name != LIST}
    assert written == Written(len(files), 0, 0)
    rights = {stat.S_IMODE(path.stat().st_mode) for path in files}
    above = {stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_dir()}
    assert (rights, above) == ({0o644}, {0o755})
    cabinet = Cabinet(small())
    for file in files:
        found = await cabinet.file(file.relative_to(folder).as_posix())
        assert found
        assert found.body == file.read_bytes()


def one(name: str, text: str, edition: object = "") -> Volume:
    return Volume(name, edition, lambda: {f"{name}.html": text.encode()})


async def test_a_folder_is_brought_up_to_date(tmp_path: Path) -> None:
    """Pages that are gone are removed, those of others stay, and lasting files are not remade."""
    drawn: list[str] = []
    lasting = of_file("a/b.webp", lambda: drawn.append("b") or b"b")  # type: ignore[func-returns-value]
    (tmp_path / "CNAME").write_text("example.org")
    site = Site((Fixed.of([one("x", "1"), one("league/y", "2"), lasting]),))
    assert await write(site, tmp_path) == Written(3, 0, 0)
    later = Site((Fixed.of([one("x", "3"), lasting]),))
    assert await write(later, tmp_path) == Written(1, 1, 1)
    assert (tmp_path / "x.html").read_text() == "3"
    assert not (tmp_path / "league").exists()
    assert (tmp_path / "CNAME").exists()
    assert drawn == ["b"]
    (tmp_path / "new.html").write_text("of somebody else")
    with pytest.raises(ForeignError, match=r"new\.html"):
        await write(Site((Fixed.of([one("new", "4")]),)), tmp_path)
    assert (tmp_path / "new.html").read_text() == "of somebody else"


async def test_a_foreign_list_removes_only_files_of_the_site(
    tmp_path: Path,
) -> None:
    """A line may name a file outside the folder, behind a link, or of a kind it never has."""
    folder, outside = tmp_path / "site", tmp_path / "other.html"
    (tmp_path / "beside").mkdir()
    folder.mkdir()
    (folder / "link").symlink_to(tmp_path / "beside")
    kept = [outside, tmp_path / "beside" / "a.html", folder / "CNAME", folder / ".git.html"]
    for file in (*kept, folder / "old.html"):
        file.write_text("of somebody else")
    lines = ["../other.html", str(outside), "link/a.html", "CNAME", ".git.html", "old.html", "/"]
    (folder / LIST).write_text("\n".join([*lines, "a/../../other.html"]))
    assert await write(Site((Fixed.of([one("x", "1")]),)), folder) == Written(1, 0, 1)
    assert all(file.exists() for file in kept)
    assert not (folder / "old.html").exists()


async def test_every_file_of_the_site_may_be_removed_later() -> None:
    async for volume in small().volumes():
        assert all(OWN.fullmatch(path) for path in volume.make())


async def test_files_of_a_run_that_ended_early_are_known(tmp_path: Path) -> None:
    def fails() -> Mapping[str, bytes]:
        raise OSError("the disk is full")

    await write(Site((Fixed.of([one("league/z", "of a person who withdraws")]),)), tmp_path)
    with pytest.raises(OSError, match="full"):
        await write(Site((Fixed.of([one("x", "1"), Volume("y", "", fails)]),)), tmp_path)
    assert not (tmp_path / "league").exists()
    assert await write(Site((Fixed.of([one("x", "2")]),)), tmp_path) == Written(1, 0, 1)


# --- The server -----------------------------------------------------------------------------------


@pytest.fixture
async def address(unused_tcp_port: int) -> AsyncIterator[str]:
    """The address of a server of a small site."""
    place = f"127.0.0.1:{unused_tcp_port}"
    async with console.serving(small(), place, Meter()):
        yield f"http://{place}"


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/ja/index.html", 200),
    ("GET", "/ja/", 200),
    ("HEAD", "/ja/rules/mushi.json", 200),
    ("GET", "/ja", 301),
    ("GET", "/ja/rules/mushi", 404),
    ("GET", "/xx/index.html", 404),
    ("GET", "/../pyproject.toml", 404),
    ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
    ("GET", "/ja/..%2f..%2fpyproject.toml", 404),
    ("GET", "//ja/index.html", 404),
    ("GET", "/ja/index.html%00", 404),
    ("POST", "/ja/index.html", 405),
    ("TRACE", "/ja/index.html", 405),
]


async def test_the_server_answers_for_its_pages_alone(address: str) -> None:
    async with aiohttp.ClientSession() as session:
        for method, path, status in ANSWERS:
            url = URL(f"{address}{path}", encoded=True)
            async with session.request(method, url, allow_redirects=False) as answer:
                body = await answer.read()
                assert (method, path, answer.status) == (method, path, status)
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Content-Security-Policy"].startswith(POLICY)
                assert answer.headers["Server"] == "Paifuda"
                assert answer.headers["Cache-Control"] in (serving.FRESH, "no-store")
                assert "Set-Cookie" not in answer.headers
                assert (method == "HEAD") <= (body == b"")


@pytest.mark.parametrize(
    ("path", "age"),
    [
        ("en/poster/mushi-1.webp", serving.FOREVER),
        ("en/index.html", serving.FRESH),
        ("en/league/k/deal/e/3-1.webp", serving.FRESH),
    ],
)
async def test_a_picture_with_names_goes_when_people_withdraw(
    path: str, age: str, unused_tcp_port: int
) -> None:
    """Its name follows from its content, as that of others does, but its people may withdraw."""
    made = of_file(path, lambda: b"") if path.endswith("webp") else one(path[:-5], "1")
    place = f"127.0.0.1:{unused_tcp_port}"
    async with (
        console.serving(Site((Fixed.of([made]),)), place, Meter()),
        aiohttp.ClientSession() as session,
        session.get(f"http://{place}/{path}") as answer,
    ):
        assert answer.headers["Cache-Control"] == age


@pytest.mark.parametrize(
    "request_",
    [
        f"GET /?{'q' * 9000} HTTP/1.1\r\nHost: here\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: here\r\nX: {'y' * 9000}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "BLAH / HTTP/1.1\r\nHost: here\r\n\r\n",
        "\x16\x03\x01\r\n\r\n",
    ],
    ids=["query", "header", "two hosts", "no host", "method", "no HTTP"],
)
async def test_a_request_that_cannot_be_read_learns_nothing(address: str, request_: str) -> None:
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request_.encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    assert head.splitlines()[0].endswith(" 400 Bad Request")
    assert body == "Bad Request\n"
    for name, value in {**serving.ALWAYS, "Cache-Control": "no-store"}.items():
        assert f"{name}: {value}" in head.splitlines()


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
async def test_a_page_that_is_the_same_is_not_sent_again(address: str, form: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{address}/ja/index.html") as first:
            mark = first.headers["ETag"]
        known = {"If-None-Match": form.format(mark)}
        async with session.get(f"{address}/ja/index.html", headers=known) as again:
            assert (again.status, await again.read()) == (304, b"")


async def test_a_connection_without_a_whole_request_is_cut(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "CUT", 0.05)
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET / HTTP/1.1\r\nHost: slow")
    assert await reader.read() == b""
    writer.close()


async def test_a_further_connection_than_the_most_is_closed(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "CONNECTIONS", 0)
    with pytest.raises(aiohttp.ClientError):
        async with aiohttp.ClientSession() as session, session.get(address):
            pass


async def test_a_page_is_made_once_for_each_edition() -> None:
    volumes = {"x": one("x", "1", edition=1), "y": one("y", "yy")}
    cabinet = Cabinet(Site((Fixed(volumes),)), most=3)
    for _ in range(2):
        assert (await cabinet.file("x.html")).body == b"1"  # type: ignore[union-attr]
    assert cabinet.made == 1
    volumes["x"] = one("x", "2", edition=2)
    assert (await cabinet.file("x.html")).body == b"2"  # type: ignore[union-attr]
    del volumes["x"]
    assert await cabinet.file("x.html") is None
    await cabinet.file("y.html")
    volumes["z"] = one("z", "zz")
    await cabinet.file("z.html")
    assert cabinet.size == 2  # what was not asked for longest is gone


@pytest.mark.parametrize("later", [one("y", "new", edition=2), None], ids=["changed", "gone"])
async def test_a_page_waiting_for_another_is_made_up_to_date(later: Volume | None) -> None:
    begun, end = Event(), Event()

    def slow() -> Mapping[str, bytes]:
        begun.set()
        end.wait()
        return {"x.html": b"x"}

    volumes = {"x": replace(one("x", "x"), make=slow), "y": one("y", "old", edition=1)}
    cabinet = Cabinet(Site((Fixed(volumes),)))
    asked = [asyncio.create_task(cabinet.file(f"{name}.html")) for name in ("x", "y")]
    await asyncio.to_thread(begun.wait)
    if later:
        volumes["y"] = later
    else:
        del volumes["y"]
    end.set()
    _, found = await asyncio.gather(*asked)
    assert (found and found.body) == (b"new" if later else None)


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("127.0.0.1", "", ""),
        ("127.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.2", "", "10.0.0.2"),
        ("8.8.8.8", "198.51.100.7", "8.8.8.8"),
        ("::1", "2001:4860:1:2:3::4", "2001:4860:1:2::/64"),
        ("::ffff:8.8.8.8", "", "8.8.8.8"),
        ("fe80::1%eth0", "", "fe80::/64"),
        ("", "nonsense", ""),
        ("127.0.0.1", "nonsense", ""),
        ("127.0.0.1", "127.0.0.1", ""),
        ("10.0.0.2", "127.0.0.1", "10.0.0.2"),
        ("10.0.0.2", "198.51.100.7, ::1", "10.0.0.2"),
    ],
)
def test_a_request_is_counted_for_its_sender(peer: str, forwarded: str, counted: str) -> None:
    assert sender(peer, forwarded) == counted


def test_an_address_may_send_so_many_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "KNOWN", 2)
    now = 0.0
    rates = Rates(lambda: now)
    assert [rates.allows("a") for _ in range(bounds.BURST + 1)] == [True] * bounds.BURST + [False]
    assert rates.allows("b")
    assert rates.allows("")
    now = 1 / bounds.RATE
    assert [rates.allows("a"), rates.allows("a")] == [True, False]
    assert all(rates.allows(name) for name in "cde")
    assert len(rates._left) == 2


async def test_the_doctor_looks_for_the_pages_at_their_address(address: str) -> None:
    for path, well in (("/", True), ("/ja/", True), ("/xx/", False)):
        settings = Settings.model_construct(site_url=f"{address}{path}")
        (finding,) = await doctor.pages(settings)
        assert finding.well is well, finding.sentence
    assert await doctor.pages(Settings()) == []
    nowhere = Settings.model_construct(site_url="http://127.0.0.1:1/")
    assert [finding.well for finding in await doctor.pages(nowhere)] == [False]
