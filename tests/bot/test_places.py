"""A table of one person alone is shown to nobody else, however it is opened and played."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord.interactions
from simcord.results import ResponseMessage

from bot.chat.panels.tables.match.ways import WAYS
from bot.domain.tables import fair, taking_back
from tests.bot.discord.room import Room
from tests.bot.people import own
from tests.bot.people.alone import EN
from tests.bot.people.own import MINUTE, Opening, Stranger, click, forge, moved, over
from tests.sources import ROOT, tree

pytestmark = pytest.mark.usefixtures("blank", "still")


WALKED: dict[str, Opening] = {
    "open": own.command,
    "deal": own.lesson,
    "again": own.again,
    "daily": own.daily,
    "duplicate": own.duplicate,
    "duplicate, in a tournament": own.tournament,
    "duplicate, in pairs": own.together,
}
"""The openings of an own table by each way, and of one that only its four players see."""
DOORS = {
    "opens": "open",
    "FirstDealButton": "deal",
    "TableButton": "again",
    "HandButton": "again",
    "DailyButton": "daily",
    "DuplicateButton": "duplicate",
    "OwnTableButton": "back",
    "InsteadButton": "",
}
"""The commands and buttons that lead to an own table, with their ways; one takes any way."""
ANNOUNCED = frozenset(
    ("DuplicateButton", "TournamentButton", "TournamentPage", "SteerButton", "LeagueButton")
)
"""The buttons of messages that tell everybody of a match played elsewhere."""
BOARD = frozenset(("DailyButton",))
"""The button below the board that lists a server's tables."""


# --- The ways there are ---------------------------------------------------------------------------


def holders(folder: str, *called: str) -> set[str]:
    """The classes, functions and commands in whose bodies one of some functions is called."""
    found = set[str]()
    for path in (ROOT / folder).rglob("*.py"):
        if any(f"{name}(" in path.read_text(encoding="utf-8") for name in called):
            found |= {node.name for node in bodies(tree(path)) if calls(node) & {*called}}
    return found


Body = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def bodies(module: ast.Module) -> Iterator[Body]:
    """The classes and functions of a module; a command stands for the function that makes it."""
    for node in module.body:
        if isinstance(node, Body):
            inner = [one for one in node.body if isinstance(one, ast.AsyncFunctionDef)]
            commands = [one for one in inner if one.decorator_list]
            yield from commands if isinstance(node, ast.FunctionDef) and commands else [node]


def calls(node: Body) -> set[str]:
    """The last two names of every function that is called in a body."""
    every = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return {".".join(ast.unparse(one).split(".")[-2:]) for one in every}


def test_every_command_and_button_that_opens_an_own_table_works() -> None:
    """A new door fails here until it is named above, and a new way until it is walked."""
    doors = holders("bot/chat", "opening.begin", "opening.rematch", "begin")
    assert doors - {"rematch"} == {*DOORS}
    assert {*WAYS} == {*DOORS.values()} - {""}
    assert {way.partition(",")[0] for way in WALKED} == {*WAYS} - {"back"}


def test_nothing_but_the_ways_opens_a_table() -> None:
    """Beside them only a table for people on a server is opened, and a match of a tournament."""
    services = "lobbies.open", "lobbies.rematch", "lobbies.found", "dailies.begin", "duplicates.sit"
    every = {WAYS[way].__name__ for way in WAYS if way != "back"}
    assert holders("bot/chat", *services) == {*every, "in_public"}
    opening = holders("bot/services", "lobbies.found", "self.found")
    assert opening - {"Exclusions", "Blocked"} == {"Lobbies", "Dailies", "Duplicates", "Meetings"}


# --- What a stranger sees -------------------------------------------------------------------------


async def put_up_board(room: Room) -> None:
    """Let the channel have the board that lists the server's tables."""
    manages = room.guild.create_role("host", permissions=discord.Permissions(manage_guild=True))
    host = room.guild.add_member(room.env.create_user("host"), roles=[manages])
    await host.slash(room.channel, "hall board")


async def played(room: Room, board: ResponseMessage) -> None:
    """Play an own table: moves, a message sent anew, the next deal, the end, two rematches."""
    first = await own.own(room)
    await moved(room, board)
    await room.env.advance_time(20 * MINUTE)
    await moved(room, board)
    await over(room, "between")
    hand = await click(room, board, f"table:{first.id}:hand")
    if (await own.own(room)).phase == "between":
        await click(room, hand, f"hand:{first.id}:ready")
    await over(room)
    hand = await click(room, board, f"table:{first.id}:hand")
    if first.elsewhere:
        return
    board = await click(room, hand, f"hand:{first.id}:rematch")
    second = await own.own(room)
    assert second.id != first.id
    await over(room)
    await click(room, board, f"table:{second.id}:hand")
    await click(room, board, f"table:{second.id}:rematch")
    assert (await own.own(room)).id != second.id


@pytest.mark.parametrize("way", WALKED)
async def test_a_stranger_sees_nothing_of_a_private_table(
    room: Room, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its opening to the second rematch, messages that are sent anew included."""
    stranger = Stranger(room, monkeypatch)
    await put_up_board(room)
    board = await WALKED[way](room)
    if way != "duplicate, in pairs":
        await played(room, board)
    told = [one for one in stranger.seen if not one.components <= ANNOUNCED]
    assert {one.components for one in told} == {BOARD}
    assert all(EN("list-none") in one.content for one in told)
    assert not any(one.files for one in stranger.seen)


async def test_a_stranger_sees_nothing_of_a_move_taken_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Aki claims a tile, which shows nothing hidden, and takes it back."""
    monkeypatch.setattr(fair, "draw_secret", lambda: "5e" * 32)
    board, stranger = await own.lesson(room, "xiamen"), Stranger(room, monkeypatch)
    table = await own.own(room)
    seat, playing = table.seat_of(room.aki.id) or 0, room.client.services.tables.playing
    while taking_back.last_move(table, seat) is None:
        legal = table.legal(seat)
        claims = [move for move in legal if move.verb in ("pung", "chow")]
        table = await playing.play(table.id, room.aki.id, (claims or legal)[0])
    made = await forge(room, board, f"back:{table.id}")
    assert made.ephemeral
    after = await own.own(room)
    assert after.deal
    assert table.deal
    assert after.deal.ply < table.deal.ply
    assert not stranger.seen


async def test_an_own_table_is_told_in_its_player_s_language(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server speaks another one: sent, changed by a move, and pressed on to the next deal."""
    built = simcord.interactions.base_payload

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        return record, {**found, "guild_locale": "ja"}

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    board = await own.duplicate(room)
    table, told = await own.own(room), [board.content]
    await moved(room, board)
    told.append(own.stored(room, board))
    await over(room, "between")
    await click(room, board, f"table:{table.id}:hand")
    told.append((await click(room, board, f"table:{table.id}:ready")).content)
    assert [EN("game-mushi") in one for one in told] == [True] * 3
    assert len({*told}) == 3
