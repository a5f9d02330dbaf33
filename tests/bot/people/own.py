"""Tables at which one person plays alone: the ways to open them, and the messages a stranger
sees.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest
from simcord.backend.access import can_access_channel
from simcord.results import ResponseMessage

from bot.chat.client import COMPONENTS
from bot.domain.tables.table import Table
from tests.bot.discord import forged
from tests.bot.discord.room import Message, Room, choices, parts
from tests.bot.people.league_room import LeagueRoom

MINUTE = 60.0


async def own(room: Room) -> Table:
    """Return the table at which Aki plays alone."""
    table = await room.client.services.tables.shown_in(room.aki.id)
    assert table.private
    return table


async def click(room: Room, shown: Message, custom_id: str) -> ResponseMessage:
    """Press a button of a message in its present form; return the answer."""
    message = getattr(shown, "message", shown)
    made = (await presser(room, shown).click(message, custom_id=custom_id)).response
    assert made is not None
    return made  # type: ignore[no-any-return]


def stored(room: Room, shown: ResponseMessage) -> str:
    """Return the present words of a message."""
    return room.env.backend.get_message(shown.message.channel.id, shown.id).content


def presser(room: Room, shown: Message) -> Any:
    """Return Aki as the actor who can press below a message: a user in direct messages, or a
    member.
    """
    message: Any = getattr(shown, "message", shown)
    here = message.channel.id == room.aki.user.dm_channel.id
    return room.aki.user if here else room.aki


async def forge(room: Room, shown: Message, custom_id: str, who: Any = None) -> ResponseMessage:
    """Press a button that may be gone from below a message; return the answer."""
    message = getattr(shown, "message", shown)
    made = (await forged.press(who or room.aki, message, custom_id)).response
    assert made
    return made


async def command(room: Room, game: str = "mushi") -> ResponseMessage:
    """Open a table in direct messages, and let computers fill a lobby; return the answer."""
    lobby: ResponseMessage | None
    lobby = (await room.aki.user.slash("table open", game=game, deals=2)).response
    assert lobby
    if lobby.ephemeral:
        return lobby
    return await click(room, lobby, f"lobby:{(await own(room)).id}:fill")


async def lesson(room: Room, game: str = "mushi") -> ResponseMessage:
    """Begin the first deal after the lessons; return the answer."""
    shown = (await room.aki.slash(room.channel, "learn", game=game)).response
    assert shown
    return await click(room, await click(room, shown, f"learn:{game}"), f"firstdeal:{game}")


async def daily(room: Room) -> ResponseMessage:
    """Begin the deal of the day; return the answer."""
    shown = (await room.aki.slash(room.channel, "daily")).response
    assert shown
    day, *_ = await room.client.services.dailies.promises()
    return await forge(room, shown, f"daily:{day}:koikoi:begin")


async def match(room: Room, *others: str, **options: object) -> str:
    """Begin a duplicate match; return the id of the button that opens one's own table."""
    await room.aki.slash(room.channel, "table duplicate", game="mushi", deals=2, **options)
    shown = room.channel.history()[-1]
    (number,) = {part["custom_id"].split(":")[1] for part in parts(shown)}
    for other in others:
        await getattr(room, other).click(shown, custom_id=f"duplicate:{number}:join")
    await room.aki.click(shown, custom_id=f"duplicate:{number}:begin")
    return f"duplicate:{number}:play"


async def duplicate(room: Room) -> ResponseMessage:
    """Open one's own table in a duplicate match of single players."""
    play = await match(room, "ben")
    return await click(room, room.channel.history()[-1], play)


async def together(room: Room) -> ResponseMessage:
    """Open one's own table in a duplicate match of pairs, whose tables are in private threads."""
    play = await match(room, "ben", "chiyo", "daeun", side=2)
    return await click(room, room.channel.history()[-1], play)


async def tournament(room: Room) -> ResponseMessage:
    """Open one's own table in a round of a tournament in which everybody plays the same deals."""
    league = LeagueRoom(room)
    await league.found()
    options = {"form": "duplicate", "game": "mushi", "start": 30, "time": 30, "rounds": 1}
    await league.does("league tournament", **options, deals=2)
    (board,) = [m for m in room.channel.history() if "**Tournament**" in m.content]
    for member in (room.aki, room.ben):
        await member.click(board, custom_id="tournament:1:enter")
    await room.env.advance_time(30 * MINUTE + 1)
    return await click(room, board, "duplicate:1:play")


Opening = Callable[[Room], Awaitable[ResponseMessage]]


async def again(room: Room) -> ResponseMessage:
    """Ask for a rematch of a finished match, by the button below it; return the answer."""
    board = await lesson(room)
    first = await own(room)
    await over(room)
    return await forge(room, board, f"table:{first.id}:rematch")


async def moved(room: Room, board: ResponseMessage) -> ResponseMessage:
    """Make a move through the hand; return the hand after the move."""
    hand = await click(room, board, f"table:{(await own(room)).id}:hand")
    while True:
        choice = choices(hand)[0]
        after = (await room.choose(presser(room, hand), hand, choice)).response
        assert after
        hand = after
        if choice.move:
            return hand


async def over(room: Room, until: str = "over") -> None:
    """Play Aki's table to its end, or until another phase."""
    playing = room.client.services.tables.playing
    while (table := await own(room)).phase not in (until, "over"):
        if table.phase == "between":
            await playing.ready(table.id, room.aki.id, 5)
        else:
            seat = table.seat_of(room.aki.id) or 0
            await playing.play(table.id, room.aki.id, table.legal(seat)[0])


class Seen(NamedTuple):
    """A message as a stranger sees it: its components by class, and its files."""

    act: str
    content: str
    components: frozenset[str]
    files: tuple[str, ...]


class Stranger:
    """A member who looks at everything that is sent and edited where they can read."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[Seen] = []
        backend, emilia = room.env.backend, room.emilia
        for act, name in (("sent", "commit_message"), ("edited", "edit_message")):
            done = getattr(backend, name)

            def watched(*what: Any, act: str = act, done: Any = done, **more: Any) -> Any:
                message = done(*what, **more)
                reads = can_access_channel(room.env, message.channel_id, emilia)
                if reads and not message.is_ephemeral:
                    self.seen.append(_seen(act, message))
                return message

            monkeypatch.setattr(backend, name, watched)


def _seen(act: str, message: Any) -> Seen:
    ids = [part.get("custom_id", "") for row in message.components for part in row["components"]]
    classes = {
        one.__name__
        for custom_id in ids
        for one in COMPONENTS
        if one.__discord_ui_compiled_template__.fullmatch(custom_id)
    }
    files = tuple(one["filename"] for one in message.attachments)
    return Seen(act, message.content, frozenset(classes), files)
