"""The bot for a person alone: in direct messages, in group messages, in servers it is not in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import simcord
import simcord.interactions

from bot.chat.client import Paifuda
from bot.chat.commands import PERSONAL
from bot.domain.refusal import Refusal
from bot.domain.shards import Shards
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from tests.bot.discord.room import parts
from tests.bot.people.alone import EN, Alone, said

HOUR = 3600.0


@pytest.fixture
def alone(simcord_env: simcord.Env) -> Alone:
    return Alone(simcord_env)


@pytest.mark.usefixtures("blank")
async def test_a_match_with_computers_is_played_in_direct_messages(alone: Alone) -> None:
    opened = await alone.user.slash("table open", game="koikoi", deals=2)
    assert EN("lobby-private") in said(opened)
    offered = {part["custom_id"].rpartition(":")[2] for part in parts(alone.boards[-1])}
    assert not offered & {"join", "clock", "pace"}
    await alone.press("fill")
    table = await alone.table()
    assert (table.private, table.channel, table.phase) == (True, alone.user.id, "playing")
    while (table := await alone.table()).phase != "over":
        if table.phase == "between":
            await alone.press("ready")
        elif table.asked:
            await alone.move()
        else:
            raise AssertionError("a table alone waits for its person only")
    (board,) = alone.boards
    assert EN("table-over", game=EN("game-koikoi")) in board.content
    own = await alone.client.services.ledger.account(0, alone.user.id)
    assert own
    assert own.deals == 2
    told = said(await alone.user.slash("scores"))
    assert EN("scores-own") in told
    assert EN("scores-server") not in told


@pytest.mark.usefixtures("blank")
async def test_nothing_happens_there_without_a_press(alone: Alone) -> None:
    before = await alone.start()
    board = alone.boards[-1].content
    assert before.next_due is None
    assert not before.notices
    await alone.env.advance_time(30 * 24 * HOUR)
    assert await alone.table() == before
    assert [one.content for one in alone.boards] == [board]


@pytest.mark.usefixtures("blank")
async def test_changes_are_shown_in_the_message_a_press_may_edit(
    alone: Alone,
) -> None:
    await alone.start()
    before = alone.boards[-1].content
    await alone.move()
    (board,) = alone.boards
    assert board.content != before


@pytest.mark.usefixtures("blank")
async def test_a_message_no_press_may_edit_is_sent_anew(alone: Alone) -> None:
    """Discord lets a press change messages for a quarter of an hour."""
    before = await alone.start()
    (old,) = alone.boards
    await alone.env.advance_time(HOUR / 4)
    await alone.move()
    table = await alone.table()
    assert [one.id for one in alone.boards] == [before.message, table.message]
    assert alone.boards[0].content == old.content
    await alone.move()
    assert len(alone.boards) == 2


@pytest.mark.usefixtures("blank")
async def test_after_a_restart_the_next_move_shows_the_table(alone: Alone) -> None:
    await alone.start()
    settings = alone.client.settings
    await alone.env.restart_bot(Paifuda(settings))
    await alone.move()
    assert len(alone.boards) == 2
    assert (await alone.table()).message == alone.boards[-1].id


@pytest.mark.usefixtures("blank")
async def test_show_brings_the_table_below(alone: Alone) -> None:
    await alone.start()
    (first,) = alone.boards
    await alone.user.slash("table show")
    assert [first.id, (await alone.table()).message] == [one.id for one in alone.boards]
    await alone.press("hand", alone.boards[-1])


async def test_a_private_table_is_found_by_its_person_alone(
    alone: Alone, simcord_env: simcord.Env
) -> None:
    await alone.start()
    other = Alone(simcord_env, "ben")
    assert EN("games-private") in said(await alone.user.slash("games"))
    assert said(await other.user.slash("games")) == EN("games-none")
    assert said(await other.user.slash("hand")) == EN("refusal-no-table-alone")
    table = await alone.table()
    with pytest.raises(Refusal) as refused:
        await alone.client.services.tables.lobbies.join(table.id, Player(other.user.id, "Ben"), 5)
    assert refused.value.sentence == "begun"
    again = await alone.user.slash("table open", game="mushi")
    assert said(again).startswith(EN("refusal-own-table-exists"))


async def test_nobody_else_sits_down_at_it(alone: Alone) -> None:
    await alone.user.slash("table open", game="mushi")
    number = (await alone.table()).id
    lobbies = alone.client.services.tables.lobbies
    acts: tuple[Callable[[], Awaitable[Table]], ...] = (
        lambda: lobbies.join(number, Player(4711, "Ben"), 5),
        lambda: lobbies.set_clock(number, alone.user.id, "3600 move"),
    )
    for act in acts:
        with pytest.raises(Refusal) as refused:
            await act()
        assert refused.value.sentence == "private-table"


@pytest.mark.parametrize("name", ["table list", "table move"])
async def test_commands_for_a_server_are_refused_in_a_sentence(alone: Alone, name: str) -> None:
    more = {"table": 1} if name == "table move" else {}
    assert said(await alone.user.slash(name, **more)) == EN("refusal-server-only")


async def test_commands_for_one_person_are_answered(alone: Alone) -> None:
    assert said(await alone.user.slash("rules", game="mushi"))
    assert (await alone.user.slash("words", game="mushi")).response
    assert said(await alone.user.slash("settings mine"))
    server = said(await alone.user.slash("settings server"))
    assert server == EN("refusal-server-only")
    hand = "1-1 1-2 1-3"
    assert said(await alone.user.slash("appraise", rules="xiamen", hand=hand))


# --- Where commands may be used -------------------------------------------------------------------


async def test_commands_say_where_they_may_be_installed_and_used(alone: Alone) -> None:
    """Installed by servers (0) and people (1); used there (0), with the bot (1), elsewhere (2)."""
    tree = alone.client.tree
    for command in tree.get_commands():
        payload: dict[str, Any] = command.to_dict(tree)
        own = command.name in PERSONAL
        assert payload["integration_types"] == ([0, 1] if own else [0]), command.name
        assert payload["contexts"] == ([0, 1, 2] if own else [0]), command.name
    assert {one.name for one in tree.get_commands()} >= PERSONAL


@pytest.mark.usefixtures("blank")
async def test_in_a_server_without_the_bot_it_serves_its_person(
    simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There and in group messages Discord names the person as who has installed it, no server."""
    built = simcord.interactions.base_payload
    installed: dict[str, str] = {}

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        return record, {**found, "authorizing_integration_owners": installed}

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    server = simcord_env.create_guild("Elsewhere")
    channel = server.create_text_channel("chat")
    aki = server.add_member(simcord_env.create_user("aki", global_name="Aki"))
    ben = server.add_member(simcord_env.create_user("ben", global_name="Ben"))
    installed["1"] = str(aki.id)
    client = simcord_env.bot
    assert isinstance(client, Paifuda)
    client.hold.shards = Shards(frozenset({1}), 2)  # it is answered, whosever server this is
    opened = await aki.slash(channel, "table open", game="koikoi", deals=2)
    assert EN("lobby-private") in said(opened)
    table = await client.services.tables.shown_in(aki.id)
    assert table.private
    assert said(await aki.slash(channel, "table list")) == EN("refusal-server-only")
    assert said(await aki.slash(channel, "settings server")) == EN("refusal-server-only")
    installed["1"] = str(ben.id)
    assert said(await ben.slash(channel, "hand")) == EN("refusal-no-table-alone")
    (board,) = [one for one in channel.history() if one.components]
    installed["1"] = str(aki.id)
    ids = [part["custom_id"] for part in parts(board)]
    await aki.click(board, custom_id=next(one for one in ids if one.endswith(":fill")))
    assert (await client.services.tables.at(table.id)).phase == "playing"


@pytest.mark.usefixtures("blank")
async def test_a_rematch_alone_with_computers_asks_nobody(alone: Alone) -> None:
    await alone.user.slash("table open", game="mushi", deals=1)
    await alone.press("fill")
    while (first := await alone.table()).phase != "over":
        await alone.move()
    await alone.press("rematch")
    again = await alone.table()
    assert again.id != first.id
    assert (again.phase, again.players) == ("playing", first.players)
    assert again.message == alone.boards[-1].id
