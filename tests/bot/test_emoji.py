"""The pieces as emojis: uploaded once, replaced when redrawn, shown beside the names of cards."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path

import pytest
import simcord

import render
from bot import lasting, logs
from bot.chat import desk
from bot.chat.client import Paifuda
from bot.chat.emoji import VERSION, name_of
from bot.chat.panels import doors
from bot.chat.panels.frame import answer, threads
from bot.chat.panels.tables.controls.moves import MoveButton
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.match import news
from bot.chat.panels.tables.match.news import ONE_LINE
from bot.config import Settings
from bot.domain.tables.deal import Told
from bot.words import words
from rules import Event, Move
from tests.bot.discord.room import Room, parts

EN = words("en")
SOME = ("pine.crane", "pine.ribbon", "rain.oni")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite+aiosqlite:///{tmp_path}/bot.sqlite")


@pytest.fixture
def some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of three pieces, quickly drawn."""
    monkeypatch.setattr(render, "PIECES", SOME)
    monkeypatch.setattr(render, "emoji", lambda piece: PNG + piece.encode())


async def restarted(env: simcord.Env, settings: Settings) -> Paifuda:
    """The bot after another start, with what it had to upload uploaded."""
    await env.restart_bot(Paifuda(settings))
    assert isinstance(env.bot, Paifuda)
    await env.settle()
    return env.bot


def asked(env: simcord.Env, method: str) -> int:
    """How often the emojis were changed in a way."""
    return sum(r.method == method and "/emojis" in r.path for r in env.http_requests)


def there(env: simcord.Env) -> set[str]:
    return {one.name for one in env.backend.application_emojis.values()}


NAMES = {f"{piece.replace('.', '_')}_{render.art(piece)}" for piece in SOME}


@pytest.mark.usefixtures("some")
async def test_each_piece_is_uploaded_once(simcord_env: simcord.Env, settings: Settings) -> None:
    assert there(simcord_env) == NAMES
    assert asked(simcord_env, "POST") == len(SOME)
    client = await restarted(simcord_env, settings)
    assert asked(simcord_env, "POST") == len(SOME)
    assert asked(simcord_env, "DELETE") == 0
    numbers = {one.name: one.id for one in simcord_env.backend.application_emojis.values()}
    assert client.emoji == {p: f"<:{name_of(p)}:{numbers[name_of(p)]}>" for p in SOME}


