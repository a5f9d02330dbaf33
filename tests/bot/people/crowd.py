"""Many tables that are played at once: people, computer players and standing orders."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from tests.bot.discord.limits import at_once
from tests.bot.discord.room import Room, choices

ORDERED = ("ben", "chiyo")
"""The players with a standing order; Aki answers herself, the fourth is a computer player."""


async def hall(
    env: simcord.Env, room: Room, count: int, monkeypatch: pytest.MonkeyPatch
) -> list[Room]:
    """Open `count` tables of mahjong, each in its own channel, with an open
    hand for each person.
    """
    rooms = [room, *(Room(env, room.settings) for _ in range(count - 1))]
    for one in rooms:
        await _dealt(one)
    with at_once(monkeypatch):
        people = [(one, getattr(one, name)) for one in rooms for name in ("aki", *ORDERED)]
        shown = [await who.slash(one.channel, "hand") for one, who in people]
    await env.settle()
    for (one, who), result in zip(people, shown, strict=True):
        assert result.response is not None
        one.hands[who.id] = result.response
    return rooms


async def _dealt(room: Room) -> None:
    tables, channel = room.client.services.tables, room.channel.id
    aki, *others = (Player(getattr(room, one).id, one) for one in ("aki", *ORDERED))
    one = await tables.lobbies.open(room.guild.id, channel, aki, "xiamen")
    await tables.lobbies.set_pace(one.id, aki.user, "relaxed")
    for player in others:
        await tables.lobbies.join(one.id, player, player.user)
    await tables.lobbies.add_computer(one.id, aki.user, "Computer {}".format)
    await tables.playing.start(one.id, aki.user, 1)
    for player in others:
        await tables.playing.give_order(one.id, player.user, "pass", "match")
    await room.client.screen.renew(one.id)


async def burst(rooms: list[Room], rng: Random, monkeypatch: pytest.MonkeyPatch) -> int:
    """Press many buttons at the same moment, and return their number.

    Each player with a move makes two, and another person looks on. Of two moves the second mostly
    comes too late: it is refused, and the table shown all the same. A player who has to pick a
    piece before it is played has done so.
    """
    pressed = 0
    tables = [(room, await room.table()) for room in rooms]
    for room, one in tables:
        for user in able(room, one):
            found = choices(room.hands[user])
            if found and not any(choice.move for choice in found):
                await room.choose(room.members[user], room.hands[user], rng.choice(found))
    with at_once(monkeypatch):
        for room, one in tables:
            for user in able(room, one):
                found = [choice for choice in choices(room.hands[user]) if choice.move]
                for choice in rng.choices(found, k=2) if found else ():
                    await room.choose(room.members[user], room.hands[user], choice)
                    pressed += 1
            await room.press(room.emilia, "scores")
            pressed += 1
    await rooms[0].env.settle()
    return pressed


def able(room: Room, one: Table) -> list[int]:
    """Return the people of a table who have a move and an open hand, by their numbers."""
    seats = [seat for seat in range(len(one.players)) if one.legal(seat)]
    return [p.user for seat in seats if (p := one.players[seat]) and p.user in room.hands]


async def plies(rooms: list[Room]) -> int:
    """Return the number of moves in the running deals of all tables."""
    deals = [(await room.table()).deal for room in rooms]
    return sum(deal.ply for deal in deals if deal)
