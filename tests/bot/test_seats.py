"""Seats fit the people: more are added while the game has room, free ones vanish at the start."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.tables import fair
from bot.domain.tables.player import COMPUTER, Player
from bot.services.tables.tables import Tables
from bot.words import Words
from rules import RuleError
from rules.hanafuda.mushi import Mushi
from rules.hanafuda.options import MushiOptions
from tests.bot.discord import forged
from tests.bot.discord.room import Room, parts, said

pytestmark = pytest.mark.usefixtures("blank")
AKI, BEN, CHIYO = Player(1, "Aki"), Player(2, "Ben"), Player(3, "Chiyo")


@pytest.fixture
def roomy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Mushi for two to four whose house rules are not for three; it is dealt only to two."""

    def check(_: Mushi, options: MushiOptions, seats: int) -> None:
        if seats == 3 or seats not in Mushi.seats:
            raise RuleError("Not for three.", "house-rules-clash", clashes="Not for three.")

    monkeypatch.setattr(Mushi, "seats", range(2, 5))
    monkeypatch.setattr(Mushi, "check", check)


@pytest.fixture
def tables(room: Room) -> Tables:
    return room.client.services.tables


async def lobby(tables: Tables, seats: str, channel: int = 9) -> int:
    """A lobby with somebody on each seat that has a letter: `A.B`; C is a computer player."""
    number = (await tables.lobbies.open(1, channel, AKI, "mushi")).id
    for place, letter in enumerate(seats[1:], 1):
        if letter == "B":
            await tables.lobbies.join(number, BEN, 200)
        elif letter == "C":
            await tables.lobbies.add_computer(number, 1, "Computer {}".format)
        elif letter == ".":
            await tables.lobbies.join(number, Player(90 + place, "gone"), 90 + place)
    for place, letter in enumerate(seats):
        if letter == ".":
            await tables.lobbies.leave(number, 90 + place if place else 1)
    return number


def letters(players: Any) -> str:
    """The players by seat: `A.B`."""
    return "".join("." if p is None else p.name[0] for p in players)


CHANGES: list[tuple[str, Any, str]] = [
    ("A.", lambda t, n: t.lobbies.join(n, CHIYO, 3), "AC"),
    ("AB", lambda t, n: t.lobbies.join(n, CHIYO, 3), "ABC"),
    ("AB", lambda t, n: t.lobbies.add_computer(n, 1, "Computer {}".format), "ABC"),
    ("A.B.", lambda t, n: t.lobbies.join(n, CHIYO, 3), "ACB."),
    ("ABCC", lambda t, n: t.lobbies.remove_computer(n, 2), "ABC."),
    ("ABC", lambda t, n: t.lobbies.leave(n, 1), ".BC"),
    ("AB", lambda t, n: t.lobbies.change_seat(n, 1), "BA"),
    ("AB", lambda t, n: t.lobbies.change_seat(n, 2), "BA"),
    ("A.B", lambda t, n: t.lobbies.change_seat(n, 1), ".AB"),
    ("A.B", lambda t, n: t.lobbies.change_seat(n, 2), "B.A"),
    ("ABC", lambda t, n: t.lobbies.change_seat(n, 2), "ACB"),
    ("A.B.", lambda t, n: t.playing.start(n, 1, 1), "AB"),
]
"""The seats of a lobby, a change, and the seats afterwards."""
REFUSED: list[tuple[str, Any, str]] = [
    ("ABCC", lambda t, n: t.lobbies.join(n, CHIYO, 3), "full"),
    ("A..", lambda t, n: t.playing.start(n, 1, 1), "too-few"),
    ("ABC", lambda t, n: t.playing.start(n, 1, 1), "house-rules-clash"),
    ("AC", lambda t, _: t.lobbies.open(1, 8, BEN, "mushi", seats=3), "house-rules-clash"),
    ("AC", lambda t, _: t.lobbies.open(1, 8, BEN, "mushi", seats=5), "house-rules-clash"),
]
"""The seats of a lobby, what is refused there, and the sentence of the refusal."""


@pytest.mark.usefixtures("roomy")
async def test_seats_after_a_change(room: Room, tables: Tables) -> None:
    for channel, (seats, act, then) in enumerate(CHANGES, 9):
        number = await lobby(tables, seats, channel)
        assert letters((await act(tables, number)).players) == then, (seats, channel)
        written = await Tables(room.client.services.database).shown_in(channel)
        assert written == await tables.shown_in(channel), (seats, then)


@pytest.mark.usefixtures("roomy")
async def test_nobody_moves_when_it_is_refused(tables: Tables) -> None:
    for channel, (seats, act, sentence) in enumerate(REFUSED, 9):
        number = await lobby(tables, seats, channel)
        with pytest.raises(RuleError) as refused:
            await act(tables, number)
        assert refused.value.sentence == sentence, (seats, sentence)
        assert letters((await tables.shown_in(channel)).players) == seats, (seats, sentence)


