"""Nothing that everybody can see, and nothing in the log, tells a hidden card or the secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord
from room import Room, parts, said
from sqlalchemy import text

import rules
from bot import fair
from bot.client import create_client
from bot.config import Settings
from bot.match import Table
from bot.words import telling, words
from rules import Chance, Move, play

pytest_plugins = ["room_fixtures"]
EN = words("en")
MUSHI = rules.game("mushi")
OPTIONS = next(iter(MUSHI.presets.values()))
DICE = (2,) * 192
SECRET = "5e" * 32


class World:
    """What one course of a match showed: to everybody, to each player, to the log."""

    def __init__(self) -> None:
        self.public: list[Any] = []
        self.private: list[Any] = []
        self.log: list[str] = []


def hidden(state: Any) -> set[str]:
    """The cards nobody but their holder may know."""
    return {card for cards in (*state.hands, state.stock) for card in cards}


def two_decks(seed: int, moves: int) -> tuple[tuple[str, ...], tuple[str, ...], list[str]]:
    """Decks that differ only in what is still hidden after some moves, and those moves."""
    rng = Random(seed)
    deck = list(MUSHI.deck(OPTIONS, 2))
    rng.shuffle(deck)
    state = MUSHI.deal(OPTIONS, MUSHI.opening(OPTIONS, 2), Chance(tuple(deck), DICE)).state
    made = []
    for turn in range(moves):
        (seat,) = state.to_act
        move = rng.choice(MUSHI.legal(state, seat)) if turn > 1 else MUSHI.legal(state, seat)[0]
        made.append(str(move))
        state = play(MUSHI, state, seat, move).state
    assert state.result is None
    places = [at for at, card in enumerate(deck) if card in hidden(state)]
    other = deck.copy()
    for at, to in zip(places, places[1:] + places[:1], strict=True):
        other[to] = deck[at]
    return tuple(deck), tuple(other), made


def watched(env: simcord.Env, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write down every message as it is sent, edited or deleted."""
    backend = env.backend
    create, edit, delete = backend.create_message, backend.edit_message, backend.delete_message

    def seen(act: str, message: Any) -> Any:
        files = [
            (one["filename"], one["description"], backend.cdn.get(one["url"]))
            for one in message.attachments
        ]
        shown = (act, message.id, message.content, message.components, message.embeds, files)
        pings = (message.flags, message.mention_user_ids, message.ping_user_ids)
        (world.private if message.is_ephemeral else world.public).append(repr((*shown, *pings)))
        return message

    def deleted(channel: int, message: int) -> None:
        world.public.append(("delete", message))
        delete(channel, message)

    monkeypatch.setattr(backend, "create_message", lambda *a, **k: seen("create", create(*a, **k)))
    monkeypatch.setattr(backend, "edit_message", lambda *a, **k: seen("edit", edit(*a, **k)))
    monkeypatch.setattr(backend, "delete_message", deleted)


