"""An own table that stands in the way of another one is gone on with or ended, by two buttons."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.chat.panels.tables.match.opening import InsteadButton
from bot.chat.panels.tables.match.ways import WAYS, Choices, to_open
from bot.domain.tables.table import Table
from rules import GAMES
from tests.bot.discord.room import Room, parts
from tests.bot.people import own
from tests.bot.people.alone import EN
from tests.bot.people.own import Opening, Stranger, click, forge, moved, over

pytestmark = pytest.mark.usefixtures("blank", "still")

ENDS, STAYS = EN("refusal-own-table-exists"), EN("refusal-own-table-stays")


async def koikoi(room: Room) -> ResponseMessage:
    """The first deal of another game."""
    return await own.lesson(room, "koikoi")


WANTED: dict[str, tuple[Opening, str]] = {
    "open": (lambda room: own.command(room, "sakura"), "sakura"),
    "deal": (koikoi, "koikoi"),
    "daily": (own.daily, "koikoi"),
    "duplicate": (own.duplicate, "mushi"),
}
"""The ways in which somebody asks for another table, and the game they ask for."""


def offered(refused: ResponseMessage) -> list[str]:
    """The ids of the buttons of a refusal that only the person sees."""
    assert refused.ephemeral
    return [part["custom_id"] for part in parts(refused)]


def boards(room: Room, table: Table) -> int:
    """The number of messages that show a table."""
    every = (one for channel in room.env.backend.messages.values() for one in channel.values())
    button = re.compile(rf"(table|lobby):{table.id}:help")
    return sum(bool(button.search(repr(one.components))) for one in every)


async def phase(room: Room, table: Table) -> str:
    return (await room.client.services.tables.at(table.id)).phase


async def pressed(room: Room, refused: ResponseMessage, custom_id: str) -> ResponseMessage:
    """Press a button that a refusal had; in direct messages it still has it."""
    if own.presser(room, refused) is room.aki:
        return await forge(room, refused, custom_id)
    return await click(room, refused, custom_id)


@pytest.mark.parametrize("way", WANTED)
async def test_a_table_in_the_way_is_continued_or_ended(
    room: Room, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart as well; a stranger sees nothing of either."""
    ask, game = WANTED[way]
    await own.lesson(room)
    first, refused = await own.own(room), await ask(room)
    assert refused.content.startswith(ENDS)
    assert EN("game-mushi") in refused.content
    back, instead = offered(refused)
    await room.restart()
    stranger = Stranger(room, monkeypatch)
    shown = await click(room, refused, back)
    assert f"table:{first.id}:hand" in [part["custom_id"] for part in parts(shown)]
    await moved(room, shown)
    assert await phase(room, first) == "playing"
    begun = await pressed(room, refused, instead)
    assert await phase(room, first) == "over"
    assert EN("table-ended", game=EN("game-mushi")) in own.stored(room, shown)
    other = await own.own(room)
    assert (other.key, other.id != first.id) == (game, True)
    assert boards(room, other) == 1
    if other.phase == "lobby":
        begun = await click(room, begun, f"lobby:{other.id}:fill")
    await moved(room, begun)
    assert not [one for one in stranger.seen if one.components != {"DuplicateButton"}]


async def test_a_rematch_ends_what_was_begun_since(room: Room) -> None:
    board = await own.lesson(room)
    first = await own.own(room)
    await over(room)
    await koikoi(room)
    refused = await forge(room, board, f"table:{first.id}:rematch")
    _, instead = offered(refused)
    await moved(room, await click(room, refused, instead))
    again = await own.own(room)
    assert (again.key, again.names, again.id) == (first.key, first.names, first.id + 2)


def test_every_way_to_begin_a_table_asks_about_another() -> None:
    assert {*WANTED, "again", "back"} == {*WAYS}


@pytest.mark.parametrize("standing", [own.daily, own.duplicate])
async def test_a_table_whose_deals_others_play_is_only_continued(
    room: Room, standing: Opening
) -> None:
    """Nobody can play such a deal again; a button that once was offered does not end it either."""
    await standing(room)
    first = await own.own(room)
    refused = await own.lesson(room)
    assert refused.content.startswith(STAYS)
    (back,) = offered(refused)
    forged = await forge(room, refused, f"instead:{first.id}:deal:mushi")
    assert forged.content.startswith(STAYS)
    assert offered(forged) == [back]
    await moved(room, await click(room, refused, back))
    assert (await own.own(room)).id == first.id