@pytest.mark.usefixtures("some")
async def test_a_piece_drawn_anew_replaces_the_old_one_alone(
    simcord_env: simcord.Env, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = {"party", "pine_crane", "pine_crane_big", f"fox_{render.art(SOME[0])}"}
    for name in others:
        simcord_env.backend.create_application_emoji(name)
    monkeypatch.setattr(render, "art", lambda piece: "0abc1234")
    client = await restarted(simcord_env, settings)
    assert there(simcord_env) == others | {name_of(piece) for piece in SOME}
    assert all("0abc1234" in shown for shown in client.emoji.values())


@pytest.mark.usefixtures("some")
async def test_a_failed_upload_is_logged_in_a_line_and_repeated(
    simcord_env: simcord.Env,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    old = dict(simcord_env.bot.emoji)  # type: ignore[attr-defined]
    monkeypatch.setattr(render, "art", lambda piece: "0abc1234")
    simcord_env.inject_error("POST", "/applications/*/emojis")
    client = await restarted(simcord_env, settings)
    (line,) = [logs.line(r) for r in caplog.records if r.name == "paifuda.lasting"]
    assert 'work=emoji again_in=10 because="1 not uploaded' in line
    assert [p for p in SOME if client.emoji[p] == old[p]] == [SOME[0]]
    assert there(simcord_env) == {name_of(p) for p in SOME[1:]} | {old[SOME[0]].split(":")[1]}
    monkeypatch.setattr(lasting, "FIRST", 0.0)
    simcord_env.inject_error("POST", "/applications/*/emojis")
    monkeypatch.setattr(render, "art", lambda piece: "1abc1234")
    client = await restarted(simcord_env, settings)
    assert there(simcord_env) == {name_of(p) for p in SOME}


@pytest.mark.usefixtures("some")
async def test_without_the_list_nothing_is_uploaded_and_the_bot_plays(
    simcord_env: simcord.Env, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    simcord_env.inject_error("GET", "/applications/*/emojis")
    posted = asked(simcord_env, "POST")
    client = await restarted(simcord_env, settings)
    assert (client.emoji, asked(simcord_env, "POST")) == ({}, posted)
    assert 'because="no list, ' in caplog.text


@pytest.mark.usefixtures("some")
async def test_an_owner_may_turn_emojis_off(simcord_env: simcord.Env, settings: Settings) -> None:
    before = asked(simcord_env, "GET")
    client = await restarted(simcord_env, settings.model_copy(update={"emoji": False}))
    assert (client.emoji, asked(simcord_env, "GET")) == ({}, before)


def test_every_piece_has_a_name_and_a_picture_discord_takes() -> None:
    names = {name_of(piece) for piece in render.PIECES}
    assert len(names) == len(render.PIECES)
    assert all(re.fullmatch("[A-Za-z0-9_]{2,32}", name) for name in names)
    assert all(VERSION.fullmatch(render.art(piece)) for piece in render.PIECES)
    assert render.emoji(render.PIECES[0]).startswith(PNG)


def test_a_tile_says_so_in_its_name() -> None:
    stems = {piece: name_of(piece).rpartition("_")[0] for piece in STEMS}
    assert stems == STEMS


STEMS = {
    "6-6": "tile_6_6",
    "tile-back": "tile_back",
    "1m": "tile_1m",
    "mahjong-back": "mahjong_back",
    "back": "back",
}


# --- Shown ----------------------------------------------------------------------------------------

SHOWN = {piece: f"<:{name_of(piece)}:{n}>" for n, piece in enumerate(render.PIECES, 10**17)}
EMOJI = re.compile(r"<:(\w+):\d+> ")
ANY = re.compile(r"<:\w+:\d+>")


@pytest.fixture
def play(room: Room, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room whose pictures are nothing and whose emojis are there."""
    for name in ("table", "hand", "scores"):
        monkeypatch.setattr(render, name, lambda *_, **__: PNG)
    room.client.emoji.clear()
    room.client.emoji.update(SHOWN)
    return room


@pytest.mark.usefixtures("some")
async def test_cards_are_shown_before_their_names_and_nothing_else_changes(play: Room) -> None:
    """The same match told with and without: only the emoji differ, and alt texts have none.

    The line that tells of the last move has them in place of the names.
    """
    await play.start(deals=1)
    seen = 0
    while (await play.table()).phase == "playing":
        asked = await play.asked()
        hand = await play.hand(asked)
        for part in parts(hand):
            for option in part.get("options", ()):
                piece = next((w for w in option["value"].split() if w in SHOWN), None)
                number = option.get("emoji", {}).get("id")
                assert SHOWN.get(piece or "", "::>").split(":")[2] == f"{number or ''}>"
        shown = [play.board().content, hand.content, await alone(play)]
        (*above, told), (*plain, news) = (shown[at].split("\n") for at in (0, 2))
        assert above == plain
        assert len(ANY.sub("🂠", told)) <= max(len(news), ONE_LINE), "pictures leave more room"
        seen += len(ANY.findall(shown[0]))
        assert all(len(one) < 2000 for one in shown)
        files = [*play.board().attachments, *hand.attachments]
        assert not any("<:" in (file.description or "") for file in files)
        await play.act(asked)
    assert seen > 30


async def alone(room: Room) -> str:
    """The public message as it reads without emojis."""
    kept = dict(room.client.emoji)
    room.client.emoji.clear()
    reply = await doors.message(room.client, await room.table(), EN)
    room.client.emoji.update(kept)
    return reply.content


A, B, C, D = "pine.crane", "pine.ribbon", "pine.j1", "rain.oni"


@pytest.mark.parametrize(
    ("moves", "pieces"),
    [
        ((f"play {A} {B}", f"play {A} {C}"), (B, C)),
        ((f"play {A} {B}",), (A,)),
        ((f"take {B}", f"take {C}"), (B, C)),
        ((f"play {A}", f"play {D} {B}", "keep"), (A, D, None)),
        ((f"play {A} {B}", f"play {C} {B}"), (A, C)),
        (("cut 12", "touch"), (None, None)),
    ],
)
async def test_a_button_shows_the_card_it_differs_by(
    moves: tuple[str, ...], pieces: tuple[str | None, ...]
) -> None:
    buttons = [MoveButton(1, (1, 2), Move.parse(move)).shown(EN) for move in moves]
    found = [one.item.emoji for one in buttons if pictured(buttons, SHOWN)]
    assert [str(one) if one else None for one in found] == [SHOWN.get(p or "") for p in pieces]


async def test_too_many_emoji_give_way_to_the_words(play: Room) -> None:
    await play.start()
    table = await play.table()
    assert table.deal
    many = Event("dealer-takes", 0, render.PIECES[:20])
    long = replace(table, deal=replace(table.deal, told=(Told(1, (many,)), Told(2, (many,)))))
    assert "<:" not in "".join(news.last_moves(long, EN, SHOWN))
    assert len("".join(news.last_moves(long, EN, SHOWN))) < 1500


# --- Refused --------------------------------------------------------------------------------------

UNKNOWN = "Invalid Form Body\nIn data.components.0.components.0.emoji.name: Invalid emoji"
"""The words with which Discord refuses a message with an emoji it does not know."""


def pictures_in(body: object) -> list[str]:
    """The numbers of the emojis on the buttons and options of a request."""
    return re.findall(r"'emoji': \{[^}]*'id': '?(\d+)", repr(body))


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/interactions/*"), ("PATCH", "/webhooks/*/@original")]
)
@pytest.mark.usefixtures("some")
async def test_a_hand_opens_without_emojis_that_discord_refuses(
    play: Room, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    await play.start(deals=1, game="koikoi")
    await play.act()  # cuts the pack
    if method == "PATCH":
        monkeypatch.setattr(answer, "PATIENCE", 0.0)
        monkeypatch.setattr(threads, "reopened", lambda _: asyncio.sleep(0.05))
    asked = await play.asked()
    play.env.inject_error(method, path, status=400, code=50035, message=UNKNOWN)
    sent = len(play.env.http_requests)
    await play.press(asked, "hand", play.board())
    await play.env.advance_time(1)
    tried = [one for one in play.env.http_requests[sent:] if fnmatch(one.path, path)]
    assert [bool(pictures_in(r.json)) for r in tried[-2:]] == [True, False]
    assert "custom_id" in repr(tried[-1].json)
    assert play.client.emoji == {}


@pytest.mark.usefixtures("some")
async def test_an_open_hand_is_renewed_without_emojis_that_discord_refuses(play: Room) -> None:
    await play.start(deals=1, game="koikoi")
    await play.act()  # cuts the pack
    asked = await play.asked()
    other = play.ben if asked is play.aki else play.aki
    await play.hand(other)
    play.env.inject_error("PATCH", "/webhooks/*/@original", status=400, code=50035, message=UNKNOWN)
    await play.act(asked)
    table = await play.table()
    assert (table.id, other.id) in play.client.hands
    assert play.client.emoji == {}


@pytest.mark.usefixtures("some")
async def test_emojis_that_discord_refused_are_looked_up_again_later(
    simcord_env: simcord.Env, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "REST", 0.0)
    room.client.emoji.clear()
    room.client.emoji.update(SHOWN)
    room.client.forget_emoji()
    assert room.client.emoji == {}
    room.client.forget_emoji()
    await simcord_env.settle()
    assert set(room.client.emoji) == set(SOME)
    assert there(simcord_env) == NAMES