@pytest.mark.usefixtures("roomy")
async def test_additions_move_with_their_players_and_the_match_verifies(
    room: Room, tables: Tables
) -> None:
    number = await lobby(tables, ".B")
    ben = await tables.shown_in(9)
    assert (ben.owner, ben.promise and ben.promise.additions) == (2, ("1:200",))
    await tables.lobbies.join(number, AKI, 100)
    moved = await tables.lobbies.change_seat(number, 2)
    assert moved.promise
    assert moved.promise.additions == ("0:200", "1:100")
    await tables.lobbies.join(number, CHIYO, 300)
    await tables.lobbies.change_seat(number, 1)
    await tables.lobbies.leave(number, 3)
    table = await tables.playing.start(number, 1, 101)
    assert table.deal
    assert letters(table.players) == "BA"
    assert table.deal.promise.additions == ("0:200", "1:101")
    assert table.deal.promise.carry == table.game.opening(table.options, 2)
    deck = table.game.deck(table.options, 2)
    secret, additions = table.deal.promise.secret, table.deal.promise.additions
    assert table.deal.chance == fair.chance(secret, additions, deck)
    assert await Tables(room.client.services.database).shown_in(9) == table


@pytest.mark.usefixtures("roomy")
async def test_the_lobby_offers_what_can_be_done(room: Room, say: Words) -> None:
    """Buttons and the line under the seats, press by press."""

    def can(act: str) -> bool | None:
        found = [p for p in parts(room.board()) if p["custom_id"].endswith(f":{act}")]
        return not found[0].get("disabled") if found else None

    await room.aki.slash(room.channel, "table open", game="mushi")
    rows = [
        (None, "", say("lobby-hint"), (True, None, True)),
        (room.ben, "join", say("lobby-start", more=2), (True, True, None)),
        (room.ben, "computer", say("lobby-agree", names="Aki"), (True, False, None)),
        (room.aki, "agree", "Not for three.", (True, False, None)),
        (room.chiyo, "join", say("lobby-full"), (False, True, None)),
        (room.ben, "leave", "Not for three.", (True, None, True)),
        (room.aki, "no-computer", say("lobby-start", more=2), (True, True, True)),
        (room.aki, "seat", say("lobby-start", more=2), (True, True, True)),
    ]
    for who, act, told, able in rows:
        if who and act == "no-computer":
            number = (await room.table()).id
            await forged.press(who, room.board(), f"lobby:{number}:{act}")
        elif who:
            await room.press(who, act)
        assert told in room.board().content
        assert tuple(map(can, ("join", "start", "fill"))) == able
    assert letters((await room.table()).players) == ".A.C"
    await room.press(room.chiyo, "start")
    assert (await room.table()).names == ("Aki", "Chiyo")
    assert (await room.table()).phase == "playing"


@pytest.mark.usefixtures("roomy")
async def test_a_preset_for_more_players_opens_with_as_many_seats(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(_: Mushi, options: MushiOptions, seats: int) -> None:
        if seats < 4:
            raise RuleError("For four.", "house-rules-clash", clashes="For four.")

    monkeypatch.setattr(Mushi, "check", check)
    table = await tables.lobbies.open(1, 9, AKI, "mushi")
    assert letters(table.players) == "A..."
    with pytest.raises(RuleError):
        await tables.lobbies.open(1, 10, AKI, "mushi", seats=2)


@pytest.mark.usefixtures("roomy")
async def test_computer_players_count_and_people_own(tables: Tables) -> None:
    number = await lobby(tables, "AC")
    table = await tables.playing.start(number, 1, 5)
    assert [player.user for player in table.players if player] == [1, COMPUTER]


@pytest.mark.parametrize("people", [2, 3, 5, 7])
async def test_sakura_is_dealt_to_as_many_as_sit_there(
    room: Room, tables: Tables, people: int
) -> None:
    number = (await tables.lobbies.open(1, 9, AKI, "sakura", seats=4, deals=1)).id
    for _ in range(people - 1):
        await tables.lobbies.add_computer(number, 1, "Computer {}".format)
    table = await tables.lobbies.change_seat(number, 1)
    assert len(table.players) == max(people, 4)
    table = await tables.playing.start(number, 1, 5)
    assert table.deal
    assert [table.seat_of(1), len(table.players)] == [1, people]
    assert table.deal.promise.carry == table.game.opening(table.options, people)
    assert await Tables(room.client.services.database).shown_in(9) == table


@pytest.mark.parametrize("others", ["", "ben"])
async def test_computer_players_take_free_seats_when_the_match_starts(
    room: Room, say: Words, others: str
) -> None:
    await room.open(0, others, "xiamen")
    await room.press(room.aki, "fill")
    table = await room.table()
    assert (table.phase, len(table.players), len(set(table.names))) == ("playing", 4, 4)
    people = [player.user for player in table.players if player and not player.computer]
    assert people == [room.aki.id, room.ben.id][: 2 if others else 1]
    assert await Tables(room.client.services.database).shown_in(room.channel.id) == table


async def test_a_person_without_a_seat_starts_nothing(room: Room, say: Words) -> None:
    await room.open(1, None)
    assert said(await room.press(room.chiyo, "fill")) == say("refusal-not-seated")
    assert (await room.table()).names == ("Aki", "")