# --- Pressed at another time, and by somebody else ------------------------------------------------


async def refusal(room: Room, ask: Opening = koikoi) -> tuple[Table, ResponseMessage, str, str]:
    """A table in the way, the refusal, and the ids of its two buttons."""
    await own.lesson(room)
    first, refused = await own.own(room), await ask(room)
    back, instead = offered(refused)
    return first, refused, back, instead


async def test_a_second_press_ends_nothing_that_the_first_has_begun(room: Room) -> None:
    first, refused, back, instead = await refusal(room)
    await click(room, refused, instead)
    second = await own.own(room)
    assert boards(room, second) == 1
    again = await forge(room, refused, instead)
    assert again.content.startswith(ENDS)
    assert offered(again)[0] == f"own:{second.id}"
    assert (await forge(room, refused, back)).content == EN("refusal-old-table")
    assert (await own.own(room)) == second
    assert await phase(room, first) == "over"


async def test_of_two_presses_at_once_one_begins(room: Room) -> None:
    _, refused, _, instead = await refusal(room)
    done = await asyncio.gather(*(forge(room, refused, instead) for _ in range(2)))
    told = [one.content for one in done]
    assert sum(text.startswith(ENDS) for text in told) == 1
    assert EN("failure") not in told
    assert ((await own.own(room)).key, (await own.own(room)).phase) == ("koikoi", "playing")


async def test_a_table_that_ended_meanwhile_is_not_in_the_way(room: Room) -> None:
    _, refused, back, instead = await refusal(room)
    await room.aki.user.slash("table end")
    assert (await forge(room, refused, back)).content == EN("refusal-old-table")
    await click(room, refused, instead)
    assert ((await own.own(room)).key, (await own.own(room)).phase) == ("koikoi", "playing")


async def test_nobody_else_ends_a_table_or_is_shown_it(room: Room) -> None:
    first, refused, *ids = await refusal(room)
    await own_of(room, room.ben)
    for custom_id, sentence in zip(ids, ("not-seated", "end-refused"), strict=True):
        answer = await forge(room, refused, custom_id, room.ben)
        assert answer.ephemeral
        assert answer.content == EN(f"refusal-{sentence}")
    assert await own.own(room) == first


async def own_of(room: Room, member: Any) -> None:
    """A table of somebody's own."""
    await member.user.slash("table open", game="mushi")


BARRED: dict[str, tuple[str, dict[str, str]]] = {
    "daily:2025-12-31:mushi": ("daily-over", {}),
    "again:1": ("not-over", {}),
    "duplicate:99": ("no-duplicate", {}),
    "open:mushi:nothing::": ("no-preset", {"preset": "nothing"}),
    "open:mushi::9:": ("not-for-so-many", {"people": "2"}),
    "deal:chess": ("no-such-game", {"key": "chess"}),
}
"""The ways that cannot be gone for another reason, and the refusal that tells it."""


async def test_nothing_is_ended_for_what_cannot_begin(room: Room) -> None:
    """Every other refusal comes before the table in the way is ended."""
    board = await own.lesson(room)
    first = await own.own(room)
    for way, (key, values) in BARRED.items():
        answer = await forge(room, board, f"instead:{first.id}:{way}")
        assert (answer.content, answer.ephemeral) == (EN(f"refusal-{key}", **values), True)
    assert await own.own(room) == first


async def test_a_table_that_everybody_sees_is_no_own_table(room: Room) -> None:
    """Its message stays where it is, although its owner presses buttons made for an own table."""
    before = await room.start()
    await own.lesson(room, "koikoi")
    for button in ("own:1", "instead:1:deal:mushi"):
        assert (await forge(room, room.board(), button)).ephemeral
    assert await room.table() == before


def test_every_preset_can_be_asked_for_in_an_id() -> None:
    """With the largest numbers; Discord takes ids of 100 letters."""
    for game in GAMES:
        for preset in game.presets:
            button = InsteadButton(10**18, to_open(Choices(game.key, preset, 99, 50)))
            assert InsteadButton.__discord_ui_compiled_template__.fullmatch(button.custom_id)
            assert len(button.custom_id) <= 100