async def course(
    database: Path,
    deck: tuple[str, ...],
    moves: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> World:
    """The same match with a given deck: opened, joined, and played through the hand panels."""
    monkeypatch.setattr(fair, "draw_secret", lambda: SECRET)
    monkeypatch.setattr(fair, "chance", lambda *_: Chance(deck, DICE))
    settings = Settings(database=f"sqlite+aiosqlite:///{database}", emoji=False)
    world = World()
    caplog.clear()
    async with simcord.run(create_client(settings)) as env:
        with env.time_context():
            room = Room(env, settings)
            watched(env, world, monkeypatch)
            await room.start()
            for turn, move in enumerate(moves):
                if turn % 5 == 4:
                    for _ in range(5):
                        await room.chiyo.send(room.channel, "hello")
                if turn == 8:
                    await room.chiyo.slash(room.channel, "table show")
                offered = await (await room.asked()).autocomplete(room.channel, "play", "move", "")
                world.private.append(offered)
                await room.make(move)
                for nobody in ("hand", "rules", "scores", "record", "verify", "table list"):
                    if turn == 3:
                        world.public.append(said(await room.chiyo.slash(room.channel, nobody)))
            for member in (room.aki, room.ben):
                await room.hand(member)
    world.log = [r.getMessage() for r in caplog.records if r.name.startswith("paifuda")]
    return world


@pytest.mark.parametrize(("seed", "moves"), [(1, 14)])
async def test_what_is_public_does_not_depend_on_hidden_cards(
    seed: int,
    moves: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    one, other, made = two_decks(seed, moves)
    first = await course(tmp_path / "one.sqlite", one, made, monkeypatch, caplog)
    second = await course(tmp_path / "other.sqlite", other, made, monkeypatch, caplog)
    assert len(first.public) > moves
    for at, (here, there) in enumerate(zip(first.public, second.public, strict=True)):
        assert here == there, f"public message {at}"
    assert first.log == second.log
    assert first.private != second.private


def strings(room: Room) -> Iterator[str]:
    """Everything in words that everybody can see now."""
    for message in room.channel.history():
        if message.flags.ephemeral:
            continue
        yield message.content
        yield from (part.get("custom_id", "") + part.get("label", "") for part in parts(message))
        yield from (f"{file.filename} {file.description}" for file in message.attachments)


def telltales(table: Table) -> list[str]:
    """What must not be said while the deal runs: the secret, and each hidden card by any name."""
    assert table.deal is not None
    cards = sorted(hidden(table.deal.state))
    promise = table.promise or table.deal.promise
    return [promise.secret, *cards, *(f"{telling.card(EN, card)} " for card in cards)]


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
@pytest.mark.usefixtures("blank")
async def test_nothing_public_and_no_log_tells_the_secret_or_a_hidden_card(
    room: Room, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    caplog.set_level(level, logger="paifuda")
    await room.start()
    for _ in range(12):
        await room.act()
        table = await room.table()
        shown = "\n".join(f"{one} " for one in strings(room))
        assert [one for one in telltales(table) if one in shown] == []
    written = "\n".join(r.getMessage() for r in caplog.records)
    assert [one for one in telltales(await room.table()) if one in written] == []


@pytest.mark.usefixtures("blank")
async def test_a_failing_database_does_not_write_the_secret_into_the_log(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLAlchemy's errors repeat the parameters of the statement unless told not to."""
    await room.open()
    table = await room.table()
    assert table.promise is not None
    await room.client.database.write(lambda c: c.execute(text("ALTER TABLE deals RENAME TO gone")))
    await room.press(room.aki, "start")
    assert "no such table" in caplog.text
    assert table.promise.secret not in caplog.text
    assert [card for card in MUSHI.deck(OPTIONS, 2) if card in caplog.text] == []


@pytest.mark.usefixtures("blank")
async def test_a_table_written_out_does_not_show_the_secret_or_a_hidden_card(room: Room) -> None:
    await room.open()
    lobby = await room.table()
    assert lobby.promise is not None
    assert lobby.promise.secret not in repr(lobby)
    await room.press(room.aki, "start")
    for _ in range(6):
        await room.act()
    table = await room.table()
    assert table.deal is not None
    for one in (table, table.deal, table.deal.promise):
        written = f"{one!r} {one}"
        assert table.deal.promise.secret not in written
        assert [card for card in hidden(table.deal.state) if f"'{card}'" in written] == []


async def test_the_private_hand_differs_with_the_hand() -> None:
    one, other, made = two_decks(1, 6)
    states = []
    for deck in (one, other):
        state = MUSHI.deal(OPTIONS, MUSHI.opening(OPTIONS, 2), Chance(deck, DICE)).state
        for move in made:
            (seat,) = state.to_act
            state = play(MUSHI, state, seat, Move.parse(move)).state
        states.append(state)
    first, second = states
    assert MUSHI.view(first, None) == MUSHI.view(second, None)
    assert all(MUSHI.view(first, seat) != MUSHI.view(second, seat) for seat in (0, 1))
