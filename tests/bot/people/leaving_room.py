"""A match on the simulated Discord that people leave: its message, its seats, its ledger."""

from __future__ import annotations

import simcord
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import select

from bot.services.ledger import rebuilding
from bot.store.ledger import books
from tests.bot.discord.room import Message, Room, parts
from tests.bot.people.league_room import LeagueRoom


def button(message: Message, start: str, end: str = "") -> str:
    """Return the id of the only button that has this beginning and end."""
    ids: list[str] = [part["custom_id"] for part in parts(message)]
    (found,) = [one for one in ids if one.startswith(start) and one.endswith(end)]
    return found


def answered(result: InteractionResult) -> ResponseMessage:
    """Return the message with which the bot answered."""
    assert result.response is not None
    return result.response


async def click(
    member: simcord.MemberActor, shown: ResponseMessage, start: str, end: str = ""
) -> InteractionResult:
    """Press a button of a message that the bot has answered with."""
    return await member.click(shown.message, custom_id=button(shown, start, end))


async def own_turn(room: Room, member: simcord.MemberActor) -> None:
    """Play until a person is asked."""
    while (await room.asked()) is not member:
        await room.act()


async def seated(room: Room) -> list[str]:
    """Return the names at the table, each with the way in which the player is away."""
    return [f"{p.name} {p.away}".strip() for p in (await room.table()).players if p]


async def results(room: Room) -> list[tuple[int, int]]:
    """Return the points and the place of each seat as they are recorded."""
    r = books.results
    query = select(r.c.points, r.c.place).order_by(r.c.table, r.c.seat)
    return [tuple(row) for row in await LeagueRoom(room).rows(query)]


async def balanced(room: Room) -> bool:
    """Whether the ledger follows from the moves, and all entries sum to zero."""
    (_, faults, _) = await room.client.services.database.read(rebuilding.rebuild)
    p = books.postings
    return not faults and not sum(await LeagueRoom(room).column(p.c.delta))
