"""Nothing that everybody can see, and nothing in the log, tells a hidden card or the secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import text

import rules
from bot import logs
from bot.domain.tables.table import Table
from bot.words import telling, words
from rules import Chance
from rules.hanafuda.cards import PACK
from tests.bot.decks.two_worlds import (
    Course,
    callers,
    hidden,
    states,
    two_deals,
    two_decks,
    two_walls,
)
from tests.bot.discord.recording import Done, Worlds, assert_alike
from tests.bot.discord.room import PEOPLE, Room, parts, said
from tests.bot.world.apart import written

EN = words("en")
WORLDS = {
    "mushi": two_decks,
    "koikoi": two_decks,
    "sakura": two_decks,
    "tiengow": two_walls,
    "xiamen": two_deals,
}


def course(key: str, seats: int, played: Course, heard: list[str]) -> Done:
    """The same match with given pieces and moves: opened, joined, played through the panels.

    `heard` are the answers to Emilia, who does not play.
    """

    async def done(room: Room) -> None:
        players = (room.aki, room.ben, room.chiyo, room.daeun)[:seats]
        await room.start(0 if key == "xiamen" else 2, " ".join(PEOPLE[1:seats]), key)
        for turn, (seat, move) in enumerate(played.made):
            if turn % 5 == 4:
                for _ in range(5):
                    await room.emilia.send(room.channel, "hello")
            if turn == 8:
                await room.emilia.slash(room.channel, "table show")
            if turn == 3:
                for name in ASKED:
                    heard.append(said(await room.emilia.slash(room.channel, name)))
            assert await players[seat].autocomplete(room.channel, "play", "move", "")
            await room.make(move, players[seat])
        for member in players:
            await room.hand(member)

    return done


ASKED = ("hand", "rules", "scores", "record", "verify", "replay", "table list")


@pytest.mark.parametrize(
    ("key", "seats", "seed", "moves"),
    [("mushi", 2, 1, 14), ("sakura", 3, 212, 12), ("tiengow", 4, 2, 19), ("xiamen", 4, 1, 10)],
)
@pytest.mark.slow
async def test_public_values_do_not_depend_on_hidden_cards(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, key: str, seats: int, seed: int, moves: int
) -> None:
    written(monkeypatch)
    decks = WORLDS[key](key, seats, seed, moves)
    if key == "sakura":
        assert [any(callers(key, seats, one)) for one in decks] == [True, False]
    heard: tuple[list[str], list[str]] = ([], [])
    first, other = [
        await worlds.seen(course(key, seats, one, told), Chance(one.deck, one.dice))
        for one, told in zip(decks, heard, strict=True)
    ]
    assert len(first.public) > moves
    assert_alike(first, other)
    assert heard[0] == heard[1] != []
    assert first.private != other.private


def strings(room: Room) -> Iterator[str]:
    """Everything in words that everybody can see now."""
    for message in room.channel.history():
        if message.flags.ephemeral:
            continue
        yield message.content
        yield from (part.get("custom_id", "") + part.get("label", "") for part in parts(message))
        yield from (f"{file.filename} {file.description}" for file in message.attachments)


def telltales(table: Table) -> list[str]:
    """The texts that may not be sent while the deal runs: the secret, and
    hidden cards by any name.
    """
    assert table.deal is not None
    cards = sorted(hidden(table.deal.state))
    promise = table.promise or table.deal.promise
    say = EN.at(table.key)
    return [promise.secret, *cards, *(f"{telling.card(say, card)} " for card in cards)]


@pytest.mark.parametrize(
    ("level", "game", "other"),
    [
        ("INFO", "mushi", "ben"),
        ("DEBUG", "sakura", "ben chiyo daeun"),
        ("DEBUG", "tiengow", "ben chiyo daeun"),
    ],
)
@pytest.mark.usefixtures("blank")
async def test_nothing_public_or_logged_tells_the_secret_or_hidden_cards(
    room: Room, caplog: pytest.LogCaptureFixture, level: str, game: str, other: str
) -> None:
    caplog.set_level(level, logger="paifuda")
    await room.start(game=game, other=other)
    for _ in range(12):
        await room.act()
        table = await room.table()
        shown = "\n".join(f"{one} " for one in strings(room))
        assert [one for one in telltales(table) if one in shown] == []
    written = "\n".join(logs.line(r) for r in caplog.records)
    assert [one for one in telltales(await room.table()) if one in written] == []


@pytest.mark.usefixtures("blank")
async def test_a_failing_database_does_not_log_the_secret(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLAlchemy's errors repeat the parameters of the statement unless told not to."""
    await room.open()
    table = await room.table()
    assert table.promise is not None
    await room.client.services.database.write(
        lambda c: c.execute(text("ALTER TABLE deals RENAME TO gone"))
    )
    await room.press(room.aki, "start")
    assert "no such table" in caplog.text
    assert table.promise.secret not in caplog.text
    assert [card for card in PACK if card in caplog.text] == []


@pytest.mark.usefixtures("blank")
async def test_a_printed_table_hides_the_secret_and_the_hidden_cards(room: Room) -> None:
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


@pytest.mark.parametrize(
    ("key", "seats", "seed", "moves"),
    [
        ("mushi", 2, 1, 6),
        ("koikoi", 2, 1, 6),
        ("sakura", 3, 1, 6),
        ("tiengow", 4, 2, 19),
        ("xiamen", 4, 1, 18),
    ],
)
async def test_the_private_hand_differs_with_the_hand(
    key: str, seats: int, seed: int, moves: int
) -> None:
    game = rules.game(key)
    worlds = WORLDS[key](key, seats, seed, moves)
    first, second = (states(key, seats, one)[-1] for one in worlds)
    assert game.view(first, None) == game.view(second, None)
    assert all(game.view(first, seat) != game.view(second, seat) for seat in range(seats))
