"""Random courses with other hidden pieces, played in a channel: everybody is shown the same."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest
import simcord
from simcord.results import InteractionResult

from rules import Chance, Move, Seat
from tests.bot.discord.recording import Worlds, assert_alike
from tests.bot.discord.room import PEOPLE, Room, answers, parts
from tests.bot.people.agreeing import all_agree
from tests.bot.test_alike_courses import alike
from tests.bot.world.apart import written
from tests.playing import TABLES
from tests.playing import Table as House
from tests.volume import part, seeds

HOUSES = [
    house
    for house in TABLES
    if house.preset == next(iter(house.game.presets)) and house.seats <= len(PEOPLE)
]
"""Every game under its main rules, with as many people as a room has."""
MOST = {"hanafuda": 9, "tiengow": 22, "mahjong": 30}
"""The largest number of moves that are made, by family: no deal comes to its end."""
ASKED = ("hand", "catchup", "table show", "games", "verify", "record", "scores")
"""The commands of the viewer, who also types a move now and then."""
CLOCKS = ("none", "172800 move", "86400+3600 move", "259200 vote")


class Pair(NamedTuple):
    """A course of moves, and two decks that are alike for a seat."""

    seat: Seat
    log: Sequence[tuple[Seat, Move]]
    first: Chance
    other: Chance


def pair(house: House, seed: int) -> Pair | None:
    """Return the part of two courses that is to be played; None without a second deck."""
    found = [(seat, one, other) for seat, one, other in alike(house, seed) if seat is not None]
    for seat, one, other in reversed(found):
        if one.deal and other.deal and 2 < one.deal.ply <= MOST[house.game.family]:
            return Pair(seat, one.deal.log, one.deal.chance, other.deal.chance)
    return None


async def course(room: Room, house: House, played: Pair, seed: int, heard: list[Any]) -> None:
    """Play a course; the viewer asks for everything, the others open their hands."""
    rng, tables = Random(seed), room.client.services.tables
    members = [getattr(room, name) for name in PEOPLE[: house.seats]]
    await room.open(0, " ".join(PEOPLE[1 : house.seats]), house.game.key)
    number = (await room.table()).id
    await tables.lobbies.set_clock(number, room.aki.id, rng.choice(CLOCKS))
    await all_agree(tables, number)
    await room.press(room.aki, "start")
    for seat, move in played.log:
        for _ in range(rng.randrange(3)):
            await act(room, members[played.seat], rng.choice(members), rng, heard)
        await tables.playing.play(number, members[seat].id, move)
        await room.client.screen.renew(number)
        await room.env.advance_time(1)
    heard += shown(await members[played.seat].slash(room.channel, "hand"))


async def act(
    room: Room,
    viewer: simcord.MemberActor,
    other: simcord.MemberActor,
    rng: Random,
    heard: list[Any],
) -> None:
    """Do something between two moves: ask as the viewer, look at a hand, or wait."""
    match rng.choice((*ASKED, "typing", "looking", "waiting")):
        case "typing":
            heard.append(await viewer.autocomplete(room.channel, "play", "move", ""))
        case "looking":
            await other.slash(room.channel, "hand")
        case "waiting":
            await room.env.advance_time(rng.choice((5, 30, 100)))
        case command:
            heard += shown(await viewer.slash(room.channel, command))


def shown(made: InteractionResult) -> list[Any]:
    """Return the answers to a person as Discord shows them."""
    return [
        (one.content, parts(one), [(file.filename, file.description) for file in one.attachments])
        for one in answers(made)
    ]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("seed", seeds(1, 6))
@pytest.mark.parametrize("house", part(HOUSES, 6), ids=str)
@pytest.mark.slow
async def test_a_match_with_other_hidden_pieces_shows_the_same(
    worlds: Worlds, monkeypatch: pytest.MonkeyPatch, house: House, seed: int
) -> None:
    played = next(filter(None, (pair(house, seed + more) for more in range(20))), None)
    assert played is not None
    written(monkeypatch)
    heard: tuple[list[Any], list[Any]] = [], []
    first, other = [
        await worlds.seen(partial(course, house=house, played=played, seed=seed, heard=own), chance)
        for own, chance in zip(heard, (played.first, played.other), strict=True)
    ]
    assert heard[0] == heard[1] != []
    assert_alike(first, other, but="notice")  # notices come by the clock, not by a press
